import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

/// Adding a period, and the period between two days.
struct DayPeriodTests {
  /// A pair of days: far apart for every second seed, otherwise near each other.
  private static func pair(_ seed: UInt64) -> (start: Day, end: Day) {
    var generator = SplitMix64(seed: seed)
    let start = Day.random(using: &generator)
    let end =
      seed % 2 == 0
      ? Day.random(using: &generator) : start.randomNeighbour(using: &generator)
    return (start, end)
  }

  /// The day some months after a day, counted month by month.
  static func step(_ start: Day, months: Int) throws -> Day {
    var (year, month) = (start.dayComponents.year, start.dayComponents.month)
    for _ in 0..<abs(months) {
      month += months.signum()
      if month == 0 { (year, month) = (year - 1, 12) }
      if month == 13 { (year, month) = (year + 1, 1) }
    }
    let length = EveryDay.walk(to: year, month, 1).daysInMonth
    return try Day(year, month, min(start.dayComponents.dayOfMonth, length))
  }

  /// Whether the same day of the month some months after a start, which may be no day, lies past
  /// the end in the given direction.
  private static func passes(_ end: Day, from start: Day, months: Int, sign: Int) -> Bool {
    let (from, to) = (start.dayComponents, end.dayComponents)
    let aim = from.year * 12 + from.month + months
    let goal = to.year * 12 + to.month
    let ahead = aim == goal ? from.dayOfMonth - to.dayOfMonth : aim - goal
    return ahead * sign > 0
  }

  @Test(arguments: seeds(100))
  func addingThePeriodToTheStartGivesTheEnd(_ block: UInt64) throws {
    for seed in block * 50..<(block + 1) * 50 {
      let (start, end) = Self.pair(seed)
      let forwards = start.period(to: end)
      let backwards = end.period(to: start)
      let arrived = try start.adding(forwards)
      let returned = try end.adding(backwards)
      try #require(arrived == end, "seed \(seed): \(start) \(forwards) \(end)")
      try #require(returned == start, "seed \(seed): \(end) \(backwards) \(start)")
    }
  }

  @Test(arguments: seeds(100))
  func thePartsOfThePeriodHaveOneSignAndFewerThan12Months(_ block: UInt64) throws {
    for seed in block * 50..<(block + 1) * 50 {
      let (start, end) = Self.pair(seed)
      let period = start.period(to: end)
      let sign = (end - start).signum()
      let isOneSigned = [period.years, period.months, period.days].allSatisfy {
        $0.signum() == 0 || $0.signum() == sign
      }
      try #require(isOneSigned, "seed \(seed): \(start) \(period) \(end)")
      try #require(abs(period.months) < 12, "seed \(seed): \(start) \(period) \(end)")
      try #require(abs(period.days) < 31, "seed \(seed): \(start) \(period) \(end)")
      try #require(period.weeks == 0, "seed \(seed): \(start) \(period) \(end)")
    }
  }

  @Test(arguments: seeds(100))
  func thePeriodHasAsManyMonthsAsFit(_ block: UInt64) throws {
    for seed in block * 50..<(block + 1) * 50 {
      let (start, end) = Self.pair(seed)
      let sign = end >= start ? 1 : -1
      let period = start.period(to: end)
      let months = period.years * 12 + period.months
      let fits = !Self.passes(end, from: start, months: months, sign: sign)
      let isMost = Self.passes(end, from: start, months: months + sign, sign: sign)
      try #require(fits && isMost, "seed \(seed): \(start) \(period) \(end)")
      try #require(start.until(end, in: .months) == months, "seed \(seed): \(start) \(end)")
    }
  }

  @Test(arguments: seeds(100))
  func thePeriodBetweenNearDaysMatchesCountingMonthByMonth(_ block: UInt64) throws {
    for seed in block * 20..<(block + 1) * 20 {
      let (start, end) = Self.pair(seed * 2 + 1)
      let sign = end >= start ? 1 : -1
      var months = 0
      while !Self.passes(end, from: start, months: months + sign, sign: sign) { months += sign }
      let step = try Self.step(start, months: months)
      let expected = Period(years: months / 12, months: months % 12, days: end - step)
      try #require(start.period(to: end) == expected, "seed \(seed): \(start) \(end)")
    }
  }

  @Test(
    arguments: [
      ("2025-08-29", "2025-08-29", "P0D"), ("2025-01-31", "2025-02-28", "P28D"),
      ("2025-01-31", "2025-03-01", "P1M1D"), ("2024-01-31", "2024-02-29", "P29D"),
      ("2025-01-28", "2025-02-28", "P1M"), ("2025-01-31", "2025-03-31", "P2M"),
      ("2000-02-29", "2001-02-28", "P11M30D"), ("2000-02-29", "2001-03-01", "P1Y1D"),
      ("2000-02-29", "2004-02-29", "P4Y"), ("2025-03-31", "2025-02-28", "-P1M"),
      ("2025-03-31", "2025-02-27", "-P1M1D"), ("2025-03-30", "2025-03-01", "-P29D"),
      ("2025-03-01", "2025-01-31", "-P1M1D"), ("2001-02-28", "2000-02-29", "-P11M28D"),
      ("2001-02-28", "2000-02-28", "-P1Y"), ("-009999-01-01", "9999-12-31", "P19998Y11M30D"),
      ("9999-12-31", "-009999-01-01", "-P19998Y11M30D"), ("-000001-12-31", "0000-01-01", "P1D"),
    ] as [(String, String, String)])
  func knownPairsHaveThesePeriods(start: String, end: String, period: String) throws {
    let days = try (start: Day(start), end: Day(end))
    #expect(String(describing: days.start.period(to: days.end)) == period)
  }

  @Test(
    arguments: [
      ("2025-01-31", "1m", "2025-02-28"), ("2024-01-31", "1m", "2024-02-29"),
      ("2025-01-31", "2m", "2025-03-31"), ("2025-03-31", "-1m", "2025-02-28"),
      ("2000-02-29", "1y1m", "2001-03-29"), ("2000-02-29", "1m1y", "2001-03-29"),
      ("2000-02-29", "1y", "2001-02-28"), ("2000-02-29", "-1y", "1999-02-28"),
      ("2025-01-31", "1m1d", "2025-03-01"), ("2025-01-31", "1d1m", "2025-03-01"),
      ("2025-01-31", "1m-1d", "2025-02-27"), ("2025-08-29", "1w-7d", "2025-08-29"),
      ("2025-08-31", "1y-2m1w2d", "2026-07-09"), ("0000-01-31", "-1m", "-000001-12-31"),
      ("2025-08-29", "0d", "2025-08-29"), ("2025-08-29", "2w", "2025-09-12"),
    ] as [(String, String, String)])
  func knownMovesHaveTheseResults(start: String, period: String, end: String) throws {
    let day = try Day(start)
    let moved = try day.adding(Period(period))
    #expect(String(describing: moved) == end)
  }
}

/// The laws of adding a period.
extension DayPeriodTests {
  @Test(arguments: seeds(100))
  func movingByMonthsNeverLeavesTheMonthAimedAt(_ block: UInt64) throws {
    for seed in block * 20..<(block + 1) * 20 {
      var generator = SplitMix64(seed: seed)
      let day = Day.random(using: &generator)
      let months = Int.random(in: -120...120, using: &generator)
      guard let moved = try? day.adding(.months(months)) else {
        #expect(abs(day.dayComponents.year) >= 9989, "seed \(seed)")
        continue
      }
      let expected = try Self.step(day, months: months)
      try #require(moved == expected, "seed \(seed): \(day) \(months)")
    }
  }

  @Test(arguments: seeds(100))
  func yearsAndMonthsAreOneStepAndWeeksAndDaysAnother(_ block: UInt64) throws {
    for seed in block * 20..<(block + 1) * 20 {
      var generator = SplitMix64(seed: seed)
      let day = Day.random(using: &generator)
      let period = Period(
        years: .random(in: -9...9, using: &generator),
        months: .random(in: -30...30, using: &generator),
        weeks: .random(in: -9...9, using: &generator),
        days: .random(in: -99...99, using: &generator))
      guard let moved = try? day.adding(period) else {
        #expect(abs(day.dayComponents.year) >= 9986, "seed \(seed)")
        continue
      }
      let step = try Self.step(day, months: period.years * 12 + period.months)
      let expected = step + (period.weeks * 7 + period.days)
      try #require(moved == expected, "seed \(seed): \(day) \(period)")
    }
  }

  @Test(arguments: seeds(100))
  func aLaterDayIsNotEarlierAfterAMoveByMonths(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let early = Day.random(using: &generator)
    let late = early.randomNeighbour(using: &generator)
    let months = Int.random(in: -60...60, using: &generator)
    guard let movedEarly = try? early.adding(.months(months)),
      let movedLate = try? late.adding(.months(months))
    else { return }
    #expect(early <= late ? movedEarly <= movedLate : movedEarly >= movedLate)
  }

  @Test(
    arguments: 0..<4,
    [
      Int.min, .min + 1, .min / 12, .min / 7, -3_000_000_000, 3_000_000_000, .max / 7, .max - 1,
      .max,
    ])
  func anExtremeAmountIsOutOfRange(part: Int, amount: Int) {
    var period = Period()
    let parts = [\Period.days, \.weeks, \.months, \.years]
    period[keyPath: parts[part]] = amount
    for day in [Day.min, Day(daysSince1970: 0), Day.max] {
      #expect(throws: DayError.outOfRange) { try day.adding(period) }
    }
  }

  @Test(arguments: seeds(100))
  func extremeAmountsInSeveralPartsThrowAndDoNotTrap(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let extremes = [Int.min, .min + 1, -1, 0, 1, .max - 1, .max]
    func extreme() -> Int { extremes.randomElement(using: &generator) ?? 0 }
    let period = Period(years: extreme(), months: extreme(), weeks: extreme(), days: extreme())
    let day = Day(daysSince1970: 0)
    let parts = [period.years, period.months, period.weeks, period.days]
    if parts.allSatisfy({ abs($0 / 2) < 2 }) {
      #expect(throws: Never.self) { try day.adding(period) }
    } else if parts.filter({ abs($0 / 2) > 1 }).count == 1 {
      #expect(throws: DayError.outOfRange) { try day.adding(period) }
    } else {
      _ = try? day.adding(period)
    }
  }

  @Test func hugePartsThatCancelOutAreASmallMove() throws {
    let day = try Day(2025, 8, 29)
    let years = Int.max / 12 + 1
    #expect(try day.adding(Period(years: years, months: .min)) == Day(2025, 12, 29))
    let weeks = Int.max / 7 + 1
    #expect(try day.adding(Period(weeks: weeks, days: .min)) == Day(2025, 9, 4))
  }

  @Test func aStepByMonthsOutsideTheCalendarIsOutOfRange() {
    let back = Period(months: 1, days: -31)
    #expect(throws: DayError.outOfRange) { try Day.max.adding(back) }
    #expect(throws: DayError.outOfRange) { try Day.min.adding(Period(months: -1, weeks: 9)) }
    #expect(throws: DayError.outOfRange) { try Day.max.adding(.days(1)) }
    #expect(throws: DayError.outOfRange) { try Day.min.adding(.days(-1)) }
    #expect(throws: Never.self) { try Day.max.adding(Period(months: -1, days: 31)) }
  }
}
