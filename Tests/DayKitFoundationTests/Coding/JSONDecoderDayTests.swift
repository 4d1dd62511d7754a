import DayKit
import DayKitFoundation
import Foundation
import Testing

struct JSONDecoderDayTests {
  struct Bill: Codable, Equatable {
    var due: Date
    var paid: Date?
    var reminders: [Date]
    var parts: [String: Date]
  }

  private func read<Value: Decodable>(
    _ json: String, _ strategy: JSONDecoder.DateDecodingStrategy, as type: Value.Type = Value.self
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = strategy
    return try decoder.decode(type, from: Data(json.utf8))
  }

  @Test(arguments: ["UTC", "Europe/Berlin", "America/Sao_Paulo", "Pacific/Apia"])
  func valuesArraysAndDictionariesHaveTheFirstMomentOfTheirDay(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    func date(_ year: Int, _ month: Int, _ day: Int) throws -> Date {
      try Day(year, month, day).date(in: zone)
    }
    let json = """
      {"due": "29/08/2025", "paid": "2018-11-04", "reminders": ["01/08/2025", "2025-08-15"],
       "parts": {"first": "29/08/2025", "second": "29/09/2025"}}
      """
    let bill: Bill = try read(json, .day(.dmy, .iso, in: zone))
    #expect(try bill.due == date(2025, 8, 29))
    #expect(try bill.paid == date(2018, 11, 4))
    #expect(try bill.reminders == [date(2025, 8, 1), date(2025, 8, 15)])
    #expect(try bill.parts == ["first": date(2025, 8, 29), "second": date(2025, 9, 29)])
  }

  @Test func missingDatesAndNullAreNil() throws {
    let json = #"{"due": "2025-08-29", "paid": null, "reminders": [], "parts": {}}"#
    #expect(try read(json, .day(in: .gmt), as: Bill.self).paid == nil)
    #expect(try read("[null]", .day(in: .gmt), as: [Date?].self) == [nil])
  }

  @Test(arguments: [
    ("1756425600", "2025-08-29"), ("1756425600.5", "2025-08-29"), ("-0.5", "1969-12-31"),
    (#""1756425600""#, "2025-08-29"), (#""29/08/2025""#, "2025-08-29"), ("-1", "1969-12-31"),
  ])
  func numbersAreParsedInFormatsThatAreNumbers(_ json: String, _ day: String) throws {
    let dates: [Date] = try read("[\(json)]", .day(.epoch, .dmy, in: .gmt))
    #expect(dates.map { Day(date: $0, in: .gmt).description } == [day])
  }

  @Test func largeIntegersAreNotRounded() throws {
    let json = "[1756425599999999999, 1756425600000000000]"
    let dates: [Date] = try read(json, .day(.epochNanoseconds, in: .gmt))
    #expect(try dates.map { Day(date: $0, in: .gmt) } == [Day(2025, 8, 28), Day(2025, 8, 29)])
  }

  @Test(arguments: [
    ("Asia/Tokyo", "1756500000", "2025-08-30"), ("UTC", "1756500000", "2025-08-29"),
    ("America/New_York", "1756425600", "2025-08-28"),
    ("Asia/Tokyo", #""1756500000""#, "2025-08-30"),
    ("Asia/Tokyo", #""2025-08-29T20:40:00Z""#, "2025-08-30"),
    ("Asia/Tokyo", #""29/08/2025""#, "2025-08-29"),
  ])
  func anInstantIsOnItsDayInTheZone(_ name: String, _ json: String, _ day: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let dates: [Date] = try read("[\(json)]", .day(.epoch, .iso8601, .dmy, in: zone))
    #expect(try dates == [Day(day).date(in: zone)])
  }

  @Test func aFormatWithAZoneOfItsOwnKeepsIt() throws {
    let zone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let dates: [Date] = try read(
      "[1756500000]", .day(.epoch.inTimeZone(TimeZone.gmt), in: zone))
    #expect(try dates == [Day(2025, 8, 29).date(in: zone)])
  }

  @Test func aNumberIsNotATextOfDigits() throws {
    let basic = try DayFormat(pattern: "yyyyMMdd")
    let dates: [Date] = try read(#"["20250829", 20250829]"#, .day(basic, .epoch, in: .gmt))
    #expect(
      dates.map { Day(date: $0, in: .gmt).description } == ["2025-08-29", "1970-08-23"])
  }

  @Test(arguments: [
    (
      #""31/02/2025""#, [DayFormat.dmy],
      "'31/02/2025' does not exist: February 2025 has 28 days"
    ),
    (
      #""31/02/2025""#, [.iso, .dmy], "'31/02/2025' does not exist: February 2025 has 28 days"
    ),
    (
      #""2025-8-29""#, [.iso],
      "'2025-8-29' is not in the format yyyy-MM-dd: expected 2 digits at character 6"
    ),
    (
      #""2025-8-29""#, [.iso, .dmy, .epoch],
      "'2025-8-29' is not in the format yyyy-MM-dd or dd/MM/yyyy or epoch"
    ),
    (#""""#, [.iso, .dmy], "'' is not in the format yyyy-MM-dd or dd/MM/yyyy"),
    (#""\u001b\n""#, [.iso, .dmy], #"'\u{1B}\n' is not in the format yyyy-MM-dd or dd/MM/yyyy"#),
    (
      "1e300", [.epoch], "'1e+300' is not in the format epoch: expected nothing more at character 2"
    ),
    (
      "1e15", [.iso, .epoch],
      "'1000000000000000' does not exist: dates range from -009999-01-01 to 9999-12-31"
    ),
  ])
  func anErrorHasItsPlaceTheTextAndTheFormats(
    _ json: String, _ formats: [DayFormat], _ description: String
  ) throws {
    let strategy: JSONDecoder.DateDecodingStrategy =
      switch formats.count {
      case 1: .day(formats[0], in: .gmt)
      case 2: .day(formats[0], formats[1], in: .gmt)
      default: .day(formats[0], formats[1], formats[2], in: .gmt)
      }
    let places: [(String, [String])] = [
      (#"{"due": \#(json), "reminders": [], "parts": {}}"#, ["due"]),
      (
        #"{"due": "\#(formats[0].sample)", "reminders": [\#(json)], "parts": {}}"#,
        ["reminders", "Index 0"]
      ),
      (
        #"{"due": "\#(formats[0].sample)", "reminders": [], "parts": {"a": \#(json)}}"#,
        ["parts", "a"]
      ),
    ]
    for (json, path) in places {
      let context = try dataCorruption { try read(json, strategy, as: Bill.self) }
      #expect(context?.codingPath.map(\.stringValue) == path)
      #expect(context?.debugDescription == description)
    }
  }

  @Test func numbersAndTextsAreNotMixedUp() {
    for json in ["[20250829]", "[true]", "[{}]", "[[]]"] {
      #expect(throws: DecodingError.self) { try read(json, .day(in: .gmt), as: [Date].self) }
    }
    #expect(throws: DecodingError.self) {
      try read("[true]", .day(.epoch, in: .gmt), as: [Date].self)
    }
  }

  @Test func longTextsAreCut() throws {
    let text = String(repeating: "x", count: 1_000)
    let context = try dataCorruption {
      try read("[\"\(text)\"]", .day(.iso, .dmy, in: .gmt), as: [Date].self)
    }
    #expect(
      context?.debugDescription
        == "'\(text.prefix(64))'… is not in the format yyyy-MM-dd or dd/MM/yyyy")
  }
}

extension DayFormat {
  fileprivate var sample: String { Day(daysSince1970: 20_329).formatted(as: self) }
}
