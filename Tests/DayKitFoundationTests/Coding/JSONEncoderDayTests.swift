import DayKit
import DayKitFoundation
import Foundation
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
    let date = try Day(2018, 11, 4).date(timeZone: zone)
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
    #expect(context?.debugDescription == "days go from -009999-01-01 to 9999-12-31")
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func whatIsEncodedDecodesAsTheSameMoment(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let names = ["UTC", "Europe/Berlin", "America/Sao_Paulo", "Asia/Kathmandu"]
    let name = try #require(names.randomElement(using: &generator))
    let zone = try #require(TimeZone(identifier: name))
    let dates = (0..<50).map { _ in generator.dayOfGregorianCalendar().date(timeZone: zone) }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .day(.iso, in: zone)
    let json = try write(dates, .day(.iso, in: zone))
    #expect(try decoder.decode([Date].self, from: Data(json.utf8)) == dates)
  }
}
