import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

struct DayBoundariesTests {
  @Test func theEndsOfEveryMonthMatchTheWalkedCalendar() {
    let wrong = EveryDay.firstsOfMonths.first { walked in
      let first = Day(daysSince1970: walked.number)
      let last = first + (walked.daysInMonth - 1)
      let (month, same) = (first.yearMonth, last.yearMonth)
      return month.year != walked.year || month.month != walked.month || month != same
        || last.firstOfMonth != first || first.lastOfMonth != last
    }
    #expect(wrong == nil)
  }

  @Test(
    arguments: [
      (2025, 8, 29, 7, 1, 9, 30), (2025, 1, 1, 1, 1, 3, 31), (2024, 3, 31, 1, 1, 3, 31),
      (2025, 4, 1, 4, 1, 6, 30), (2025, 6, 30, 4, 1, 6, 30), (2025, 10, 1, 10, 1, 12, 31),
      (-9999, 1, 1, 1, 1, 3, 31), (9999, 12, 31, 10, 1, 12, 31), (0, 2, 29, 1, 1, 3, 31),
    ] as [(Int, Int, Int, Int, Int, Int, Int)])
  func aQuarterHasItsFirstAndLastDay(
    year: Int, month: Int, day: Int, firstMonth: Int, firstDay: Int, lastMonth: Int, lastDay: Int
  ) throws {
    let day = try Day(year, month, day)
    #expect(day.firstOfQuarter == (try Day(year, firstMonth, firstDay)))
    #expect(day.lastOfQuarter == (try Day(year, lastMonth, lastDay)))
  }

  @Test(arguments: seeds(200))
  func boundariesContainTheDayAndEachOther(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    let year = day.dayComponents.year
    #expect(day.firstOfYear == (try Day(year, 1, 1)))
    #expect(day.lastOfYear == (try Day(year, 12, 31)))
    #expect(day.firstOfYear <= day.firstOfQuarter)
    #expect(day.firstOfQuarter <= day.firstOfMonth)
    #expect(day.firstOfMonth <= day && day <= day.lastOfMonth)
    #expect(day.lastOfMonth <= day.lastOfQuarter)
    #expect(day.lastOfQuarter <= day.lastOfYear)
    #expect(try DaySpan.year(year).days == day.firstOfYear...day.lastOfYear)
    #expect(day.firstOfQuarter.quarter == day.quarter && day.lastOfQuarter.quarter == day.quarter)
    #expect(day.firstOfQuarter == .min || (day.firstOfQuarter - 1).quarter != day.quarter)
    #expect(day.lastOfQuarter == .max || (day.lastOfQuarter + 1).quarter != day.quarter)
  }

  @Test(arguments: seeds(50), Weekday.allCases)
  func aWeekHasSevenDaysAndStartsOnTheRequestedWeekday(_ seed: UInt64, first: Weekday) {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    let start = day.firstOfWeek(startingOn: first)
    let end = day.lastOfWeek(startingOn: first)
    #expect(start <= day && day <= end)
    #expect(start == .min || start.weekday == first)
    #expect(end == .max || end.weekday == first.advanced(by: 6))
    #expect(end - start == 6 || start == .min || end == .max)
    #expect(day - start < 7 && end - day < 7)
  }

  @Test func weeksStartOnMondayByDefault() throws {
    let friday = try Day(2025, 8, 29)
    #expect(friday.firstOfWeek() == (try Day(2025, 8, 25)))
    #expect(friday.lastOfWeek() == (try Day(2025, 8, 31)))
    #expect(friday.firstOfWeek(startingOn: .sunday) == (try Day(2025, 8, 24)))
    #expect(friday.lastOfWeek(startingOn: .sunday) == (try Day(2025, 8, 30)))
    #expect(friday.firstOfWeek(startingOn: .friday) == friday)
    #expect(friday.lastOfWeek(startingOn: .saturday) == friday)
  }

  @Test(arguments: zip(Weekday.allCases, [5, 6, 0, 1, 2, 3, 4]))
  func theFirstWeekIsCutOffAtTheFirstDay(first: Weekday, lastIndex: Int) {
    // 1 January −9999 is a Monday.
    #expect(Day.min.firstOfWeek(startingOn: first) == .min)
    #expect(Day.min.lastOfWeek(startingOn: first) == Day.min + lastIndex)
    #expect((Day.min + lastIndex).firstOfWeek(startingOn: first) == .min)
  }

  @Test(arguments: zip(Weekday.allCases, [5, 4, 3, 2, 1, 0, 6]))
  func theLastWeekIsCutOffAtTheLastDay(first: Weekday, daysBefore: Int) {
    // 31 December 9999 is a Friday.
    #expect(Day.max.lastOfWeek(startingOn: first) == .max)
    #expect(Day.max.firstOfWeek(startingOn: first) == Day.max - daysBefore)
    #expect((Day.max - daysBefore).lastOfWeek(startingOn: first) == .max)
  }

  @Test(arguments: [(2024, 366), (2025, 365), (1900, 365), (-9999, 365), (9999, 365), (0, 366)])
  func aYearIsARangeOfItsDays(year: Int, count: Int) throws {
    #expect(try DaySpan.year(year).days.count == count)
  }

  @Test(arguments: [-10_000, 10_000, Int.min, Int.max])
  func noDayHasAYearOutside9999(_ year: Int) {
    #expect(throws: DayError.outOfRange) { try DaySpan.year(year).days }
  }
}
