import DayKit
import SeededNumbers
import Testing

struct CalendarDaysTests {
  private static func calendar(_ seed: UInt64) -> (calendar: CalendarDays, first: Weekday) {
    var generator = SplitMix64(seed: seed)
    let first = Weekday.allCases.randomElement(using: &generator) ?? .sunday
    let day = Day.random(using: &generator)
    let far = day.randomNeighbour(using: &generator)
    let calendar = day.calendarMonth(startingOn: first) + far.calendarMonth(startingOn: first)
    return (calendar, first)
  }

  @Test func aCalendarWithoutWeeksIsEmpty() {
    let empty = CalendarDays()
    #expect(empty.isEmpty && empty.keys.isEmpty && empty.weeks.isEmpty)
    #expect(empty.description == "[]")
    #expect(empty[Day(daysSince1970: 0)] == nil)
    #expect(empty[Day.min] == nil && empty[Day.max] == nil)
    #expect(empty == CalendarDays())
  }

  @Test(arguments: seeds(100))
  func everyWeekIsFoundByItsFirstDay(_ seed: UInt64) {
    let (calendar, _) = Self.calendar(seed)
    for (key, week) in calendar {
      #expect(calendar[key] == week)
    }
  }

  @Test(arguments: seeds(100))
  func noWeekIsFoundByAnotherDay(_ seed: UInt64) {
    let (calendar, _) = Self.calendar(seed)
    let keys = Set(calendar.keys)
    for week in calendar.weeks {
      for cell in week where !keys.contains(cell.day) {
        #expect(calendar[cell.day] == nil)
      }
      if let before = Day(exactly: week.firstDay.daysSince1970 - 7), !keys.contains(before) {
        #expect(calendar[before] == nil)
      }
      if let after = Day(exactly: week.firstDay.daysSince1970 + 7), !keys.contains(after) {
        #expect(calendar[after] == nil)
      }
    }
    #expect(calendar[Day.min] == nil || calendar.first?.key == .min)
    #expect(calendar[Day.max] == nil || calendar.last?.key == .max)
  }

  @Test(arguments: seeds(100))
  func keysAndValuesAreThoseOfTheElements(_ seed: UInt64) {
    let (calendar, _) = Self.calendar(seed)
    #expect(calendar.keys.count == calendar.count)
    #expect(calendar.weeks.count == calendar.count)
    #expect(Array(calendar.keys) == calendar.map(\.key))
    #expect(Array(calendar.weeks) == calendar.map(\.value))
    #expect(calendar.indices.allSatisfy { calendar[$0].key == calendar.keys[$0] })
    #expect(calendar.indices.allSatisfy { calendar[$0].value == calendar.weeks[$0] })
    #expect(calendar.reversed().map(\.key) == calendar.keys.reversed())
  }

  @Test(arguments: seeds(100))
  func theDescriptionListsTheFirstDays(_ seed: UInt64) {
    let (calendar, _) = Self.calendar(seed)
    let days = calendar.keys.map { String(describing: $0) }
    #expect(calendar.description == "[\(days.joined(separator: ", "))]")
  }

  @Test(arguments: seeds(50), Weekday.allCases)
  func aCalendarCoversTheDaysItIsCreatedFor(_ seed: UInt64, first: Weekday) throws {
    var generator = SplitMix64(seed: seed)
    let days = [Day.random(using: &generator), Day.random(using: &generator)].sorted()
    let range = days[0]...min(days[0] + min(400, Day.max - days[0]), days[1])
    let calendar = CalendarDays(covering: range, startingOn: first)
    let week = try #require(calendar.first?.value)
    let last = try #require(calendar.last?.value)
    #expect(week == CalendarWeek(containing: range.lowerBound, startingOn: first))
    #expect(last == CalendarWeek(containing: range.upperBound, startingOn: first))
    #expect(
      zip(calendar.weeks, calendar.weeks.dropFirst()).allSatisfy { $1.firstDay - $0.lastDay == 1 }
    )
  }

  @Test func allDaysFitIntoOneCalendar() {
    for first in Weekday.allCases {
      let all = CalendarDays(covering: Day.min...Day.max, startingOn: first)
      #expect((1_043_498...1_043_499).contains(all.count))
      #expect(all.first?.value.firstDay == .min)
      #expect(all.last?.value.lastDay == .max)
    }
  }

  @Test(arguments: [-1, 5, Int.min, Int.max])
  func aPositionOutsideARunOfWeeksTraps(_ position: Int) async {
    // January 1970 has five weeks from Sunday to Saturday.
    await #expect(processExitsWith: .failure) { [position] in
      _ = Day(daysSince1970: 0).calendarMonth()[position]
    }
    await #expect(processExitsWith: .failure) { [position] in
      _ = Day(daysSince1970: 0).calendarMonth().keys[position]
    }
    await #expect(processExitsWith: .failure) { [position] in
      _ = Day(daysSince1970: 0).calendarMonth().weeks[position]
    }
  }

  @Test(arguments: [-1, 10, Int.min, Int.max])
  func aPositionOutsideScatteredWeeksTraps(_ position: Int) async {
    await #expect(processExitsWith: .failure) { [position] in
      let january = Day(daysSince1970: 0).calendarMonth()
      _ = (january + Day(daysSince1970: 700).calendarMonth())[position]
    }
  }

  @Test func aPositionInAnEmptyCalendarTraps() async {
    await #expect(processExitsWith: .failure) { _ = CalendarDays()[0] }
  }
}
