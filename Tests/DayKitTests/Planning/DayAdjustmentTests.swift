import DayKit
import SeededNumbers
import Testing

struct DayAdjustmentTests {
  /// 25 and 26 December 2025 are holidays.
  static let calendar = WorkCalendar(holidays: [
    Day(daysSince1970: 20_447), Day(daysSince1970: 20_448),
  ])

  @Test(
    arguments: [
      ("start-of-week", "2025-08-25"), ("end-of-week", "2025-08-31"),
      ("start-of-month", "2025-08-01"), ("end-of-month", "2025-08-31"),
      ("start-of-quarter", "2025-07-01"), ("end-of-quarter", "2025-09-30"),
      ("start-of-year", "2025-01-01"), ("end-of-year", "2025-12-31"),
      ("next-friday", "2025-09-05"), ("next-or-same-fri", "2025-08-29"),
      ("previous-fri", "2025-08-22"), ("previous-or-same-friday", "2025-08-29"),
      ("next-29", "2025-09-29"), ("next-or-same-29", "2025-08-29"), ("previous-29", "2025-07-29"),
      ("previous-or-same-29", "2025-08-29"), ("next-15", "2025-09-15"),
      ("previous-31", "2025-07-31"),
      ("next-31", "2025-08-31"), ("monday-of-week", "2025-08-25"), ("sun-of-week", "2025-08-31"),
      ("2nd-tue-of-month", "2025-08-12"), ("last-friday-of-month", "2025-08-29"),
      ("2nd-last-fri-of-month", "2025-08-22"), ("next-business-day", "2025-09-01"),
      ("next-or-same-business-day", "2025-08-29"), ("previous-business-day", "2025-08-28"),
      ("previous-or-same-business-day", "2025-08-29"),
      ("first-business-day-of-week", "2025-08-25"), ("last-business-day-of-month", "2025-08-29"),
      ("3rd-business-day-of-quarter", "2025-07-03"), ("last-business-day-of-year", "2025-12-31"),
      ("262nd-business-day-of-year", "there are fewer than 262 business days"),
      ("5th-mon-of-month", "August 2025 has no fifth Monday"),
      ("nearest-friday", "2025-08-29"), ("nearest-mon", "2025-09-01"),
      ("nearest-tue", "2025-08-26"),
      ("nearest-thursday", "2025-08-28"), ("nearest-15", "2025-08-15"),
      ("nearest-13", "2025-09-13"),
      ("nearest-31", "2025-08-31"), ("nearest-business-day", "2025-08-29"),
      ("next-12-25", "2025-12-25"), ("previous-12-25", "2024-12-25"),
      ("next-08-29", "2026-08-29"), ("next-or-same-08-29", "2025-08-29"),
      ("next-02-29", "2028-02-29"), ("previous-02-29", "2024-02-29"),
      ("nearest-02-29", "2024-02-29"), ("nearest-12-25", "2025-12-25"),
      ("next-march", "2026-03-01"), ("next-mar", "2026-03-01"),
      ("previous-or-same-sep", "2024-09-01"),
      ("previous-or-same-september", "2024-09-01"), ("previous-sept", "2024-09-01"),
      ("next-may", "2026-05-01"), ("previous-August", "2025-08-01"),
      ("following", "2025-08-29"), ("preceding", "2025-08-29"),
      ("modified-following", "2025-08-29"), ("modified-preceding", "2025-08-29"),
      ("1st-day-of-week", "2025-08-25"), ("7th-day-of-week", "2025-08-31"),
      ("2nd-day-of-month", "2025-08-02"), ("last-day-of-month", "2025-08-31"),
      ("first-day-of-quarter", "2025-07-01"), ("92nd-day-of-quarter", "2025-09-30"),
      ("100th-day-of-year", "2025-04-10"), ("365-day-of-year", "2025-12-31"),
      ("366th-day-of-year", "2025 has 365 days"), ("2nd-last-day-of-year", "2025-12-30"),
      ("366th-last-day-of-year", "2025 has 365 days"), ("anniversary", "2026-08-29"),
    ] as [(String, String)])
  func aWordFindsADayNearAFriday(_ word: String, _ answer: String) throws {
    let adjustment = try DayAdjustment(word)
    #expect(Self.answer(adjustment, try Day(2025, 8, 29)) == answer)
  }

  @Test(
    arguments: [
      ("2025-12-24", "next-business-day", "2025-12-29"),
      // Of two business days that are equally near, the later one counts.
      ("2025-12-27", "nearest-business-day", "2025-12-29"),
      ("2025-12-26", "nearest-business-day", "2025-12-24"),
      ("2025-12-25", "nearest-business-day", "2025-12-24"),
      ("2025-08-30", "nearest-business-day", "2025-08-29"),
      ("2025-08-31", "nearest-business-day", "2025-09-01"),
      ("2025-08-30", "modified-following", "2025-08-29"),
      ("2025-08-23", "modified-following", "2025-08-25"),
      ("2025-06-01", "modified-preceding", "2025-06-02"),
      ("2025-06-08", "modified-preceding", "2025-06-06"),
      ("2025-11-30", "nearest-15", "2025-12-15"), ("2025-12-31", "nearest-15", "2026-01-15"),
      ("2025-02-10", "31st-day-of-month", "February 2025 has 28 days"),
      ("2025-02-10", "92nd-day-of-quarter", "2025-01-01..2025-03-31 has 90 days"),
      ("2025-02-01", "182nd-day-of-half-year", "2025-01-01..2025-06-30 has 181 days"),
      ("2025-08-03", "16th-day-of-half-month", "2025-08-01..2025-08-15 has 15 days"),
      ("2025-02-10", "366th-day-of-year", "2025 has 365 days"),
      ("2024-02-10", "366th-day-of-year", "2024-12-31"),
      ("2024-03-01", "next-02-29", "2028-02-29"), ("1896-03-01", "next-02-29", "1904-02-29"),
      ("9999-12-31", "nearest-monday", "9999-12-27"), ("9999-12-31", "nearest-02-29", "9996-02-29"),
      ("1992-02-29", "anniversary", "2026-02-28"), ("2028-02-29", "anniversary", "2028-02-29"),
      ("2025-12-25", "previous-or-same-business-day", "2025-12-24"),
      ("2025-12-28", "previous-business-day", "2025-12-24"),
      ("2025-03-31", "next-31", "2025-05-31"), ("2025-01-31", "next-30", "2025-03-30"),
      ("2025-03-30", "previous-31", "2025-01-31"), ("2024-02-01", "next-29", "2024-02-29"),
      ("9999-12-31", "next-1", "dates range from -009999-01-01 to 9999-12-31"),
      ("-009999-01-01", "previous-31", "dates range from -009999-01-01 to 9999-12-31"),
      ("9999-12-31", "next-business-day", "dates range from -009999-01-01 to 9999-12-31"),
      ("9999-12-31", "end-of-week", "9999-12-31"),
      ("9999-12-31", "sunday-of-week", "dates range from -009999-01-01 to 9999-12-31"),
    ] as [(String, String, String)])
  func holidaysShortMonthsAndTheEndsOfTheCalendarCount(
    _ date: String, _ word: String, _ answer: String
  ) throws {
    let adjustment = try DayAdjustment(word)
    #expect(Self.answer(adjustment, try Day(date, as: .iso)) == answer)
  }

  @Test(arguments: [
    ("start-of-week", "2025-08-24"), ("end-of-week", "2025-08-30"), ("sun-of-week", "2025-08-24"),
  ])
  func theFirstWeekdayMovesTheWeek(_ word: String, _ answer: String) throws {
    let adjustment = try DayAdjustment(word)
    let day = try Day(2025, 8, 29)
    #expect(
      try adjustment.adjusting(day, startingOn: .sunday, in: Self.calendar).description == answer)
  }

  @Test(arguments: [
    "", "-", "month", "friday", "start-of-", "start-of-days", "of-month", "next-", "next-0",
    "next-32", "next-032", "next-+5", "next-same-friday", "fri-of-month", "2nd-tue",
    "2nd-tue-of-year", "6th-tue-of-month", "monday-of-month", "business-day",
    "business-day-of-month", "0th-business-day-of-month", "next-friday-of-month",
    "nearest", "nearest-", "next-00-10", "next-13-01", "next-02-30", "next-2-29", "next-12-250",
    "next-ma", "next-marc", "march", "0th-day-of-year", "367th-day-of-year", "8th-day-of-week",
    "32nd-day-of-month", "93rd-day-of-quarter", "2th-day-of-month", "1th-day-of-month",
    "11st-day-of-month", "day-of-month", "modified", "Following", "end-of-month,",
  ])
  func otherWordsAreRefused(_ word: String) {
    #expect(throws: DayAdjustmentError.self) { try DayAdjustment(word) }
  }

  @Test(arguments: DaySpan.Kind.allCases)
  func theStartAndEndOfEveryKindOfSpanAreThoseOfTheSpan(_ kind: DaySpan.Kind) throws {
    let day = try Day(2025, 8, 29)
    let days = DaySpan(kind, containing: day).days
    #expect(try day.adjusted(by: .start(of: kind)) == days.lowerBound)
    #expect(try day.adjusted(by: .end(of: kind)) == days.upperBound)
    for rule in [DayAdjustment.start(of: kind), .end(of: kind), .nthDay(1, of: kind)] {
      #expect(try DayAdjustment(rule.description) == rule)
    }
  }

  @Test func aRuleThatNoDayFollowsHasADescription() throws {
    #expect(
      DayAdjustment.nthDay(.min, of: .week).description == "9223372036854775808th-last-day-of-week")
    let error = #expect(throws: DayError.self) {
      try Day(2025, 8, 29).adjusted(by: .nthDay(.min, of: .week))
    }
    #expect(error?.reason == .noSuchDayOfSpan)
  }

  @Test func halvesOfFiscalYearsStartWithTheYear() throws {
    let calendar = WorkCalendar(fiscalCalendar: FiscalCalendar(startingIn: 4))
    let day = try Day(2025, 8, 29)
    #expect(try day.adjusted(by: .start(of: .halfYear), in: calendar) == Day(2025, 4, 1))
    #expect(try day.adjusted(by: .end(of: .halfYear), in: calendar) == Day(2025, 9, 30))
  }

  @Test(arguments: seeds(200))
  func theNearestDayOfTheMonthIsTheOneThatAWalkFinds(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day(daysSince1970: Int.random(in: -100_000...100_000, using: &generator))
    let number = Int.random(in: 1...31, using: &generator)
    let directions: [(DayAdjustment.Direction, start: Int, step: Int)] = [
      (.next, 1, 1), (.nextOrSame, 0, 1), (.previous, -1, -1), (.previousOrSame, 0, -1),
    ]
    for (direction, start, step) in directions {
      var walked = day + start
      while walked.dayOfMonth != number { walked += step }
      let adjustment = DayAdjustment.dayOfMonth(direction, number)
      #expect(try adjustment.adjusting(day, in: .mondayToFriday) == walked)
    }
  }

  private static func answer(_ adjustment: DayAdjustment, _ day: Day) -> String {
    do throws(DayError) {
      return try day.adjusted(
        by: adjustment, today: Day(daysSince1970: 20_330), in: calendar
      ).description
    } catch {
      return error.description
    }
  }

  /// A random rule that finds a day from each day.
  static func rule(using generator: inout SplitMix64) -> DayAdjustment {
    let directions: [DayAdjustment.Direction] = [
      .next, .nextOrSame, .previous, .previousOrSame, .nearest,
    ]
    let direction = directions[Int.random(in: 0..<5, using: &generator)]
    let kinds: [DaySpan.Kind] = [.week, .halfMonth, .month, .quarter, .halfYear, .year]
    let unit = kinds.randomElement(using: &generator) ?? .month
    let weekday = Weekday.allCases[Int.random(in: 0..<7, using: &generator)]
    let other = Day(daysSince1970: Int.random(in: -100_000...100_000, using: &generator))
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: return .start(of: unit)
    case 1: return .end(of: unit)
    case 2: return .weekday(direction, weekday)
    case 3: return .dayOfMonth(direction, other.dayOfMonth)
    case 4: return .monthDay(direction, other.monthDay)
    case 5: return .businessDay(direction)
    case 6: return .modifiedFollowing
    case 7: return .modifiedPreceding
    case 8: return .weekdayOfWeek(weekday)
    case 9: return .nthWeekdayOfMonth([1, 2, 3, 4, -1, -4][unit.mostDays % 6], weekday)
    case 10: return .nthDay([1, 2, 7, -1, -7][Int.random(in: 0..<5, using: &generator)], of: unit)
    default: return .nthBusinessDay([1, 2, -1, -2][unit.mostDays % 4], of: unit)
    }
  }

  @Test(arguments: seeds(300))
  func aRuleIsTheOneOfItsDescription(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let rule = Self.rule(using: &generator)
    #expect(try DayAdjustment(rule.description) == rule, "\(rule)")
  }

  @Test(arguments: seeds(300))
  func theNearestDayIsNotFartherThanTheOthers(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day(daysSince1970: Int.random(in: -100_000...100_000, using: &generator))
    let other = Day(daysSince1970: Int.random(in: -100_000...100_000, using: &generator))
    let rules: [(DayAdjustment.Direction) -> DayAdjustment] = [
      { .weekday($0, other.weekday) }, { .dayOfMonth($0, other.dayOfMonth) },
      { .monthDay($0, other.monthDay) }, { .businessDay($0) },
    ]
    for rule in rules {
      func find(_ direction: DayAdjustment.Direction) throws -> Day {
        try day.adjusted(by: rule(direction), in: Self.calendar)
      }
      let (next, previous) = (try find(.nextOrSame), try find(.previousOrSame))
      #expect(try find(.nearest) == (day - previous < next - day ? previous : next))
    }
  }

  @Test(arguments: seeds(300))
  func laterDaysAreNotMovedToEarlierOnes(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let rule = Self.rule(using: &generator)
    let start = Day(daysSince1970: Int.random(in: -100_000...100_000, using: &generator))
    let found = (start...start + 800).compactMap {
      try? $0.adjusted(by: rule, in: Self.calendar)
    }
    #expect(zip(found, found.dropFirst()).allSatisfy { $0 <= $1 }, "\(rule)")
  }

  @Test(arguments: ["next-02-29", "next-12-31", "next-31"])
  func aDateThatWouldBeAfterTheLastDayIsOutOfRange(_ rule: String) throws {
    let rule = try DayAdjustment(rule)
    #expect(throws: DayError.outOfRange) { try Day.max.adjusted(by: rule) }
  }
}
