import DayKit
import SeededNumbers
import Testing

/// The quick way to read beside the way field by field.
struct ReadingProgramTests {
  @Test(arguments: DayFormat.named + DayFormat.inLanguages)
  func bothPathsParseTheSame(_ format: DayFormat) {
    for seed in seeds(40) {
      var generator = SplitMix64(seed: seed)
      let texts = (0..<2).map { _ in Self.text(format, using: &generator) }
      let bytes = [UInt8].mutated(from: texts, using: &generator)
      let isSame = Self.readsTheSame(bytes, format)
      #expect(isSame, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: sample(oneIn: 3, of: DayFormat.named + DayFormat.inLanguages))
  func bothPathsParseTheSameIfOneByteChanges(_ format: DayFormat) {
    for seed in seeds(100) {
      var generator = SplitMix64(seed: seed)
      var bytes = Array(Self.text(format, using: &generator).utf8)
      let place = Int.random(in: bytes.indices, using: &generator)
      bytes[place] =
        seed % 2 == 0 ? bytes[place] ^ 0x20 : UInt8.random(in: 0x20...0x7F, using: &generator)
      let isSame = Self.readsTheSame(bytes, format)
      #expect(isSame, "seed \(seed): \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  @Test(arguments: sample(oneIn: 3, of: DayFormat.samples + DayFormat.inLanguages))
  func bothPathsParseTheSameWithOtherSpaces(_ format: DayFormat) {
    for seed in seeds(20) {
      var generator = SplitMix64(seed: seed)
      let text = Self.text(format, using: &generator)
      let scalars = text.unicodeScalars.map { scalar in
        SpaceTests.spaces.contains(String(scalar))
          ? SpaceTests.spaces.randomElement(using: &generator) ?? " " : String(scalar)
      }
      let isSame = Self.readsTheSame(Array(scalars.joined().utf8), format)
      #expect(isSame, "seed \(seed): \(scalars.joined())")
    }
  }

  @Test(arguments: TimeZoneRule.fixedSamples)
  func bothPathsParseTheSameInAZone(_ zone: TimeZoneRule) {
    for format in [DayFormat.iso, .epoch, .epochMilliseconds, .epochNanoseconds, .iso8601] {
      for day in Day.chosen {
        let text = day.formatted(as: format)
        #expect(Self.readsTheSame(Array(text.utf8), format.inTimeZone(zone)))
      }
    }
  }

  @Test(arguments: [
    "0", "-0", "+0", "-1", "7", "-86400", "-86399", "-86401", "99999999", "100000000", "-", "",
    "999999999999999", "1000000000000000", "99999999999999999999", "1.5", "-1.5", "1.", "1.x",
    "0000000000000000000000001", "253402300799", "253402300800", "-377705116801", "1756425600.9",
    "1756425600000000", "1756425600000000000", "-1756425600000000001", "253402300799999999",
    "253402300800000000", "-377705116800000000", "-377705116800000001", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "-9223372036854775809", "9999999999999999999",
    "18446744073709551616", "12345678901234567", "60", "61", "1462", "-61", "45898.75",
  ])
  func bothPathsParseTheSameCount(_ text: String) throws {
    let others = try [.days, .julianDay, .excel, .excel1904, DayFormat(pattern: "g")]
    for format in others + DayFormat.epochs {
      #expect(Self.readsTheSame(Array(text.utf8), format))
    }
  }

  @Test(arguments: [
    ("yyyy-MM-dd\0", "2025-08-29"), ("d/M/yyyy\0\0", "2/8/2025"), ("d MMM\0 y", "2 May"),
    ("yyyyMMdd\0", "20250829"), ("yyyy-DDD\0", "2025-001"),
  ])
  func bytesAfterTheEndAreNotRead(pattern: String, text: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(Self.readsTheSame(Array(text.utf8), format))
    #expect((try? Day(text, as: format)) == nil)
  }

  @Test(arguments: [
    "2025-08-29T12:34:56Z", "2025-08-29T23:59:59+23:59", "2025-08-29T00:00:00-00:30",
    "2025-08-29T12:34:56", "2025-08-29t12:34:56z", "2025-08-29 12:34:56.5Z", "2025-08-29T24:00:00Z",
    "2025-08-29T24:00:01Z", "2025-08-29T12:60:00Z", "2025-08-29T23:59:60Z", "2025-08-29T23:59:61Z",
    "2025-02-29T12:34:56Z", "2025-13-29T12:34:56Z", "2025-08-29T12:34:56+24:00",
    "2025-08-29T12:34Z",
    "2025-08-29T12:34:56+02", "2025-08-29T12:34:56+0200", "2025-08-29T12:34:56+02:60",
    "2025-08-29T12:34:56,5", "2025-08-29T12:34:56.5+02:00", "2025-08-29T12:34:56.",
    "20250829T123456Z", "2025-08-29T12:34:56+02:0", "2025-08-29T12:34:5\u{B9}Z",
    "+002025-08-29T12:34:56Z",
  ])
  func bothPathsParseTheSameTimes(_ text: String) {
    for format in [DayFormat.iso8601, .iso8601SansTimezone] {
      #expect(Self.readsTheSame(Array(text.utf8), format))
    }
  }

  @Test(arguments: ["OCTOBER", "oKtober", "o\u{212A}tober", "MÄRZ", "märz", "MAI", "\u{212A}"])
  func bothPathsParseTheSameNames(_ name: String) throws {
    for symbols in [DaySymbols.english, .dotted] {
      let format = try DayFormat(pattern: "MMMM d y", symbols: symbols)
      #expect(Self.readsTheSame(Array("\(name) 3 2025".utf8), format))
    }
  }

  private static func text(_ format: DayFormat, using generator: inout SplitMix64) -> String {
    let day = Day.random(using: &generator)
    let recent = Day(daysSince1970: Int.random(in: 0...36_000, using: &generator))
    return (Int.random(in: 0..<4, using: &generator) == 0 ? day : recent).formatted(as: format)
  }

  /// Whether a text is the same day or the same error both ways, by itself and within another text.
  private static func readsTheSame(_ bytes: [UInt8], _ format: DayFormat) -> Bool {
    let quick = Result { () throws(DayParsingError) in try format.read(bytes.span) }
    let careful = Result { () throws(DayParsingError) in try format.readFields(of: bytes.span) }
    guard quick == careful else { return false }
    return [0, 1, 20].allSatisfy { count in
      let longer =
        [UInt8](repeating: 0x31, count: 3) + bytes + [UInt8](repeating: 0x20, count: count)
      var (place, end) = (3, 3)
      let day = format.readPrefix(of: longer.span, at: &place)
      return day == (try? format.readPrefixFields(of: longer.span, at: &end))
        && (day == nil || place == end)
    }
  }
}
