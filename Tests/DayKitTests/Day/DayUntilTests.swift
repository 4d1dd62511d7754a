import DayKit
import SeededNumbers
import Testing

struct DayUntilTests {
  /// The results of java.time's `ChronoUnit.between`.
  @Test(arguments: [
    ("2025-08-29", "2025-12-25", [118, 16, 3, 1, 0]),
    ("2025-12-25", "2025-08-29", [-118, -16, -3, -1, 0]),
    ("1990-08-30", "2025-08-29", [12_783, 1_826, 419, 139, 34]),
    ("2025-01-31", "2025-02-28", [28, 4, 0, 0, 0]), ("2025-01-31", "2025-03-01", [29, 4, 1, 0, 0]),
    ("2024-02-29", "2025-02-28", [365, 52, 11, 3, 0]),
    ("2024-02-29", "2025-03-01", [366, 52, 12, 4, 1]),
    ("2025-08-29", "2025-08-29", [0, 0, 0, 0, 0]), ("2025-08-29", "2025-08-23", [-6, 0, 0, 0, 0]),
  ])
  func wholeUnitsAreCounted(start: String, end: String, counts: [Int]) throws {
    let (start, end) = try (Day(start), Day(end))
    #expect(Day.Unit.allCases.map { start.until(end, in: $0) } == counts)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func asManyUnitsAreCountedAsFit(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let start = Day.random(using: &generator)
    let end = start.randomNeighbour(using: &generator)
    let direction = end >= start ? 1 : -1
    let periods: [(Day.Unit, Period)] = [
      (.days, .days(1)), (.weeks, .weeks(1)), (.months, .months(1)), (.quarters, .months(3)),
      (.years, .years(1)),
    ]
    for (unit, period) in periods {
      let count = start.until(end, in: unit)
      #expect(count * direction >= 0)
      let reached = try start.adding(period * count)
      #expect(direction > 0 ? reached <= end : reached >= end)
      #expect(count == (unit == .days ? end - start : count))
    }
  }
}
