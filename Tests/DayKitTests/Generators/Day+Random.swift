import DayKit
import SeededNumbers

extension Day {
  /// A random day; every second one is where calendars go wrong: an end of a month, a leap day or a
  /// new year.
  static func random(using generator: inout SplitMix64) -> Day {
    let year = Int.random(in: -9999...9999, using: &generator)
    let day = random(around: year, using: &generator)
    return day ?? Day(daysSince1970: Int.random(in: bounds, using: &generator))
  }

  /// A random day up to five years from this one.
  func randomNeighbour(using generator: inout SplitMix64) -> Day {
    let year = dayComponents.year + Int.random(in: -5...5, using: &generator)
    let shift = Int.random(in: -1_800...1_800, using: &generator)
    let day = Day.random(around: year, using: &generator)
    return day ?? Day(exactly: daysSince1970 + shift) ?? self
  }

  private static func random(around year: Int, using generator: inout SplitMix64) -> Day? {
    let month = Int.random(in: 1...12, using: &generator)
    let leapYear = year & ~3
    switch Int.random(in: 0..<8, using: &generator) {
    case 0: return try? Day(year, month, daysInMonth(month, year: year))
    case 1: return try? Day(year, month, 1)
    case 2: return (try? Day(leapYear, 2, 29)) ?? (try? Day(year, 2, 28))
    case 3: return try? Day(year, [1, 12][month % 2], [1, 31][month % 2])
    default: return nil
    }
  }
}
