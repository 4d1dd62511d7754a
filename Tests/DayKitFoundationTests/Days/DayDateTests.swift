import DayKit
import DayKitFoundation
import Foundation
import SeededNumbers
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
    // Clocks in Paris were 9 minutes and 21 seconds ahead.
    (-2_524_522_162, "Europe/Paris", "1889-12-31"),
    (-2_524_522_161, "Europe/Paris", "1890-01-01"),
    (253_402_300_799, "UTC", "9999-12-31"),
    (-377_705_116_800, "UTC", "-009999-01-01"),
  ])
  func anInstantIsOnTheDayOfTheZone(_ seconds: Int, _ name: String, _ day: String) throws {
    let date = Date(timeIntervalSince1970: Double(seconds))
    let zone = try Self.zone(name)
    #expect(Day(date: date, in: zone).description == day)
    #expect(Day(exactly: date, in: zone)?.description == day)
  }

  @Test(arguments: [0.0, 1_000_000_000, -1_000_000_000, 700_000_000.5, -31_536_000])
  func theLastMomentBeforeMidnightIsOnTheDayBefore(_ seconds: Double) {
    let day = Day(date: Date(timeIntervalSinceReferenceDate: seconds), in: .gmt)
    let midnight = day.date(in: .gmt).timeIntervalSinceReferenceDate
    let last = Date(timeIntervalSinceReferenceDate: midnight.nextDown)
    #expect(Day(date: last, in: .gmt) == day - 1)
  }

  @Test(arguments: [
    Double.infinity, -.infinity, .nan, 1e300, -1e300, 1e18, -1e18, 252_423_993_600,
    -378_683_424_001,
  ])
  func anInstantBeyondTheCalendarIsNotOnADay(_ seconds: Double) {
    #expect(Day(exactly: Date(timeIntervalSinceReferenceDate: seconds), in: .gmt) == nil)
  }

  @Test func anInstantBeyondTheCalendarTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = Day(date: Date(timeIntervalSince1970: 1e12), in: .gmt)
    }
  }

  @Test(
    arguments: [
      // The day, the zone, its first moment in ISO 8601.
      ("2025-08-29", "UTC", "2025-08-29T00:00:00Z"),
      ("2025-08-29", "Europe/Berlin", "2025-08-28T22:00:00Z"),
      ("2025-03-30", "Europe/Berlin", "2025-03-29T23:00:00Z"),
      ("2025-10-26", "Europe/Berlin", "2025-10-25T22:00:00Z"),
      // Midnight is skipped.
      ("2018-11-04", "America/Sao_Paulo", "2018-11-04T03:00:00Z"),
      ("2021-03-28", "Asia/Beirut", "2021-03-27T22:00:00Z"),
      ("2014-05-16", "Africa/Cairo", "2014-05-15T22:00:00Z"),
      ("2024-04-26", "Africa/Cairo", "2024-04-25T22:00:00Z"),
      // Midnight comes after the hour before it has come twice, or comes twice itself.
      ("2018-02-18", "America/Sao_Paulo", "2018-02-18T03:00:00Z"),
      ("2025-11-02", "America/Havana", "2025-11-02T04:00:00Z"),
      ("2006-10-29", "America/St_Johns", "2006-10-29T02:30:00Z"),
      // A day is left out.
      ("2011-12-29", "Pacific/Apia", "2011-12-29T10:00:00Z"),
      ("2011-12-30", "Pacific/Apia", "2011-12-30T10:00:00Z"),
      ("2011-12-31", "Pacific/Apia", "2011-12-30T10:00:00Z"),
      // Offsets have seconds.
      ("1890-01-01", "Europe/Paris", "1889-12-31T23:50:39Z"),
      ("1850-01-01", "America/New_York", "1850-01-01T04:56:02Z"),
    ] as [(String, String, String)])
  func aDayBeginsAtItsFirstMomentInTheZone(_ day: String, _ name: String, _ moment: String) throws {
    let day = try Day(day)
    let zone = try Self.zone(name)
    let expected = try Date(moment, strategy: .iso8601)
    #expect(day.date(in: zone) == expected)
  }

  @Test func withoutAZoneTheUsersIsUsed() throws {
    let day = try Day(2025, 8, 29)
    #expect(Day(date: day.date()) == day)
    #expect(day.date() == day.date(in: .current))
  }

  /// The days that a zone leaves out, as it changed the side of the date line.
  static let leftOut: [String: String] = [
    "Asia/Manila": "1844-12-31", "Pacific/Apia": "2011-12-30", "Pacific/Enderbury": "1994-12-31",
    "Pacific/Fakaofo": "2011-12-30", "Pacific/Guam": "1844-12-31", "Pacific/Kanton": "1994-12-31",
    "Pacific/Kiritimati": "1994-12-31", "Pacific/Kosrae": "1844-12-31",
    "Pacific/Kwajalein": "1993-08-21", "Pacific/Palau": "1844-12-31",
    "Pacific/Saipan": "1844-12-31",
  ]

  @Test(arguments: sample(oneIn: 3, of: TimeZone.knownTimeZoneIdentifiers))
  func aDayConvertedToADateAndBackIsTheSameDay(_ name: String) throws {
    let zone = try Self.zone(name)
    let leftOut = Self.leftOut[name].flatMap { try? Day($0) }
    // Dense around the changes of the last centuries, with gaps over the years 1 to 9999.
    let modern = try stride(from: Day(1840, 1, 1), to: Day(2040, 1, 1), by: 29)
    let all = try stride(from: Day(1, 1, 1), to: Day(9970, 1, 1), by: 6_007)
    for day in Array(modern) + Array(all) + [.max]
    where day != leftOut && (day == .max || isInSample(day.daysSince1970, oneIn: 3)) {
      let back = Day(date: day.date(in: zone), in: zone)
      if back != day { #expect(back == day) }
    }
    if let leftOut { #expect(Day(date: leftOut.date(in: zone), in: zone) == leftOut + 1) }
  }
}
