import DayKit
import DayKitFoundation
import Foundation
import Testing

struct JSONDecoderTimeOfDayTests {
  struct Sun: Codable, Equatable {
    var sunrise: Date
    var sunset: Date?
  }

  private func read<Value: Decodable>(
    _ json: String, _ strategy: JSONDecoder.DateDecodingStrategy, as type: Value.Type = Value.self
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = strategy
    return try decoder.decode(type, from: Data(json.utf8))
  }

  @Test(arguments: [
    // The day, the zone, the moment of 7:27:02 in the morning.
    ("2025-08-29", "UTC", "2025-08-29T07:27:02Z"),
    ("2025-08-29", "Europe/Berlin", "2025-08-29T05:27:02Z"),
    ("2025-01-29", "Europe/Berlin", "2025-01-29T06:27:02Z"),
    ("2025-03-30", "Europe/Berlin", "2025-03-30T05:27:02Z"),
    ("2025-03-29", "Europe/Berlin", "2025-03-29T06:27:02Z"),
    ("2025-08-29", "Pacific/Kiritimati", "2025-08-28T17:27:02Z"),
    ("2025-08-29", "Asia/Kathmandu", "2025-08-29T01:42:02Z"),
    ("2018-11-04", "America/Sao_Paulo", "2018-11-04T09:27:02Z"),
  ])
  func aTimeIsOnTheDayWithItsOffset(_ day: String, _ name: String, _ moment: String) throws {
    let day: Day = try Day(day)
    let zone = try #require(TimeZone(identifier: name))
    let strategy = try JSONDecoder.DateDecodingStrategy.timeOfDay("h:mm:ss a", on: day, in: zone)
    let expected = try Date(moment, strategy: .iso8601)
    let sun: Sun = try read(#"{"sunrise": "7:27:02 AM", "sunset": null}"#, strategy)
    #expect(sun == Sun(sunrise: expected))
    #expect(try read(#"["7:27:02 AM"]"#, strategy) == [expected])
    #expect(try read(#"{"a": ["7:27:02 AM"]}"#, strategy) == ["a": [expected]])
  }

  @Test(arguments: [
    // The day, the zone, the time that clocks show twice, the first of the two moments.
    ("2025-10-26", "Europe/Berlin", "02:30:00", "2025-10-26T00:30:00Z"),
    ("2025-11-02", "America/New_York", "01:00:00", "2025-11-02T05:00:00Z"),
    ("2025-11-02", "America/Havana", "00:59:59", "2025-11-02T04:59:59Z"),
    ("2018-02-17", "America/Sao_Paulo", "23:00:00", "2018-02-18T01:00:00Z"),
    ("2006-10-29", "America/St_Johns", "00:00:30", "2006-10-29T02:30:30Z"),
  ])
  func aTimeThatComesTwiceIsTheFirst(
    _ day: String, _ name: String, _ time: String, _ moment: String
  ) throws {
    let day: Day = try Day(day)
    let zone = try #require(TimeZone(identifier: name))
    let dates: [Date] = try read("[\"\(time)\"]", .timeOfDay("HH:mm:ss", on: day, in: zone))
    #expect(dates == [try Date(moment, strategy: .iso8601)])
  }

  @Test(arguments: [
    ("2025-03-30", "Europe/Berlin", "02:00:00"), ("2025-03-30", "Europe/Berlin", "02:59:59"),
    ("2018-11-04", "America/Sao_Paulo", "00:30:00"), ("2011-12-30", "Pacific/Apia", "12:00:00"),
  ])
  func aTimeThatClocksSkipIsAnError(_ text: String, _ name: String, _ time: String) throws {
    let day: Day = try Day(text)
    let zone = try #require(TimeZone(identifier: name))
    let context = try dataCorruption {
      try read(
        "{\"sunrise\": \"\(time)\"}", .timeOfDay("HH:mm:ss", on: day, in: zone), as: Sun.self)
    }
    #expect(context?.codingPath.map(\.stringValue) == ["sunrise"])
    #expect(
      context?.debugDescription
        == "'\(time)' does not exist: clocks skip it on \(text) in \(name)")
  }

  @Test func theTimesAroundASkipExist() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let dates: [Date] = try read(
      #"["01:59:59", "03:00:00"]"#, .timeOfDay("HH:mm:ss", on: Day(2025, 3, 30), in: zone))
    #expect(dates[1].timeIntervalSince(dates[0]) == 1)
  }

  @Test(arguments: [
    ("7:27:02", "is not in the format h:mm:ss a: expected a space at character 8"),
    ("13:27:02 AM", "does not exist: hours with AM or PM range from 1 to 12"),
    ("7:60:02 AM", "does not exist: minutes range from 0 to 59"),
    ("7:27:60 AM", "does not exist: seconds range from 0 to 59"),
    ("", "is not in the format h:mm:ss a: expected a digit at character 1"),
    ("7:27:02 AMx", "is not in the format h:mm:ss a: expected nothing more at character 11"),
  ])
  func aTextThatIsNotATimeIsAnErrorWithItsPlace(
    _ text: String, _ reason: String
  ) throws {
    let strategy = try JSONDecoder.DateDecodingStrategy.timeOfDay(
      "h:mm:ss a", on: Day(2025, 8, 29), in: .gmt)
    let context = try dataCorruption {
      try read("{\"sunrise\": \"\(text)\"}", strategy, as: Sun.self)
    }
    #expect(context?.codingPath.map(\.stringValue) == ["sunrise"])
    #expect(context?.debugDescription == "'\(text)' \(reason)")
  }

  @Test func aMistakeInThePatternIsAnErrorAtOnce() throws {
    let day = try Day(2025, 8, 29)
    #expect(throws: TimeFormatError.self) {
      try JSONDecoder.DateDecodingStrategy.timeOfDay("HH:MM", on: day, in: .gmt)
    }
  }

  @Test func severalFormatsAreTriedInOrder() throws {
    let day = try Day(2025, 8, 29)
    let clock = try TimeFormat(pattern: "h:mm a")
    let dates: [Date] = try read(
      #"["7:05 PM", "19:05:00"]"#, .timeOfDay(clock, .iso, on: day, in: .gmt))
    let expected = try Date("2025-08-29T19:05:00Z", strategy: .iso8601)
    #expect(dates == [expected, expected])
    let context = try dataCorruption {
      try read(#"["x"]"#, .timeOfDay(clock, .iso, on: day, in: .gmt), as: [Date].self)
    }
    #expect(context?.debugDescription == "'x' is not in the format h:mm a or HH:mm:ss")
  }

  @Test func anInitializerDecodesATimeOnTheDateOfItsRecord() throws {
    struct SunTimes: Decodable {
      enum CodingKeys: CodingKey { case date, sunrise }
      var sunrise: Date

      init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let day = try container.decode(DayString.YMD<Day>.self, forKey: .date).wrappedValue
        let clock = try TimeFormat(pattern: "h:mm:ss a")
        sunrise = try container.decode(clock, on: day, in: .gmt, forKey: .sunrise)
      }
    }
    func decode(_ json: String) throws -> SunTimes {
      try JSONDecoder().decode(SunTimes.self, from: Data(json.utf8))
    }
    let times = try decode(#"{"date":"2019-02-14","sunrise":"12:59:22 PM"}"#)
    #expect(try times.sunrise == Date("2019-02-14T12:59:22Z", strategy: .iso8601))
    let context = try dataCorruption { try decode(#"{"date":"2019-02-14","sunrise":"12:59"}"#) }
    #expect(context?.codingPath.map(\.stringValue) == ["sunrise"])
    #expect(
      context?.debugDescription
        == "'12:59' is not in the format h:mm:ss a: expected ':' at character 6")
  }
}
