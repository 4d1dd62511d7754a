import Terminal
import Testing

struct WeeksGridTests {
  private static let dates = "2025-01-01\n2025-08-29\n2025-08-29\n2025-12-31\n"

  private static func lines(_ words: String, _ environment: [String: String] = [:]) -> [String] {
    dayctl(
      "month-grid --heat --weeks \(words)", input: dates, outputIsTerminal: true,
      environment: ["DAYCTL_TODAY": "2025-08-29", "TERM": "dumb"].merging(environment) { $1 }
    ).written.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func aYearHasOneColumnForEachWeek() {
    let lines = Self.lines("2025", ["COLUMNS": "80", "LANG": "C.UTF-8"])
    #expect(lines[0].hasSuffix(" 2025"))
    #expect(lines[1] == "   Jan Feb Mar  Apr May Jun  Jul Aug  Sep Oct Nov  Dec")
    #expect(lines[2].hasPrefix("Mo  ·") && lines[2].count == 3 + 53)
    #expect(lines[4].hasPrefix("We ▄") && lines[4].hasSuffix("▄"))
    #expect(lines[6].filter { $0 == "█" }.count == 1)
    #expect(lines.suffix(2) == ["▄ 1  █ 2", ""])
  }

  @Test(arguments: [(40, 2, 1), (80, 1, 1), (109, 1, 2), (110, 1, 2), (200, 1, 2), (20, 4, 1)])
  func theBlocksFitIntoTheWidth(_ width: Int, _ blocks: Int, _ cellWidth: Int) {
    let lines = Self.lines("2025", ["COLUMNS": "\(width)"])
    #expect(lines.allSatisfy { $0.columns <= width })
    #expect(lines.filter { $0.hasPrefix("Mo") }.count == blocks)
    let names = lines[1].split(separator: " ").map(String.init)
    #expect(names.first == "Jan")
    #expect(lines[1].hasPrefix(cellWidth == 2 ? "   Jan     Feb" : "   Jan Feb"))
  }

  @Test(arguments: [(60, 1), (120, 2)])
  func aColourFillsTheWholeCell(_ width: Int, _ cellWidth: Int) {
    let lines = Self.lines(
      "2025 --color always", ["COLUMNS": "\(width)", "TERM": "xterm-256color"])
    let wednesdays = lines[4].replacing(#/\x{1B}\[[0-9;]*m/#, with: "")
    #expect(wednesdays.hasPrefix("We ") && wednesdays.count == 3 + 53 * cellWidth)
  }

  @Test(arguments: ["en", "de", "fr", "ja", "ar", "hi"])
  func theNamesOfMonthsNeverTouch(_ locale: String) {
    for width in [60, 120] {
      let lines = Self.lines(
        "--locale \(locale) 2025", ["COLUMNS": "\(width)", "LANG": "C.UTF-8"])
      #expect(lines[1].split(separator: " ").count == 12, "\(lines[1])")
    }
  }

  @Test func severalYearsAreBelowEachOther() {
    let input = "2024-11-01\n2026-02-01\n"
    let years = dayctl("month-grid --heat --weeks", input: input).written
    #expect(years.contains("November 2024 - December 2024\n") && years.contains(" 2025\n"))
    let months = dayctl("month-grid --heat --weeks 2024-11..2025-10", input: input).written
    #expect(months.split(separator: "\n").filter { $0.hasPrefix("Mo") }.count == 1)
  }

  @Test(arguments: ["-009999-01-01", "9999-12-31"])
  func theFirstAndTheLastMonthHaveColumns(_ date: String) {
    let grid = dayctl("month-grid --heat --weeks", input: date + "\n").written
    #expect(grid.split(separator: "\n").count { $0.contains("#") } == 2, "\(grid)")
  }

  @Test(arguments: ["keep", "blank"])
  func linesThatFailHaveNoPlaceInAHeatMap(_ onError: String) {
    let run = dayctl("month-grid --heat --on-error \(onError)", input: "x\n")
    #expect(run.code == 2 && run.written.hasPrefix("dayctl: --on-error \(onError)"))
  }

  @Test func marksAreCharactersInTheCells() {
    let options = "--highlight 2025-08-25 --holidays h.txt 2025-08"
    let plain = dayctl(
      "month-grid --heat --weeks \(options)", input: Self.dates,
      files: ["h.txt": "2025-08-26 A\n"]
    ).written
    #expect(plain.contains("Mo   - - - -+\n"))
    #expect(plain.contains("Tu   - - - -x\n"))
    let colors = dayctl(
      "month-grid --heat --weeks \(options)", input: Self.dates, outputIsTerminal: true,
      environment: ["DAYCTL_TODAY": "2025-08-29"], files: ["h.txt": "2025-08-26 A\n"]
    ).written
    let cells = ShownText(colors).rows.joined()
    #expect(["+", "x", "@"].allSatisfy { mark in cells.contains { $0.text == mark } })
    #expect(cells.allSatisfy { $0.text != "@" || $0.style.background == 120 })
  }

  @Test func whatDoesNotFitIsAnError() throws {
    try GoldenCalls.check(
      [
        "month-grid --weeks 2025",
        "month-grid --heat --weeks --vertical 2025",
        "month-grid --heat --weeks --merge 2025",
        "month-grid --heat --weeks --fill 2025",
        "month-grid --heat --weeks --mark [] 2025",
      ])
  }
}
