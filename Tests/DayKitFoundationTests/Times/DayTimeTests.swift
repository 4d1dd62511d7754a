import DayKit
import DayKitFoundation
import Foundation
import SeededNumbers
import Testing

struct DayTimeTests {
  private func berlin() throws -> TimeZone { try #require(TimeZone(identifier: "Europe/Berlin")) }

  @Test func aTextIsAnInstantOnADayInAZone() throws {
    let date = try TimeFormat(pattern: "h:mm a").date("7:05 PM", on: Day(2025, 8, 29), in: berlin())
    #expect(try date == Date("2025-08-29T17:05:00Z", strategy: .iso8601))
  }

  @Test func aDayAndATimeAreAnInstantInAZone() throws {
    let expected = try Date("2025-08-29T17:05:00Z", strategy: .iso8601)
    let day = try Day(2025, 8, 29)
    #expect(try day.at(TimeOfDay(19, 5), in: berlin()) == expected)
    #expect(try day.at("19:05", as: .iso, .isoMinutes, in: berlin()) == expected)
    let half = try TimeOfDay(hour: 19, minute: 5, nanosecond: 500_000_000)
    #expect(try day.at(half, in: berlin()) == expected + 0.5)
  }

  @Test(arguments: [
    ("2025-03-30", "Europe/Berlin", "02:30:00", "2025-03-30T01:00:00Z"),
    ("2018-11-04", "America/Sao_Paulo", "00:30:00", "2018-11-04T03:00:00Z"),
    ("2011-12-30", "Pacific/Apia", "12:00:00", "2011-12-30T10:00:00Z"),
  ])
  func aTimeThatTheZoneSkipsIsAnErrorOrTheMomentAfter(
    _ day: String, _ zone: String, _ time: String, _ moment: String
  ) throws {
    let day: Day = try Day(day)
    let zone = try #require(TimeZone(identifier: zone))
    let time = try TimeOfDay(time)
    let error = try #require(throws: TimeOfDayError.self) { try day.at(time, in: zone) }
    #expect(error.reason == .skipped(time, on: day))
    #expect(error.reason.isSkipped)
    #expect(error.description == "clocks skip \(time) on \(day)")
    #expect(
      try day.firstMoment(atOrAfter: time, in: zone) == Date(moment, strategy: .iso8601))
    let reading = try #require(
      throws: TimeParsingError.self,
      performing: { try TimeFormat.iso.date(time.description, on: day, in: zone) })
    #expect(reading.reason.timeError == error)
    #expect(reading.offset == 0)
  }

  @Test func aTimeThatComesTwiceIsTheFirst() throws {
    let day = try Day(2025, 10, 26)
    let expected = try Date("2025-10-26T00:30:00Z", strategy: .iso8601)
    #expect(try day.at(TimeOfDay(2, 30), in: berlin()) == expected)
    #expect(try day.firstMoment(atOrAfter: TimeOfDay(2, 30), in: berlin()) == expected)
  }

  @Test(arguments: ["Europe/Berlin", "America/Sao_Paulo", "Pacific/Apia", "Asia/Kathmandu", "GMT"])
  func aRuleGivesTheInstantsOfItsZone(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let rule = TimeZoneRule(zone)
    let time = try TimeOfDay(hour: 2, minute: 30, nanosecond: 250_000_000)
    for day in try Day(2011, 1, 1)...Day(2019, 12, 31) {
      try #require(result { try day.at(time, in: rule) } == result { try day.at(time, in: zone) })
      let midnight = try TimeOfDay(0, 0)
      try #require(
        result { try day.at(midnight, in: rule) } == result { try day.at(midnight, in: zone) })
    }
  }

  private func result(_ instant: () throws -> Date) -> Result<Date, TimeOfDayError>? {
    do {
      return .success(try instant())
    } catch {
      return (error as? TimeOfDayError).map { .failure($0) }
    }
  }

  @Test func aTextIsAnInstantInTheZoneOfARule() throws {
    let tokyo = TimeZoneRule.fixed("+09:00", seconds: 9 * 3_600)
    let day = try Day(2025, 8, 29)
    let expected = try Date("2025-08-29T10:05:00Z", strategy: .iso8601)
    #expect(try day.at("19:05", as: .iso, .isoMinutes, in: tokyo) == expected)
    let skipping = TimeZoneRule(try berlin())
    let error = try #require(
      throws: TimeParsingError.self,
      performing: { try Day(2025, 3, 30).at("02:30", as: .isoMinutes, in: skipping) })
    #expect(error.reason.timeError?.reason.isSkipped == true)
    #expect(error.offset == 0 && error.character == 1)
  }

  @Test(arguments: [1e300, -1e300, Double.nan, .infinity, 253_402_300_800, -377_705_116_801])
  func anInstantBeyondAllDaysHasNoTime(_ seconds: Double) {
    #expect(TimeOfDay(exactly: Date(timeIntervalSince1970: seconds), in: .gmt) == nil)
  }

  @Test(arguments: seeds(20))
  func theTimeAtAnInstantIsThatInstantOnItsDay(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let zone = try #require(TimeZone(identifier: "Asia/Kathmandu"))
    for _ in 0..<50 {
      let seconds = Double(Int.random(in: -4_000_000_000...4_000_000_000, using: &generator))
      let date = Date(timeIntervalSince1970: seconds + 0.25)
      let time = try #require(TimeOfDay(exactly: date, in: zone))
      #expect(time.nanosecond == 250_000_000)
      // Before 1986, the zone had other offsets; it never set its clocks back over a whole day.
      #expect(try Day(date: date, in: zone).at(time, in: zone) == date)
    }
  }
}
