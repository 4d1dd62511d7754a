import CommandGrammar
import System
import Testing

/// What people write instead of what dayctl reads.
struct HintTests {
  @Test func anAmountInAnotherFormIsAnsweredWithTheWordToWrite() throws {
    try GoldenCalls.check(
      [
        "add 2025-08-29 '30 days'",
        "add 2025-08-29 '1month'",
        "add 2025-08-29 '+1m-1d'",
        "add 2025-08-29 '-1 month 2 days'",
        "add 2025-08-29 '5 business-days'",
        "add 2025-08-29 '1 year, 2 months'",
        "add 2025-08-29 '3 weeks'",
      ])
  }

  @Test(arguments: [
    ("count -o x", "redirect the output to a file"),
    ("spans --output x", "redirect the output to a file"),
    ("sort -o x", "redirect the output, or use --file with --in-place"),
    ("convert -o x", "redirect the output, or use --file with --in-place"),
    ("convert --output x", "use --to for a format, or redirect the output to a file"),
  ])
  func anOptionForAFileOfOutputIsAnsweredWithARedirection(_ call: String, _ hint: String) {
    #expect(dayctl(call).written.contains("; \(hint)\n"))
  }

  @Test func aDateBesideFilesIsAnsweredWithWhatToLeaveOut() throws {
    let folder = try Folder(["a": "2025-08-29\n"])
    for call in [
      "convert 2025-08-29", "convert today", "convert next-friday", "month-grid 2025-08",
      "spans 2025-Q3", "count 2025-08-01..2025-08-09",
    ] {
      let run = dayctl("\(call) --file \(folder.path("a"))")
      #expect(run.code == 2 && run.written.contains("leave out the date or --file"))
    }
    let run = dayctl("convert missing --file \(folder.path("a"))")
    #expect(run.code == 2 && !run.written.contains("leave out"))
  }

  @Test func twoAmountsAreAnsweredWithOneWord() throws {
    try GoldenCalls.check(
      [
        "add 2025-08-29 1m -1d",
        "add 2025-08-29 1m 1d",
        "add 2025-08-29 -1m -30",
        "add 2025-08-29 2w +3",
      ])
  }

  @Test func aTimeZoneInAnotherFormIsAnsweredWithTheWordToWrite() throws {
    try GoldenCalls.check(
      [
        "convert --time-zone=utc 2025-08-29",
        "convert --time-zone=gmt 2025-08-29",
        "convert --time-zone=+2 2025-08-29",
        "convert --time-zone=UTC+5:30 2025-08-29",
        "convert --time-zone=-3 2025-08-29",
      ])
  }

  @Test func aLikelyMistakeIsAnsweredWithTheFix() throws {
    try GoldenCalls.check(
      [
        "convert --to month 2025-08-29",
        "convert -t=dmy 2025-08-29",
        "month-grid 3",
        "month-grid augx",
        "easter 10000",
        "easter -- -10000",
        "easter -26",
        "add 2025-08-29 3 days ago",
        "range today 2025-10-01 --skip weekdays",
        "convert a.csv",
        "round a.csv end-of-month",
        "convert \"it's a.csv\"",
        "convert ./\(String(repeating: "x", count: 80))",
        "convert 2025-08-29 \"+%d'%m $HOME\"",
        "add 2025-08-29 - 30",
      ])
  }

  @Test func aNumberOfTheRequestedFormatIsNotOfferedAnother() throws {
    try GoldenCalls.check(
      [
        "convert --from epoch --time-zone Europe/Berlin 253402300799",
        "convert --from epoch-ms --time-zone Europe/Berlin 253402300799000",
        "convert --from days 20329.5", "convert --from g 45000.5", "convert --from iso 45000.5",
        "filter in october",
      ])
  }

  @Test func aDateInATextThatDoesNotExistIsNamed() throws {
    let formats =
      "--from dd.MM.yy --from dmy --from 'd MMM yyyy' --from 'EEE yyyy-MM-dd' --from 'EEE M/d/yyyy'"
    let texts = [
      "x 31.02.25 y", "x 31/02/2025 y", "x 29 Feb 2025 y", "Fri 2025-08-28 x", "Sun 2025-02-30",
      "x 45.12.25", "x 12/31/2025 y", "31.02.25 and 2025-08-29",
      "Wed 10/9/2025\nSat 13/9/2025", "31/02/2025\n08/29/2025\n08/30/2025",
    ]
    try GoldenCalls.check(
      texts.map { .init("sort --in-text --pivot 1970 \(formats)", input: $0 + "\n") })
    let note = dayctl("convert --in-text --from dmy", input: "x 31/02/2025\n")
    #expect(note.code == 0 && note.written.contains("'31/02/2025' does not exist"))
  }

  @Test func aDateInAnotherFormatThatDoesNotExistIsExplained() throws {
    let texts = [
      "31 Feb 2025", "Thu Aug 29 2025", "Thu, 29 Aug 2025 10:00:00 GMT", "Thu 29 Aug 2025",
      "Thursday, 29 August 2025", "31/02/2025",
    ]
    try GoldenCalls.check(texts.map { .init("convert", input: $0 + "\n") })
  }

  @Test func aLineWithTwoDatesIsASpanOrTwoColumns() throws {
    let lines = [
      "2025-08-01 - 2025-08-05", "2025-08-01,2025-08-05", "a\t2025-08-01\t2025-08-05",
      "2025-08-01,x", "2025-08-01 x", "2025-08-01..2025-08-05,trip", "see 2025-08-01, please",
      #"{"from":"2025-08-01","to":"2025-08-05","by":1}"#,
      #"{"to":"2025-08-05","from":"2025-08-01"}"#, #"{"from":{"on":"2025-08-01"}}"#,
      #"{"on":"2025-08-01..2025-08-05"}"#, #""a,b",2025-08-05,2025-08-01"#,
      "2025-08-01,2025-08-01",
    ]
    try GoldenCalls.check(lines.map { .init("spans", input: $0 + "\n") })
  }

  @Test(arguments: ["d.M.", "MMMM"])
  func theYearOfDatesWithoutOneIsThatOfAMonthGridToo(_ format: String) {
    let run = dayctl("month-grid --year 2024 --from \(format) February")
    #expect(run == dayctl("month-grid 2024-02"))
  }

  @Test(arguments: [
    ("drwxr-xr-x 2 root root 4096 May  9  2025 X", "MMM d  yyyy"),
    ("Aug 29 13:55:36 2025 sshd[12]: x", "MMM d HH:mm:ss yyyy"),
    ("due 29. 8. 2024, 1. 9. 2024", "d. M. yyyy"),
  ])
  func aTextIsAnsweredWithTheFormatOfItsWholeDates(_ line: String, _ format: String) {
    let run = dayctl("convert --in-text", input: line + "\n")
    #expect(run.written.hasSuffix("add --from '\(format)'\n"))
  }

  @Test func anHourIsNotAYearOfTwoDigits() {
    let run = dayctl(
      "convert --in-text --from %d.%m.%y --from %d/%m/%y --pivot 1970",
      input: "05.09.10:30:00 05.09.10: x 29/08/25:10:00 29/08/13:10:00\n")
    #expect(
      run
        == Run(written: "05.09.10:30:00 2010-09-05: x 2025-08-29:10:00 2013-08-29:10:00\n", code: 0)
    )
  }

  @Test func theNamesThatAMonthGridHasAreReadByIt() {
    let run = dayctl("month-grid --locale fi joulukuu")
    #expect(run == dayctl("month-grid --locale fi 2025-12"))
  }

  @Test(arguments: ["%dd", "%-dd", "%_mm", "%0yy", "x%YY", "%d-%-mm"])
  func aLetterAfterItsConversionIsAnError(_ format: String) {
    let run = dayctl("convert 2025-08-29 --to \(format)")
    #expect(run.code == 2 && run.written.contains("': a conversion has one letter, such as %d"))
  }

  @Test func otherLettersAfterAConversionAreText() {
    let run = dayctl("convert 2025-08-29 --to %%dd-%dth-%Yyear")
    #expect(run == Run(written: "%dd-29th-2025year\n", code: 0))
  }

  @Test func aCommandWithoutColumnsNamesNoOptionForThem() {
    for line in ["1,2025-08-29", "{\"d\":\"2025-08-29\"}", "due 2025-08-29"] {
      #expect(!dayctl("month-grid --heat", input: line + "\n").written.contains("; to "))
      #expect(dayctl("weekday", input: line + "\n").written.contains("; to "))
    }
  }

  @Test func anOperatorMayTouchItsDate() {
    #expect(dayctl(["test", "2025-08-29", ">=2025-08-29"]).code == 0)
    #expect(dayctl(["test", "2025-08-29", "<2025-08-29 or !=2025-08-29"]).code == 1)
  }

  /// A call that fails, and the call as its message suggests it.
  ///
  /// The messages are in `Golden/hints.txt`.
  struct Fix: Sendable, CustomTestStringConvertible {
    var call: String
    var fixed: String
    var input = ""
    var answer: String?

    var testDescription: String { call }

    init(_ call: String, _ fixed: String, input: String = "", prints answer: String?) {
      (self.call, self.fixed) = (call, fixed)
      (self.input, self.answer) = (input, answer)
    }
  }

  private static let dates = [
    Fix(
      "convert @1735689600", "convert --from @%s @1735689600",
      prints: "2025-01-01"),
    Fix("convert '3 days ago'", "convert today-3d", prints: "2025-08-26"),
    Fix(
      "filter next 3 days", "filter in today..today+2", input: "2025-08-31\n2025-09-01\n",
      prints: "2025-08-31"),
    Fix(
      "spans 2025-08-01T10:00/2025-08-03T09:00", "spans 2025-08-01..2025-08-03",
      prints: "2025-08-01 2025-08-03 3"),
    Fix(
      "filter 'last 3d'", "filter in last-3-days", input: "2025-08-27\n2025-08-26\n",
      prints: "2025-08-27"),
    Fix(
      "filter in last-1w", "filter in last-7-days", input: "2025-08-23\n2025-08-22\n",
      prints: "2025-08-23"),
    Fix(
      "filter before today - 3d", "filter before today-3d", input: "2025-08-26\n2025-08-25\n",
      prints: "2025-08-25"),
    Fix(
      "filter before -3d", "filter before today-3d", input: "2025-08-26\n2025-08-25\n",
      prints: "2025-08-25"),
    Fix(
      "round business-day 2025-08-29", "round next-or-same-business-day 2025-08-29",
      prints: "2025-08-29"),
    Fix(
      "networkdays 2025-08-29 2025-09-05",
      "diff --unit business-days --inclusive 2025-08-29 2025-09-05", prints: "6"),
    Fix(
      "spans --missing 2025-08-01 2025-08-03", "spans --gaps 2025-08-01 2025-08-03",
      prints: "2025-08-02 2025-08-02 1"),
    Fix(
      "convert --from isoweek 2025-W35-5", "convert --from week 2025-W35-5", prints: "2025-08-29"),
    Fix(
      "convert --from js 1756425600000", "convert --from epoch-ms 1756425600000",
      prints: "2025-08-29"),
    Fix("easter 2025 - 2027", "easter 2025..2027", prints: "2025-04-20\n2026-04-05\n2027-03-28"),
    Fix(
      "weekday 2025-08-29 - 2025-08-31", "range 2025-08-29 2025-08-31",
      prints: "2025-08-29\n2025-08-30\n2025-08-31"),
    Fix("cal 2025-08 - 2025-09 --json", "cal 2025-08..2025-09 --json", prints: nil),
    Fix(
      "add today '3 days ago'", "add today -3d",
      prints: "2025-08-26"),
    Fix(
      "convert 2025-08-29 --to ydm", "convert 2025-08-29 --to yyyy-dd-MM", prints: "2025-29-08"),
    Fix(
      "convert 2025-08-29 --to %dd/%mm/%yyyy", "convert 2025-08-29 --to %d/%m/%Y",
      prints: "29/08/2025"),
    Fix(
      "convert 2025-08-29 --from %YYYY-%m-%d", "convert 2025-08-29 --from %Y-%m-%d",
      prints: "2025-08-29"),
    Fix(
      "convert 2024-12-30 --to YYYY-DDD", "convert 2024-12-30 --to yyyy-DDD", prints: "2024-365"),
    Fix(
      "convert --from YYYY-DDD 2024-022", "convert --from yyyy-DDD 2024-022", prints: "2024-01-22"),
    Fix(
      "convert 2025-08-29 --to YYYY-W", "convert 2025-08-29 --to \"YYYY-'W'ww\"",
      prints: "2025-W35"),
    Fix(
      "convert 2025-08-29 --to \"YYYY-'W'W\"", "convert 2025-08-29 --to \"YYYY-'W'ww\"",
      prints: "2025-W35"),
    Fix(
      "convert 2025-08-29 --to IYYY-IW", "convert 2025-08-29 --to YYYY-ww",
      prints: "2025-35"),
    Fix(
      "convert 2025-08-29 --to \"YYYY-'W'w-u\"", "convert 2025-08-29 --to \"YYYY-'W'w-e\"",
      prints: "2025-W35-5"),
    Fix(
      "convert 2025-08-29 --to gggg-ww", "convert 2025-08-29 --to YYYY-ww",
      prints: "2025-35"),
    Fix(
      "convert 2025-08-29 --to Ymd", "convert 2025-08-29 --to yyyyMMdd",
      prints: "20250829"),
    Fix(
      "convert 2025-08-29 --to 'l jS F Y'", "convert 2025-08-29 --to 'EEEE do MMMM yyyy'",
      prints: "Friday 29th August 2025"),
    Fix(
      "convert 2025-08-29 --to d-M-Y", "convert 2025-08-29 --to dd-MMM-yyyy",
      prints: "29-Aug-2025"),
    Fix(
      "convert 2025-08-29 --to M/d/Y", "convert 2025-08-29 --to M/d/y",
      prints: "8/29/2025"),
    Fix(
      "convert 2025-08-29 --to 'dd mon yyyy'", "convert 2025-08-29 --to 'dd MMM yyyy'",
      prints: "29 Aug 2025"),
    Fix(
      "convert 2025-08-29 --to dd-mon-yyyy", "convert 2025-08-29 --to dd-MMM-yyyy",
      prints: "29-Aug-2025"),
    Fix(
      "convert 2025-08-29 --to 'dddd, mmmm dd, yyyy'",
      "convert 2025-08-29 --to 'EEEE, MMMM dd, yyyy'",
      prints: "Friday, August 29, 2025"),
    Fix(
      "convert 2025-08-29 --to 'd F y'", "convert 2025-08-29 --to 'dd MMMM yy'",
      prints: "29 August 25"),
    Fix(
      "convert 2025-08-29 --to YYYY-%m-%d", "convert 2025-08-29 --to %Y-%m-%d",
      prints: "2025-08-29"),
    Fix(
      "convert 2025-08-29 --to %d/MM/%Y", "convert 2025-08-29 --to %d/%m/%Y",
      prints: "29/08/2025"),
    Fix(
      "convert 2024-12-30 --to gggg-[W]ww", "convert 2024-12-30 --to \"YYYY-'W'ww\"",
      prints: "2025-W01"),
    Fix(
      "convert 2025-08-29 --to 'F j, yyyy'", "convert 2025-08-29 --to 'MMMM d, yyyy'",
      prints: "August 29, 2025"),
    Fix(
      "convert 2025-08-29 --to 'd F Y'", "convert 2025-08-29 --to 'dd MMMM yyyy'",
      prints: "29 August 2025"),
    Fix(
      "convert 2024-12-30 --to 'Dy, DD Mon YYYY'", "convert 2024-12-30 --to 'EEE, dd MMM yyyy'",
      prints: "Mon, 30 Dec 2024"),
    Fix(
      "convert 2025-08-29 --to 'dddd, MMMM D, YYYY'",
      "convert 2025-08-29 --to 'EEEE, MMMM d, yyyy'", prints: "Friday, August 29, 2025"),
    Fix(
      "convert 2025-08-29 --to 'ddd, MMM D'", "convert 2025-08-29 --to 'EEE, MMM d'",
      prints: "Fri, Aug 29"),
    Fix("convert 2025-W35", "convert 2025-08-25", prints: "2025-08-25"),
    Fix("convert --from week 2025-W35", "convert --from week 2025-W35-1", prints: "2025-08-25"),
    Fix("convert 2025-Q3", "convert 2025-07-01", prints: "2025-07-01"),
    Fix("convert 08/2025", "convert 2025-08-01", prints: "2025-08-01"),
    Fix(
      "convert '29th August 2025'", "convert --from 'do MMMM yyyy' '29th August 2025'",
      prints: "2025-08-29"),
    Fix(
      "convert 'Aug 1st, 2025'", "convert --from 'MMM do, yyyy' 'Aug 1st, 2025'",
      prints: "2025-08-01"),
    Fix(
      "convert '29 août 2025'", "convert --from 'd MMMM yyyy' --locale fr '29 août 2025'",
      prints: "2025-08-29"),
    Fix(
      "convert --locale de '29. August 2025'",
      "convert --locale de --from 'd. MMMM yyyy' '29. August 2025'", prints: "2025-08-29"),
    Fix(
      "convert --locale de 'Freitag, 29. August 2025'",
      "convert --locale de --from 'EEEE, d. MMMM yyyy' 'Freitag, 29. August 2025'",
      prints: "2025-08-29"),
    Fix(
      "convert '29 de agosto de 2025'",
      "convert --from \"d 'de' MMMM 'de' yyyy\" --locale es '29 de agosto de 2025'",
      prints: "2025-08-29"),
    Fix(
      "convert 1735689600000000", "convert --from epoch-us 1735689600000000", prints: "2025-01-01"),
    Fix(
      "convert 1735689600000000000", "convert --from epoch-ns 1735689600000000000",
      prints: "2025-01-01"),
    Fix(
      "convert 2025-01-01 +%d.%m.%Y", "convert 2025-01-01 --to %d.%m.%Y",
      prints: "01.01.2025"),
    Fix("convert today '+%d %b'", "convert today --to '%d %b'", prints: "29 Aug"),
    Fix(
      "add today 1 +%j", "add today 1 --to %j",
      prints: "242"),
    Fix(
      "weekday today +%F", "convert today --to %F",
      prints: "2025-08-29"),
    Fix("convert 2027-W53-1", "convert --from week 2027-W52-1", prints: "2027-12-27"),
    Fix("convert 2025-366", "convert --from ordinal 2025-365", prints: "2025-12-31"),
    Fix("convert 45898.5", "convert --from excel 45898.5", prints: "2025-08-29"),
    Fix("convert --from excel 45898 -1", "convert --from excel 45898", prints: "2025-08-29"),
    Fix(
      "convert --from 'd. MMMM yyyy' '4. März 2025'",
      "convert --from 'd. MMMM yyyy' --locale de '4. März 2025'",
      prints: "2025-03-04"),
    Fix(
      "convert --from 'd MMM yyyy' --locale fr '4 Okt 2025'",
      "convert --from 'd MMM yyyy' --locale de '4 Okt 2025'",
      prints: "2025-10-04"),
  ]

  private static let ranges = [
    Fix(
      "diff 2025-01 2025-02", "diff 2025-01..2025-02",
      prints: "59"),
    Fix(
      "range 2025-08-29 2025-09-02 --only mon tue", "range 2025-08-29 2025-09-02 --only mon,tue",
      prints: "2025-09-01\n2025-09-02"),
    Fix(
      "range 2025-08-01 2025-08-05 2", "range 2025-08-01 2025-08-05 --step 2",
      prints: "2025-08-01\n2025-08-03\n2025-08-05"),
    Fix(
      "range 2025-08-01 2 2025-08-05", "range 2025-08-01 2025-08-05 --step 2d",
      prints: "2025-08-01\n2025-08-03\n2025-08-05"),
    Fix("range today...tomorrow", "range today..tomorrow", prints: "2025-08-29\n2025-08-30"),
    Fix(
      "diff next-2-days", "diff today..today+1",
      prints: "2"),
    Fix("diff past-7-days", "diff last-7-days", prints: "7"),
    Fix("diff last-2-weeks", "diff last-14-days", prints: "14"),
    Fix("diff past-3-months", "diff today-3m..today", prints: "93"),
    Fix("diff next-2-years", "diff today..today+2y", prints: "731"),
    Fix("diff 'This Month'", "diff this-month", prints: "31"),
    Fix("diff mtd", "diff start-of-month..today", prints: "29"),
    Fix(
      "convert 2025-01-01..2025-01-02", "range 2025-01-01 2025-01-02",
      prints: "2025-01-01\n2025-01-02"),
    Fix(
      "filter between 2025-01-01..2025-02-01", "filter in 2025-01-01..2025-02-01",
      input: "2025-01-15\n", prints: "2025-01-15"),
    Fix(
      "filter 2025-01-01..2025-02-01", "filter in 2025-01-01..2025-02-01", input: "2025-01-15\n",
      prints: "2025-01-15"),
    Fix("easter 2025-2027", "easter 2025..2027", prints: nil),
    Fix("easter 2025...2027", "easter 2025..2027", prints: nil),
    Fix(
      "easter 2025..", "easter 2025..2034",
      prints: nil),
    Fix(
      "easter", "easter 2025..2026",
      input: "2025..2026\n", prints: "2025-04-20\n2026-04-05"),
    Fix(
      "range today 2025-09-01 --only weekdays", "range today 2025-09-01 --only mon,tue,wed,thu,fri",
      prints: "2025-08-29\n2025-09-01"),
    Fix(
      "range today for 3 days", "range today --count 3",
      prints: "2025-08-29\n2025-08-30\n2025-08-31"),
    Fix(
      "range FY27 --fiscal-year-start jul --count 1",
      "range FY2027 --fiscal-year-start jul --count 1",
      prints: "2026-07-01"),
    Fix(
      "range 'fy27 q2' --fiscal-year-start jul --count 1",
      "range FY2027-Q2 --fiscal-year-start jul --count 1",
      prints: "2026-10-01"),
    Fix(
      "range Q1 --fiscal-year-start jul --count 1",
      "range 2026-Q1 --fiscal-year-start jul --count 1",
      prints: "2025-07-01"),
    Fix(
      "filter in FY26/27 --fiscal-year-start april", "filter in FY2027 --fiscal-year-start april",
      input: "2026-04-01\n", prints: "2026-04-01"),
  ]

  private static let months = [
    Fix("month-grid 8 2025", "month-grid 2025-08", prints: nil),
    Fix("month-grid 2025 8", "month-grid 2025-08", prints: nil),
    Fix("month-grid aug 2025", "month-grid 2025-08", prints: nil),
    Fix("month-grid 'Aug 2025'", "month-grid 2025-08", prints: nil),
    Fix("month-grid 08/2025", "month-grid 2025-08", prints: nil),
    Fix("month-grid 2025/08", "month-grid 2025-08", prints: nil),
    Fix("month-grid 2025-8", "month-grid 2025-08", prints: nil),
    Fix(
      "month-grid --locale fr août 2025", "month-grid --locale fr 2025-08",
      prints: nil),
  ]

  private static let conditions = [
    Fix(
      "filter older-than 30 days", "filter older-than 30d",
      input: "2025-01-01\n", prints: "2025-01-01"),
    Fix("test 2025-01-01 'older-than 1 month'", "test 2025-01-01 older-than 1m", prints: ""),
    Fix(
      "filter before 2025-01-01 , is fri", "filter before 2025-01-01 or is fri",
      input: "2024-01-01\n", prints: "2024-01-01"),
    Fix(
      "filter before 2025-01-01, is fri", "filter before 2025-01-01 or is fri",
      input: "2024-01-01\n", prints: "2024-01-01"),
    Fix(
      "filter is fri, before 2025-01-01", "filter is fri or before 2025-01-01",
      input: "2024-01-01\n", prints: "2024-01-01"),
    Fix(
      "filter before 2025-01-01 && is mon", "filter before 2025-01-01 and is mon",
      input: "2024-01-01\n", prints: "2024-01-01"),
    Fix(
      "filter ! is fri", "filter not is fri", input: "2024-01-01\n",
      prints: "2024-01-01"),
  ]

  private static let formats = [
    Fix(
      "convert 133700000000000000", "convert --from filetime 133700000000000000",
      prints: "2024-09-05"),
    Fix(
      "convert 999700000000000000", "convert --from epoch-ns 999700000000000000",
      prints: "2001-09-05"),
    Fix("convert 202508291305", "convert --from yyyyMMddHHmm 202508291305", prints: "2025-08-29"),
    Fix("convert 199999999999", "convert --from epoch-ms 199999999999", prints: "1976-05-03"),
    Fix(
      "convert 2025.9.1", "convert --from yyyy.M.d 2025.9.1",
      prints: "2025-09-01"),
    Fix(
      "convert '5 Sep. 2025'", "convert --from 'd MMM. yyyy' '5 Sep. 2025'", prints: "2025-09-05"),
    Fix(
      "convert 'Sep. 5, 2025'", "convert --from 'MMM. d, yyyy' 'Sep. 5, 2025'", prints: "2025-09-05"
    ),
    Fix(
      "convert --to yyyy-MM-ddTHH:mm 2025-08-29",
      "convert --from \"yyyy-MM-dd'T'HH:mm\" 2025-08-29T10:00", prints: "2025-08-29"),
    Fix(
      "convert --to Week-ww today", "convert --to \"'Week'-ww\" today",
      prints: "Week-35"),
    Fix("convert 2025-01-01+30", "add 2025-01-01 +30", prints: "2025-01-31"),
    Fix("convert 2025-01-01-1m", "add 2025-01-01 -1m", prints: "2024-12-01"),
    Fix(
      "sort --in-text", "sort --in-text --from rfc5322",
      input: "Date: Thu, 28 Aug 2025 10:00:00 +0000\n",
      prints: "Date: Thu, 28 Aug 2025 10:00:00 +0000"),
    Fix(
      "sort --in-text", "sort --in-text --from d/MMM/yyyy",
      input: "[1/Sep/2025:10]\n[28/Aug/2025:10]\n", prints: "[28/Aug/2025:10]\n[1/Sep/2025:10]"),
    Fix(
      "sort --in-text", "sort --in-text --from d/MMM/yyyy",
      input: "[1/Sep/2025:10]\n", prints: "[1/Sep/2025:10]"),
    Fix(
      "sort --in-text", "sort --in-text --from dd/MMM/yyyy",
      input: "[28/Aug/2025:10]\n", prints: "[28/Aug/2025:10]"),
    Fix(
      "sort --in-text", "sort --in-text --from yyyy.M.d",
      input: "a 2025.9.1\nb 2025.08.28\n", prints: "b 2025.08.28\na 2025.9.1"),
    Fix("convert 12.03.45", "convert --from d.M.yy --pivot 1970 12.03.45", prints: "2045-03-12"),
    Fix("convert --to YYYY-Www today", "convert --to \"YYYY-'W'ww\" today", prints: "2025-W35"),
    Fix(
      "convert --to 'd of MMMM' today", "convert --to \"d 'of' MMMM\" today", prints: "29 of August"
    ),
    Fix(
      "convert --from \"yyyy'Q'Q\" 2025Q3", "convert --from \"yyyy'Q'Q MM dd\" '2025Q3 08 29'",
      prints: "2025-08-29"),
    Fix(
      "convert --from %Y-%m 2025-08", "convert --from %Y-%m --day last 2025-08",
      prints: "2025-08-31"),
    Fix(
      "convert --from yyyy/MM/dd,MM-dd-yyyy 08-29-2025",
      "convert --from yyyy/MM/dd --from MM-dd-yyyy 08-29-2025", prints: "2025-08-29"),
    Fix(
      "convert --from 'iso, d MMM yyyy' today",
      "convert --from iso --from 'd MMM yyyy' '29 Aug 2025'", prints: "2025-08-29"),
    Fix(
      "convert --locale de --from 'd MMM yyyy' '5 Oct 2025'",
      "convert --locale en --from 'd MMM yyyy' '5 Oct 2025'", prints: "2025-10-05"),
    Fix(
      "convert --to 'dd HH:mm' today", "convert --from 'yyyy-MM-dd HH:mm' '2025-08-29 10:00'",
      prints: "2025-08-29"),
    Fix(
      "convert --to 'dd XXX' today", "convert --from 'yyyy-MM-dd XXX' '2025-08-29 Z'",
      prints: "2025-08-29"),
    Fix(
      "add --weekend mon,tue,wed,thu,fri,sat,sun today 1b",
      "add --weekend mon,tue,wed,thu,fri,sat today 1b", prints: "2025-08-31"),
    Fix(
      "convert --column 1 --into 3", "convert --column 1 --into NAME", input: "2025-08-29\n",
      prints: "2025-08-29,2025-08-29"),
    Fix(
      "convert 2025-08-29 --to yyyyMMdd_v1", "convert 2025-08-29 --to yyyyMMdd_\"'v1'\"",
      prints: "20250829_v1"),
    Fix(
      "convert 2025-08-29 --to yyyyMMdd-h", "convert 2025-08-29 --to yyyyMMdd-\"'h'\"",
      prints: "20250829-h"),
    Fix("convert 2025-08-29 --to yyyyQq", "convert 2025-08-29 --to yyyyQQQ", prints: "2025Q3"),
    Fix(
      "convert 2025-08-29 --to 'Qq yyyy'", "convert 2025-08-29 --to 'QQQ yyyy'", prints: "Q3 2025"),
    Fix("convert 2025-08-29 --to yyyy-Qq", "convert 2025-08-29 --to yyyy-QQQ", prints: "2025-Q3"),
    Fix(
      "convert --from yyyy-Qq --day first 2025-Q3", "convert --from yyyy-QQQ --day first 2025-Q3",
      prints: "2025-07-01"),
    Fix(
      "convert --from yyyyQq --day first 2025-Q3", "convert --from yyyyQQQ --day first 2025Q3",
      prints: "2025-07-01"),
  ]

  @Test(arguments: ["decimal-year", "lunar-day", "long-date"])
  func aNameThatIsNotAFormatIsAnsweredWithTheList(_ name: String) {
    #expect(
      dayctl("convert today --to \(name)").written
        .hasPrefix(
          "dayctl: --to: unknown format '\(name)': use a pattern such as d.M.yyyy, or iso, "))
  }

  @Test func anOperandAfterAFlagIsNotItsValue() {
    let run = dayctl("sort --unique id --file /dev/null")
    #expect(
      run.written.hasSuffix(
        "cannot read 'id': No such file or directory; --unique takes no value\n"))
  }

  @Test func theCureForATerminalWorksForHeat() {
    let run = dayctl("month-grid --heat", inputIsTerminal: true)
    #expect(run.written.contains(": add --file FILE, or - to type them;"))
    let cured = dayctl("month-grid --heat -", input: "2025-03-01\n", inputIsTerminal: true)
    #expect(cured.code == 0 && cured.written.contains("March 2025"))
  }

  private static let words = [
    Fix("weekday next monday", "weekday next-monday", prints: "Monday"),
    Fix("month-grid last month", "month-grid last-month", prints: nil),
    Fix("weekday May 1", "weekday --from 'MMM d' --year 2025 'May 1'", prints: "Thursday"),
    Fix(
      "filter in last month", "filter in last-month", input: "2025-07-31\n2025-08-01\n",
      prints: "2025-07-31"),
    Fix(
      "filter in past 7 days", "filter in last-7-days", input: "2025-08-22\n2025-08-23\n",
      prints: "2025-08-23"),
    Fix(
      "filter is this week", "filter in this-week", input: "2025-08-29\n2025-09-01\n",
      prints: "2025-08-29"),
    Fix(
      "filter since 3 days ago", "filter since today-3d", input: "2025-08-25\n2025-08-26\n",
      prints: "2025-08-26"),
    Fix(
      "filter on last friday", "filter on previous-friday", input: "2025-08-22\n",
      prints: "2025-08-22"),
    Fix(
      "filter in october", "filter in 2026-10", input: "2026-10-31\n", prints: "2026-10-31"),
    Fix(
      "convert --header --column due --from dmy",
      "convert --header --column due --from dmy --delimiter ';'",
      input: "id;due\n1;29/08/2025\n", prints: "id;due\n1;2025-08-29"),
    Fix(
      "convert --header --column due --from dmy",
      "convert --header --column due --from dmy --delimiter '\\t'",
      input: "id\tdue\n1\t29/08/2025\n", prints: "id\tdue\n1\t2025-08-29"),
    Fix(
      "weekday --column 1 --delimiter tab", "weekday --column 1 --delimiter '\\t'",
      input: "2025-08-29\t1\n", prints: "Friday\t1"),
    Fix("sort --in-text --null", "sort --in-text --null-data", input: "", prints: ""),
    Fix(
      "retain -0 --in-text --last 1", "retain --null-data --in-text --last 1",
      input: "a 2025-08-29\u{0}", prints: nil),
    Fix(
      "retain --in-text --from basic --last 1",
      "retain --in-text --from \"'db'yyyyMMdd\" --last 1", input: "/backup/db20250829.sql\n",
      prints: "/backup/db20250829.sql"),
    Fix(
      "sort --in-text", "sort --in-text --from \"'db'yyyyMMdd\"", input: "2 db20250829.sql\n",
      prints: "2 db20250829.sql"),
    Fix(
      "count week --file /dev/null", "count --by week --file /dev/null", prints: ""),
    Fix(
      "convert '2025. 03. 04.'", "convert --from 'yyyy. M. d.' '2025. 03. 04.'",
      prints: "2025-03-04"),
    Fix(
      "convert '29/08/25 13:05'", "convert --from 'd/M/yy H:mm' --pivot 1970 '29/08/25 13:05'",
      prints: "2025-08-29"),
    Fix(
      "convert '29.08.25 09:05:10,123'",
      "convert --from 'd.M.yy H:mm:ss,SSS' --pivot 1970 '29.08.25 09:05:10,123'",
      prints: "2025-08-29"),
    Fix(
      "convert '31-12-99 10:30'", "convert --from 'd-M-yy H:mm' --pivot 1970 '31-12-99 10:30'",
      prints: "1999-12-31"),
    Fix(
      "convert 'Fri Aug 29 2025 10:30:00 GMT+0200'",
      "convert --from \"EEE MMM d yyyy H:mm:ss 'GMT'Z\" 'Fri Aug 29 2025 10:30:00 GMT+0200'",
      prints: "2025-08-29"),
    Fix(
      "convert '29.08.2025, 09:05 Uhr'",
      "convert --from \"dd.MM.yyyy, HH:mm 'Uhr'\" '29.08.2025, 09:05 Uhr'", prints: "2025-08-29"),
    Fix(
      "round modfollowing 2026-10-31", "round modified-following 2026-10-31", prints: "2026-10-30"),
    Fix(
      "round modified_following 2026-10-31", "round modified-following 2026-10-31",
      prints: "2026-10-30"),
    Fix(
      "round penultimate-friday-of-month 2026-10-31", "round 2nd-last-friday-of-month 2026-10-31",
      prints: "2026-10-23"),
    Fix(
      "round tenth-day-of-month 2026-10-31", "round 10th-day-of-month 2026-10-31",
      prints: "2026-10-10"),
    Fix(
      "round end-of-semester 2026-10-31", "round end-of-half-year 2026-10-31", prints: "2026-12-31"),
    Fix("round next-15th 2026-10-31", "round next-15 2026-10-31", prints: "2026-11-15"),
    Fix("convert 2027-01-01 --to 'yy ww'", "convert 2027-01-01 --to 'YY ww'", prints: "26 53"),
    Fix("convert 2027-01-01 --to '%y W%V'", "convert 2027-01-01 --to '%g W%V'", prints: "26 W53"),
    Fix(
      "convert 2027-01-01 --to '%Y-W%V-%u'", "convert 2027-01-01 --to '%G-W%V-%u'",
      prints: "2026-W53-5"),
    Fix(
      "filter weekend -a since 2025-08-30", "filter weekend and since 2025-08-30",
      input: "2025-08-29\n2025-08-30\n", prints: "2025-08-30"),
    Fix(
      "test 2025-08-29 weekend -o since 2025-08-29", "test 2025-08-29 weekend or since 2025-08-29",
      prints: ""),
    Fix("convert 2026-11-28 --to yyyy-WW", "convert 2026-11-28 --to YYYY-ww", prints: "2026-48"),
    Fix(
      "convert 2026-11-28 --to yyyy-Www", "convert 2026-11-28 --to \"YYYY-'W'ww\"",
      prints: "2026-W48"),
    Fix(
      "convert 2026-11-28 --to 'yyyy-[W]WW'", "convert 2026-11-28 --to \"YYYY-'W'ww\"",
      prints: "2026-W48"),
    Fix(
      "convert 2026-11-28 --to '[Week] W'", "convert 2026-11-28 --to \"'Week' w\"",
      prints: "Week 48"),
    Fix(
      "filter since 2025-01-01T23:59:00Z --time-zone Asia/Tokyo",
      "filter since 2025-01-01T23:59:00Z --time-zone Asia/Tokyo --from iso --from iso8601",
      input: "2025-01-01\n2025-01-02\n", prints: "2025-01-02"),
    Fix(
      "filter since 2025-01-13 --from yyyy-dd-MM", "filter since 2025-13-01 --from yyyy-dd-MM",
      input: "2025-14-01\n", prints: "2025-14-01"),
    Fix(
      "filter after 2025-01-01 2025-01-02", "filter between 2025-01-01 2025-01-02",
      input: "2025-01-02\n", prints: "2025-01-02"),
    Fix(
      "add 1 --json-key n --into 'n[1]'", "add 1 --json-key n --into '\"n[1]\"'",
      input: "{\"n\":\"2025-01-01\"}\n", prints: "{\"n\":\"2025-01-01\",\"n[1]\":\"2025-01-02\"}"),
    Fix("convert 2026-11-28 +1", "add 2026-11-28 +1", prints: "2026-11-29"),
    Fix("diff 2026-01-01 +30", "add 2026-01-01 +30", prints: "2026-01-31"),
    Fix("add 30 2026-01-01", "add 2026-01-01 30", prints: "2026-01-31"),
    Fix(
      "diff --unit weekdays 2026-01-01 2026-01-08",
      "diff --unit business-days 2026-01-01 2026-01-08", prints: "5"),
    Fix(
      "range 2026-01-01 2026-01-15 --nth fri", "range 2026-01-01 2026-01-15 --only fri",
      prints: "2026-01-02\n2026-01-09"),
    Fix(
      "range 2026-01-01 2026-01-03 --only business",
      "range 2026-01-01 2026-01-03 --only mon,tue,wed,thu,fri", prints: "2026-01-01\n2026-01-02"),
    Fix("leap 2024", "test 2024 leap-year", prints: ""),
    Fix("quarter 2026-11-28", "convert --to Q 2026-11-28", prints: "4"),
    Fix("round start-of-q 2026-11-28", "round start-of-quarter 2026-11-28", prints: "2026-10-01"),
    Fix("round next-month 2026-11-25", "add 2026-11-25 1m", prints: "2026-12-25"),
    Fix("round 10th-of-year 2026-11-28", "round 10th-day-of-year 2026-11-28", prints: "2026-01-10"),
    Fix("test 2026-11-15 15th-of-month", "test 2026-11-15 15th-day-of-month", prints: ""),
    Fix("test 2026-10-01 first-of-q", "test 2026-10-01 first-of-quarter", prints: ""),
    Fix("test today newer-than -7d", "test today newer-than 7d", prints: ""),
    Fix(
      "gaps 2026-01-01 2026-01-03", "spans --gaps 2026-01-01 2026-01-03",
      prints: "2026-01-02 2026-01-02 1"),
    Fix("workday 2026-11-27 5", "add 2026-11-27 5b", prints: "2026-12-04"),
    Fix("eomonth 2026-11-28", "round end-of-month 2026-11-28", prints: "2026-11-30"),
    Fix(
      "add 1 --json-key n --into .x", "add 1 --json-key n --into x",
      input: "{\"n\":\"2025-01-01\"}\n", prints: "{\"n\":\"2025-01-01\",\"x\":\"2025-01-02\"}"),
    Fix("round 1m 2026-11-28", "add 2026-11-28 1m", prints: "2026-12-28"),
    Fix("count --fill", "count", input: "2025-01-01\n", prints: "2025-01-01  1"),
    Fix("sort --missing first", "sort", input: "2025-01-01\n", prints: "2025-01-01"),
    Fix(
      "convert --ndjson --to dmy", "convert --json-key due --to dmy",
      input: "{\"due\":\"2025-01-01\"}\n",
      prints: "{\"due\":\"01/01/2025\"}"),
    Fix("convert 2026-11-28 --to doy", "convert 2026-11-28 --to D", prints: "332"),
    Fix(
      "convert '[04/Mar/2025:13:05:09 +0000]'",
      "convert --from \"'['dd/MMM/yyyy:HH:mm:ss Z']'\" '[04/Mar/2025:13:05:09 +0000]'",
      prints: "2025-03-04"),
    Fix("filter -0 dated", "filter --null-data dated", input: "2025-08-29\u{0}", prints: nil),
    Fix(
      "test 2025-08-29 -lt 2025-09-01", "test 2025-08-29 before 2025-09-01", prints: ""),
    Fix(
      "filter -ne 2025-08-29", "filter not on 2025-08-29", input: "2025-08-30\n",
      prints: "2025-08-30"),
    Fix(
      "convert --from --to dmy 2025-08-29", "convert --from iso --to dmy 2025-08-29",
      prints: "29/08/2025"),
    Fix(
      "round end-of-fiscal-year 2025-08-29 --fiscal-year-start 10",
      "round end-of-year 2025-08-29 --fiscal-year-start 10", prints: "2025-09-30"),
    Fix("month-grid --heat --column 1", "month-grid --heat", input: "2025-08-29\n", prints: nil),
    Fix(
      "filter in next-9-days", "filter in today+1..today+9", input: "2025-09-07\n",
      prints: "2025-09-07"),
    Fix(
      "convert --json-key 'i[].due'", "convert --json-key 'i[*].due'",
      input: #"{"i":[{"due":"2025-08-29"}]}"# + "\n",
      prints: #"{"i":[{"due":"2025-08-29"}]}"#),
    Fix(
      "weekday --json-key i.due", "weekday --json-key 'i[*].due'",
      input: #"{"i":[{"due":"2025-08-29"}]}"# + "\n", prints: #"{"i":[{"due":"Friday"}]}"#),
    Fix(
      "weekday i[].due", "weekday --json-key 'i[*].due'",
      input: #"{"i":[{"due":"2025-08-29"}]}"# + "\n", prints: #"{"i":[{"due":"Friday"}]}"#),
    Fix("add 2025-08-29 1 business day", "add 2025-08-29 1b", prints: "2025-09-01"),
    Fix("add 2025-08-29 --days 3", "add 2025-08-29 3d", prints: "2025-09-01"),
    Fix("today -I", "today", prints: "2025-08-29"),
    Fix("today -R", "today --to rfc5322", prints: "Fri, 29 Aug 2025"),
    Fix("month-grid -y", "month-grid 2026", prints: nil),
    Fix(
      "range 2025-01-01 2025-01-04 --every 2", "range 2025-01-01 2025-01-04 --step 2",
      prints: "2025-01-01\n2025-01-03"),
    Fix("count --group month", "count --by month", input: "2025-08-29\n", prints: "2025-08  1"),
    Fix("weekday -t %a 2025-08-29", "convert --to %a 2025-08-29", prints: "Fri"),
    Fix("week 2025-08-29", "convert --to w 2025-08-29", prints: "35"),
    Fix("add 2025-08-29 +2d +1m", "add 2025-08-29 1m2d", prints: "2025-10-01"),
    Fix(
      "weekday db-2025-08-29.gz", "weekday --in-text db-2025-08-29.gz", prints: "db-Friday.gz"),
  ]

  private static let partsOfTheCalendar = [
    Fix(
      "filter this-month", "filter in this-month",
      input: "2025-07-31\n2025-08-01\n2025-08-31\n2025-09-01\n", prints: "2025-08-01\n2025-08-31"),
    Fix(
      "filter last-week", "filter in last-week",
      input: "2025-08-24\n2025-08-25\n",
      prints: "2025-08-24"),
    Fix(
      "filter next-quarter", "filter in next-quarter",
      input: "2025-12-31\n",
      prints: "2025-12-31"),
    Fix(
      "filter this-year", "filter in this-year",
      input: "2025-12-31\n2026-01-01\n",
      prints: "2025-12-31"),
    Fix(
      "filter 2025-08", "filter in 2025-08", input: "2025-08-31\n",
      prints: "2025-08-31"),
    Fix(
      "filter until 08/2025", "filter until 2025-08",
      input: "2025-08-31\n2025-09-01\n", prints: "2025-08-31"),
    Fix(
      "filter within 2w", "filter between today-2w today",
      input: "2025-08-14\n2025-08-15\n2025-08-30\n", prints: "2025-08-15"),
    Fix(
      "filter 'is within 7d and is fri'", "filter 'between today-7d today and is fri'",
      input: "2025-08-28\n2025-08-29\n",
      prints: "2025-08-29"),
    Fix("filter in 2025-Q5", "filter in 2025-Q4", input: "2025-12-31\n", prints: "2025-12-31"),
    Fix("filter in 2025-W54", "filter in 2025-W52", input: "2025-12-28\n", prints: "2025-12-28"),
    Fix("filter in 2025-13", "filter in 2025-12", input: "2025-12-31\n", prints: "2025-12-31"),
    Fix(
      "filter older-than 2025-01-01", "filter before 2025-01-01", input: "2024-12-31\n2025-01-01\n",
      prints: "2024-12-31"),
    Fix(
      "filter newer-than 2025-08", "filter after 2025-08", input: "2025-08-31\n2025-09-01\n",
      prints: "2025-09-01"),
    Fix(
      "filter within 2025-08", "filter in 2025-08",
      input: "2025-08-31\n2025-09-01\n", prints: "2025-08-31"),
    Fix(
      "filter within 2025", "filter in 2025", input: "2025-12-31\n2026-01-01\n",
      prints: "2025-12-31"),
    Fix(
      "filter within 2025-08-01 2025-08-31", "filter between 2025-08-01 2025-08-31",
      input: "2025-08-31\n2025-09-01\n",
      prints: "2025-08-31"),
    Fix(
      "filter between 2025-08 2025-07", "filter between 2025-07 2025-08",
      input: "2025-08-31\n2025-09-01\n", prints: "2025-08-31"),
    Fix(
      "filter not invalid", "filter valid",
      input: "2025-02-30\n2025-03-01\n", prints: "2025-03-01"),
    Fix("filter undated", "filter not dated", input: "\n2025-03-01\n", prints: nil),
    Fix(
      "filter unvalid", "filter not valid", input: "2025-02-30\n2025-03-01\n",
      prints: "2025-02-30"),
    Fix(
      "filter is unweekend", "filter not weekend",
      input: "2025-08-29\n2025-08-30\n", prints: "2025-08-29"),
    Fix(
      "filter 'not (weekend or holiday)'", "filter not weekend and not monday",
      input: "2025-08-29\n2025-08-30\n", prints: "2025-08-29"),
    Fix(
      "filter is invalid", "filter is not valid",
      input: "2025-02-30\n2025-03-01\n",
      prints: "2025-02-30"),
    Fix(
      "filter non-weekend", "filter not weekend",
      input: "2025-08-29\n2025-08-30\n", prints: "2025-08-29"),
    Fix(
      "filter last-workday-of-month", "filter last-business-day-of-month",
      input: "2025-08-29\n2025-08-31\n", prints: "2025-08-29"),
    Fix(
      "filter 'not (sunday and before today)'", "filter not sunday or not before today",
      input: "2025-08-24\n2025-08-29\n",
      prints: "2025-08-29"),
    Fix(
      "filter --header --column e before s", "diff --header --column s --column e --into days",
      input: "e,s\n2025-08-29,2025-08-30\n",
      prints: "e,s,days\n2025-08-29,2025-08-30,-1"),
  ]

  private static let rules = [
    Fix(
      "round last-weekday-of-month today", "round last-business-day-of-month today",
      prints: "2025-08-29"),
    Fix(
      "round begin-of-month today", "round start-of-month today",
      prints: "2025-08-01"),
    Fix(
      "round prev-business-day today", "round previous-business-day today",
      prints: "2025-08-28"),
    Fix(
      "round beginning-of-year today", "round start-of-year today",
      prints: "2025-01-01"),
    Fix(
      "convert beginning-of-month", "convert start-of-month",
      prints: "2025-08-01"),
    Fix("round middle-of-month today", "round next-or-same-15 today", prints: "2025-09-15"),
    Fix(
      "round 6th-friday-of-month today", "round last-friday-of-month today", prints: "2025-08-29"),
    Fix("diff today tomorrow --unit 0d", "diff today tomorrow --unit days", prints: "1"),
    Fix(
      "range 2025-01-01 --step 1y --nth 1-wed -n 2",
      "range 2025-01-01 --rule 'FREQ=MONTHLY;INTERVAL=12;BYDAY=1WE' -n 2",
      prints: "2025-01-01\n2026-01-07"),
    Fix(
      "range 2025-01-01 --step 2m --nth 1-mon,last-fri -n 3",
      "range 2025-01-01 --rule 'FREQ=MONTHLY;INTERVAL=2;BYDAY=1MO,-1FR' -n 3",
      prints: "2025-01-06\n2025-01-31\n2025-03-03"),
    Fix(
      "range 2025-01-01 --step 1m --nth last-fri -n 2", "range 2025-01-01 --nth last-fri -n 2",
      prints: "2025-01-31\n2025-02-28"),
    Fix(
      "range 2025-01-01 --step 1m1d --nth last-fri -n 2", "range 2025-01-01 --nth last-fri -n 2",
      prints: "2025-01-31\n2025-02-28"),
    Fix("add 2025-08-29 1b1d", "add 2025-08-29 1d", prints: "2025-08-30"),
    Fix(
      "convert --null NA", "convert --absent NA", input: "NA\n2025-08-29\n",
      prints: "NA\n2025-08-29"),
    Fix(
      "filter --na=NA is friday", "filter --absent NA is friday",
      input: "NA\n2025-08-29\n", prints: "2025-08-29"),
    Fix("month-grid --heat --months 1", "month-grid --heat --months 1 2025-08", prints: nil),
    Fix(
      "round next-workday today", "round next-business-day today",
      prints: "2025-09-01"),
    Fix(
      "round today+1m today", "add today +1m",
      prints: "2025-09-29"),
    Fix(
      "round 1m today", "add today 1m",
      prints: "2025-09-29"),
    Fix("round 15th-of-month today", "round 15th-day-of-month today", prints: "2025-08-15"),
    Fix("round mid-month today", "round 15th-day-of-month today", prints: "2025-08-15"),
    Fix("round last-day today", "round last-day-of-month today", prints: "2025-08-31"),
    Fix("round nearest-year today", "round nearest-01-01 today", prints: "2026-01-01"),
    Fix(
      "round end-of-month next-friday", "round end-of-month,next-friday", input: "2025-01-15\n",
      prints: "2025-02-07"),
    Fix(
      "round end-of-month, next-friday 2025-01-15", "round end-of-month,next-friday 2025-01-15",
      prints: "2025-02-07"),
    Fix("filter is week-end", "filter is weekend", input: "2025-08-30\n", prints: "2025-08-30"),
    Fix("add 2025-08-29 '-1 month 1 day'", "add 2025-08-29 -1m1d", prints: "2025-07-28"),
    Fix(
      "round end-of-month next-friday today", "round end-of-month,next-friday today",
      prints: "2025-09-05"),
    Fix(
      "round end-of-month next-friday 2025-01-15", "round end-of-month 2025-01-15 next-friday",
      prints: "2025-01-31\n2025-09-30"),
    Fix(
      "add 1 --column 2", "add 1 --column 2 --from ' yyyy-MM-dd' --to same",
      input: "a, 2025-08-29\n", prints: "a, 2025-08-30"),
    Fix(
      "filter --column 2 --from dmy on 2025-08-29",
      "filter --column 2 --from 'dd/MM/yyyy ' on 2025-08-29",
      input: "a,29/08/2025 \n", prints: "a,29/08/2025 "),
    Fix(
      "spans 2025-08-28 to 2025-09-03", "spans 2025-08-28..2025-09-03",
      prints: "2025-08-28 2025-09-03 7"),
    Fix(
      "diff --business 2025-08-28 2025-09-03", "diff --unit business-days 2025-08-28 2025-09-03",
      prints: "4"),
    Fix("add today 5wd", "add today 5b", prints: "2025-09-05"),
    Fix("add --business today 5", "add today 5b", prints: "2025-09-05"),
    Fix("add 30 --from excel 45898", "add --from excel 45898 30", prints: "2025-09-28"),
    Fix("add 1 --from days 20000", "add --from days 1 +20000", prints: "2024-10-05"),
    Fix(
      "convert '1er août 2025'", "convert --from \"d'er' MMMM yyyy\" --locale fr '1er août 2025'",
      prints: "2025-08-01"),
    Fix("convert --to %c today", "convert --to '%a %b %e %Y' today", prints: "Fri Aug 29 2025"),
    Fix(
      "convert 25/03/04", "convert --from yy/M/d --pivot 1970 25/03/04", prints: "2025-03-04"),
    Fix(
      "convert today --to 'd de MMMM'", "convert today --to \"d 'de' MMMM\"",
      prints: "29 de August"),
    Fix(
      "convert '29 du August em 2025' --from 'd du MMMM em y'",
      "convert '29 du August em 2025' --from \"d 'du' MMMM 'em' y\"", prints: "2025-08-29"),
    Fix(
      "convert today --to 'EEEE le d MMMM'", "convert today --to \"EEEE 'le' d MMMM\"",
      prints: "Friday le 29 August"),
    Fix(
      "convert today --to 'due: d/M eg.'", "convert today --to \"'due': d/M 'eg'.\"",
      prints: "due: 29/8 eg."),
    Fix(
      "convert today --to 'el d de MMMM'", "convert today --to \"'el' d 'de' MMMM\"",
      prints: "el 29 de August"),
    Fix("convert today --to 'CW w'", "convert today --to \"'CW' w\"", prints: "CW 35"),
    Fix(
      "convert today --to 'Fällig: dd.MM.y'", "convert today --to \"'Fällig': dd.MM.y\"",
      prints: "Fällig: 29.08.2025"),
    Fix(
      "convert today --to 'Échéance d/M/y'", "convert today --to \"'Échéance' d/M/y\"",
      prints: "Échéance 29/8/2025"),
    Fix(
      "convert today --to 'Le d MMMM'", "convert today --to \"'Le' d MMMM\"",
      prints: "Le 29 August"),
    Fix(
      "convert today --to 'Qq y'", "convert today --to \"'Qq' y\"",
      prints: "Qq 2025"),
    Fix(
      "convert today --to 'Stand: d.M.y'", "convert today --to \"'Stand': d.M.y\"",
      prints: "Stand: 29.8.2025"),
    Fix(
      "convert today --to 'Day D'", "convert today --to \"'Day' D\"",
      prints: "Day 241"),
    Fix(
      "convert today --to 'week w'", "convert today --to \"'week' w\"",
      prints: "week 35"),
    Fix(
      "convert today --to 'semaine w'", "convert today --to \"'semaine' w\"",
      prints: "semaine 35"),
    Fix(
      "convert today --to 'am d.M.y'", "convert today --to \"'am' d.M.y\"",
      prints: "am 29.8.2025"),
    Fix(
      "convert today --to \"d 'de' MMMM de y\"", "convert today --to \"d 'de' MMMM 'de' y\"",
      prints: "29 de August de 2025"),
    Fix(
      "convert today --to 'EEEE F of MMMM'", "convert today --to \"EEEE F 'of' MMMM\"",
      prints: "Friday 5 of August"),
    Fix("convert today --to TT.MM.JJJJ", "convert today --to dd.MM.yyyy", prints: "29.08.2025"),
    Fix("convert today --to TT.MM.JJ", "convert today --to dd.MM.yy", prints: "29.08.25"),
    Fix(
      "convert 29/08/2025 --from JJ/MM/AAAA", "convert 29/08/2025 --from dd/MM/yyyy",
      prints: "2025-08-29"),
    Fix("convert today --to dd.MM.rrrr", "convert today --to dd.MM.yyyy", prints: "29.08.2025"),
    Fix("convert today --to gg/mm/aaaa", "convert today --to dd/MM/yyyy", prints: "29/08/2025"),
    Fix(
      "convert today --to d.M.yUhr", "convert today --to \"'on' d.M.yyyy\"", prints: "on 29.8.2025"),
    Fix(
      "convert today --to xd.M.y", "convert today --to \"'on' d.M.yyyy\"", prints: "on 29.8.2025"),
    Fix(
      "convert today --to 'w dniu d.M.y'", "convert today --to \"'w dniu' d.M.y\"",
      prints: "w dniu 29.8.2025"),
    Fix(
      "convert today --to 'E-Mail vom d.M.y'", "convert today --to \"'E-Mail vom' d.M.y\"",
      prints: "E-Mail vom 29.8.2025"),
    Fix(
      "convert today --to 'M. Dupont, le d MMMM y'",
      "convert today --to \"'M. Dupont, le' d MMMM y\"", prints: "M. Dupont, le 29 August 2025"),
    Fix(
      "convert today --to 'i.d.R. d.M.y'", "convert today --to \"'i.d.R.' d.M.y\"",
      prints: "i.d.R. 29.8.2025"),
    Fix(
      "convert today --to 'Faktura z d.M.y'", "convert today --to \"'Faktura z' d.M.y\"",
      prints: "Faktura z 29.8.2025"),
    Fix("convert today --to \"l''an y\"", "convert today --to \"'l''an' y\"", prints: "l'an 2025"),
    Fix(
      "convert today --to \"aujourd'hui le d.M.y\"", "convert today --to \"'aujourd''hui' d.M.y\"",
      prints: "aujourd'hui 29.8.2025"),
    Fix("convert today --to dd-Mon-yyyy", "convert today --to dd-MMM-yyyy", prints: "29-Aug-2025"),
    Fix("convert today --to DD-MON-YYYY", "convert today --to dd-MMM-yyyy", prints: "29-Aug-2025"),
    Fix("convert today --to 'Month dd'", "convert today --to 'MMMM dd'", prints: "August 29"),
    Fix("convert today --to 'MMMM dth'", "convert today --to 'MMMM do'", prints: "August 29th"),
    Fix(
      "convert today --to '02 Jan 2006'", "convert today --to 'dd MMM yyyy'", prints: "29 Aug 2025"),
    Fix(
      "convert today --to 'January 2, 2006'", "convert today --to 'MMMM d, yyyy'",
      prints: "August 29, 2025"),
    Fix(
      "convert today --to 'dddd, MMMM Do YYYY'", "convert today --to 'EEEE, MMMM do yyyy'",
      prints: "Friday, August 29th 2025"),
    Fix(
      "convert today --to 'am d. MMMM'", "convert today --to \"'am' d. MMMM\"",
      prints: "am 29. August"),
    Fix("convert today --to DMY", "convert today --to dmy", prints: "29/08/2025"),
    Fix("convert today --to 'YYYY-[W]ww'", "convert today --to \"YYYY-'W'ww\"", prints: "2025-W35"),
    Fix(
      "convert today --to 'MMMM [of] yyyy'", "convert today --to \"MMMM 'of' yyyy\"",
      prints: "August of 2025"),
    Fix(
      "convert today --to 'D. MMMM yyyy'", "convert today --to 'd. MMMM yyyy'",
      prints: "29. August 2025"),
    Fix(
      "convert '3 August 2025' --from 'D MMMM yyyy'",
      "convert '3 August 2025' --from 'd MMMM yyyy'", prints: "2025-08-03"),
    Fix("convert 'week 2025-36'", "convert 2025-09-01", prints: "2025-09-01"),
    Fix(
      "convert today --to 'De d MMMM'", "convert today --to \"'De' d MMMM\"",
      prints: "De 29 August"),
    Fix("today --to same", "today --to iso", prints: "2025-08-29"),
    Fix(
      "convert --from excel", "convert --from excel 45898.75", input: "45898,75\n",
      prints: "2025-08-29"),
    Fix("convert today --to 'Do MMMM'", "convert today --to 'do MMMM'", prints: "29th August"),
    Fix("convert today --to eu", "convert today --to dmy", prints: "29/08/2025"),
    Fix(
      "spans 2025-08-28 - 2025-09-03", "spans 2025-08-28..2025-09-03",
      prints: "2025-08-28 2025-09-03 7"),
    Fix(
      "round 'end of next month' today", "convert end-of-next-month", prints: "2025-09-30"),
    Fix(
      "round 'last weekday of month' today", "round last-business-day-of-month today",
      prints: "2025-08-29"),
    Fix(
      "add today --round 'last friday of month' 1m", "add today --round last-friday-of-month 1m",
      prints: "2025-09-26"),
    Fix("range today --to 2025-08-29", "range today 2025-08-29", prints: "2025-08-29"),
    Fix("range today next friday", "range today next-friday -n 1", prints: "2025-08-29"),
    Fix(
      "spans", "spans --column 1 --delimiter whitespace", input: "2025-Q3 Closed\n",
      prints: "2025-07-01 2025-09-30 92"),
    Fix(
      "spans", "spans --column 1 --delimiter '\\t'", input: "2025-W35\tx\n",
      prints: "2025-08-25 2025-08-31 7"),
    Fix(
      "spans", "spans --column 1 --delimiter whitespace", input: "2025-08-01..2025-08-03 trip\n",
      prints: "2025-08-01 2025-08-03 3"),
    Fix(
      "spans", "spans --column 2 --delimiter whitespace", input: "trip 2025-08-01..2025-08-03\n",
      prints: "2025-08-01 2025-08-03 3"),
    Fix(
      "spans", "spans --column 1 --column 2 --delimiter whitespace",
      input: "2025-08-01 2025-08-03 3\n", prints: "2025-08-01 2025-08-03 3"),
    Fix(
      "spans", "spans --column 2 --column 4 --delimiter whitespace",
      input: "from 2025-08-01 to 2025-08-03\n", prints: "2025-08-01 2025-08-03 3"),
    Fix(
      "filter since 8/29/2025", "filter since 2025-08-29", input: "2025-08-30\n",
      prints: "2025-08-30"),
    Fix("add --from epoch 1m 1756425600", "add --from epoch 1756425600 1m", prints: "2025-09-29"),
    Fix(
      "filter --from MM/dd/yyyy before 30/08/2025",
      "filter --from MM/dd/yyyy before 2025-08-30", input: "08/29/2025\n", prints: "08/29/2025"),
    Fix(
      "filter since '1 august'", "filter since 2026-08-01", input: "2026-08-30\n",
      prints: "2026-08-30"),
    Fix(
      "round first-business-day-of-next-month today", "round first-business-day-of-month today+1m",
      prints: nil),
    Fix("month-grid 2027Q1", "month-grid 2027-Q1", prints: nil),
    Fix("month-grid --merge 2025-08 2025-09", "month-grid --merge 2025-08..2025-09", prints: nil),
    Fix("diff 2025-09 2025-08", "diff 2025-08..2025-09", prints: "61"),
    Fix("diff 25.8.2025 today", "diff 2025-08-25 today", prints: "4"),
    Fix("range 25/8/25 -n 1", "range 2025-08-25 -n 1", prints: "2025-08-25"),
    Fix("test 3/4/2025 on 2025-04-03", "test 2025-04-03 on 2025-04-03", prints: nil),
    Fix("diff today tomorrow -- -u weeks", "diff -u weeks -- today tomorrow", prints: "0"),
    Fix(
      "convert --from MMMM --year 2025 March",
      "convert --from MMMM --year 2025 --day first March", prints: "2025-03-01"),
    Fix("range today to 2025-08-29", "range today 2025-08-29", prints: "2025-08-29"),
    Fix("test before 2025-09-01", "test today before 2025-09-01", prints: nil),
    Fix("test today is a friday", "test today is friday", prints: nil),
    Fix("filter in the future", "filter after today", input: "2025-08-30\n", prints: "2025-08-30"),
    Fix("easter 2025 to 2025", "easter 2025..2025", prints: "2025-04-20"),
    Fix("spans", "spans --column 1", input: "2025-08,open\n", prints: "2025-08-01 2025-08-31 31"),
    Fix(
      "spans", "spans --column 1 --delimiter ';'", input: "2025-08;open\n",
      prints: "2025-08-01 2025-08-31 31"),
    Fix("month-grid --month 8", "month-grid 2025-08", prints: nil),
    Fix("range today --days 1", "range today --count 1", prints: "2025-08-29"),
    Fix("range --start today tomorrow", "range today tomorrow", prints: nil),
    Fix("range 2025Q3 -n 1", "range 2025-Q3 -n 1", prints: "2025-07-01"),
    Fix("range 'Q3 2025' -n 1", "range 2025-Q3 -n 1", prints: "2025-07-01"),
    Fix("range 3Q2025 -n 1", "range 2025-Q3 -n 1", prints: "2025-07-01"),
    Fix("range W5/2025 -n 1", "range 2025-W05 -n 1", prints: "2025-01-27"),
    Fix("range h2-2025 -n 1", "range 2025-H2 -n 1", prints: "2025-07-01"),
    Fix("convert --from epoch-s 86400", "convert --from epoch 86400", prints: "1970-01-02"),
    Fix(
      "convert --from ydm 2025/31/08", "convert --from yyyy/dd/MM 2025/31/08", prints: "2025-08-31"),
    Fix(
      "range 2025-08-31 2025-09-30 --only mon --step 2w",
      "range 2025-09-01 2025-09-30 --only mon --step 2w", prints: nil),
    Fix(
      "range 2025-08-30 2025-09-30 --business --step 1w",
      "range 2025-09-01 2025-09-30 --business --step 1w", prints: nil),
    Fix(
      "range 2025-08-30 2025-09-30 --skip weekends --nth 1-sat,2-mon --step 7",
      "range 2025-09-01 2025-09-30 --skip weekends --nth 1-sat,2-mon --step 7", prints: nil),
    Fix("diff today tomorrow --unit 2w", "diff today tomorrow --unit weeks", prints: "0"),
    Fix("diff today tomorrow --unit 1d", "diff today tomorrow --unit days", prints: "1"),
    Fix("today %F", "today --to %F", prints: "2025-08-29"),
    Fix("today dmy", "today --to dmy", prints: "29/08/2025"),
    Fix("today +1d", "add today +1d", prints: "2025-08-30"),
    Fix("today 2w", "add today 2w", prints: "2025-09-12"),
    Fix("today next-friday", "convert next-friday", prints: "2025-09-05"),
    Fix("today 'd MMMM'", "today --to 'd MMMM'", prints: "29 August"),
    Fix("convert %F", "convert today --to %F", prints: "2025-08-29"),
    Fix("range today tomorrow --by 1d", "range today tomorrow --step 1d", prints: nil),
    Fix(
      "sort --json-key [0].a", "sort --json-key a",
      input: "[\n{\"a\":\"2025-01-02\"},\n{\"a\":\"2025-01-01\"}\n]\n", prints: nil),
    Fix("round this-month today", "range this-month -n 1", prints: "2025-08-01"),
    Fix("convert this-month", "range this-month -n 1", prints: "2025-08-01"),
    Fix("convert last-7-days", "range last-7-days -n 1", prints: "2025-08-23"),
    Fix("add 2nd-tue-of-month 1", "round 2nd-tue-of-month 2025-08-29", prints: "2025-08-12"),
    Fix("convert 29082025", "convert --from ddMMyyyy 29082025", prints: "2025-08-29"),
    Fix("convert 08292025", "convert --from MMddyyyy 08292025", prints: "2025-08-29"),
    Fix("diff --exclusive today tomorrow", "diff today tomorrow", prints: "1"),
    Fix("diff --non-inclusive today tomorrow", "diff today tomorrow", prints: "1"),
    Fix("convert --no-in-place today", "convert today", prints: "2025-08-29"),
    Fix("convert --norequired today", "convert today", prints: "2025-08-29"),
    Fix("convert --no-holidays today", "convert today", prints: "2025-08-29"),
    Fix("month-grid --years 2026", "month-grid 2026", prints: nil),
    Fix("retain --days 2 today", "retain --daily 2 today", prints: "today"),
    Fix("test -v today weekend", "test today not weekend", prints: ""),
    Fix("range --from today --to tomorrow", "range today tomorrow", prints: nil),
    Fix("add today minus 1", "add today -1", prints: "2025-08-28"),
    Fix("add today plus 1", "add today +1", prints: "2025-08-30"),
    Fix(
      "convert '29 Aug 25'", "convert '29 Aug 25' --from 'd MMM yy' --pivot 1970",
      prints: "2025-08-29"),
    Fix(
      "convert '8/29/2025, 1:05:06 PM'",
      "convert '8/29/2025, 1:05:06 PM' --from 'M/d/yyyy, h:mm:ss a'",
      prints: "2025-08-29"),
    Fix("convert 1756472707.5", "convert 1756472707.5 --from epoch", prints: "2025-08-29"),
    Fix(
      "convert 20250829_130507", "convert --from yyyyMMdd_HHmmss 20250829_130507",
      prints: "2025-08-29"),
    Fix(
      "convert '2025:08:29 10:11:12'", "convert --from 'yyyy:MM:dd HH:mm:ss' '2025:08:29 10:11:12'",
      prints: "2025-08-29"),
    Fix(
      "convert 2025:08:29", "convert --from yyyy:MM:dd 2025:08:29",
      prints: "2025-08-29"),
    Fix(
      "round 10th-day-of-week 2025-08-29", "round 7th-day-of-week 2025-08-29", prints: "2025-08-31"),
  ]

  private static let places = [
    Fix(
      "convert --to dmy", "convert --to dmy --column 2", input: "1,2025-08-29\n",
      prints: "1,29/08/2025"),
    Fix(
      "convert --to dmy", "convert --to dmy --column 1 --delimiter ';'",
      input: "\"2025-08-29\";1\n",
      prints: "\"29/08/2025\";1"),
    Fix(
      "weekday", "weekday --json-key due", input: "{\"id\":1,\"due\":\"2025-08-29\"}\n",
      prints: "{\"id\":1,\"due\":\"Friday\"}"),
    Fix(
      "add 1", "add 1 --in-text", input: "due 2025-08-29.\n", prints: "due 2025-08-30."),
    Fix(
      "convert 05-06-07", "convert --from M-d-yy --pivot 1970 05-06-07", prints: "2007-05-06"),
    Fix(
      "convert '8/29/2025 12:00:00 AM'",
      "convert --from 'M/d/yyyy h:mm:ss a' '8/29/2025 12:00:00 AM'",
      prints: "2025-08-29"),
    Fix(
      "range 2026-03-02 2026-03-12 --business --skip mon",
      "range 2026-03-02 2026-03-12 --skip weekends,mon --count 1", prints: "2026-03-03"),
    Fix(
      "convert --json-key a.b", "convert --json-key '\"a.b\"'",
      input: "{\"a.b\":\"2025-08-29\"}\n", prints: "{\"a.b\":\"2025-08-29\"}"),
    Fix(
      "convert --json-key $.a.b", "convert --json-key a.b",
      input: "{\"a\":{\"b\":\"2025-08-29\"}}\n", prints: "{\"a\":{\"b\":\"2025-08-29\"}}"),
    Fix(
      "convert --json-key .a.b", "convert --json-key a.b",
      input: "{\"a\":{\"b\":\"2025-08-29\"}}\n", prints: "{\"a\":{\"b\":\"2025-08-29\"}}"),
    Fix(
      "diff --header --column a,b --into c", "diff --header --column a --column b --into c",
      input: "a,b\n2025-08-29,2025-08-30\n",
      prints: "a,b,c\n2025-08-29,2025-08-30,1"),
    Fix(
      "diff --column 1,2 --into c", "diff --column 1 --column 2 --into c",
      input: "2025-08-29,2025-08-30\n",
      prints: "2025-08-29,2025-08-30,1"),
    Fix(
      "convert --column 2 --delimiter tab", "convert --column 2 --delimiter \\t",
      input: "a\t2025-08-29\n", prints: "a\t2025-08-29"),
    Fix(
      "convert --column 2 --delimiter semicolon", "convert --column 2 --delimiter ';'",
      input: "a;2025-08-29\n", prints: "a;2025-08-29"),
    Fix("count --by dow", "count --by weekday today", prints: nil),
    Fix("count --by daily", "count --by day today", prints: nil),
    Fix("count month", "count --by month today", prints: "2025-08  1"),
    Fix(
      "round month-end today", "round end-of-month today",
      prints: "2025-08-31"),
    Fix(
      "round start-of-day today", "convert --from iso8601 2025-08-29T10:00:00Z",
      prints: "2025-08-29"),
    Fix(
      "retain --last 1 --in-text", "retain --last 1 --in-text --from basic",
      input: "db_20250829.gz\n",
      prints: "db_20250829.gz"),
    Fix(
      "filter before 2025-09-01 --in-text --invert",
      "filter before 2025-08-01 --in-text --invert --from basic",
      input: "db_20250829.gz\n", prints: "db_20250829.gz"),
  ]

  private static let fixes =
    dates + formats + ranges + months + conditions + partsOfTheCalendar + words + rules + places

  @Test func theMessagesSuggestTheFixes() throws {
    try GoldenCalls.check(Self.fixes.map { .init($0.call, input: $0.input) })
  }

  @Test(arguments: fixes)
  func aFixWorksWhenItIsTyped(_ fix: Fix) {
    let fixed = dayctl(shellWords(fix.fixed), input: Array(fix.input.utf8))
    #expect(fixed.code == 0, "\(fixed.written)")
    if let answer = fix.answer {
      #expect(fixed.written == (answer.isEmpty ? "" : answer + "\n"))
    }
  }

  @Test func optionsThatLeaveNoDayAreAnError() throws {
    try GoldenCalls.check(
      [
        "range 2025-08-01 2025-09-30 --only mon --nth 1-tue",
        "range 2025-08-01 2025-09-30 --nth 1-mon --skip mon",
        "range 2025-08-01 2025-09-30 --nth 1-sat --business",
        "range 2025-08-01 2025-09-30 --only sat,sun --business",
        "range 2025-08-01 2025-09-30 --only sat,sun --skip weekends",
        "range 2025-08-01 2025-09-30 --step 2b --only sat",
        "range 2025-08-01 2025-09-30 --step 1b --only fri,sat --weekend fri,sat",
      ])
  }

  @Test func aDateThatIsNullIsCalledThat() throws {
    try GoldenCalls.check(
      [
        .init("convert --required --json-key d", input: "{\"d\":null}\n")
      ])
  }

  @Test func aBlankTextIsCalledBlank() {
    #expect(
      dayctl("convert --required", input: "  \n").written.contains("is blank: there is no date"))
  }

  @Test func aWordAfterUniqueIsRejectedBeforeFilesAreRead() {
    let run = dayctl("sort --unique no-such-file --file /dev/stdin")
    #expect(run.written.hasPrefix("dayctl: cannot read 'no-such-file'"))
  }

  @Test(arguments: [
    ("in this-month", "2025-08-01\n2025-08-31\n"), ("in last-month", "2025-07-31\n"),
    ("before this-month", "2025-07-31\n"), ("since next-month", "2025-09-01\n"),
    ("until this-quarter", "2025-07-31\n2025-08-01\n2025-08-31\n2025-09-01\n"),
    ("after this-week", "2025-09-01\n"), ("in last-year", ""),
    ("between last-month this-month", "2025-07-31\n2025-08-01\n2025-08-31\n"),
    ("in last-29-days", "2025-08-01\n"), ("in last-28-days", ""),
  ])
  func aWordForPartOfTheCalendarIsAllItsDays(_ condition: String, _ answer: String) {
    let lines = "2025-07-31\n2025-08-01\n2025-08-31\n2025-09-01\n"
    #expect(dayctl("filter \(condition)", input: lines).written == answer)
  }

  @Test(
    .enabled(if: (try? TimeZoneData(area: "America/New_York")) != nil),
    arguments: [
      ("europe/berlin", "Europe/Berlin"), ("EUROPE/BERLIN", "Europe/Berlin"),
      ("america/new york", "America/New_York"), ("America/New-York", "America/New_York"),
      ("tokyo", "Asia/Tokyo"), ("africa/dar-es-salaam", "Africa/Dar_es_Salaam"),
    ])
  func anAreaInAnotherFormIsAnsweredWithTheInstalledOne(_ zone: Word, _ area: Word) {
    #expect(
      dayctl(["convert", "--time-zone", zone, "2025-08-29"])
        == Run(
          written: "dayctl: --time-zone: unknown time zone \(zone.quoted). "
            + "Did you mean \(area.quoted)?\n",
          code: 2))
    #expect(dayctl(["convert", "--time-zone", area, "2025-08-29"]).code == 0)
  }

  @Test func aTextInNoLanguageGetsNoHint() throws {
    try GoldenCalls.check(
      [
        "convert '29 foobar 2025'"
      ])
  }

  @Test(arguments: ["+%T", "+%Q", "+%H:%M"])
  func aFormatThatCannotWriteDaysIsNotSuggested(_ format: Word) {
    #expect(!dayctl(["convert", format]).written.contains("--to"))
    #expect(!dayctl(["today", format]).written.contains("--to"))
  }
}
