import DayKit
import SeededNumbers
import Testing

struct MonthOverflowTests {
  @Test(arguments: [
    ("2025-01-31", "P1M", "2025-02-28", "2025-03-01"),
    ("2024-02-29", "P1Y", "2025-02-28", "2025-03-01"),
    ("2024-02-29", "-P1Y", "2023-02-28", "2023-03-01"),
    ("2025-03-31", "-P1M", "2025-02-28", "2025-03-01"),
    ("2025-01-31", "P1M1D", "2025-03-01", "2025-03-02"),
    ("2025-01-30", "P1M-1D", "2025-02-27", "2025-02-28"),
  ])
  func aMonthThatIsTooShortFollowsTheRule(
    _ text: String, _ period: String, _ clamped: String, _ next: String
  ) throws {
    let day = try Day(text)
    let period = try Period(period)
    #expect(try day.adding(period, overflow: .lastOfMonth) == Day(clamped))
    #expect(try day.adding(period, overflow: .firstOfNextMonth) == Day(next))
    #expect(throws: DayError.self) { try day.adding(period, overflow: .reject) }
  }

  @Test func theErrorOfARejectedDayNamesTheMonth() throws {
    let day = try Day(2024, 2, 29)
    #expect(throws: DayError.noSuchDay(year: 2025, month: 2, day: 29)) {
      try day.adding(.years(1), overflow: .reject)
    }
  }

  @Test(arguments: seeds(200))
  func aMonthThatIsLongEnoughDoesNotDependOnTheRule(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day(daysSince1970: .random(in: -700_000...700_000, using: &generator))
    let period = Period(
      months: .random(in: -500...500, using: &generator),
      days: .random(in: -500...500, using: &generator))
    let step = try day.adding(Period(months: period.months))
    let overflows = step.dayOfMonth != day.dayOfMonth
    let clamped = try day.adding(period)
    #expect(try day.adding(period, overflow: .lastOfMonth) == clamped)
    #expect(try day.adding(period, overflow: .firstOfNextMonth) == clamped + (overflows ? 1 : 0))
    #expect((try? day.adding(period, overflow: .reject)) == (overflows ? nil : clamped))
  }

  @Test func everyRuleHasAName() {
    #expect(
      MonthOverflow.allCases.map(\.description) == ["lastOfMonth", "firstOfNextMonth", "reject"])
  }
}
