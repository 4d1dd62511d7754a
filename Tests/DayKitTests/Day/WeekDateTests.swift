import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

struct WeekDateTests {
  @Test func everyDayHasTheWeekDateOfTheWalkedCalendar() async {
    let tally = await EveryDay.tally { day, walked in
      let date = day.weekDate
      return date.year == walked.weekYear && date.week == walked.week
        && date.weekday.isoNumber == walked.isoWeekday
    }
    #expect(tally == .complete)
  }

  @Test func everyDayAroundANewYearIsCreatedFromItsWeekDate() async {
    let tally = await EveryDay.tally { day, walked in
      (walked.week > 1 && walked.week < 52) || Self.isMadeOfItsWeekDate(day, walked)
    }
    #expect(tally == .complete)
  }

  @Test func everyDayOfACycleIsCreatedFromItsWeekDate() async {
    let tally = await EveryDay.tally(years: 1800...2199, Self.isMadeOfItsWeekDate)
    #expect(tally == EveryDay.Tally(days: 146_097))
  }

  private static func isMadeOfItsWeekDate(_ day: Day, _ walked: WalkedDay) -> Bool {
    guard let weekday = Weekday(isoNumber: walked.isoWeekday) else { return false }
    let date = WeekDate(year: walked.weekYear, week: walked.week, weekday: weekday)
    return (try? Day(date)) == day
  }

  @Test func everyYearHasTheWeeksOfTheWalkedCalendar() {
    let wrong = EveryDay.firstsOfMonths.first { first in
      guard first.month == 12 else { return false }
      let inLastWeek = EveryDay.walk(to: first.year, 12, 28)
      return WeekDate.weeksInYear(first.year) != inLastWeek.week
    }
    #expect(wrong == nil)
  }

  @Test(arguments: [
    ("2004-12-31", 2004, 53, Weekday.friday), ("2005-01-01", 2004, 53, .saturday),
    ("2005-01-02", 2004, 53, .sunday), ("2005-01-03", 2005, 1, .monday),
    ("2005-12-31", 2005, 52, .saturday), ("2006-01-01", 2005, 52, .sunday),
    ("2006-01-02", 2006, 1, .monday), ("2006-12-31", 2006, 52, .sunday),
    ("2007-01-01", 2007, 1, .monday), ("2007-12-30", 2007, 52, .sunday),
    ("2007-12-31", 2008, 1, .monday), ("2008-12-28", 2008, 52, .sunday),
    ("2008-12-29", 2009, 1, .monday), ("2009-12-31", 2009, 53, .thursday),
    ("2010-01-03", 2009, 53, .sunday), ("2010-01-04", 2010, 1, .monday),
    ("2020-12-31", 2020, 53, .thursday), ("2024-12-30", 2025, 1, .monday),
    ("2025-08-29", 2025, 35, .friday), ("2026-12-31", 2026, 53, .thursday),
    ("-009999-01-01", -9999, 1, .monday), ("9999-12-31", 9999, 52, .friday),
  ])
  func newYearsAreInTheseWeeks(text: String, year: Int, week: Int, weekday: Weekday) throws {
    let day = try Day(text)
    let date = WeekDate(year: year, week: week, weekday: weekday)
    #expect(day.weekDate == date)
    #expect(try Day(date) == day)
  }

  @Test(arguments: 1900...2100)
  func onlyTheKnownYearsHave53Weeks(_ year: Int) {
    let long: Set = [
      1903, 1908, 1914, 1920, 1925, 1931, 1936, 1942, 1948, 1953, 1959, 1964, 1970, 1976, 1981,
      1987, 1992, 1998, 2004, 2009, 2015, 2020, 2026, 2032, 2037, 2043, 2048, 2054, 2060, 2065,
      2071, 2076, 2082, 2088, 2093, 2099,
    ]
    #expect(WeekDate.weeksInYear(year) == (long.contains(year) ? 53 : 52))
  }

  @Test(arguments: [1, 400_000, 40_000_000, -400_000, -40_000_000, Int.max / 400 - 10])
  func theWeeksOfYearsRepeatEvery400YearsWithoutEnd(_ cycles: Int) {
    let wrong = (2000..<2400).first { year in
      WeekDate.weeksInYear(year + cycles * 400) != WeekDate.weeksInYear(year)
    }
    #expect(wrong == nil)
  }

  @Test(arguments: [
    (2025, 53), (2025, 0), (2025, -1), (2020, 54), (2025, .min), (2025, .max), (-9999, 53),
    (9999, 53),
  ])
  func aWeekThatTheYearDoesNotHaveIsAnError(year: Int, week: Int) {
    #expect(throws: DayError.noSuchWeek(year: year, week: week)) {
      try Day(WeekDate(year: year, week: week, weekday: .monday))
    }
  }

  @Test(arguments: [-10_000, 10_000, Int.min, Int.max])
  func aYearOutsideTheCalendarIsOutOfRange(_ year: Int) {
    #expect(throws: DayError.outOfRange) {
      try Day(WeekDate(year: year, week: 1, weekday: .monday))
    }
  }

  @Test(arguments: [Weekday.saturday, .sunday])
  func theLastWeekIsCutOffAtTheLastDay(_ weekday: Weekday) {
    #expect(throws: DayError.outOfRange) {
      try Day(WeekDate(year: 9999, week: 52, weekday: weekday))
    }
  }

  @Test(arguments: seeds(100))
  func weekDatesHaveTheOrderOfTheirDays(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let left = Day.random(using: &generator)
    let right = left.randomNeighbour(using: &generator)
    #expect((left.weekDate < right.weekDate) == (left < right))
    #expect((right.weekDate < left.weekDate) == (right < left))
  }
}
