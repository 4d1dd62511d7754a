import DayKit
import SeededNumbers
import Testing

struct DayCycleTests {
  @Test(arguments: [
    ("P2W", "2025-08-29", true), ("P2W", "2025-08-22", false), ("P2W", "2024-12-20", true),
    ("P10D", "2025-01-13", true), ("P1M", "2025-02-03", true), ("P1M", "2024-12-03", true),
    ("P3M", "2025-02-03", false), ("P1Y", "2020-01-03", true), ("P1Y6M", "2026-07-03", true),
    ("P1W3D", "2025-01-13", true),
  ])
  func aCycleHasDaysBeforeAndAfterItsAnchor(
    _ period: String, _ day: String, _ isIn: Bool
  ) throws {
    let cycle = try #require(DayCycle(every: Period(period), from: Day(2025, 1, 3)))
    #expect(cycle.contains(try Day(day)) == isIn)
  }

  @Test(arguments: [
    Period.zero, .days(-1), .weeks(-2), Period(months: 1, days: 1), Period(weeks: 1, days: -1),
    Period(years: 1, months: -12),
  ])
  func somePeriodsDoNotRecur(_ period: Period) {
    #expect(DayCycle(every: period, from: .min) == nil)
  }

  @Test func eachMonthIsCountedFromTheAnchor() throws {
    let cycle = try #require(DayCycle(every: .months(1), from: Day(2025, 1, 31)))
    let days = try (Day(2024, 1, 1)...Day(2025, 5, 31)).filter(cycle.contains)
    #expect(days.count == 17 && days.allSatisfy { $0 == $0.lastOfMonth })
    let february = try Day(2025, 2, 28)...Day(2025, 3, 30)
    #expect(try cycle.days(containing: Day(2025, 3, 1)) == february)
  }

  @Test(arguments: seeds(200))
  func theSpansHaveNoGaps(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 1...900, using: &generator)
    let period: Period = seed % 2 == 0 ? .days(count) : .months(count)
    let cycle = try #require(DayCycle(every: period, from: .random(using: &generator)))
    let day = Day.random(using: &generator)
    let days = cycle.days(containing: day)
    #expect(days.contains(day))
    #expect(cycle.contains(days.lowerBound) || days.lowerBound == .min)
    #expect(days.count { cycle.contains($0) } == (cycle.contains(days.lowerBound) ? 1 : 0))
    guard let next = Day(exactly: days.upperBound.daysSince1970 + 1) else { return }
    #expect(cycle.contains(next))
    #expect(cycle.days(containing: next).lowerBound == next)
  }

  @Test(arguments: [Period.days(.max), .months(.max), .years(.max), Period(weeks: .max, days: 7)])
  func aVeryLongPeriodHasOneDay(_ period: Period) throws {
    let anchor = try Day(2025, 8, 29)
    let cycle = try #require(DayCycle(every: period, from: anchor))
    #expect(cycle.contains(anchor) && !cycle.contains(anchor - 1) && !cycle.contains(.max))
    #expect(cycle.days(containing: anchor) == anchor ... .max)
    #expect(cycle.days(containing: .min) == .min...anchor - 1)
  }

  @Test func theDescriptionIsThePeriodAndTheAnchor() throws {
    let cycle = try #require(DayCycle(every: .weeks(2), from: Day(2025, 1, 3)))
    #expect("\(cycle)" == "P2W from 2025-01-03")
    #expect(cycle.period == .weeks(2))
  }
}
