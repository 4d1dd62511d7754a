import DayKit
import Testing

/// Code as users of the day-type family write it, compiled with a plain import.
struct CompatibilityTests {
  private protocol Spellings {
    static func cells() throws -> [CalendarDay]
    static func day() throws -> Day
    static func firstDays() throws -> [Day]
    static func merged() throws -> [CalendarDays]
    static func moved(_ day: Day, by values: [Int]) throws -> [Day]
    static func week() throws -> CalendarWeek?
  }

  /// Calling deprecated functions through a protocol gives no warnings.
  private enum Family: Spellings {
    @available(*, deprecated)
    static func cells() throws -> [CalendarDay] { [CalendarDay(day: try Day(2025, 8, 29))] }

    @available(*, deprecated)
    static func day() throws -> Day {
      let _: DayInterval = 7
      return try DayComponents(year: 2025, month: 8, dayOfMonth: 29).day()
    }

    @available(*, deprecated)
    static func firstDays() throws -> [Day] {
      let starts: [StartOfWeek] = [.sunday, .monday]
      return try starts.compactMap {
        try Day.calendarMonth(containing: Day(2025, 8, 29), startingOn: $0).keys.first
      }
    }

    @available(*, deprecated)
    static func merged() throws -> [CalendarDays] {
      let july = try Day(2025, 7, 1).calendarMonth()
      let august = try Day(2025, 8, 1).calendarMonth()
      var sum = july
      sum.merge(august) { current, _ in current }
      return [july.merging(august) { current, _ in current }, sum, july + august]
    }

    @available(*, deprecated)
    static func moved(_ day: Day, by values: [Int]) throws -> [Day] {
      zip(Day.Component.allCases, values).map { day.day(byAdding: $0, value: $1) }
    }

    @available(*, deprecated)
    static func week() throws -> CalendarWeek? {
      let weeks: CalendarDays.Values = try Day(2025, 8, 29).calendarMonth().values
      return weeks.last
    }
  }

  private func expectSpellings<Code: Spellings>(of code: Code.Type) throws {
    let day = try Day(2025, 8, 29)
    #expect(try code.cells() == [CalendarDay(day)])
    #expect(try code.day() == day)
    #expect(try code.firstDays() == [Day(2025, 7, 27), Day(2025, 7, 28)])
    #expect(Set(try code.merged()).count == 1)
    #expect(try code.week() == CalendarWeek(containing: day + 2, startingOn: .sunday))
    let moved = try code.moved(Day(2024, 2, 29), by: [3, -1, 12, -1])
    #expect(moved.map(\.description) == ["2024-03-03", "2024-02-22", "2025-02-28", "2023-02-28"])
  }

  @Test func theSpellingsOfTheFamilyMeanTheSame() throws {
    try expectSpellings(of: Family.self)
  }

  private static func move<Code: Spellings>(_ code: Code.Type, by values: [Int]) {
    _ = try? code.moved(Day(daysSince1970: 0), by: values)
  }

  @Test(arguments: [0, 1, 2, 3], [Int.min, -20_000 * 366, 20_000 * 366, Int.max])
  func movingByOneComponentOutsideTheCalendarTraps(index: Int, value: Int) async {
    await #expect(processExitsWith: .failure) { [index, value] in
      var values = [0, 0, 0, 0]
      values[index] = value
      CompatibilityTests.move(Family.self, by: values)
    }
  }

  @Test func componentsThatNameNoDayThrow() {
    #expect(throws: DayError.noSuchDay(year: 2025, month: 2, day: 30)) {
      try Day(DayComponents(year: 2025, month: 2, day: 30))
    }
  }

  @Test func theEmptyLiteralIsACalendarWithoutWeeks() throws {
    var calendar: CalendarDays = [:]
    #expect(calendar == CalendarDays())
    calendar += try Day(2025, 8, 1).calendarMonth()
    #expect(calendar.count == 6)
  }

  @Test func aWeekConvertsToAnArrayOfCells() throws {
    let month = try Day(2025, 8, 29).calendarMonth(startingOn: .monday)
    let week = try #require(month[try Day(2025, 8, 25)])
    let days: [CalendarDay] = Array(week)
    #expect(days.map(\.dayComponents.dayOfMonth) == Array(25...31))
    #expect(days.map(\.day.weekday).first == .monday)
  }
}
