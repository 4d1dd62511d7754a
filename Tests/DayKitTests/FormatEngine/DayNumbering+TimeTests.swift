import DayKit
import SeededNumbers
import Testing

/// The numbers that count time, compared with each other and at the limits of 64 bits.
struct DayNumberingTimeTests {
  /// The formats and how many of their units a second has.
  private static let formats = Array(zip(DayFormat.epochs, [1, 1_000, 1_000_000, 1_000_000_000]))

  @Test(arguments: seeds(200))
  func everyUnitOfADayIsParsedAsTheDay(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day(daysSince1970: Int.random(in: -106_751..<106_751, using: &generator))
    let second = day.daysSince1970 * 86_400 + Int.random(in: 0..<86_400, using: &generator)
    for (format, perSecond) in Self.formats {
      let number = second * perSecond + Int.random(in: 0..<perSecond, using: &generator)
      #expect(try Day("\(number)", as: format) == day)
      #expect(try Day("\(number).75", as: format) == day)
      #expect(day.formatted(as: format) == "\(day.daysSince1970 * 86_400 * perSecond)")
      #expect(try Day(day.formatted(as: format), as: format) == day)
    }
  }

  @Test(arguments: seeds(100))
  func everyUnitIsTheDayOfItsSecondInAZone(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let second = Int.random(in: -9_000_000_000...9_000_000_000, using: &generator)
    for zone in TimeZoneRule.fixedSamples {
      let day = try Day("\(second)", as: .epoch.inTimeZone(zone))
      for (format, perSecond) in Self.formats {
        #expect(try Day("\(second * perSecond)", as: format.inTimeZone(zone)) == day)
      }
    }
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("-1", -1), ("86399999999999", 0), ("86400000000000", 1),
    ("-86400000000000", -1), ("-86400000000001", -2), ("-0.5", -1), ("+86400000000000.5", 1),
    ("9223372036854775807", 106_751), ("9223372036854775807.9", 106_751),
    ("0009223372036854775807", 106_751), ("-9223372036854775808", -106_752),
    ("-9223372036854775807", -106_752),
  ])
  func nanosecondsFloorToTheDayInUTC(text: String, days: Int) throws {
    #expect(try Day(text, as: .epochNanoseconds).daysSince1970 == days)
  }

  @Test(arguments: [
    "9223372036854775808", "-9223372036854775809", "9300000000000000000", "99999999999999999999",
    "18446744073709551616", "253402214400000000000", String(repeating: "9", count: 10_000),
  ])
  func nanosecondsThatNeedMoreThan64BitsAreAnError(_ text: String) {
    let range = "a number from -9223372036854775808 to 9223372036854775807"
    #expect(
      DayFormat.epochNanoseconds.refusal(of: text)
        == Refusal("expected \(range) at character 1", at: 0))
  }

  @Test(arguments: [
    ("253402300799999999", 2_932_896), ("-377705116800000000", -4_371_587),
    ("86399999999", 0), ("86400000000", 1), ("-1", -1), ("-86400000001", -2),
  ])
  func microsecondsFloorToTheDayInUTC(text: String, days: Int) throws {
    #expect(try Day(text, as: .epochMicroseconds).daysSince1970 == days)
  }

  @Test(arguments: [
    "253402300800000000", "-377705116800000001", "9223372036854775808", "18446744073709551616",
  ])
  func microsecondsOutOfRangeAreAnError(_ text: String) {
    #expect(
      DayFormat.epochMicroseconds.refusal(of: text)
        == Refusal("dates range from -009999-01-01 to 9999-12-31", at: 0))
  }

  @Test func aDayOutsideThoseOfNanosecondsIsWrittenButNotParsed() throws {
    let format = DayFormat.epochNanoseconds
    let days = try #require(format.writableDays)
    for day in [days.lowerBound, days.upperBound] {
      #expect(try Day(day.formatted(as: format), as: format) == day)
    }
    for day in [Day.min, days.lowerBound - 2, days.upperBound + 1, Day.max] {
      let text = day.formatted(as: format)
      #expect(text == day.formatted(as: .epoch) + "000000000")
      #expect(throws: DayParsingError.self) { try Day(text, as: format) }
    }
  }

  @Test(arguments: [
    ("X yyyy-MM-dd HH:mm", "+01 2025-03-29 10:00", "+02 2025-04-01 10:00"),
    ("Z yyyy-MM-dd HH:mm", "+0100 2025-03-29 10:00", "+0200 2025-04-01 10:00"),
    ("XXX yyyy-MM-dd HH:mm", "+01:00 2025-03-29 10:00", "+02:00 2025-04-01 10:00"),
  ])
  func anOffsetBeforeTheDateIsThatOfTheTimeZone(
    _ pattern: String, _ text: String, _ later: String
  ) throws {
    // Clocks change at one on 30 March, in Universal Time.
    let zone = TimeZoneRule(identifier: "CET") { $0 < 1_743_296_400 ? 3_600 : 7_200 }
    let format = try DayFormat(parsing: pattern).inTimeZone(zone)
    let bytes = format.bytes(of: try Day(2025, 4, 1), like: Array(text.utf8).span)
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == later)
  }

  @Test(arguments: TimeZoneRule.fixedSamples)
  func aTextKeepsItsTimeAtTheLimitsOf64Bits(_ zone: TimeZoneRule) throws {
    let format = DayFormat.epochNanoseconds.inTimeZone(zone)
    for text in ["9223372036854775807", "-9223372036854775808", "9223372036854775807.5", "0.5"] {
      let bytes = Array(text.utf8)
      let day = try Day(text, as: format)
      let same = format.bytes(of: day, like: bytes.span)
      #expect(same == bytes)
      for moved in [day - 1, day + 1, Day(daysSince1970: 0)] {
        let later = format.bytes(of: moved, like: bytes.span)
        // Beyond the limits there is no number.
        let isNear = abs(moved.daysSince1970) < max(3, abs(day.daysSince1970))
        #expect(try later.map { try format.read($0.span) } == (isNear ? moved : nil), "\(text)")
      }
    }
    let start = Array("0".utf8)
    let later = format.bytes(of: Day(daysSince1970: 1), like: start.span) ?? []
    #expect(try format.read(later.span) == Day(daysSince1970: 1))
  }
}
