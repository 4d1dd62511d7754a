import DayKit
import DayKitFoundation
import Foundation
import Testing

/// Code as users of the day-type family write it, compiled with a plain import.
struct CompatibilityTests {
  private protocol Spellings {
    static func day(_ date: Date, _ calendar: Calendar) -> Day
    static func dates(_ day: Day, _ calendar: Calendar, _ zone: TimeZone) -> [Date]
  }

  /// Calling deprecated functions through a protocol gives no warnings.
  private enum Family: Spellings {
    @available(*, deprecated)
    static func day(_ date: Date, _ calendar: Calendar) -> Day {
      Day(date: date, usingCalendar: calendar)
    }

    @available(*, deprecated)
    static func dates(_ day: Day, _ calendar: Calendar, _ zone: TimeZone) -> [Date] {
      [
        day.date(inCalendar: calendar), day.date(timeZone: calendar.timeZone),
        day.date(inCalendar: calendar, timeZone: zone), day.date(timeZone: zone),
      ]
    }
  }

  private func expectSpellings<Code: Spellings>(
    of code: Code.Type, _ calendar: Calendar
  ) throws {
    let day = try Day(2018, 11, 4)
    // 01:00 in Sao Paulo, which had no midnight.
    let start = Date(timeIntervalSince1970: 1_541_300_400)
    #expect(code.day(start, calendar) == day)
    #expect(code.day(start - 1, calendar) == day - 1)
    let midnight = day.date(in: .gmt)
    #expect(code.dates(day, calendar, .gmt) == [start, start, midnight, midnight])
  }

  @Test(arguments: [Calendar.Identifier.gregorian, .buddhist, .hebrew])
  func onlyTheTimeZoneOfACalendarMatters(_ identifier: Calendar.Identifier) throws {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
    try expectSpellings(of: Family.self, calendar)
  }
}
