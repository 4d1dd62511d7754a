import DayKit
import DayKitFoundation
import Foundation
import Testing

struct TimeCodingTests {
  private enum Clock: TimeCodingFormat {
    static var format: TimeFormat { get throws { try TimeFormat(pattern: "h:mm:ss a") } }
    static var otherFormats: [TimeFormat] { [.isoMinutes] }
  }

  private struct SunTimes: Codable, Equatable {
    @DayString.YMD var date: Day
    @TimeCoding<Clock>.Property var sunrise: TimeOfDay
    @TimeCoding<Clock>.Property var sunset: TimeOfDay?
    @TimeCoding<Clock>.Property var twilights: [TimeOfDay]?
  }

  private func decode(_ json: String) throws -> SunTimes {
    try JSONDecoder().decode(SunTimes.self, from: Data(json.utf8))
  }

  @Test func timesThatBelongToADateInTheirOwnRecordDecodeInOnePass() throws {
    let times = try decode(#"{"date":"2019-02-14","sunrise":"12:59:22 PM"}"#)
    #expect(times.sunset == nil)
    let zone = try #require(TimeZone(identifier: "Europe/London"))
    #expect(
      try times.date.at(times.sunrise, in: zone)
        == Date("2019-02-14T12:59:22Z", strategy: .iso8601))
  }

  @Test func valuesOptionalsAndArraysAreEncodedAsTheyAreDecoded() throws {
    let json =
      #"{"date":"2019-02-14","sunrise":"7:27:02 AM","sunset":"5:05:00 PM","#
      + #""twilights":["6:00:00 AM","7:00:00 PM"]}"#
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let times = try decode(json)
    #expect(try times.twilights == [TimeOfDay(6, 0), TimeOfDay(19, 0)])
    #expect(String(decoding: try encoder.encode(times), as: UTF8.self) == json)
  }

  private struct Timetable: Codable {
    @TimeCoding<Clock>.Property var departures: [TimeOfDay]
  }

  @Test(arguments: ["[]", #"["7:27:02 AM"]"#])
  func anArrayIsNotLeftOut(_ times: String) throws {
    let json = #"{"departures":\#(times)}"#
    let table = try JSONDecoder().decode(Timetable.self, from: Data(json.utf8))
    #expect(String(decoding: try JSONEncoder().encode(table), as: UTF8.self) == json)
  }

  @Test func otherFormatsAreTriedInOrder() throws {
    let times = try decode(#"{"date":"2019-02-14","sunrise":"07:27","sunset":null}"#)
    #expect(try times.sunrise == TimeOfDay(7, 27))
    #expect(times.sunset == nil)
  }

  @Test func nilIsLeftOut() throws {
    let times = try decode(#"{"date":"2019-02-14","sunrise":"07:27"}"#)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    #expect(
      String(decoding: try encoder.encode(times), as: UTF8.self)
        == #"{"date":"2019-02-14","sunrise":"7:27:00 AM"}"#)
  }

  @Test(arguments: [
    (
      #"{"date":"2019-02-14","sunrise":"x"}"#, ["sunrise"],
      "'x' is not in the format h:mm:ss a or HH:mm"
    ),
    (
      #"{"date":"2019-02-14","sunrise":"24:00"}"#, ["sunrise"],
      "'24:00' does not exist: hours range from 0 to 23"
    ),
    (
      #"{"date":"2019-02-14","sunrise":"07:27","twilights":["07:27","x"]}"#,
      ["twilights", "Index 1"], "'x' is not in the format h:mm:ss a or HH:mm"
    ),
  ])
  func anErrorHasItsPlaceTheTextAndTheFormats(
    _ json: String, _ path: [String], _ sentence: String
  ) throws {
    let context = try dataCorruption { try decode(json) }
    #expect(context?.codingPath.map(\.stringValue) == path)
    #expect(context?.debugDescription == sentence)
  }

  @Test func aTimeThatIsNotOptionalMustBeThere() {
    #expect(throws: DecodingError.self) { try decode(#"{"date":"2019-02-14"}"#) }
    #expect(throws: DecodingError.self) { try decode(#"{"date":"2019-02-14","sunrise":null}"#) }
  }

  @Test func aPropertyPrintsItsTime() throws {
    let times = try decode(#"{"date":"2019-02-14","sunrise":"07:27"}"#)
    #expect("\(TimeCoding<Clock>.Property(wrappedValue: times.sunrise))" == "07:27:00")
  }

  /// A record that ends in an instant.
  private struct Sunrise: Decodable {
    let instant: Date

    init(from decoder: any Decoder) throws {
      let times = try SunTimes(from: decoder)
      instant = try times.date.at(times.sunrise, in: decoder.dayTimeZone ?? .utc)
    }
  }

  @Test(arguments: [
    (TimeZone(identifier: "America/Sao_Paulo"), "2019-02-14T14:59:22Z"),
    (TimeZone(identifier: "Asia/Tokyo"), "2019-02-14T03:59:22Z"),
    (nil, "2019-02-14T12:59:22Z"),
  ])
  func aRecordDecodesAsAnInstantInTheZoneOfTheDecoder(_ zone: TimeZone?, _ instant: String) throws {
    let decoder = JSONDecoder()
    decoder.dayTimeZone = zone.map { TimeZoneRule($0) }
    let json = #"[{"date":"2019-02-14","sunrise":"12:59:22 PM"}]"#
    let sunrises = try decoder.decode([Sunrise].self, from: Data(json.utf8))
    #expect(try sunrises.map(\.instant) == [Date(instant, strategy: .iso8601)])
  }
}
