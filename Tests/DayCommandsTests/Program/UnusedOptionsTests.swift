import Testing

/// Options that cannot make a difference in a call are errors that name what they need.
struct UnusedOptionsTests {
  /// A call with an option without effect, the message, and a call in which it has an effect.
  struct Call: Sendable, CustomTestStringConvertible {
    var line: String
    var message: String
    var other: String

    var testDescription: String { line }

    init(_ line: String, _ message: String, _ other: String) {
      (self.line, self.message, self.other) = (line, message, other)
    }
  }

  private static let work = [
    Call(
      "round end-of-month --weekend fri 2025-08-28",
      "--weekend applies to business days only: use a rule such as next-business-day",
      "round next-business-day --weekend fri 2025-08-28"),
    Call(
      "round end-of-month --holidays h.txt 2025-08-28",
      "--holidays applies to business days only: use a rule such as next-business-day",
      "round last-business-day-of-month --holidays h.txt 2025-08-28"),
    Call(
      "range today 2025-09-10 --weekend fri",
      "--weekend applies to business days only: add --business or --skip weekends",
      "range today 2025-09-10 --weekend fri --business"),
    Call(
      "range today 2025-09-10 --weekend fri --skip holidays --holidays h.txt",
      "--weekend applies to business days only: add --business or --skip weekends",
      "range today 2025-09-10 --weekend fri --skip weekends"),
    Call(
      "range today 2025-09-10 --skip weekends --holidays h.txt",
      "--holidays applies to business days only: add --business or --skip holidays",
      "range today 2025-09-10 --skip holidays --holidays h.txt"),
    Call(
      "range today --step 1w --count 2 --weekend fri",
      "--weekend applies to business days only: add --business or --skip weekends",
      "range today --step 5b --count 2 --weekend fri"),
    Call(
      "filter monday --weekend fri",
      "--weekend applies to business days only: use a condition such as business-day",
      "filter weekday --weekend fri"),
    Call(
      "filter weekend --holidays h.txt",
      "--holidays applies to business days only: use a condition such as business-day",
      "filter business-day --holidays h.txt"),
    Call(
      "test 2025-08-29 holiday --holidays h.txt --weekend fri",
      "--weekend applies to business days only: use a condition such as business-day",
      "test 2025-08-29 weekday --weekend fri"),
    Call(
      "add 2025-08-28 3 --weekend fri",
      "--weekend applies to business days only: write an amount such as 5b",
      "add 2025-08-28 3b --weekend fri"),
    Call(
      "diff 2025-08-01 today --weekend fri",
      "--weekend applies to business days only: add --unit business-days",
      "diff 2025-08-01 today --weekend fri,sat --unit business-days"),
  ]

  private static let others = [
    Call(
      "convert today --starting-on sunday --round end-of-month",
      "--starting-on applies to weeks only: use a rule such as --round start-of-week",
      "convert today --starting-on sunday --round end-of-week"),
    Call(
      "convert today --weekend fri",
      "--weekend applies to business days only: add --round with a rule such as "
        + "next-or-same-business-day",
      "convert today --weekend fri --round following"),
    Call(
      "today --round end-of-month --weekend fri",
      "--weekend applies to business days only: add --round with a rule such as "
        + "next-or-same-business-day",
      "today --weekend fri --round following"),
    Call(
      "add today 3 --round end-of-month --weekend fri",
      "--weekend applies to business days only: write an amount such as 5b",
      "add today 3 --round following --weekend fri"),
    Call(
      "range today 2025-09-10 --round end-of-month --weekend fri",
      "--weekend applies to business days only: add --business or --skip weekends",
      "range today 2025-09-10 --round following --weekend fri"),
    Call(
      "round end-of-month --starting-on sunday today",
      "--starting-on applies to weeks only: use a rule such as start-of-week",
      "round start-of-week --starting-on sunday today"),
    Call(
      "count --by month --starting-on sunday today",
      "--starting-on applies to weeks and weekdays only: add --by week",
      "count --by week --starting-on sunday today"),
    Call(
      "convert --from iso --pivot 1970 today",
      "--pivot applies to formats with two-digit years only: use one with --from, such as d.M.yy",
      "convert --from d.M.yy --pivot 1970 1.2.45"),
    Call(
      "convert --from iso --year 1970 today",
      "--year applies to formats without a year only: use one with --from, such as d.M.",
      "convert --from d.M. --year 1970 1.2."),
    Call(
      "explain --from iso --pivot 1970 today",
      "--pivot applies to formats with two-digit years only: use one with --from, such as d.M.yy",
      "explain --pivot 1900 1.2.45"),
    Call(
      "add today 3d --overflow next",
      "--overflow applies to months and years only: write an amount such as 1m",
      "add 2025-01-31 1m --overflow next"),
    Call(
      "month-grid 2025-08 --columns 2",
      "--columns applies to months side by side: give a year, or a span such as 2025-08..2025-10",
      "month-grid 2025-08 --columns 1 --months 2"),
    Call(
      "range today --step 5b --business --count 2",
      "--business has no effect with a --step of business days: leave it out",
      "range today --step 5b --count 2"),
    Call(
      "range today --step 5b --skip weekends --count 2",
      "--skip has no effect with a --step of business days: leave it out",
      "range today --step 5b --skip mon --count 2"),
    Call(
      "range today 2025-09-10 --only mon --skip weekends,fri",
      "--skip leaves out none of the weekdays of --only: leave it out",
      "range today 2025-09-10 --only mon,fri --skip weekends,fri"),
    Call(
      "month-grid --mark [] --color always today",
      "--mark applies to months without colour only: leave out --color always",
      "month-grid --mark [] --color auto today"),
    Call(
      "count today --table --color always", "--color and --table cannot be combined",
      "count today --chart --color always"),
    Call(
      "range 2025-08-20 --step 3m --nth 3-wed --count 2",
      "--nth cannot be combined with a --step of months or years, whose days are seldom such weekdays: "
        + "use --rule 'FREQ=MONTHLY;INTERVAL=3;BYDAY=3WE'",
      "range 2025-08-20 --rule FREQ=MONTHLY;INTERVAL=3;BYDAY=3WE --count 2"),
  ]

  @Test(arguments: work + others)
  func anOptionThatCannotMatterIsAnError(_ call: Call) {
    let files = ["h.txt": "2025-08-29\n2025-09-01\n"]
    #expect(
      dayctl(call.line, input: "2025-08-29\n", files: files)
        == Run(written: "dayctl: \(call.message)\n", code: 2))
    #expect(dayctl(call.other, input: "2025-08-28\n2025-08-29\n", files: files).code < 2)
  }

  @Test(arguments: [
    "add today+1b 3 --weekend fri", "diff 2025-08-01 today-1b --weekend fri",
    "range today+5b --count 2 --weekend fri", "filter older-than 5b --weekend fri",
    "round end-of-month today-2b --weekend fri",
  ])
  func anAmountOfBusinessDaysInADateIsEnough(_ line: String) {
    #expect(dayctl(line, input: "2025-01-01\n").code == 0)
  }

  @Test func aDateBesideAColumnNeedsItsSide() {
    let input = "dob\n1990-05-01\n"
    let options = "--unit years --header --column dob"
    #expect(
      dayctl("diff \(options) today", input: input).written
        == "dayctl: FROM or TO is in the records: write 'dayctl diff - today' to count to 'today', or "
        + "'dayctl diff today -' to count from it\n")
    #expect(dayctl("diff \(options) - today", input: input).written == "dob\n35\n")
    #expect(dayctl("diff \(options) today -", input: input).written == "dob\n-35\n")
  }

  @Test(arguments: ["2025-08", "2025-W35", "2025-08-29..2025-09", "2025"])
  func aPartOfTheCalendarHighlightsAllItsDays(_ days: String) {
    let grid = dayctl("month-grid 2025-08 --highlight \(days)").written
    #expect(grid.contains("31>") || grid.contains("31 >") || grid.contains("31\n") == false)
    let first = ["2025-08": "< 1", "2025": "< 1", "2025-W35": "<25"][days] ?? "<29"
    #expect(grid.contains(first))
  }
}
