import DayKit
import DayKitFoundation
import Foundation
import SeededNumbers
import Testing

struct JSONEncoderDayTests {
  private func write(
    _ value: some Encodable, _ strategy: JSONEncoder.DateEncodingStrategy
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = strategy
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func valuesArraysAndDictionariesAreEncodedAsTheirDay() throws {
    let zone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
    let date = try Day(2018, 11, 4).date(in: zone)
    let bill = JSONDecoderDayTests.Bill(
      due: date + 3_600, paid: date - 1, reminders: [date], parts: ["a": date])
    let json = #"{"due":"04/11/2018","paid":"03/11/2018","parts":{"a":"04/11/2018"},"#
    #expect(try write(bill, .day(.dmy, in: zone)) == json + #""reminders":["04/11/2018"]}"#)
  }

  @Test(arguments: [
    (DayFormat.iso, #"["2025-08-29"]"#), (.epoch, "[1756425600]"),
    (.epochMilliseconds, "[1756425600000]"), (.mdy, #"["08/29/2025"]"#),
  ])
  func formatsThatAreNumbersWriteNumbers(_ format: DayFormat, _ json: String) throws {
    let date = Date(timeIntervalSince1970: 1_756_425_600.5)
    #expect(try write([date], .day(format, in: .gmt)) == json)
  }

  @Test(arguments: [
    (DayFormat.epoch, "[1756479600]"), (.epochMilliseconds, "[1756479600000]"),
    (.iso8601, #"["2025-08-30T00:00:00+09:00"]"#), (.iso, #"["2025-08-30"]"#),
  ])
  func instantsAreTheFirstMomentOfTheDayInTheZone(_ format: DayFormat, _ json: String) throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let date = Date(timeIntervalSince1970: 1_756_500_000)
    #expect(try write([date], .day(format, in: zone)) == json)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .day(format, in: zone)
    let decoded = try decoder.decode([Date].self, from: Data(json.utf8))
    #expect(try decoded == [Day(2025, 8, 30).date(in: zone)])
  }

  @Test func aDayThatWouldNotBeDecodedIsAnErrorWithItsPlace() throws {
    let month = try DayFormat(pattern: "MMMM y")
    let short = try DayFormat(pattern: "dd/MM/yy", pivot: 1970)
    let date = try Day(1925, 8, 29).date(in: .gmt)
    for (format, description) in [
      (
        month,
        "1925-08-29 cannot be encoded as MMMM y: "
          + "it does not give a complete date, so it is for output only"
      ),
      (short, "1925-08-29 cannot be encoded as dd/MM/yy: '29/08/25' is 2025-08-29"),
    ] {
      let context = try invalidValue { try write(["a": date], .day(format, in: .gmt)) }
      #expect(context?.codingPath.map(\.stringValue) == ["a"])
      #expect(context?.debugDescription == description)
    }
    let other = try Day(2025, 8, 29).date(in: .gmt)
    #expect(try write([other], .day(short, in: .gmt)) == #"["29/08/25"]"#)
  }

  @Test func withoutAFormatItIsISO8601() throws {
    let date = Date(timeIntervalSince1970: 1_756_425_600)
    #expect(try write([date], .day(in: .gmt)) == #"["2025-08-29"]"#)
  }

  @Test(arguments: [1e300, -1e300, .infinity, .nan, 1e12])
  func aDateBeyondTheCalendarIsAnErrorWithItsPlace(_ seconds: Double) throws {
    let context = try invalidValue {
      try write(["a": Date(timeIntervalSince1970: seconds)], .day(in: .gmt))
    }
    #expect(context?.codingPath.map(\.stringValue) == ["a"])
    #expect(context?.debugDescription == "dates range from -009999-01-01 to 9999-12-31")
  }

  @Test(arguments: seeds(20))
  func whatIsEncodedDecodesAsTheSameMoment(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let names = ["UTC", "Europe/Berlin", "America/Sao_Paulo", "Asia/Kathmandu"]
    let name = try #require(names.randomElement(using: &generator))
    let zone = try #require(TimeZone(identifier: name))
    let dates = (0..<50).map { _ in generator.dayOfGregorianCalendar().date(in: zone) }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .day(.iso, in: zone)
    let json = try write(dates, .day(.iso, in: zone))
    #expect(try decoder.decode([Date].self, from: Data(json.utf8)) == dates)
  }
}
