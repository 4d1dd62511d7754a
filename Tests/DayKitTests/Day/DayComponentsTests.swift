import DayKit
import SeededNumbers
import Testing
import WalkedCalendar

struct DayComponentsTests {
  @Test func everyDayHasTheDayOfYearOfTheWalkedCalendar() async {
    let tally = await EveryDay.tally { day, walked in day.dayOfYear == walked.dayOfYear }
    #expect(tally == .complete)
  }

  @Test(arguments: [-9999 ... -9900, -200...199, 1800...2199, 9900...9999])
  func aDayIsCreatedFromItsDayOfTheYear(_ years: ClosedRange<Int>) async {
    let tally = await EveryDay.tally(years: years) { day, walked in
      (try? Day(year: walked.year, dayOfYear: walked.dayOfYear)) == day
    }
    #expect(tally.firstMismatch == nil)
    #expect(tally.days >= years.count * 365)
  }

  @Test func everyMonthHasTheLengthAndQuarterOfTheWalkedCalendar() {
    let wrong = EveryDay.firstsOfMonths.first { first in
      Day.daysInMonth(first.month, year: first.year) != first.daysInMonth
        || Day(daysSince1970: first.number).quarter != [1, 2, 3, 4][(first.month - 1) / 3]
    }
    #expect(wrong == nil)
  }

  @Test func everyYearHasTheLengthOfTheWalkedCalendar() {
    let wrong = EveryDay.firstsOfMonths.first { first in
      Day.isLeapYear(first.year) != first.isLeapYear
        || Day.daysInYear(first.year) != (first.isLeapYear ? 366 : 365)
    }
    #expect(wrong == nil)
  }

  @Test(arguments: [
    (Int.min, true), (Int.max, false), (-400, true), (-100, false), (-4, true), (-1, false),
    (10_000, true), (10_100, false), (12_000, true),
  ])
  func leapYearsAreKnownOutsideTheCalendar(year: Int, isLeapYear: Bool) {
    #expect(Day.isLeapYear(year) == isLeapYear)
  }

  @Test(arguments: [
    (2025, 0, 1), (2025, 13, 1), (2025, -1, 1), (2025, .min, 1), (2025, .max, 1),
    (2025, 33, 1), (2025, 1 << 32 + 1, 1), (2025, 1 << 63 + 1, 1),
    (10_000, 13, 1), (.max, 0, .max),
  ])
  func aMonthThatIsNot1To12IsAnError(year: Int, month: Int, day: Int) {
    let error = DayError.noSuchMonth(year: year, month: month)
    #expect(throws: error) { try Day(year, month, day) }
    #expect(throws: error) { try Day(year: year, month: month, day: day) }
    #expect(throws: error) {
      try Day(DayComponents(year: year, month: month, day: day))
    }
  }

  @Test(arguments: [-10_000, 10_000, 1 << 32 + 2025, Int.min, Int.max])
  func aYearOutsideTheCalendarIsOutOfRange(_ year: Int) {
    #expect(throws: DayError.outOfRange) { try Day(year, 1, 1) }
    #expect(throws: DayError.outOfRange) { try Day(year, 12, 31) }
    #expect(throws: DayError.outOfRange) { try Day(year, 2, 30) }
    #expect(throws: DayError.outOfRange) { try Day(year: year, dayOfYear: 1) }
  }

  @Test(arguments: [
    (2025, 2, 29), (2024, 2, 30), (1900, 2, 29), (2025, 4, 31), (2025, 1, 32), (2025, 12, 0),
    (2025, 12, -1), (9999, 12, 32), (-9999, 1, 0), (2025, 8, 1 << 32 + 1), (2025, 8, .min),
    (2025, 8, .max),
  ])
  func aDayThatTheMonthDoesNotHaveIsAnError(year: Int, month: Int, day: Int) {
    #expect(throws: DayError.noSuchDay(year: year, month: month, day: day)) {
      try Day(year, month, day)
    }
  }

  @Test(arguments: [
    (2025, 366), (2024, 367), (2025, 0), (2025, -1), (9999, 366), (2025, .min), (2025, .max),
  ])
  func aDayThatTheYearDoesNotHaveIsAnError(year: Int, dayOfYear: Int) {
    #expect(throws: DayError.noSuchDayOfYear(year: year, dayOfYear: dayOfYear)) {
      try Day(year: year, dayOfYear: dayOfYear)
    }
  }

  @Test(arguments: sample(oneIn: 4, of: -10...9))
  func aMonthHasItsDaysAndNoOthers(_ millennium: Int) {
    let start = max(millennium * 1_000, -9999) + 9999
    let wrong = EveryDay.firstsOfMonths[start * 12..<(start + 400) * 12].first { first in
      [-1, 0, 1, 28, 29, 30, 31, 32, 33, 63, 64].contains { day in
        let isThere = (1...first.daysInMonth).contains(day)
        return isThere != ((try? Day(first.year, first.month, day)) != nil)
      }
    }
    #expect(wrong == nil)
  }

  @Test func theThreeInitializersForComponentsAgree() throws {
    let day = try Day(2025, 8, 29)
    #expect(try Day(year: 2025, month: 8, day: 29) == day)
    #expect(try Day(DayComponents(year: 2025, month: 8, day: 29)) == day)
    #expect(try Day(day.dayComponents) == day)
    #expect(day.daysSince1970 == 20_329)
  }

  @Test(arguments: [0, 13, -1, Int.min, Int.max])
  func theLengthOfAMonthThatIsNot1To12Traps(_ month: Int) async {
    await #expect(processExitsWith: .failure) { [month] in
      _ = Day.daysInMonth(month, year: 2025)
    }
  }
}
