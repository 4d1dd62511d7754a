import DayKit
import Testing

struct EpochTests {
  @Test(
    arguments: [
      ("0", "1970-01-01"), ("86399", "1970-01-01"), ("86400", "1970-01-02"), ("-1", "1969-12-31"),
      ("-86400", "1969-12-31"), ("-86401", "1969-12-30"), ("1756425600", "2025-08-29"),
      ("1746059246.5", "2025-05-01"), ("-0.5", "1969-12-31"), ("86399.999", "1970-01-01"),
      ("1.7564256e9", "2025-08-29"), ("253402300799", "9999-12-31"),
      ("253402300799.5", "9999-12-31"), ("-377705116800", "-009999-01-01"),
      ("-62167219200", "0000-01-01"),
    ] as [(String, String)])
  func secondsAreFlooredToTheDayInUniversalTime(_ json: String, _ day: String) throws {
    #expect(try [Epoch.Seconds<Day>](json: "[\(json)]").map(\.wrappedValue.description) == [day])
  }

  private struct Stay: Codable {
    @Epoch.Seconds var first: Day
    @Epoch.Seconds var last: Day?
  }

  @Test func theValueOfAKeyMayHaveAFraction() throws {
    let stay = try Stay(json: #"{"first":1746059246.5,"last":1756425600.25}"#)
    #expect(stay.first.description == "2025-05-01" && stay.last?.description == "2025-08-29")
    #expect(try Stay(json: #"{"first":-0.5,"last":null}"#).last == nil)
  }

  @Test(arguments: [
    ("0", "1970-01-01"), ("86399999", "1970-01-01"), ("-1", "1969-12-31"),
    ("-0.001", "1969-12-31"), ("1756425600000", "2025-08-29"), ("86399999.9", "1970-01-01"),
    ("253402300799999", "9999-12-31"), ("-377705116800000", "-009999-01-01"),
  ])
  func millisecondsAreFlooredToTheDayInUniversalTime(_ json: String, _ day: String) throws {
    let days = try [Epoch.Milliseconds<Day>](json: "[\(json)]")
    #expect(days.map(\.wrappedValue.description) == [day])
  }

  @Test(arguments: [
    ("9223372036854775807", "9223372036854775807"),
    ("-9223372036854775808", "-9223372036854775808"),
    ("-9223372036854775807", "-9223372036854775807"), ("1e300", "1e+300"), ("-1e300", "-1e+300"),
    ("9223372036854775808", "9.223372036854776e+18"),
    ("-377705116801", "-377705116801"), ("-377705116800.5", "-377705116800.5"),
  ])
  func aNumberOutOfRangeIsCorruptData(_ json: String, _ shown: String) {
    #expect(
      [Epoch.Seconds<Day>].failure(json: "[\(json)]")
        == "corrupt at 0: \(shown) is out of range as epoch: "
        + "dates range from -009999-01-01 to 9999-12-31")
  }

  @Test(arguments: ["253402300800", "1756425600000"])
  func millisecondsInThePlaceOfSecondsHaveAHint(_ json: String) {
    #expect(
      [Epoch.Seconds<Day>].failure(json: "[\(json)]")
        == "corrupt at 0: \(json) is out of range as epoch: dates range from -009999-01-01 to "
        + "9999-12-31; use @Epoch.Milliseconds for milliseconds since 1970")
  }

  @Test(arguments: [
    "9223372036854775807", "-9223372036854775808", "1e300", "253402300800000", "-377705116800000.5",
  ])
  func aNumberOfMillisecondsOutOfRangeIsCorruptData(_ json: String) {
    let failure = [Epoch.Milliseconds<Day>].failure(json: "[\(json)]")
    #expect(failure.hasPrefix("corrupt at 0: "))
    #expect(failure.hasSuffix(" as epoch-ms: dates range from -009999-01-01 to 9999-12-31"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 0x1p63, -0x1p63, 1e300])
  func aFractionOutsideAllDaysIsCorruptData(_ number: Double) throws {
    let node = Node(.list([Node(.fraction(number))]))
    let error = try #require(throws: DecodingError.self) {
      try node.decoded(as: [Epoch.Seconds<Day>].self)
    }
    #expect(error.summary.hasPrefix("corrupt at 0: \(number) is out of range as epoch"))
  }

  @Test(arguments: [#""1756425600""#, #""""#, "true", "{}", "[]"])
  func aValueThatIsNotANumberIsATypeMismatch(_ json: String) {
    #expect([Epoch.Seconds<Day>].failure(json: "[\(json)]") == "mismatch at 0")
  }

  @Test(arguments: [
    (
      "1756425600",
      "expected a number (epoch), but found the text '1756425600'; "
        + "decode a String, and parse it with Day(_:as:)"
    ),
    (
      "2025-08-29",
      "expected a number (epoch), but found the text '2025-08-29'; use @DayString.YMD"
    ),
    ("soon", "expected a number (epoch), but found the text 'soon'"),
  ])
  func aTextInsteadOfANumberIsQuotedWithTheWayToDecodeIt(
    _ text: String, _ description: String
  ) throws {
    struct Visit: Decodable {
      @Epoch.Seconds var day: Day
      @Epoch.Seconds var last: Day?
    }
    for node in [
      Node(.map(["day": Node(.text(text))])),
      Node(.map(["day": Node(.integer(0)), "last": Node(.text(text))])),
    ] {
      let error = try #require(throws: DecodingError.self) { try node.decoded(as: Visit.self) }
      guard case .typeMismatch(_, let context) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(context.debugDescription == description)
      #expect(context.codingPath.count == 1)
    }
  }

  @Test func daysAreWrittenAsIntegers() throws {
    let day = Day(daysSince1970: 20_329)
    #expect(try Epoch.Seconds(wrappedValue: [day, Day.min]).json() == "[1756425600,-377705116800]")
    #expect(
      try Epoch.Milliseconds(wrappedValue: [day, Day.max]).json()
        == "[1756425600000,253402214400000]")
  }

  @Test func aTimeZoneMovesTheDay() throws {
    let property = DayCoding<EastSeconds>.Property(wrappedValue: [Day(daysSince1970: 20_329)])
    #expect(try property.json() == "[1756418400]")
    typealias East = DayCoding<EastSeconds>.Property<Day>
    let days = try [East](json: "[1756418400,1756418399,1756418399.5]")
    #expect(days.map(\.wrappedValue.daysSince1970) == [20_329, 20_328, 20_328])
    #expect([East].failure(json: "[9223372036854775807]").hasPrefix("corrupt at 0: "))
    #expect([East].failure(json: "[-9223372036854775808]").hasPrefix("corrupt at 0: "))
    #expect([East].failure(json: "[1e300]").hasPrefix("corrupt at 0: "))
  }
}

/// Formats of numbers without a wrapper of their own.
extension EpochTests {
  private enum Nanoseconds: DayCodingFormat {
    static var format: DayFormat { .epochNanoseconds }
  }

  private enum EastNanoseconds: DayCodingFormat {
    static var format: DayFormat {
      .epochNanoseconds.inTimeZone(.fixed("-23:59", seconds: -86_340))
    }
  }

  private enum Spreadsheet: DayCodingFormat {
    static var format: DayFormat { .excel }
  }

  @Test func nanosecondsAreIntegersOf64Bits() throws {
    typealias Property = DayCoding<Nanoseconds>.Property<Day>
    let days = [-106_751, 0, 20_329, 106_751].map { Day(daysSince1970: $0) }
    let json = "[-9223286400000000000,0,1756425600000000000,9223286400000000000]"
    #expect(try DayCoding<Nanoseconds>.Property(wrappedValue: days).json() == json)
    #expect(try [Property](json: json).map(\.wrappedValue) == days)
    #expect(try [Property](json: "[9223372036854775807]").map(\.wrappedValue) == days.suffix(1))
    #expect([Property].failure(json: "[9223372036854775808]").hasPrefix("corrupt at 0: "))
  }

  @Test func aDayWithoutANumberIsNotEncoded() {
    for day in [Day(daysSince1970: 106_752), Day.max, .min] {
      #expect(throws: EncodingError.self) {
        try DayCoding<Nanoseconds>.Property(wrappedValue: [day]).json()
      }
    }
    #expect(throws: EncodingError.self) {
      try DayCoding<EastNanoseconds>.Property(wrappedValue: [Day(daysSince1970: 106_751)]).json()
    }
    #expect(throws: EncodingError.self) {
      try DayCoding<Spreadsheet>.Property(wrappedValue: [Day(daysSince1970: -25_568)]).json()
    }
  }
}
