import DayKit
import Testing

struct DayFormatReadingTests {
  @Test(
    arguments: [
      ("", "expected 4 digits at character 1", 0), ("2025", "expected '-' at character 5", 4),
      ("2025-", "expected 2 digits at character 6", 5),
      ("2025-08", "expected '-' at character 8", 7),
      ("2025-08-", "expected 2 digits at character 9", 8),
      ("2025-8-29", "expected 2 digits at character 6", 5),
      ("2025-08-9", "expected 2 digits at character 9", 8),
      ("25-08-29", "expected 4 digits at character 1", 0),
      ("20250829", "expected '-' at character 5", 4),
      ("2025/08/29", "expected '-' at character 5", 4),
      ("29/08/2025", "expected 4 digits at character 1", 0),
      ("2025-08-29 ", "expected nothing more at character 11", 10),
      ("2025-08-290", "expected nothing more at character 11", 10),
      ("2025-08-29\0", "expected nothing more at character 11", 10),
      ("2025-08-29T00:00:00Z", "expected nothing more at character 11", 10),
      (" 2025-08-29", "expected 4 digits at character 1", 0),
      ("today", "expected 4 digits at character 1", 0),
      ("\u{FEFF}2025-08-29", "expected 4 digits at character 1", 0),
      ("\02025-08-29", "expected 4 digits at character 1", 0),
      ("2025\0-08-29", "expected '-' at character 5", 4),
      ("２０２５-08-29", "expected 4 digits at character 1", 0),
      ("2025-0８-29", "expected 2 digits at character 6", 5),
      ("2025−08−29", "expected '-' at character 5", 4),
      ("2025-02-29", "February 2025 has 28 days", 8),
      ("2025-02-30", "February 2025 has 28 days", 8),
      ("1900-02-29", "February 1900 has 28 days", 8),
      ("2025-04-31", "April 2025 has 30 days", 8), ("2025-08-00", "days start at 1", 8),
      ("2025-00-01", "months range from 1 to 12", 5),
      ("2025-13-01", "months range from 1 to 12", 5),
      ("2025-99-99", "months range from 1 to 12", 5),
    ] as [(String, String, Int)])
  func anErrorInISO8601HasAMessageAndAPlace(_ text: String, message: String, offset: Int) {
    #expect(DayFormat.iso.refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(
    arguments: [
      ("dmy", "2025-08-29", "expected '/' at character 3", 2),
      ("dmy", "31/02/2025", "February 2025 has 28 days", 0),
      ("dmy", "29/02/2023", "February 2023 has 28 days", 0),
      ("dmy", "00/01/2025", "days start at 1", 0),
      ("dmy", "01/13/2025", "months range from 1 to 12", 3),
      ("dmy", "1/01/2025", "expected 2 digits at character 1", 0),
      ("dmy", "01/1/2025", "expected 2 digits at character 4", 3),
      ("dmy", "01/01/25", "expected 4 digits at character 7", 6),
      ("dmy", "01/01/20255", "expected nothing more at character 11", 10),
      ("dmy", "01/01/+012025", "dates range from -009999-01-01 to 9999-12-31", 6),
      ("dmy", "01-01-2025", "expected '/' at character 3", 2),
      ("mdy", "29/08/2025", "months range from 1 to 12", 0),
      ("mdy", "02/31/2025", "February 2025 has 28 days", 3),
      ("mdy", "2/3/2025", "expected 2 digits at character 1", 0),
      ("mdy", "02/03/", "expected 4 digits at character 7", 6),
      ("mdy", "02/03/2025\n", "expected nothing more at character 11", 10),
      ("mdy", "02 03 2025", "expected '/' at character 3", 2),
      ("basic", "2025-08-29", "expected 2 digits at character 5", 4),
      ("basic", "2025082", "expected 2 digits at character 7", 6),
      ("basic", "202508290", "expected nothing more at character 9", 8),
      ("basic", "20250230", "February 2025 has 28 days", 6),
      ("basic", "20251301", "months range from 1 to 12", 4),
      ("basic", "-0000430230", "February -43 has 28 days", 9),
      ("ordinal", "2025-366", "2025 has 365 days", 5),
      ("ordinal", "2024-367", "2024 has 366 days", 5),
      ("ordinal", "2025-000", "the days of 2025 range from 1 to 365", 5),
      ("ordinal", "1900-366", "1900 has 365 days", 5),
      ("ordinal", "-000001-366", "-1 has 365 days", 8),
      ("ordinal", "2025-36", "expected 3 digits at character 6", 5),
      ("ordinal", "2025241", "expected '-' at character 5", 4),
      ("ordinal", "2025-2411", "expected nothing more at character 9", 8),
      ("ordinal", "+010000-001", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("week", "2025-W53-1", "2025 has 52 ISO weeks", 6),
      ("week", "2026-W54-1", "2026 has 53 ISO weeks", 6),
      ("week", "2025-W00-1", "weeks start at 1", 6),
      ("week", "2025-W35-0", "expected a number from 1 to 7 at character 10", 9),
      ("week", "2025-W35-8", "expected a number from 1 to 7 at character 10", 9),
      ("week", "2025-W35", "expected '-' at character 9", 8),
      ("week", "2025-W35-", "expected a digit at character 10", 9),
      ("week", "2025-w35-5", "expected 'W' at character 6", 5),
      ("week", "2025-W5-5", "expected 2 digits at character 7", 6),
      ("week", "2025W355", "expected '-' at character 5", 4),
      ("week", "9999-W52-6", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("week", "+010000-W01-1", "dates range from -009999-01-01 to 9999-12-31", 0),
    ] as [(String, String, String, Int)])
  func anErrorOfANamedFormatHasAMessageAndAPlace(
    format: String, text: String, message: String, offset: Int
  ) throws {
    #expect(try DayFormat(parsing: format).refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(
    arguments: [
      ("d.M.yyyy", "009.8.2025", "expected '.' at character 3", 2),
      ("d.M.yyyy", "9.123.2025", "expected '.' at character 5", 4),
      ("d.M.yyyy", "9.8.25", "expected 4 digits at character 5", 4),
      ("d.M.yyyy", "0.8.2025", "days start at 1", 0),
      ("d.M.yyyy", "9.0.2025", "months range from 1 to 12", 2),
      ("d.M.yyyy", "9. 8.2025", "expected a digit at character 3", 2),
      ("d.M.yyyy", ".8.2025", "expected a digit at character 1", 0),
      ("d.M.yyyy", "", "expected a digit at character 1", 0),
      ("d.M.yyyy", "x9.8.2025", "expected a digit at character 1", 0),
      ("d.M.y", "9.8.12025", "expected nothing more at character 9", 8),
      ("d.M.y", "9.8.", "expected 4 digits at character 5", 4),
      ("d.M.y", "9.8.+2025", "expected 6 digits at character 6", 5),
      ("yyyy年MM月dd日", "2025年08-29", "expected the byte 0xe6 at character 8", 9),
      ("yyyy年MM月dd日", "2025-08-29", "expected the byte 0xe5 at character 5", 4),
      ("yyyy年MM月dd日", "2025年02月30日", "February 2025 has 28 days", 12),
      ("yyyy/MM/dd'\t'", "2025/08/29", "expected the byte 0x9 at character 11", 10),
      ("y D", "2025 366", "2025 has 365 days", 5),
      ("y D", "2025 1234", "expected nothing more at character 9", 8),
      ("y D", "2025  12", "expected a digit at character 6", 5),
      ("Y w e", "2025 53 1", "2025 has 52 ISO weeks", 5),
      ("Y w ee", "2025 5 5", "expected 2 digits at character 8", 7),
      ("Y w ee", "2025 5 08", "expected a number from 1 to 7 at character 8", 7),
      ("%e/%m/%Y", "x/08/2025", "expected a digit at character 1", 0),
      ("%e/%m/%Y", "  9/08/2025", "expected a digit at character 2", 1),
      ("%_d/%m/%Y", "   /08/2025", "expected a digit at character 2", 1),
      ("%-d/%-m/%-Y", "09/008/2025", "expected '/' at character 6", 5),
      ("%Y%j", "2025366", "2025 has 365 days", 4),
      ("%Y %U %w", "2025 35 7", "expected a number from 0 to 6 at character 9", 8),
      ("%Y %U %w", "2025 53 0", "2025 has 365 days", 5),
      ("%Y %U %w", "2025 00 0", "the days of 2025 range from 1 to 365", 5),
      ("%Y %W %u", "2025 00 1", "the days of 2025 range from 1 to 365", 5),
      ("%Y %W %u", "2025 99 1", "2025 has 365 days", 5),
      ("%Y %W %u", "+010000 01 1", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("%G %V %a", "2025 53 Mon", "2025 has 52 ISO weeks", 5),
      ("%C%y%m%d", "2x250829", "expected 2 digits at character 1", 0),
      ("%C%y%m%d", "-12250829", "expected 2 digits at character 9", 8),
      ("%C%y%m%d", "20250230", "February 2025 has 28 days", 6),
      ("%_C%y%m%d", "  250829", "expected a digit at character 2", 1),
      ("%F%%", "2025-08-29", "expected '%' at character 11", 10),
      ("%F%n", "2025-08-29", "expected the byte 0xa at character 11", 10),
      ("%F", "2025-08-29%", "expected nothing more at character 11", 10),
      ("g", "", "expected a number at character 1", 0),
      ("g", "x", "expected a number at character 1", 0),
      ("days", "20329.5", "expected nothing more at character 6", 5),
      ("days", "+", "expected a number at character 2", 1),
      ("days", "2932897", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("days", "-4371588", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("g", "2973484", "dates range from -009999-01-01 to 9999-12-31", 0),
      ("g", "-4331001", "dates range from -009999-01-01 to 9999-12-31", 0),
    ] as [(String, String, String, Int)])
  func anErrorOfAPatternHasAMessageAndAPlace(
    pattern: String, text: String, message: String, offset: Int
  ) throws {
    #expect(try DayFormat(parsing: pattern).refusal(of: text) == Refusal(message, at: offset))
  }
}

/// What else is told to be right or wrong.
extension DayFormatReadingTests {
  @Test(
    arguments: [
      ("rfc5322", "Mon, 29 Aug 2025", "2025-08-29 is a Friday", 0),
      ("EEEE yyyy-MM-dd", "Monday 2025-08-29", "2025-08-29 is a Friday", 0),
      ("yyyy-MM-dd e", "2025-08-29 1", "2025-08-29 is a Friday", 11),
      ("%F %w", "2025-08-29 0", "2025-08-29 is a Friday", 11),
      ("%F %u", "2025-08-29 7", "2025-08-29 is a Friday", 11),
      ("%F %u %w", "2025-08-29 5 4", "2025-08-29 is a Friday", 13),
      ("Y w e EEE", "2025 35 5 Mon", "2025-08-25 is a Monday", 8),
      ("yyyy-MM-dd Q", "2025-08-29 2", "2025-08-29 is in quarter 3", 11),
      ("yyyy-MM-dd Q", "2025-08-29 9", "2025-08-29 is in quarter 3", 11),
      ("QQQ yyyy-MM-dd", "q4 2025-08-29", "2025-08-29 is in quarter 3", 0),
      ("QQQQ, dd/MM/yyyy", "1st quarter, 29/08/2025", "2025-08-29 is in quarter 3", 0),
      ("yyyy-MM-dd DDD", "2025-08-29 240", "2025-08-29 is day 241 of the year", 11),
      ("yyyy-MM-dd DDD", "2025-08-29 999", "2025-08-29 is day 241 of the year", 11),
      ("%F %j", "2024-03-01 060", "2024-03-01 is day 61 of the year", 11),
      ("y D MMMM", "2025 241 July", "2025-08-29 is in August", 9),
      ("y D d", "2025 241 28", "2025-08-29 is day 29 of the month", 9),
      ("y MMMM M d", "2025 July 8 29", "2025-08-29 is in August", 5),
      ("%F %B", "2025-08-29 September", "2025-08-29 is in August", 11),
      ("yyyy-MM-dd YYYY ww", "2021-01-01 2021 53", "2021-01-01 is in week 53 of 2020", 11),
      ("yyyy-MM-dd YYYY ww", "2021-01-01 2020 01", "2021-01-01 is in week 53 of 2020", 16),
      ("%F %U", "2025-01-06 02", "2025-01-06 is in week 1 of its year, counted from Sunday", 11),
      ("%F %W", "2025-01-05 01", "2025-01-05 is in week 0 of its year, counted from Monday", 11),
      ("%F %g", "2021-01-01 21", "2021-01-01 is in week 53 of 2020", 11),
      ("yyyy-MM-dd yy", "2025-08-29 24", "2025-08-29 is in the year 2025", 11),
      ("%F %C", "2025-08-29 19", "2025-08-29 is in the year 2025", 11),
      ("%C %y %F", "20 24 2025-08-29", "2025-08-29 is in the year 2025", 3),
      ("Y w e y", "2020 53 5 2020", "2021-01-01 is in the year 2021", 10),
      ("g yyyy-MM-dd", "60916 2025-08-30", "2025-08-29 is day 29 of the month", 14),
      ("%s %F", "1756425600 2025-08-28", "2025-08-29 is day 29 of the month", 19),
      ("%s %a", "-1 Thu", "1969-12-31 is a Wednesday", 3),
    ] as [(String, String, String, Int)])
  func redundantPartsMustAgree(
    pattern: String, text: String, message: String, offset: Int
  ) throws {
    #expect(try DayFormat(parsing: pattern).refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(arguments: [
    ("rfc5322", "fri, 29 aug 2025"), ("EEEE yyyy-MM-dd", "FRIDAY 2025-08-29"),
    ("yyyy-MM-dd D e Q QQQ", "2025-08-29 241 5 3 q3"), ("%F %j %u %w %a", "2025-08-29 241 5 5 fri"),
    ("Y w e y MM d", "2025 35 5 2025 08 29"), ("d MMM y G", "29 aug 2025 ad"),
    ("%F %s %C", "2025-08-29 1756511999.9 20"), ("%C %D", "20 08/29/25"),
  ])
  func redundantPartsThatAgreeAreParsed(pattern: String, text: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(try Day(text, as: format) == Day(2025, 8, 29))
  }

  @Test(arguments: [
    ("9.8.2025", 9), ("09.08.2025", 9), ("29.8.2025", 29), ("9.08.2025", 9), ("29.08.2025", 29),
  ])
  func numbersOfVaryingWidthHaveOneOrTwoDigits(text: String, dayOfMonth: Int) throws {
    let format = try DayFormat(pattern: "d.M.yyyy")
    #expect(try Day(text, as: format) == Day(2025, 8, dayOfMonth))
  }

  @Test func aSubstringIsParsedLikeAString() throws {
    let line = "from 2025-08-29 on"
    let piece = line.dropFirst(5).prefix(10)
    #expect(try Day(piece, as: .iso) == Day(2025, 8, 29))
    #expect(throws: DayParsingError.self) { try Day(line.dropFirst(5), as: .iso) }
  }

  @Test func invalidUTF8IsAnErrorWithItsPlace() throws {
    let bytes: [UInt8] = Array("2025-08-2".utf8) + [0xFF]
    let error = try #require(
      throws: DayParsingError.self, performing: { try DayFormat.iso.read(bytes.span) })
    #expect(error.reason == .expected(.digits(2)))
    #expect(error.offset == 8)
  }

  @Test(arguments: [
    ("%b %e %Y", "Sep 1 2025"), ("%e %b %Y", "1 Sep 2025"), ("%_d/%_m/%Y", "1/9/2025"),
    ("%F %k:%M", "2025-09-01 9:30"), ("%F %l:%M %p", "2025-09-01 9:30 AM"),
    ("%e%m%Y", " 1092025"), ("%Y %_j", "2025 244"),
  ])
  func theSpaceBeforeANumberOfTwoDigitsMayBeMissing(_ pattern: String, _ text: String) throws {
    #expect(
      try DayFormat(parsing: pattern, pivot: 1970).read(Array(text.utf8).span) == Day(2025, 9, 1))
  }

  @Test(arguments: [
    ("%e%m%Y", "1092025"), ("%_y/%m/%d", " /08/29"), ("%e/%m/%Y", " /08/2025"),
    ("%F %_Y", "2025-09-01 20"), ("%Y %_j", "2025 44"),
  ])
  func fewerDigitsOfAnotherNumberAreNotRead(_ pattern: String, _ text: String) throws {
    #expect(throws: DayParsingError.self) {
      try DayFormat(parsing: pattern, pivot: 1970).read(Array(text.utf8).span)
    }
  }

  @Test(arguments: DayFormat.samples)
  func nothingMayFollowTheText(_ format: DayFormat) throws {
    let text = Array(try Day(2025, 8, 29).formatted(as: format).utf8)
    for byte in [0x20, 0x0A, 0x0D, 0x00, 0x2D, 0xFF] as [UInt8] {
      let longer = text + [byte]
      #expect(throws: DayParsingError.self) { try format.read(longer.span) }
    }
  }

  @Test(arguments: [
    "iso", "dmy", "mdy", "week", "ordinal", "basic", "iso8601", "rfc5322", "EEEE, d MMMM yyyy",
    "d. MMMM yyyy GGG", "%A %-d %B %Y", "%_d %b %_Y", "%Y %U %w", "YYYYwwEEE", "%C%y-%m-%d",
  ])
  func theWholeTextMustBeThere(_ pattern: String) throws {
    let format = try DayFormat(parsing: pattern)
    let text = Array(try Day(2025, 8, 29).formatted(as: format).utf8)
    for end in text.indices {
      let part = Array(text[..<end])
      #expect(throws: DayParsingError.self) { try format.read(part.span) }
    }
  }

  @Test(arguments: DayFormat.samples)
  func aDayInALongerTextIsParsedAndThePositionMovesPastIt(_ format: DayFormat) throws {
    let day = try Day(2025, 8, 29)
    let text = Array(day.formatted(as: format).utf8)
    let longer = Array("on ".utf8) + text + Array(" at noon".utf8)
    var position = 3
    #expect(format.readPrefix(of: longer.span, at: &position) == day)
    #expect(position == 3 + text.count)
  }

  @Test(arguments: ["2025-02-30 x", "2025-08", "x", "", "+012025-01-01 x", "2025-08-2"])
  func aLongerTextWithoutADayHasNone(_ text: String) {
    let bytes = Array(text.utf8)
    var position = 0
    #expect(DayFormat.iso.readPrefix(of: bytes.span, at: &position) == nil)
  }

  @Test(arguments: [
    ("epoch", "1756425600. Then", 10), ("epoch-ms", "1756425600000.", 13),
    ("epoch-ns", "1756425600000000000.", 19),
    ("iso8601-sans-timezone", "2025-08-29T10:30:00. Then", 19),
    ("iso8601-sans-timezone", "2025-08-29T10:30:00, then", 19),
    ("epoch", "1756425600.5. Then", 12), ("iso8601", "2025-08-29T10:30:00.5Z. Then", 22),
  ])
  func aFullStopWithoutAFractionEndsTheTime(pattern: String, text: String, end: Int) throws {
    let format = try DayFormat(parsing: pattern)
    let bytes = Array(text.utf8)
    var position = 0
    #expect(try format.readPrefix(of: bytes.span, at: &position) == Day(2025, 8, 29))
    #expect(position == end)
  }
}
