import DayKit
import SeededNumbers
import Testing

/// The numbers of dates as formats read them: years and times since 1970.
struct SpanNumbersTests {
  @Test(arguments: [
    ("-000043-03-15", -43, 3, 15), ("2025-01-01", 2025, 1, 1), ("0000-02-29", 0, 2, 29),
    ("0000-01-01", 0, 1, 1), ("-000001-12-31", -1, 12, 31), ("-009999-01-01", -9999, 1, 1),
    ("9999-12-31", 9999, 12, 31), ("0001-01-01", 1, 1, 1),
  ])
  func aYearHasFourDigitsOrASignAndSix(text: String, year: Int, month: Int, day: Int) throws {
    #expect(try Day(text, as: .iso) == Day(year, month, day))
  }

  @Test(
    arguments: [
      ("-000000-01-01", "expected 4 digits at character 1", 0),
      ("+000000-01-01", "expected 4 digits at character 1", 0),
      ("+002025-08-29", "expected 4 digits at character 1", 0),
      ("+009999-12-31", "expected 4 digits at character 1", 0),
      ("+2025-01-01", "expected 6 digits at character 2", 1),
      ("-43-03-15", "expected 6 digits at character 2", 1),
      ("-", "expected 6 digits at character 2", 1),
      ("--00043-01-01", "expected 6 digits at character 2", 1),
      ("-0020250-01-01", "expected '-' at character 8", 7),
      ("12025-01-01", "expected '-' at character 5", 4),
      ("+010000-01-01", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("-010000-12-31", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("+999999-02-30", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("+999999-13-30", "months range from 1 to 12", 8),
      ("-000043-02-30", "February -43 has 28 days", 11),
    ] as [(String, String, Int)])
  func aYearInAnotherFormIsRefused(_ text: String, message: String, offset: Int) {
    #expect(DayFormat.iso.refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(arguments: [
    ("iso", "", "-08-29"), ("dmy", "29/08/", ""), ("mdy", "08/29/", ""), ("basic", "", "0829"),
    ("week", "", "-W35-5"), ("ordinal", "", "-241"), ("rfc5322", "Fri, 29 Aug ", ""),
    ("iso8601", "", "-08-29T00:00:00Z"), ("iso8601-sans-timezone", "", "-08-29T00:00:00"),
    ("d.M.yyyy", "29.8.", ""), ("%Y-%m-%d", "", "-08-29"), ("d MMMM y", "29 August ", ""),
  ])
  func aSignOfAYearFrom0To9999IsAnErrorInEveryFormat(
    pattern: String, before: String, after: String
  ) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(try Day(before + "2025" + after, as: format) == Day(2025, 8, 29))
    let offset = before.utf8.count
    for year in ["+002025", "+000000", "+009999", "-000000"] {
      #expect(
        format.refusal(of: before + year + after)
          == Refusal("expected 4 digits at character \(offset + 1)", at: offset))
    }
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("+0", 0), ("1", 0), ("86399", 0), ("86400", 1), ("+86400", 1),
      ("-1", -1), ("-86399", -1), ("-86400", -1), ("-86401", -2), ("-172800", -2),
      ("1756425600", 20_329), ("1756511999", 20_329), ("1756512000", 20_330),
      ("0000000000086400", 1), ("0.0", 0), ("-0.0", 0), ("-0.5", -1), ("-0.000000001", -1),
      ("0.999999999", 0), ("86399.999", 0), ("-86400.0", -1), ("-86400.1", -2),
      ("-86399.99", -1), ("253402300799", 2_932_896), ("253402300799.9", 2_932_896),
      ("-377705116800", -4_371_587), ("-377705116800.000", -4_371_587),
    ] as [(String, Int)])
  func secondsFloorToTheDayInUTC(text: String, days: Int) throws {
    #expect(try Day(text, as: .epoch).daysSince1970 == days)
  }

  @Test(arguments: [
    ("0", 0), ("86399999", 0), ("86400000", 1), ("-1", -1), ("-86400000", -1),
    ("-86400001", -2), ("-0.5", -1), ("86399999.9", 0), ("1756425600000", 20_329),
    ("253402300799999", 2_932_896), ("-377705116800000", -4_371_587),
  ])
  func millisecondsFloorToTheDayInUTC(text: String, days: Int) throws {
    #expect(try Day(text, as: .epochMilliseconds).daysSince1970 == days)
  }

  @Test(
    arguments: [
      ("", "expected a number at character 1", 0), ("-", "expected a number at character 2", 1),
      ("+-1", "expected a number at character 2", 1),
      ("--1", "expected a number at character 2", 1),
      (".5", "expected a number at character 1", 0),
      ("1.", "expected nothing more at character 2", 1),
      ("-1.x", "expected nothing more at character 3", 2),
      ("1,5", "expected nothing more at character 2", 1),
      ("1.5.5", "expected nothing more at character 4", 3),
      ("1e9", "expected nothing more at character 2", 1),
      ("0x10", "expected nothing more at character 2", 1),
      (" 1", "expected a number at character 1", 0),
      ("1 ", "expected nothing more at character 2", 1),
      ("1_000", "expected nothing more at character 2", 1),
      ("１", "expected a number at character 1", 0),
      ("2025-08-29", "expected nothing more at character 5", 4),
      ("253402300800", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("-377705116801", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("-377705116800.1", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("9223372036854775807", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("9223372036854775808", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("-9223372036854775808", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("-9223372036854775809", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("18446744073709551616", "dates range from -009999-01-01 to 9999-12-31", 0),
    ] as [(String, String, Int)])
  func aTimeThatIsInvalidOrOutOfRangeIsAnError(_ text: String, message: String, offset: Int) {
    #expect(DayFormat.epoch.refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(
    arguments: [
      ("", "expected a number at character 1", 0), ("-", "expected a number at character 2", 1),
      ("+", "expected a number at character 2", 1),
      ("1.", "expected nothing more at character 2", 1),
      ("1,5", "expected nothing more at character 2", 1),
      ("1ms", "expected nothing more at character 2", 1),
      ("1\0", "expected nothing more at character 2", 1),
      ("\t1", "expected a number at character 1", 0),
      ("１", "expected a number at character 1", 0),
      ("1.２", "expected nothing more at character 2", 1),
      ("253402300800000", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("-377705116800001", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("-377705116800000.1", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("9223372036854775808", "dates range from -009999-01-01 to 9999-12-31", 0),
    ] as [(String, String, Int)])
  func millisecondsThatAreInvalidOrOutOfRangeAreAnError(
    _ text: String, message: String, offset: Int
  ) {
    #expect(DayFormat.epochMilliseconds.refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(arguments: ["", "-", "+"], ["9", "1", "0"])
  func numbersOfTenThousandDigitsDoNotTrap(sign: String, digit: String) throws {
    let digits = String(repeating: digit, count: 10_000)
    let text = sign + digits
    for format in [DayFormat.epoch, .epochMilliseconds, .epochMicroseconds] {
      if digit == "0" {
        #expect(try Day(text, as: format).daysSince1970 == 0)
        #expect(try Day(text + "." + digits, as: format).daysSince1970 == 0)
      } else {
        let refusal = Refusal("dates range from -009999-01-01 to 9999-12-31", at: 0)
        #expect(format.refusal(of: text) == refusal)
        #expect(try Day(sign + "0." + digits, as: format).daysSince1970 == (sign == "-" ? -1 : 0))
      }
    }
    #expect(throws: DayParsingError.self) { try Day(text, as: .iso) }
  }

  @Test(arguments: seeds(200))
  func everySecondOfADayIsParsedAsTheDay(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    let second = Int.random(in: 0..<86_400, using: &generator)
    let instant = day.daysSince1970 * 86_400 + second
    #expect(try Day("\(instant)", as: .epoch) == day)
    #expect(try Day("\(instant * 1_000 + 999)", as: .epochMilliseconds) == day)
    #expect(Day(timeIntervalSince1970: Double(instant)) == day)
  }

  @Test(arguments: ["days", "g"], ["9223372036854775807", "-9223372036854775808", "nines"])
  func aCountOfDaysBeyondIntDoesNotTrap(pattern: String, text: String) async {
    await #expect(processExitsWith: .success) { [pattern, text] in
      let format = try DayFormat(parsing: pattern)
      let digits = text == "nines" ? String(repeating: "9", count: 10_000) : text
      #expect(throws: DayParsingError.self) { try Day(digits, as: format) }
    }
  }
}
