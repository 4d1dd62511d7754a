import DayKit
import Testing

struct MonthDayTests {
  @Test func aBirthdayRecursEveryYear() throws {
    let birthday = try MonthDay(month: 8, day: 29)
    #expect(try birthday.day(in: 2025) == Day(2025, 8, 29))
    #expect(try birthday.day(in: -9999) == Day(-9999, 8, 29))
    #expect(birthday == MonthDay(try Day(1990, 8, 29)))
    #expect(try Day(1990, 8, 29).monthDay == birthday)
  }

  @Test(arguments: [2023, 2025, 1900, 2100])
  func theLeapDayFollowsTheRuleInCommonYears(_ year: Int) throws {
    let birthday = try MonthDay(month: 2, day: 29)
    #expect(birthday.isLeapDay)
    #expect(try birthday.day(in: year) == Day(year, 2, 28))
    #expect(try birthday.day(in: year, leapDay: .lastOfFebruary) == Day(year, 2, 28))
    #expect(try birthday.day(in: year, leapDay: .firstOfMarch) == Day(year, 3, 1))
  }

  @Test(arguments: [2024, 2000, 0, -4], MonthDay.LeapDayRule.allCases)
  func theLeapDayIsItselfInLeapYears(year: Int, rule: MonthDay.LeapDayRule) throws {
    let birthday = try MonthDay(month: 2, day: 29)
    #expect(try birthday.day(in: year, leapDay: rule) == Day(year, 2, 29))
  }

  @Test(arguments: [(0, 1), (13, 1), (1, 0), (1, 32), (4, 31), (2, 30), (.min, .max), (.max, 1)])
  func aDayThatNoYearHasIsAnError(month: Int, day: Int) {
    #expect(throws: DayError.noSuchMonthDay(month: month, day: day)) {
      try MonthDay(month: month, day: day)
    }
  }

  @Test func aYearOutsideTheCalendarIsAnError() throws {
    let birthday = try MonthDay(month: 2, day: 29)
    for year in [Int.min, -10_000, 10_000, .max] {
      #expect(throws: DayError.outOfRange) { try birthday.day(in: year) }
    }
    #expect(throws: DayError.outOfRange) {
      try MonthDay(month: 8, day: 29).next(onOrAfter: .max)
    }
  }

  /// Every month and day, from every day of two leap years and two common years.
  @Test(arguments: MonthDay.LeapDayRule.allCases)
  func theNextAndThePreviousOccurrenceAreTheNearestDaysThatAreOne(_ rule: MonthDay.LeapDayRule)
    throws
  {
    let start = try Day(2023, 1, 1)
    for monthDay in (0..<366).compactMap({ try? MonthDay(Day(2024, 1, 1) + $0) }) {
      let occurrences = try (2022...2028).map { try monthDay.day(in: $0, leapDay: rule) }
      for offset in stride(from: 0, to: 1_461, by: 13) {
        let day = start + offset
        let expected = occurrences.first { $0 >= day }
        #expect(try monthDay.next(onOrAfter: day, leapDay: rule) == expected)
        let last = occurrences.last { $0 <= day }
        #expect(try monthDay.previous(onOrBefore: day, leapDay: rule) == last)
      }
    }
  }

  @Test func daysOfTheYearAreComparedByMonthAndDay() {
    let all = (0..<366).map { MonthDay(Day(daysSince1970: 19_723) + $0) }
    #expect(all.first.map { [$0.month, $0.dayOfMonth] } == [1, 1])
    #expect(all.last.map { [$0.month, $0.dayOfMonth] } == [12, 31])
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 && !($1 < $0) })
    #expect(Set(all).count == 366)
  }
}

extension MonthDayTests {
  @Test func theNextOccurrenceAfterADayIsNotThatDay() throws {
    let leapDay = try MonthDay(month: 2, day: 29)
    #expect(try leapDay.next(after: Day(2024, 2, 28)) == Day(2024, 2, 29))
    #expect(try leapDay.next(after: Day(2024, 2, 29)) == Day(2025, 2, 28))
    #expect(try leapDay.next(after: Day(2025, 2, 28), leapDay: .firstOfMarch) == Day(2025, 3, 1))
    #expect(throws: DayError.outOfRange) { try leapDay.next(after: .max) }
  }

  @Test func thePreviousOccurrenceBeforeADayIsNotThatDay() throws {
    let leapDay = try MonthDay(month: 2, day: 29)
    #expect(try leapDay.previous(before: Day(2024, 3, 1)) == Day(2024, 2, 29))
    #expect(try leapDay.previous(before: Day(2024, 2, 29)) == Day(2023, 2, 28))
    #expect(
      try leapDay.previous(before: Day(2024, 2, 29), leapDay: .firstOfMarch) == Day(2023, 3, 1))
    #expect(throws: DayError.outOfRange) { try leapDay.previous(before: .min) }
    #expect(throws: DayError.outOfRange) { try leapDay.previous(onOrBefore: .min) }
  }
}
