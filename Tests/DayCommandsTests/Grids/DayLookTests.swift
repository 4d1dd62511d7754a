import DayKit
import Testing

struct DayLookTests {
  private static let holidays = ["h.txt": "2025-08-15 Assumption\n2025-10-03 Unity\n2025-08-04\n"]

  @Test func weekendsAreDimAndHolidaysRed() {
    let run = dayctl("month-grid --holidays h.txt --color always 2025-08", files: Self.holidays)
    #expect(run.written.contains("\n\u{1B}[31m 4\u{1B}[39m "))
    #expect(run.written.contains(" \u{1B}[31m15\u{1B}[39m \u{1B}[2m16\u{1B}[22m "))
    let friday = dayctl("month-grid --weekend fri --color always 2025-08").written
    #expect(friday.contains(" 14 \u{1B}[2m15\u{1B}[22m 16 "))
  }

  @Test func daysOfOtherMonthsAreDim() {
    let lines = dayctl("month-grid --fill --color always 2025-09").written.split(separator: "\n")
    #expect(lines.last?.hasPrefix("29 30 \u{1B}[2m 1\u{1B}[22m \u{1B}[2m 2\u{1B}[22m ") == true)
  }

  @Test func theHolidaysOfTheMonthsAreListedBelow() {
    let run = dayctl("month-grid --holidays h.txt 2025-08", files: Self.holidays)
    #expect(run.written.hasSuffix("\n25 26 27 28 29 30 31\n\n2025-08-04\n2025-08-15  Assumption\n"))
    #expect(
      dayctl("month-grid --holidays h.txt 2025-09", files: Self.holidays).written
        == dayctl("month-grid 2025-09").written)
  }

  @Test func aHolidayCannotControlTheTerminal() {
    let files = ["h.txt": "2025-08-15 A\u{1B}[2Jb\n"]
    let run = dayctl("month-grid --holidays h.txt 2025-08", files: files)
    #expect(!run.written.contains("\u{1B}"))
  }

  @Test(arguments: [
    ("--mark []", " 25 26 27 28[29]30 31"), ("--mark *", " 25 26 27 28 29*30 31"),
    ("--highlight 2025-08-28", " 25 26 27<28>29 30 31"),
    ("--highlight 2025-08-28..2025-08-31", " 25 26 27<28 29 30 31>"),
    ("--mark [] --highlight 2025-08-28..2025-08-31", " 25 26 27<28[29]30 31>"),
    ("--highlight 2025-08-25 --highlight 2025-08-27", "<25>26<27>28 29 30 31"),
  ])
  func marksStandBetweenDaysWithoutColour(_ options: String, _ week: String) {
    let lines = dayctl("month-grid \(options)").written.split(separator: "\n")
    #expect(lines.last.map(String.init) == week)
  }

  @Test func withColourMarksAreStyles() {
    let run = dayctl(
      "month-grid --mark [] --highlight 2025-08-27..2025-08-29", outputIsTerminal: true)
    #expect(run.written.contains(" \u{1B}[1;35m28\u{1B}[22;39m \u{1B}[1;7;35m29\u{1B}[22;27;39m "))
    #expect(!run.written.contains("[29"))
  }

  @Test func invalidOptionsAreRejected() throws {
    try GoldenCalls.check(
      [
        "month-grid --mark abc",
        "month-grid --mark 月",
        "month-grid --highlight 2025-08-28..2025-08-27",
        "month-grid --months 0",
        "month-grid --columns 0",
        "month-grid --week-numbers --us-week-numbers",
        "month-grid --vertical --merge",
        "month-grid -3 --months 2",
        "month-grid -3 2026",
        "month-grid 26",
      ])
  }
}
