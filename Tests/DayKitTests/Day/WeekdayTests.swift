import DayKit
import Testing

struct WeekdayTests {
  @Test func weekdaysAreNumberedFromSundayOrInISO8601FromMonday() {
    #expect(Weekday.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6])
    #expect(Weekday.allCases.map(\.isoNumber) == [7, 1, 2, 3, 4, 5, 6])
    #expect(Weekday.sunday.rawValue == 0 && Weekday.saturday.rawValue == 6)
  }

  @Test(
    arguments: zip(
      0...6, [Weekday.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]))
  func aWeekdayIsCreatedFromItsNumberAndHasIt(number: Int, weekday: Weekday) {
    #expect(Weekday(rawValue: number) == weekday)
    #expect(weekday.rawValue == number)
    #expect(Weekday.allCases[number] == weekday)
  }

  @Test(arguments: [7, -1, 8, 255, 256, 258, 1 << 32, 1 << 32 + 1, Int.min, Int.max])
  func noWeekdayHasARawValueOutside0To6(_ number: Int) {
    #expect(Weekday(rawValue: number) == nil)
  }

  @Test(arguments: Weekday.allCases)
  func aWeekdayIsCreatedFromItsISONumber(_ weekday: Weekday) {
    #expect(Weekday(isoNumber: weekday.isoNumber) == weekday)
  }

  @Test(arguments: [0, 8, -1, Int.min, Int.max])
  func noWeekdayHasAnISONumberOutside1To7(_ number: Int) {
    #expect(Weekday(isoNumber: number) == nil)
  }

  @Test(arguments: Weekday.allCases, -15...15)
  func advancingAWeekdayMatchesCountingDayByDay(start: Weekday, days: Int) {
    var expected = start.rawValue
    for _ in 0..<abs(days) {
      expected += days.signum()
      if expected == 7 { expected = 0 }
      if expected == -1 { expected = 6 }
    }
    #expect(start.advanced(by: days).rawValue == expected)
  }

  @Test(arguments: [(Int.max, 0), (.min, 6), (7_000_000_000, 0), (-7_000_000_001, 6)])
  func aWeekdayCanBeAdvancedByAnyNumberOfDays(days: Int, saturdayPlus: Int) {
    // Int.max is a multiple of seven, Int.min is one more than that below zero.
    #expect(Weekday.saturday.advanced(by: days) == Weekday.sunday.advanced(by: saturdayPlus + 6))
    #expect(Weekday.sunday.advanced(by: days) == Weekday.sunday.advanced(by: saturdayPlus))
  }

  @Test(arguments: Weekday.allCases, Weekday.allCases)
  func theDaysSinceAWeekdayLeadToTheOther(_ weekday: Weekday, start: Weekday) {
    let days = weekday.days(since: start)
    #expect((0...6).contains(days))
    #expect(start.advanced(by: days) == weekday)
  }

  @Test(arguments: Weekday.allCases)
  func weekdaysCanBeOrderedFromAnyWeekday(_ first: Weekday) {
    let week = Weekday.ordered(startingOn: first)
    #expect(week.count == 7)
    #expect(week.first == first)
    #expect(Set(week).count == 7)
    #expect(zip(week, week.dropFirst()).allSatisfy { $1.days(since: $0) == 1 })
  }
}
