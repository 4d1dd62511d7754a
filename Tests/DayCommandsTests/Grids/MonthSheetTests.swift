import DayKit
import DayLocales
import SeededNumbers
import Terminal
import Testing

struct MonthSheetTests {
  @Test func threeMonthsStandBesideEachOther() {
    let sheet = """
         February 2026           March 2026            April 2026
      Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su  Mo Tu We Th Fr Sa Su
                         1                     1         1  2  3  4  5
       2  3  4  5  6  7  8   2  3  4  5  6  7  8   6  7  8  9 10 11 12
       9 10 11 12 13 14 15   9 10 11 12 13 14 15  13 14 15 16 17 18 19
      16 17 18 19 20 21 22  16 17 18 19 20 21 22  20 21 22 23 24 25 26
      23 24 25 26 27 28     23 24 25 26 27 28 29  27 28 29 30
                            30 31

      """
    for line in ["-3 2026-03", "2026-03 -3", "--months 3 2026-02", "-n3 2026-02-14"] {
      #expect(dayctl("month-grid \(line)") == Run(written: sheet, code: 0))
    }
  }

  @Test(arguments: [
    (20, 1), (40, 1), (42, 2), (63, 2), (64, 3), (80, 3), (86, 4), (130, 6), (200, 6), (262, 12),
  ])
  func asManyMonthsStandBesideEachOtherAsFit(_ width: Int, _ columns: Int) {
    let run = dayctl(
      "month-grid 2026", outputIsTerminal: true,
      environment: ["COLUMNS": "\(width)", "TERM": "dumb"])
    let lines = run.written.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("Mo ") }.count == 12 / columns)
    #expect(lines.allSatisfy { $0.columns <= width && $0.last != " " })
  }

  @Test func columnsSetsTheNumberOfMonthsBesideEachOther() {
    let headings = dayctl("month-grid 2026 --columns 5").written.split(separator: "\n")
      .filter { $0.hasPrefix("Mo ") }
    #expect(headings.map { $0.split(separator: "Mo").count } == [5, 5, 2])
  }

  @Test(arguments: seeds(60))
  func everyDayOfEveryMonthAppearsOnceInItsColumn(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let locale = try #require(
      ["en", "de", "fr", "ar", "he", "hi", "th", "zh", "ja", "ko", "vi", "ru"]
        .randomElement(using: &generator))
    let first = Weekday.sunday.advanced(by: Int.random(in: 0..<7, using: &generator))
    let month = try YearMonth(
      Int.random(in: 1...9998, using: &generator), Int.random(in: 1...12, using: &generator))
    let count = Int.random(in: 1...4, using: &generator)
    let isVertical = Bool.random(using: &generator)
    let words =
      "--columns 1 -n \(count) -s \(first.name().lowercased()) --locale \(locale) \(month)"
      + (isVertical ? " --vertical" : " --fill")
    let blocks = dayctl("month-grid \(words)").written.split(separator: "\n\n")
      .map { $0.split(separator: "\n").map(String.init) }
    #expect(blocks.count == count)
    for (block, month) in zip(blocks, month...month + (count - 1)) {
      let rows = isVertical ? block.dropFirst() : block.dropFirst(2)
      let numbers = rows.map { $0.split(separator: " ").compactMap { Int($0) } }
      if isVertical {
        for (position, numbers) in numbers.enumerated() {
          let weekday = first.advanced(by: position)
          #expect(numbers == month.days.filter { $0.weekday == weekday }.map(\.dayOfMonth))
        }
      } else {
        let weeks = month.firstDay.calendarMonth(startingOn: first).weeks
        #expect(numbers == weeks.map { $0.map(\.dayComponents.dayOfMonth) })
        // All rows of numbers end in the same column.
        #expect(Set(rows.map(\.columns)).count == 1)
      }
    }
  }

  @Test(arguments: seeds(30))
  func mergedMonthsAreTheWeeksOfTheLibrary(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let first = Weekday.sunday.advanced(by: Int.random(in: 0..<7, using: &generator))
    let month = try YearMonth(
      Int.random(in: 1...9998, using: &generator), Int.random(in: 1...12, using: &generator))
    let last = month + Int.random(in: 0...5, using: &generator)
    let calendar = (month...last).reduce(CalendarDays()) {
      $0 + $1.firstDay.calendarMonth(startingOn: first)
    }
    let run = dayctl(
      "month-grid --merge --fill -n \(last - month + 1) -s \(first.name().lowercased()) \(month)")
    let rows = run.written.split(separator: "\n").dropFirst(2)
    #expect(
      rows.map { $0.split { " |".contains($0) }.compactMap { Int($0) } }
        == calendar.weeks.map { $0.map(\.dayComponents.dayOfMonth) })
  }

  @Test(arguments: ["ar", "he", "hi", "th", "zh", "ja", "ko", "vi", "ru", "fi", "am", "my"])
  func theSecondMonthStartsInTheSameColumnInEveryRow(_ locale: String) {
    let run = dayctl("month-grid -n 2 --fill --locale \(locale) 2026-02")
    let rows = run.written.split(separator: "\n").dropFirst(2).map(String.init)
    #expect(Set(rows.prefix(4).map(\.columns)).count == 1)
  }

  @Test func aPictureForADumbTerminalHasNoEscape() {
    let run = dayctl(
      "month-grid -3 --highlight today --fill -w", outputIsTerminal: true,
      environment: ["TERM": "dumb", "DAYCTL_TODAY": "2025-08-29"])
    #expect(run.code == 0)
    #expect(!run.written.contains("\u{1B}"))
  }
}
