import DayKit
import Testing

/// Names as formats read them.
struct NameTableTests {
  private static func format(
    _ pattern: String, _ symbols: DaySymbols = .english
  ) throws -> DayFormat {
    try DayFormat(parsing: pattern, symbols: symbols)
  }

  @Test(arguments: [
    "29 August 2025", "29 august 2025", "29 AUGUST 2025", "29 aUgUsT 2025",
  ])
  func caseDoesNotMatter(_ text: String) throws {
    #expect(try Day(text, as: Self.format("d MMMM y")) == Day(2025, 8, 29))
  }

  @Test(arguments: ["1 März 2025", "1 märz 2025", "1 MÄRZ 2025", "1 mÄrZ 2025"])
  func caseDoesNotMatterOutsideASCII(_ text: String) throws {
    #expect(try Day(text, as: Self.format("d MMMM y", .dotted)) == Day(2025, 3, 1))
  }

  @Test(arguments: [
    ("d. MMM y", "29. Aug. 2025"), ("d. MMM y", "29. Aug 2025"), ("d. MMM y", "29. AUG 2025"),
    ("d. MMM. y", "29. Aug.. 2025"), ("EEE, d.M.y", "Fr., 29.8.2025"),
    ("EEE, d.M.y", "fr, 29.8.2025"), ("d.M.y EEE", "29.8.2025 Fr"), ("d.M.y EEE", "29.8.2025 Fr."),
    ("d.M.y G", "29.8.2025 n. Chr."), ("d.M.y G", "29.8.2025 N. CHR"),
  ])
  func theFullStopOfAnAbbreviationIsOptional(pattern: String, text: String) throws {
    #expect(try Day(text, as: Self.format(pattern, .dotted)) == Day(2025, 8, 29))
  }

  @Test(arguments: ["1. Mrz 2025", "1. mrz. 2025", "1. Mär 2025"])
  func formsOutsideTheListOfALanguageAreRead(_ text: String) throws {
    #expect(try Day(text, as: Self.format("d. MMM y", .dotted)) == Day(2025, 3, 1))
    #expect(throws: DayParsingError.self) { try Day(text, as: Self.format("d. MMM y")) }
  }

  @Test(arguments: [
    ("d LLL y", "29 Aug. 2025", "expected ' ' at character 7", 6),
    ("d. MMM y", "29. Aug.. 2025", "expected ' ' at character 9", 8),
    ("d. MMM y", "1. Mai. 2025", "expected ' ' at character 7", 6),
    ("d. MMM y", "1. März. 2025", "expected ' ' at character 8", 8),
    ("d. MMM. y", "29. Aug. 2025", "expected '.' at character 9", 8),
    ("d. MMM y", "1. Mzr 2025", "expected the name of a month at character 4", 3),
    ("d. MMM y", "1. .Aug 2025", "expected the name of a month at character 4", 3),
    ("d.M.y G", "1.1.2025 n.Chr.", "expected the name of an era at character 10", 9),
    ("d.M.y QQQQ", "1.1.2025 1 Quartal", "expected the name of a quarter at character 10", 9),
  ])
  func aMisplacedFullStopIsAnError(
    pattern: String, text: String, message: String, offset: Int
  ) throws {
    #expect(try Self.format(pattern, .dotted).refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(
    arguments: [
      ("d MMMM y", "29 Augus 2025", "expected the name of a month at character 4", 3),
      ("d MMMM y", "29 Augustus 2025", "expected ' ' at character 10", 9),
      ("d MMMM y", "29 Aug 2025", "expected the name of a month at character 4", 3),
      ("d MMMM y", "29  August 2025", "expected the name of a month at character 4", 3),
      ("d MMMM y", "29 8 2025", "expected the name of a month at character 4", 3),
      ("d MMMM y", "29 ", "expected the name of a month at character 4", 3),
      ("d MMMM y", "29 Sextilis 2025", "expected the name of a month at character 4", 3),
      ("d MMMM y", "29 August2025", "expected ' ' at character 10", 9),
      ("d MMMM y", "29 Ａugust 2025", "expected the name of a month at character 4", 3),
      ("d MMMM y", "29 August\u{301} 2025", "expected ' ' at character 10", 9),
      ("d MMM y", "29 August 2025", "expected ' ' at character 7", 6),
      ("d MMM y", "29 Au", "expected the name of a month at character 4", 3),
      ("d MMM y", "29 Aug. 2025", "expected ' ' at character 7", 6),
      ("d MMM y", "30 feb 2025", "February 2025 has 28 days", 0),
      ("EEEE y-MM-dd", "Fri 2025-08-29", "expected the name of a weekday at character 1", 0),
      ("EEEE y-MM-dd", "Frida 2025-08-29", "expected the name of a weekday at character 1", 0),
      ("EEEE y-MM-dd", "Fridays 2025-08-29", "expected ' ' at character 7", 6),
      ("EEE y-MM-dd", "Friday 2025-08-29", "expected ' ' at character 4", 3),
      ("EEEEEE y-MM-dd", "Fri 2025-08-29", "expected ' ' at character 3", 2),
      ("QQQ y-MM-dd", "Q5 2025-08-29", "expected the name of a quarter at character 1", 0),
      ("QQQ y-MM-dd", "3 2025-08-29", "expected the name of a quarter at character 1", 0),
      (
        "QQQQ y-MM-dd", "3th quarter 2025-08-29", "expected the name of a quarter at character 1", 0
      ),
      ("y G MM dd", "2025 A.D. 08 29", "expected the name of an era at character 6", 5),
      ("y G MM dd", "2025 CE 08 29", "expected the name of an era at character 6", 5),
      ("rfc5322", "Friday, 29 Aug 2025", "expected ',' at character 4", 3),
      ("rfc5322", "29 Aug 2025", "expected the name of a weekday at character 1", 0),
      ("rfc5322", "Fri, 029 Aug 2025", "expected ' ' at character 8", 7),
      ("rfc5322", "Fri,29 Aug 2025", "expected ' ' at character 5", 4),
      ("rfc5322", "Fri, 29 Aug 25", "expected 4 digits at character 13", 12),
      ("rfc5322", "Fri, 29 Aug 2025 at 10", "expected nothing more at character 17", 16),
      ("%A %d %B %Y", "Freitag 29 August 2025", "expected the name of a weekday at character 1", 0),
    ] as [(String, String, String, Int)])
  func aNameThatIsTooShortOrTooLongIsAnError(
    pattern: String, text: String, message: String, offset: Int
  ) throws {
    #expect(try Self.format(pattern).refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(arguments: [
    ("Gy年M月d日", "公元2025年8月29日", "2025-08-29"), ("Gy年M月d日", "公元前44年3月15日", "-000043-03-15"),
    ("y年MMMd日", "2025年1月29日", "2025-01-29"), ("y年MMMd日", "2025年11月2日", "2025-11-02"),
    ("y年MMMMd日", "2025年十一月2日", "2025-11-02"), ("y年LLLLL月d日", "2025年12月2日", "2025-12-02"),
    ("y年LLLLL月d日", "2025年1月2日", "2025-01-02"),
  ])
  func theLongestNameIsRead(pattern: String, text: String, day: String) throws {
    #expect(try Day(text, as: Self.format(pattern, .numbered)) == Day(day))
  }

  @Test(
    arguments: [
      ([0x41, 0x75, 0xE7], 0), ([0xC3], 0), ([0xFF, 0xFE], 0), ([0x80], 0),
      ([0xED, 0xA0, 0x80], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0x4D, 0xC3], 0), ([0x4D, 0xC3, 0x41], 0), ([], 0),
      ([0x4D, 0xE2, 0x82], 0), ([0xF8, 0x88, 0x80, 0x80, 0x80], 0),
      ([0x4D, 0xC3, 0x24, 0x72, 0x7A], 0), ([0x4D, 0xC3, 0xE4, 0x72, 0x7A], 0),
    ] as [([UInt8], Int)])
  func invalidUTF8IsNotAName(_ bytes: [UInt8], offset: Int) throws {
    let format = try Self.format("MMM y d", .dotted)
    let error = try #require(
      throws: DayParsingError.self, performing: { try format.read(bytes.span) })
    #expect(error.reason == .expected(.name(.month)))
    #expect(error.offset == offset)
  }

  @Test(
    arguments: [
      [0xC1, 0x8A, 0x61, 0x6E, 0x2E], [0xE0, 0x81, 0x8A, 0x61, 0x6E, 0x2E],
      [0xF0, 0x80, 0x81, 0x8A, 0x61, 0x6E, 0x2E], [0x4D, 0xE0, 0x83, 0xA4, 0x72, 0x7A],
    ] as [[UInt8]])
  func overlongUTF8IsNotALetter(_ bytes: [UInt8]) throws {
    let format = try Self.format("MMM y d", .dotted)
    let text = bytes + Array(" 2025 1".utf8)
    let error = try #require(
      throws: DayParsingError.self, performing: { try format.read(text.span) })
    #expect(error.reason == .expected(.name(.month)))
  }

  @Test func formatsWithEqualNamesAreOneElementOfASet() throws {
    let formats = try [DaySymbols.dotted, .dotted, .english].map { try Self.format("d MMMM y", $0) }
    #expect(Set(formats).count == 2)
  }

  @Test(arguments: [("29 Sept 2025", 9), ("29 sept 2025", 9), ("29 June 2025", 6)])
  func threeOrFourLettersOfANameAreRead(_ text: String, _ month: Int) throws {
    #expect(try Day(text, as: Self.format("d MMM y")) == Day(2025, month, 29))
  }

  @Test(arguments: [
    ("y d MMM", "2025 5 Sept x", 11), ("y d MMM", "2025 5 Sep x", 10),
    ("y d MMM", "2025 5 Sept—", 11), ("y d MMM", "2025 5 Sep“", 10), ("MMM’d’y", "Sept’5’2025", 15),
    ("y MMMd", "2025 Sept5 x", 10), ("y MMMd", "2025 Sep5", 9),
  ])
  func anAbbreviationEndsWhereItsLettersDo(_ pattern: String, _ text: String, _ end: Int) throws {
    let (format, bytes) = (try Self.format(pattern), Array(text.utf8))
    var (position, other) = (0, 0)
    #expect(format.readPrefix(of: bytes.span, at: &position) == (try Day(2025, 9, 5)))
    #expect(try format.readPrefixFields(of: bytes.span, at: &other) == Day(2025, 9, 5))
    #expect(position == end && other == end)
  }

  @Test(arguments: [
    ("MMM't' d, y HH:mm", "Sept 2, 2025 10:00", 2), ("d y MMM'T'HH:mm", "5 2025 SepT17:59", 5),
    ("EEE's' d MMM y", "Tues 2 Sept 2025", 2),
  ])
  func aNameIsNotReadFurtherThanTheTextAfterIt(
    _ pattern: String, _ text: String, _ day: Int
  ) throws {
    let format = try Self.format(pattern)
    #expect(try Day(text, as: format) == Day(2025, 9, day))
    #expect(try format.readFields(of: Array(text.utf8).span) == Day(2025, 9, day))
    let later = format.bytes(of: try Day(2025, 9, day), like: Array(text.utf8).span)
    #expect(later == Array(text.utf8))
  }

  @Test(arguments: ["29 Septe 2025", "29 Ju 2025", "29 J 2025", "29 Sepx 2025"])
  func otherBeginningsAreRefused(_ text: String) throws {
    let format = try Self.format("d MMM y")
    #expect(throws: DayParsingError.self) { try Day(text, as: format) }
  }

  @Test func bytesThatAreNotUTF8AreNotTheBeginningOfAName() throws {
    let format = try Self.format("d MMM y")
    let bytes = Array("29 Sep".utf8) + [0xFF] + Array(" 2025".utf8)
    #expect(throws: DayParsingError.self) { try format.read(bytes.span) }
  }
}
