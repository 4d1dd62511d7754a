import DayKit
import Testing

/// Code as users of the day-type family write it, compiled with a plain import.
struct CompatibilityTests {
  private protocol Spellings {
    static func cells() throws -> [CalendarDay]
    static func day() throws -> Day
    static func firstDays() throws -> [Day]
    static func merged() throws -> [CalendarDays]
  }

  /// Calling deprecated functions through a protocol gives no warnings.
  private enum Family: Spellings {
    @available(*, deprecated)
    static func cells() throws -> [CalendarDay] { [CalendarDay(day: try Day(2025, 8, 29))] }

    @available(*, deprecated)
    static func day() throws -> Day {
      try DayComponents(year: 2025, month: 8, dayOfMonth: 29).day()
    }

    @available(*, deprecated)
    static func firstDays() throws -> [Day] {
      let starts: [StartOfWeek] = [.sunday, .monday]
      return try starts.compactMap {
        try Day(2025, 8, 29).calendarMonth(startingOn: $0).keys.first
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
  }

  private func expectSpellings<Code: Spellings>(of code: Code.Type) throws {
    let day = try Day(2025, 8, 29)
    #expect(try code.cells() == [CalendarDay(day)])
    #expect(try code.day() == day)
    #expect(try code.firstDays() == [Day(2025, 7, 27), Day(2025, 7, 28)])
    #expect(Set(try code.merged()).count == 1)
  }

  @Test func theSpellingsOfTheFamilyMeanTheSame() throws {
    try expectSpellings(of: Family.self)
  }

  @Test func componentsThatNameNoDayThrow() {
    #expect(throws: DayError.noSuchDay(year: 2025, month: 2, dayOfMonth: 30)) {
      try Day(DayComponents(year: 2025, month: 2, dayOfMonth: 30))
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
