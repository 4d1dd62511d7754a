import DayKit
import SeededNumbers
import Testing

/// The numbers that spreadsheets give to days.
struct DayNumberingTests {
  @Test(arguments: [
    (1, 1900, 1, 1), (31, 1900, 1, 31), (32, 1900, 2, 1), (59, 1900, 2, 28), (61, 1900, 3, 1),
    (366, 1900, 12, 31), (25_569, 1970, 1, 1), (45_898, 2025, 8, 29), (2_958_465, 9999, 12, 31),
  ])
  func theSystemOf1900CountsFromOne(number: Int, year: Int, month: Int, day: Int) throws {
    #expect(try Day("\(number)", as: .excel) == Day(year, month, day))
    #expect(try Day(year, month, day).formatted(as: .excel) == "\(number)")
  }

  @Test(arguments: [
    (0, 1904, 1, 1), (1, 1904, 1, 2), (59, 1904, 2, 29), (60, 1904, 3, 1), (44_436, 2025, 8, 29),
  ])
  func theSystemOf1904CountsFromZero(number: Int, year: Int, month: Int, day: Int) throws {
    #expect(try Day("\(number)", as: .excel1904) == Day(year, month, day))
    #expect(try Day(year, month, day).formatted(as: .excel1904) == "\(number)")
  }

  @Test(arguments: [
    (0, -4713, 11, 24), (2_299_161, 1582, 10, 15), (2_400_001, 1858, 11, 17),
    (2_440_588, 1970, 1, 1), (2_451_545, 2000, 1, 1), (2_460_917, 2025, 8, 29),
    (5_373_484, 9999, 12, 31), (-1, -4713, 11, 23),
  ])
  func julianDayNumbersCountCivilDays(number: Int, year: Int, month: Int, day: Int) throws {
    #expect(try Day("\(number)", as: .julianDay) == Day(year, month, day))
    #expect(try Day(year, month, day).formatted(as: .julianDay) == "\(number)")
  }

  @Test func aFractionOfAJulianDayIsAnError() {
    #expect(throws: DayParsingError.self) { try Day("2460916.5", as: .julianDay) }
  }

  @Test(arguments: ["60", "060", "60.5", "+60"])
  func theFalseLeapDayIsAnErrorThatSaysWhy(_ text: String) {
    let message = "spreadsheets count 29 February 1900 as day 60, but 1900 was not a leap year"
    #expect(DayFormat.excel.refusal(of: text) == Refusal(message, at: 0))
  }

  @Test(arguments: [
    (DayFormat.excel, "0", 1), (.excel, "0.99", 1), (.excel, "-1", 1), (.excel1904, "-1", 0),
    (.excel1904, "-0.5", 0),
  ])
  func numbersBeforeTheFirstDayAreErrors(_ format: DayFormat, _ text: String, _ first: Int) {
    let message = "expected a number of at least \(first) at character 1"
    #expect(format.refusal(of: text) == Refusal(message, at: 0))
  }

  @Test(arguments: [DayFormat.excel, .excel1904])
  func aFractionOfADayIsDropped(_ format: DayFormat) throws {
    for text in ["45898", "45898.0", "45898.75", "45898.999999", "045898", "+45898"] {
      #expect(try Day(text, as: format) == Day("45898", as: format))
    }
    #expect(throws: DayParsingError.self) { try Day("45898.", as: format) }
    #expect(throws: DayParsingError.self) { try Day("45898,5", as: format) }
    #expect(throws: DayParsingError.self) { try Day("99999999999999999999", as: format) }
  }

  @Test(arguments: [DayFormat.excel, .excel1904])
  func everyDayFromTheFirstOnIsParsedAsItIsFormatted(_ format: DayFormat) throws {
    let zoned = format.inTimeZone(.utc)
    for number in -30_000..<60_000 where isInSample(number, oneIn: 4) {
      let day = Day(daysSince1970: number)
      let text = day.formatted(as: format)
      let isBefore = try day < (format == .excel ? Day(1900, 1, 1) : Day(1904, 1, 1))
      try #require((try? Day(text, as: format)) == (isBefore ? nil : day), "\(day)")
      try #require((try? Day(text, as: zoned)) == (isBefore ? nil : day), "\(day)")
      try #require(day.formatted(as: zoned) == text)
    }
  }

  @Test(arguments: [
    ("0", 1601, 1, 1), ("863999999999", 1601, 1, 1), ("864000000000", 1601, 1, 2),
    ("116444736000000000", 1970, 1, 1), ("133700000000000000.5", 2024, 9, 5),
    ("2650467743999999999", 9999, 12, 31),
  ])
  func aFileTimeCountsTenthsOfMicrosecondsFrom1601(_ text: String, year: Int, month: Int, day: Int)
    throws
  {
    #expect(try Day(text, as: .fileTime) == Day(year, month, day))
  }

  @Test(arguments: seeds(100))
  func aFileTimeIsTheDayOfItsSecond(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let start = 11_644_473_600
    let second = Int.random(in: -start...253_402_300_799, using: &generator)
    let number = (second + start) * 10_000_000 + Int.random(in: 0..<10_000_000, using: &generator)
    for zone in TimeZoneRule.fixedSamples where second > 86_400 - start && second < 253_402_000_000
    {
      let format = DayFormat.fileTime.inTimeZone(zone)
      let day = try Day("\(second)", as: .epoch.inTimeZone(zone))
      #expect(try Day("\(number)", as: format) == day)
      #expect(try Day(day.formatted(as: format), as: format) == day)
      let text = Array("\(number)".utf8)
      let later = format.bytes(of: day + 1, like: text.span) ?? []
      #expect(String(decoding: later, as: UTF8.self) == "\(number + 864_000_000_000)")
    }
  }

  @Test(arguments: ["-1", "-0.5", "2650467744000000000", "99999999999999999999"])
  func anImpossibleFileTimeIsAnError(_ text: String) {
    #expect(throws: DayParsingError.self) { try Day(text, as: .fileTime) }
  }
}
