import DayKit
import SeededNumbers
import Testing

struct DateDigitsTests {
  @Test(
    arguments: sample(
      oneIn: 3, of: [0, 1900, 2023, 1, 400, 9999, 2024, 2100, 1899, 1999, 2000, 9996]))
  func allMonthsAndDaysOfTwoDigitsAreReadAsTheCalendarHasThem(_ year: Int) throws {
    let line = try #require(DayFormat.basic.fixedDate?.line(.lineFeed))
    for number in 0..<10_000 {
      let (month, dayOfMonth) = (number / 100, number % 100)
      let text = Self.digits(year, 4) + Self.digits(number, 4) + [0x0A]
      let days = [Day](capacity: 1) { _ = line.read(text.span, into: &$0) }
      let day = (1...12).contains(month) ? try? Day(year, month, dayOfMonth) : nil
      guard days != (day.map { [$0] } ?? []) else { continue }
      Issue.record("\(year)-\(month)-\(dayOfMonth) is read as \(days)")
    }
  }

  @Test func theFirstAndTheLastDaysOfAllYearsAreReadAndWritten() throws {
    let line = try #require(DayFormat.iso.fixedDate?.line(.lineFeed))
    for year in 0...9_999 {
      let leapDay = Day.isLeapYear(year) ? [try Day(year, 2, 29)] : []
      let days =
        try [Day(year, 1, 1), Day(year, 2, 28)] + leapDay + [Day(year, 3, 1), Day(year, 12, 31)]
      let text = days.flatMap { Array("\($0)\n".utf8) }
      let read = [Day](capacity: 9) { _ = line.read(text.span, into: &$0) }
      let written = [UInt8](capacity: 99) { _ = line.write(days.span, into: &$0) }
      guard read != days || written != text else { continue }
      Issue.record("\(year): \(read), \(written)")
    }
  }

  private static func digits(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { place in
      UInt8(0x30 + (0..<place).reduce(number) { rest, _ in rest / 10 } % 10)
    }
  }
}
