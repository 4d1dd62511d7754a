import Testing

/// Options that cannot make a difference in a call are errors that name what they need.
struct UnusedOptionsTests {
  /// Calls with an option without effect, each with one in which it has an effect.
  private static let calls: [(String, String)] = [
    (
      "round end-of-month --weekend fri 2025-08-28",
      "round next-business-day --weekend fri 2025-08-28"
    ),
    (
      "round end-of-month --holidays h.txt 2025-08-28",
      "round last-business-day-of-month --holidays h.txt 2025-08-28"
    ),
    (
      "range today 2025-09-10 --weekend fri",
      "range today 2025-09-10 --weekend fri --business"
    ),
    (
      "range today 2025-09-10 --weekend fri --skip holidays --holidays h.txt",
      "range today 2025-09-10 --weekend fri --skip weekends"
    ),
    (
      "range today 2025-09-10 --skip weekends --holidays h.txt",
      "range today 2025-09-10 --skip holidays --holidays h.txt"
    ),
    (
      "range today --step 1w --count 2 --weekend fri",
      "range today --step 5b --count 2 --weekend fri"
    ),
    (
      "filter monday --weekend fri",
      "filter weekday --weekend fri"
    ),
    (
      "filter weekend --holidays h.txt",
      "filter business-day --holidays h.txt"
    ),
    (
      "test 2025-08-29 holiday --holidays h.txt --weekend fri",
      "test 2025-08-29 weekday --weekend fri"
    ),
    (
      "add 2025-08-28 3 --weekend fri",
      "add 2025-08-28 3b --weekend fri"
    ),
    (
      "diff 2025-08-01 today --weekend fri",
      "diff 2025-08-01 today --weekend fri,sat --unit business-days"
    ),
    (
      "convert today --starting-on sunday --round end-of-month",
      "convert today --starting-on sunday --round end-of-week"
    ),
    (
      "convert today --weekend fri",
      "convert today --weekend fri --round following"
    ),
    (
      "today --round end-of-month --weekend fri",
      "today --weekend fri --round following"
    ),
    (
      "add today 3 --round end-of-month --weekend fri",
      "add today 3 --round following --weekend fri"
    ),
    (
      "range today 2025-09-10 --round end-of-month --weekend fri",
      "range today 2025-09-10 --round following --weekend fri"
    ),
    (
      "round end-of-month --starting-on sunday today",
      "round start-of-week --starting-on sunday today"
    ),
    (
      "count --by month --starting-on sunday today",
      "count --by week --starting-on sunday today"
    ),
    (
      "convert --from iso --pivot 1970 today",
      "convert --from d.M.yy --pivot 1970 1.2.45"
    ),
    (
      "convert --from iso --year 1970 today",
      "convert --from d.M. --year 1970 1.2."
    ),
    (
      "explain --from iso --pivot 1970 today",
      "explain --pivot 1900 1.2.45"
    ),
    (
      "add today 3d --overflow next",
      "add 2025-01-31 1m --overflow next"
    ),
    (
      "month-grid 2025-08 --columns 2",
      "month-grid 2025-08 --columns 1 --months 2"
    ),
    (
      "range today --step 5b --business --count 2",
      "range today --step 5b --count 2"
    ),
    (
      "range today --step 5b --skip weekends --count 2",
      "range today --step 5b --skip mon --count 2"
    ),
    (
      "range today 2025-09-10 --only mon --skip weekends,fri",
      "range today 2025-09-10 --only mon,fri --skip weekends,fri"
    ),
    (
      "month-grid --mark [] --color always today",
      "month-grid --mark [] --color auto today"
    ),
    (
      "count today --table --color always",
      "count today --chart --color always"
    ),
    (
      "range 2025-08-20 --step 3m --nth 3-wed --count 2",
      "range 2025-08-20 --rule FREQ=MONTHLY;INTERVAL=3;BYDAY=3WE --count 2"
    ),
  ]

  @Test func anOptionThatCannotMatterIsAnError() throws {
    let files = ["h.txt": "2025-08-29\n2025-09-01\n"]
    try GoldenCalls.check(Self.calls.map { .init($0.0) }, input: "2025-08-29\n", files: files)
    for (line, other) in Self.calls {
      #expect(
        dayctl(other, input: "2025-08-28\n2025-08-29\n", files: files).code < 2, "\(line)")
    }
  }

  @Test(arguments: [
    "add today+1b 3 --weekend fri", "diff 2025-08-01 today-1b --weekend fri",
    "range today+5b --count 2 --weekend fri", "filter older-than 5b --weekend fri",
    "round end-of-month today-2b --weekend fri",
  ])
  func anAmountOfBusinessDaysInADateIsEnough(_ line: String) {
    #expect(dayctl(line, input: "2025-01-01\n").code == 0)
  }

  @Test func aDateBesideAColumnNeedsItsSide() throws {
    let input = "dob\n1990-05-01\n"
    let options = "--unit years --header --column dob"
    try GoldenCalls.check(["diff \(options) today"], input: input)
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
