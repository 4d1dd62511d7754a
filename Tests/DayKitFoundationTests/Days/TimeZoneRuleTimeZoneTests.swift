import DayKit
import DayKitFoundation
import Foundation
import SeededNumbers
import Testing

struct TimeZoneRuleTimeZoneTests {
  @Test(arguments: [
    ("Australia/Melbourne", 1_328_187_600, "2012-02-03"),
    ("Australia/Melbourne", 1_328_187_599, "2012-02-02"), ("GMT", 1_328_187_600, "2012-02-02"),
    ("America/Los_Angeles", 0, "1969-12-31"),
  ])
  func aRuleOfATimeZoneOfFoundationHasItsDays(_ name: String, _ instant: Int, _ day: String) throws
  {
    let rule = TimeZoneRule(try #require(TimeZone(identifier: name)))
    #expect(rule.day(at: instant)?.description == day)
  }

  @Test(arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago", "GMT"])
  func todayInATimeZoneIsTheDayOfTheClockThere(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let before = Day(date: Date(), in: zone)
    let today = Day.today(in: zone)
    #expect((before...Day(date: Date(), in: zone)).contains(today))
  }

  @Test func theRuleOfGMTIsUTC() throws {
    #expect(TimeZoneRule(.gmt) == .utc)
    #expect(TimeZoneRule(try #require(TimeZone(identifier: "UTC"))) == .utc)
    #expect(TimeZoneRule(try #require(TimeZone(identifier: "Asia/Tokyo"))) != .utc)
  }

  @Test(arguments: [Int.min, Int.min + 1, -1 << 60, 1 << 60, Int.max])
  func instantsBeyondAllDaysHaveNoDay(_ instant: Int) throws {
    let rule = TimeZoneRule(try #require(TimeZone(identifier: "Asia/Tokyo")))
    #expect(rule.day(at: instant) == nil)
    #expect((-86_400...86_400).contains(rule.offset(at: instant)))
  }

  @Test(arguments: seeds(20))
  func aRuleAndItsTimeZoneAgree(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for name in ["Europe/Berlin", "America/Sao_Paulo", "Asia/Kathmandu", "Pacific/Kiritimati"] {
      let zone = try #require(TimeZone(identifier: name))
      let rule = TimeZoneRule(zone)
      let day = generator.dayOfGregorianCalendar()
      let start = day.date(in: zone)
      #expect(rule.start(of: day) == Int(start.timeIntervalSince1970), "\(day) in \(name)")
      #expect(rule.day(at: rule.start(of: day)) == Day(date: start, in: zone))
    }
  }

  @Test func aFormatTakesATimeZoneOfFoundation() throws {
    let zone = try #require(TimeZone(identifier: "Australia/Melbourne"))
    let format = DayFormat.epoch.inTimeZone(zone)
    #expect(try Day("1328187600", as: format) == Day(2012, 2, 3))
    #expect(try Day(2012, 2, 3).formatted(as: format) == "1328187600")
    #expect(
      try Day(2012, 2, 3).formatted(as: .iso8601.inTimeZone(zone)) == "2012-02-03T00:00:00+11:00")
  }
}
