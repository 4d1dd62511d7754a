import Testing

struct WorkOptionsTests {
  private static let files = [
    "de.txt": "2025-12-25 Weihnachten\n2025-12-26\n", "ny.txt": "2025-12-29\n",
    "bad.ics": "BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20251225T100000\n",
    "bad.txt": "2025-12-25\n2025-02-30\n", "fiscal.txt": "FY2026-H2 Closed\n",
    "spans.txt": "FY2026-Q1 - FY2026-Q2\n",
  ]

  @Test(arguments: [
    ("", "2025-12-25"), ("--holidays de.txt", "2025-12-29"),
    ("--holidays de.txt --holidays ny.txt", "2025-12-30"),
    ("--holidays de.txt --weekend fri,sat", "2025-12-28"),
    ("--weekend thursday,fri,sat,sun", "2025-12-29"),
    ("--holidays de.txt --weekend none", "2025-12-27"),
  ])
  func weekendsAndHolidaysAreNotBusinessDays(_ options: String, _ day: String) {
    let run = dayctl("round next-business-day 2025-12-24 \(options)", files: Self.files)
    #expect(run == Run(written: day + "\n", code: 0))
  }

  @Test(
    arguments: [
      ("add 1b --holidays", 2), ("filter business-day --holidays", 2),
      ("round next-business-day - --holidays", 2), ("add today 1b --holidays", 0),
      ("test today business-day --holidays", 0), ("spans --except", 2), ("spans --and", 2),
      ("spans - --except", 2), ("spans 2025 --except", 0), ("spans 2025 --and", 0),
      ("range 2025-01-06 --count 1 --except", 0),
    ] as [(String, Int32)])
  func datesAndDaysOfAFileAreNotBothStandardInput(_ line: String, _ code: Int32) {
    let run = dayctl(
      "\(line) /dev/stdin", input: "2025-01-06\n", files: ["/dev/stdin": "2025-01-06\n"])
    #expect(run.code == code)
    #expect(run.written.contains(" /dev/stdin leaves no input") == (code == 2))
  }

  @Test func whatCannotBeReadIsAnError() throws {
    try GoldenCalls.check(
      [
        "round next-business-day 2025-12-24 --holidays x.txt",
        "round next-business-day 2025-12-24 --holidays bad.txt",
        "round next-business-day 2025-12-24 --holidays bad.ics",
        "round next-business-day 2025-12-24 --holidays fiscal.txt",
        "round next-business-day 2025-12-24 --holidays spans.txt --fiscal-year-start 10",
        "round next-business-day 2025-12-24 --weekend fri,saturn",
        "round next-business-day 2025-12-24 --weekend=",
      ], files: Self.files)
  }

  @Test func wordsForDatesUseTheSameBusinessDays() {
    #expect(
      dayctl("range today+82b --count 1 --holidays de.txt", files: Self.files).written
        == "2025-12-23\n")
    #expect(
      dayctl("range today+84b --count 1 --holidays de.txt", files: Self.files).written
        == "2025-12-29\n")
  }

  @Test func holidaysInUTF16AreNamedAsSuch() {
    let run = dayctl(
      "add today 1b --holidays h.txt", files: ["h.txt": "2\u{0}0\u{0}2\u{0}6\u{0}"])
    #expect(run.code == 2 && run.written.contains("'h.txt' looks like UTF-16: convert it to UTF-8"))
  }

  @Test func aWeekWithoutBusinessDaysHasNoNextOne() throws {
    try GoldenCalls.check(
      [
        "round next-business-day --weekend mon,tue,wed,thu,fri,sat,sun 2025-12-24"
      ])
  }
}
