import DayKit
import SeededNumbers
import Testing

struct DayFormatBytesTests {
  /// Formats whose fields have every width, and instants in zones.
  private static let formats: [DayFormat] =
    DayFormat.inLanguages + DayFormat.named
    + [
      "Q", "QQ", "e", "ee", "%u", "%w", "%_w", "%_u", "%C", "%_C", "%-C", "%_y", "%_m", "%_d",
      "%_j",
      "%_V", "%_U", "%-W", "%_g", "%_Y", "%_G", "y G", "yyyy G", "g", "D", "w", "Y", "'+'yyyyMMdd",
    ].compactMap { try? DayFormat(parsing: $0) }
    + [DayFormat.iso8601, .epoch, .epochNanoseconds, .iso, .iso8601SansTimezone].flatMap {
      [$0.inTimeZone(.utc), $0.inTimeZone(.fixed("+05:45", seconds: 20_700))]
    }
    + [DaySymbols.english, .dotted].map { DayFormat(namesOfWeekdays: $0) }

  /// Days of all kinds: both ends, all days of a year before year 0 and of some after it, and days
  /// far from each other.
  private static let days: [Day] =
    Day.chosen + [.min, .max] + (0..<366).map { Day(daysSince1970: 20_000 + $0) }
    + (0..<366).map { .min + $0 } + (0..<366).map { Day(daysSince1970: -720_000 + $0) }
    + stride(from: Day.bounds.lowerBound, through: Day.bounds.upperBound, by: 29_927).map {
      Day(daysSince1970: $0)
    }

  @Test(arguments: sample(oneIn: 4, of: formats))
  func aFormatKnowsExactlyTheBytesThatItWrites(_ format: DayFormat) {
    var written = [Bool](repeating: false, count: 256)
    for day in Self.days {
      for byte in day.formatted(as: format).utf8 { written[Int(byte)] = true }
    }
    let wrong = (0...UInt8.max).filter { format.canContain($0) != written[Int($0)] }
    #expect(wrong == [], "\(wrong.map { Unicode.Scalar($0) })")
  }

  @Test func theNameOfAWeekdayIsOnlyWritten() throws {
    let format = DayFormat(namesOfWeekdays: .english)
    #expect(!format.canParse)
    #expect(try Day(2025, 8, 29).formatted(as: format) == "Friday")
  }

  @Test func anOffsetCanHaveEitherSign() {
    let format = DayFormat.iso8601.inTimeZone(.fixed("-03:00", seconds: -10_800))
    #expect(format.canContain(UInt8(ascii: "+")))
    #expect(!format.canContain(UInt8(ascii: "Z")))
  }

  @Test(arguments: [
    ("epoch", 9...10), ("%s", 9...10), ("epoch-ms", 12...13), ("epoch-us", 15...16),
    ("epoch-ns", 18...19), ("excel", nil), ("days", nil), ("g", nil),
    ("iso", nil), ("basic", nil), ("%s %F", nil), ("ordinal", nil),
  ])
  func onlyCountsOfTimeHaveWidthsInASearch(
    pattern: String, digits: ClosedRange<Int>?
  ) throws {
    #expect(try DayFormat(parsing: pattern).digitsInText == digits)
  }

  @Test(arguments: [
    ("days", true), ("g", true), ("epoch", false), ("epoch-ms", false), ("%s", false),
    ("basic", false), ("'day' g", false), ("ordinal", false),
  ])
  func aCountOfDaysIsTooVagueForASearch(pattern: String, isTooVague: Bool) throws {
    #expect(try DayFormat(parsing: pattern).isTooVagueForText == isTooVague)
  }
}
