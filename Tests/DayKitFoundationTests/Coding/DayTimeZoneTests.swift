import DayKit
import DayKitFoundation
import Foundation
import Testing

/// Days that were written as their first moment somewhere else than in UTC.
struct DayTimeZoneTests {
  private enum Melbourne: DayCodingFormat {
    static let format = DayFormat.epoch.inTimeZone(
      TimeZone(identifier: "Australia/Melbourne") ?? .gmt)
  }

  private struct Fixed: Codable, Equatable {
    @DayCoding<Melbourne>.Property var day: Day
    @DayCoding<Melbourne>.Property var end: Day?
  }

  private struct Plain: Codable, Equatable {
    @Epoch.Seconds var day: Day
    @Epoch.Milliseconds var end: Day?
    @Epoch.Seconds var list: [Day]
    @ISO8601.Default var stamp: Day?
    @DayString.YMD var text: Day?
  }

  private let json = #"""
    {"day":1328187600,"end":1328187600000,"list":[1328187599],"stamp":"2012-02-02T13:00:00Z",\#
    "text":"2012-02-03"}
    """#

  private func zone() throws -> TimeZone {
    try #require(TimeZone(identifier: "Australia/Melbourne"))
  }

  @Test func localMidnightEastOfGreenwichDecodesWithOneDeclaration() throws {
    let value = try JSONDecoder().decode(
      Fixed.self, from: Data(#"{"day":1328187600,"end":null}"#.utf8))
    #expect(value == Fixed(day: try Day(2012, 2, 3)))
    #expect(
      String(decoding: try JSONEncoder().encode(value), as: UTF8.self) == #"{"day":1328187600}"#)
  }

  @Test func localMidnightEastOfGreenwichDecodesInAZoneKnownAtRunTime() throws {
    let decoder = JSONDecoder()
    decoder.dayTimeZone = TimeZoneRule(try zone())
    let value = try decoder.decode(Plain.self, from: Data(json.utf8))
    let day = try Day(2012, 2, 3)
    #expect(value == Plain(day: day, end: day, list: [day - 1], stamp: day, text: day))
  }

  @Test func withoutAZoneTheDayIsTheOneInUTC() throws {
    let value = try JSONDecoder().decode(Plain.self, from: Data(json.utf8))
    let day = try Day(2012, 2, 2)
    #expect(value == Plain(day: day, end: day, list: [day], stamp: day, text: day + 1))
  }

  @Test func whatIsEncodedInAZoneIsDecodedInIt() throws {
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    encoder.dayTimeZone = TimeZoneRule(try zone())
    encoder.outputFormatting = [.sortedKeys]
    decoder.dayTimeZone = encoder.dayTimeZone
    let day = try Day(2012, 2, 3)
    let value = Plain(day: day, end: day, list: [day - 1], stamp: day, text: day)
    let data = try encoder.encode(value)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"{"day":1328187600,"end":1328187600000,"list":[1328101200],"#
        + #""stamp":"2012-02-03T00:00:00+11:00","text":"2012-02-03"}"#)
    #expect(try decoder.decode(Plain.self, from: data) == value)
  }

  @Test func aFormatThatIsTriedLaterTakesTheZoneToo() throws {
    enum Mixed: DayCodingFormat {
      static var format: DayFormat { .iso }
      static var otherFormats: [DayFormat] { [.epoch] }
    }
    struct Value: Decodable {
      @DayCoding<Mixed>.Property var day: Day
      @DayCoding<Mixed>.Property var end: Day?
    }
    let decoder = JSONDecoder()
    decoder.dayTimeZone = TimeZoneRule(try zone())
    let value = try decoder.decode(
      Value.self, from: Data(#"{"day":1328187600,"end":1328187600}"#.utf8))
    #expect(try value.day == Day(2012, 2, 3))
    #expect(try value.end == Day(2012, 2, 3))
  }

  @Test func aFormatWithAZoneOfItsOwnKeepsIt() throws {
    let decoder = JSONDecoder()
    decoder.dayTimeZone = .fixed("-11:00", seconds: -11 * 3_600)
    let value = try decoder.decode(Fixed.self, from: Data(#"{"day":1328187600}"#.utf8))
    #expect(try value.day == Day(2012, 2, 3))
  }

  @Test func aValueOfAnotherTypeIsAnError() throws {
    let (encoder, decoder) = (JSONEncoder(), JSONDecoder())
    decoder.userInfo[.dayTimeZone] = try zone()
    encoder.userInfo[.dayTimeZone] = try zone()
    #expect(decoder.dayTimeZone == nil)
    let sentence = "userInfo[.dayTimeZone] is a TimeZone; it must be a TimeZoneRule"
    let corruption = try dataCorruption {
      try decoder.decode(Plain.self, from: Data(json.utf8))
    }
    #expect(corruption?.debugDescription == sentence)
    let day = try Day(2012, 2, 3)
    let invalid = try invalidValue { try encoder.encode(Plain(day: day, list: [])) }
    #expect(invalid?.debugDescription == sentence)
  }

  @Test func theOtherCodersOfFoundationHaveAZoneToo() throws {
    let (encoder, decoder) = (PropertyListEncoder(), PropertyListDecoder())
    encoder.dayTimeZone = TimeZoneRule(try zone())
    decoder.dayTimeZone = TimeZoneRule(try zone())
    let value = Plain(day: try Day(2012, 2, 3), list: [])
    #expect(try decoder.decode(Plain.self, from: encoder.encode(value)) == value)
    decoder.dayTimeZone = nil
    #expect(try decoder.decode(Plain.self, from: encoder.encode(value)).day == Day(2012, 2, 2))
  }
}
