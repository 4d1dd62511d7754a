import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

struct YearMonthTests {
  @Test func everyMonthHasTheDaysOfTheWalkedCalendar() throws {
    let wrong = try EveryDay.firstsOfMonths.first { first in
      let month = try YearMonth(year: first.year, month: first.month)
      return month.dayCount != first.daysInMonth || month.year != first.year
        || month.month != first.month || month.firstDay.daysSince1970 != first.number
        || month.lastDay.daysSince1970 != first.number + first.daysInMonth - 1
        || month.days != month.firstDay...month.lastDay
    }
    #expect(wrong == nil)
  }

  @Test func aMonthCanBeCreatedWithoutLabels() throws {
    #expect(try YearMonth(2026, 3) == YearMonth(year: 2026, month: 3))
    #expect(throws: DayError.noSuchMonth(year: 2026, month: 13)) { try YearMonth(2026, 13) }
    #expect(throws: DayError.outOfRange) { try YearMonth(10_000, 1) }
  }

  @Test(arguments: [
    ("2026-02-28", false), ("2026-03-01", true), ("2026-03-31", true), ("2026-04-01", false),
    ("2025-03-15", false),
  ])
  func aMonthContainsItsDays(_ day: String, _ isInMonth: Bool) throws {
    #expect(try YearMonth(2026, 3).contains(Day(day)) == isInMonth)
  }

  @Test func everyMonthIsBetweenItsNeighbours() {
    var count = 0
    var month = Day.min.yearMonth
    while let next = try? month.adding(months: 1) {
      guard (try? next.adding(months: -1)) == month, month < next, !(next < month),
        next.firstDay == month.lastDay + 1
      else { break }
      month = next
      count += 1
    }
    #expect(count == 239_987)
    #expect(month == Day.max.yearMonth)
  }

  @Test(arguments: seeds(100))
  func movingByADistanceReachesTheOtherMonth(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let month = Day.random(using: &generator).yearMonth
    let aim = Day.random(using: &generator).yearMonth
    let distance = (aim.year - month.year) * 12 + aim.month - month.month
    #expect(try month.adding(months: distance) == aim)
    #expect(try aim.adding(months: -distance) == month)
    #expect(try month.adding(months: 0) == month)
    #expect((month < aim) == (distance > 0))
  }

  @Test(arguments: [Int.min, -239_988, 239_988, Int.max])
  func noMonthIsOutsideTheCalendar(_ months: Int) {
    #expect(throws: DayError.outOfRange) { try Day.min.yearMonth.adding(months: months) }
    #expect(throws: DayError.outOfRange) { try Day.max.yearMonth.adding(months: months) }
    let month = Day(daysSince1970: 0).yearMonth
    #expect(throws: DayError.outOfRange) { try month.adding(months: months) }
  }

  @Test func theFirstAndLastMonthHaveNoNeighbourOutside() throws {
    #expect(throws: DayError.outOfRange) { try Day.min.yearMonth.adding(months: -1) }
    #expect(throws: DayError.outOfRange) { try Day.max.yearMonth.adding(months: 1) }
    #expect(try Day.min.yearMonth.adding(months: 239_987) == Day.max.yearMonth)
  }

  @Test(arguments: [0, 13, -1, Int.min, Int.max], [2025, 10_000, Int.max])
  func aMonthThatIsNot1To12IsAnError(month: Int, year: Int) {
    #expect(throws: DayError.noSuchMonth(year: year, month: month)) {
      try YearMonth(year: year, month: month)
    }
  }

  @Test(arguments: [-10_000, 10_000, Int.min, Int.max])
  func aYearOutsideTheCalendarIsOutOfRange(_ year: Int) {
    #expect(throws: DayError.outOfRange) { try YearMonth(year: year, month: 1) }
  }
}

/// The weekdays of a month by their ordinal.
extension YearMonthTests {
  @Test(arguments: seeds(40), Weekday.allCases)
  func anOrdinalCountsTheWeekdaysOfTheMonth(_ seed: UInt64, weekday: Weekday) throws {
    var generator = SplitMix64(seed: seed)
    let month = Day.random(using: &generator).yearMonth
    let days = month.days.filter { $0.weekday == weekday }
    #expect(days.count == 4 || days.count == 5)
    for (index, day) in days.enumerated() {
      #expect(try month.day(index + 1, weekday) == day)
      #expect(try month.day(index - days.count, weekday) == day)
    }
    for ordinal in [.min, -6, -days.count - 1, 0, days.count + 1, 6, .max] {
      let error = DayError.noSuchWeekday(
        year: month.year, month: month.month, ordinal: ordinal, weekday: weekday)
      #expect(throws: error) { try month.day(ordinal, weekday) }
    }
  }

  @Test(arguments: [
    (2025, 11, 4, Weekday.thursday, 27), (2025, 5, -1, .monday, 26), (2025, 9, 1, .monday, 1),
    (2024, 2, 5, .thursday, 29), (2024, 2, -1, .thursday, 29), (2024, 2, -5, .thursday, 1),
    (2025, 3, -1, .sunday, 30), (2025, 10, -1, .sunday, 26), (-9999, 1, 1, .monday, 1),
    (9999, 12, -1, .friday, 31), (9999, 12, 5, .friday, 31), (2025, 8, -2, .friday, 22),
  ])
  func knownHolidaysFallOnTheseDays(
    year: Int, month: Int, ordinal: Int, weekday: Weekday, dayOfMonth: Int
  ) throws {
    let month = try YearMonth(year: year, month: month)
    #expect(try month.day(ordinal, weekday).dayComponents.dayOfMonth == dayOfMonth)
  }
}

extension YearMonthTests {
  @Test(arguments: [2024, 2025], 1...12)
  func theFirstAndTheLastWeekdayAreThoseByNumber(_ year: Int, _ month: Int) throws {
    let month = try YearMonth(year, month)
    for weekday in Weekday.allCases {
      #expect(try month.first(weekday) == month.day(1, weekday))
      #expect(try month.last(weekday) == month.day(-1, weekday))
    }
  }
}
