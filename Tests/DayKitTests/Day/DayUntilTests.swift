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

  @Test(arguments: seeds(100))
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

  @Test func a29FebruaryHasTheRulesOfTheReference() throws {
    let birth = try Day(2020, 2, 29)
    let (eve, day, next) = (try Day(2025, 2, 28), try Day(2025, 3, 1), try Day(2025, 3, 2))
    #expect(birth.age(on: eve) == 5)
    #expect(birth.until(eve, in: .years) == 4)
    #expect(birth.until(eve, in: .years, leapDay: .lastOfFebruary) == 5)
    #expect(birth.until(eve, in: .years, leapDay: .firstOfMarch) == 4)
    #expect(birth.until(eve, in: .quarters, leapDay: .lastOfFebruary) == 20)
    #expect(birth.until(eve, in: .days, leapDay: .lastOfFebruary) == eve - birth)
    for rule in [MonthDay.LeapDayRule.lastOfFebruary, .firstOfMarch] {
      #expect(birth.until(birth, in: .months, leapDay: rule) == 0)
    }
    #expect(birth.period(to: eve).description == "P4Y11M30D")
    #expect(birth.period(to: eve, leapDay: .lastOfFebruary) == .years(5))
    #expect(birth.period(to: eve, leapDay: .firstOfMarch).description == "P4Y11M30D")
    #expect(birth.period(to: day, leapDay: .lastOfFebruary).description == "P5Y1D")
    #expect(birth.period(to: day, leapDay: .firstOfMarch) == .years(5))
    #expect(birth.period(to: next, leapDay: .firstOfMarch).description == "P5Y1D")
  }

  @Test(arguments: seeds(300))
  func addingThePeriodWithItsRuleGivesTheEnd(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let year = 4 * Int.random(in: -20...20, using: &generator) + 2000
    let start = try Day(year: year, month: 2, day: Day.isLeapYear(year) ? 29 : 28)
    for _ in 0..<50 {
      let near = try Day(year: year + Int.random(in: -30...30, using: &generator), month: 3, day: 1)
      let end =
        Bool.random(using: &generator)
        ? near + Int.random(in: -3...3, using: &generator)
        : near + Int.random(in: -400...400, using: &generator)
      #expect(try start.adding(start.period(to: end)) == end)
      #expect(try start.adding(start.period(to: end, leapDay: .lastOfFebruary)) == end)
      let period = start.period(to: end, leapDay: .firstOfMarch)
      let overflow: MonthOverflow = start.dayOfMonth == 29 ? .firstOfNextMonth : .lastOfMonth
      #expect(try start.adding(period, overflow: overflow) == end, "\(start) \(end) \(period)")
      for rule in MonthDay.LeapDayRule.allCases where end >= start {
        #expect(start.until(end, in: .years, leapDay: rule) == start.age(on: end, leapDay: rule))
      }
    }
  }

  @Test func everyUnitHasAName() {
    #expect(
      Day.Unit.allCases.map(\.description) == ["days", "weeks", "months", "quarters", "years"])
  }
}
