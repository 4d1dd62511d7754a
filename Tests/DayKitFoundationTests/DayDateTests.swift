import DayKit
import DayKitFoundation
import Foundation
import Testing

struct DayDateTests {
  static func zone(_ name: String) throws -> TimeZone {
    try #require(TimeZone(identifier: name))
  }

  @Test(arguments: [
    // The instant, the zone, the day there.
    (0, "UTC", "1970-01-01"),
    (-1, "UTC", "1969-12-31"),
    (1_756_425_599, "UTC", "2025-08-28"),
    (1_756_425_600, "UTC", "2025-08-29"),
    (1_756_425_600, "Australia/Sydney", "2025-08-29"),
    (1_756_389_600, "Australia/Sydney", "2025-08-29"),
    (1_756_425_600, "America/New_York", "2025-08-28"),
    (1_325_239_199, "Pacific/Apia", "2011-12-29"),
    (1_325_239_200, "Pacific/Apia", "2011-12-31"),
  ])
  func anInstantLiesOnTheDayOfTheZone(_ seconds: Int, _ name: String, _ day: String) throws {
    let date = Date(timeIntervalSince1970: Double(seconds))
    let zone = try Self.zone(name)
    #expect(Day(date: date, in: zone).description == day)
    for identifier in [Calendar.Identifier.gregorian, .buddhist, .hebrew] {
      var calendar = Calendar(identifier: identifier)
      calendar.timeZone = zone
      #expect(Day(date: date, usingCalendar: calendar).description == day)
    }
  }

  @Test(arguments: [
    // The day, the zone, its first moment in ISO 8601.
    ("2025-08-29", "UTC", "2025-08-29T00:00:00Z"),
    ("2025-08-29", "Europe/Berlin", "2025-08-28T22:00:00Z"),
    ("2025-03-30", "Europe/Berlin", "2025-03-29T23:00:00Z"),
    ("2025-10-26", "Europe/Berlin", "2025-10-25T22:00:00Z"),
    ("2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z"),
    ("2021-03-28", "Asia/Beirut", "2021-03-27T22:00:00Z"),
    ("2014-05-16", "Africa/Cairo", "2014-05-15T22:00:00Z"),
    ("2018-02-18", "America/Sao_Paulo", "2018-02-18T03:00:00Z"),
    ("2011-12-29", "Pacific/Apia", "2011-12-29T10:00:00Z"),
    ("2011-12-30", "Pacific/Apia", "2011-12-30T10:00:00Z"),
    ("2011-12-31", "Pacific/Apia", "2011-12-30T10:00:00Z"),
  ])
  func aDayBeginsAtItsFirstMomentInTheZone(_ day: String, _ name: String, _ moment: String) throws {
    let day = try #require(Day(day))
    let expected = try Date(moment, strategy: .iso8601)
    #expect(day.date(timeZone: try Self.zone(name)) == expected)
  }

  @Test(arguments: [
    "UTC", "Europe/Berlin", "America/Sao_Paulo", "Asia/Beirut", "Africa/Cairo", "Asia/Kathmandu",
    "Pacific/Chatham", "Asia/Tehran", "America/St_Johns", "Pacific/Kiritimati", "Africa/Monrovia",
  ])
  func theFirstMomentOfADayLiesOnItAndTheSecondBeforeDoesNot(_ name: String) throws {
    let zone = try Self.zone(name)
    for day in try stride(from: Day(1880, 1, 1), to: Day(2040, 1, 1), by: 11) {
      let start = day.date(timeZone: zone)
      let onTheDay = Day(date: start, in: zone)
      #expect(onTheDay == day || Day(date: start - 1, in: zone) < day && onTheDay > day)
      #expect(Day(date: start - 1, in: zone) < day)
    }
  }
}
