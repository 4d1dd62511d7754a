import DayKit
import SeededNumbers
import Testing

struct GridStyleTests {
  @Test(arguments: [
    ("2026-01", "1 2 3 4 5"), ("2027-01", "53 1 2 3 4"), ("2024-12", "48 49 50 51 52 1"),
    ("9999-12", "48 49 50 51 52"),
  ])
  func weeksAreNumberedAsInISO8601(_ month: String, _ numbers: String) {
    #expect(weekNumbers("--week-numbers \(month)") == numbers)
    #expect(weekNumbers("-w \(month)") == numbers)
  }

  @Test(arguments: [
    ("2026-01", "1 2 3 4 5"), ("2027-01", "1 2 3 4 5 6"), ("2024-12", "49 50 51 52 1"),
    ("9999-12", "49 50 51 52 1"),
  ])
  func theAmericanWeekOneContainsTheFirstOfJanuary(_ month: String, _ numbers: String) {
    #expect(weekNumbers("--us-week-numbers -s sunday \(month)") == numbers)
    #expect(weekNumbers("--us-week-numbers \(month)") == numbers)
  }

  @Test(arguments: seeds(100))
  func theNumberIsThatOfMostDaysOfTheRow(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let first = Weekday.sunday.advanced(by: Int.random(in: 0..<7, using: &generator))
    let month = try YearMonth(
      Int.random(in: 1...9998, using: &generator), Int.random(in: 1...12, using: &generator))
    let weeks = month.firstDay.calendarMonth(startingOn: first).weeks
    let numbers = weeks.map { week in
      let all = week.map { $0.day.weekDate.week }
      return all.first { number in all.filter { $0 == number }.count > 3 }.map(String.init) ?? ""
    }
    #expect(
      weekNumbers("-w -s \(first.name().lowercased()) \(month)") == numbers.joined(separator: " "))
  }

  @Test func theCalendarOfAYearCanNumberItsDays() {
    let words = dayctl("month-grid --day-of-year 2024 --columns 1").written
      .split { $0 == " " || $0 == "\n" }
    #expect(words.compactMap { Int($0) }.filter { $0 != 2024 } == Array(1...366))
  }

  private func weekNumbers(_ words: String) -> String {
    dayctl("month-grid \(words)").written.split(separator: "\n").dropFirst(2)
      .map { $0.prefix(2).filter { $0 != " " } }.joined(separator: " ")
  }
}
