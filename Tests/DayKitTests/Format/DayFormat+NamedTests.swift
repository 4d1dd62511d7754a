import DayKit
import Testing

struct DayFormatNamedTests {
  @Test(arguments: DayFormat.names)
  func everyNameIsAFormat(_ name: String) throws {
    let formats = DayFormat.named + [.julianDay, .excel, .excel1904, .epochNanoseconds, .fileTime]
    #expect(formats.contains(try DayFormat(parsing: name)))
  }

  @Test(arguments: DayFormat.named)
  func everyNamedFormatHasAName(_ format: DayFormat) throws {
    let formats = try DayFormat.names.map { try DayFormat(parsing: $0) }
    #expect(formats.contains(format))
    #expect(DayFormat.named.count(where: { $0 == format }) == 1)
  }

  @Test(arguments: [
    ("iso", DayFormat.iso), ("ymd", .iso), ("ymd", .ymd), ("dmy", .dmy), ("mdy", .mdy),
    ("week", .week), ("ordinal", .ordinal), ("basic", .basic), ("days", .days),
    ("epoch", .epoch), ("epoch-ms", .epochMilliseconds), ("iso8601", .iso8601),
    ("iso8601-sans-timezone", .iso8601SansTimezone), ("rfc5322", .rfc5322), ("excel", .excel),
    ("excel1904", .excel1904), ("epoch-us", .epochMicroseconds), ("epoch-ns", .epochNanoseconds),
    ("filetime", .fileTime), ("julian-day", .julianDay),
  ])
  func aNameStandsForItsFormat(name: String, format: DayFormat) throws {
    #expect(try DayFormat(parsing: name) == format)
    #expect(try DayFormat(parsing: name, symbols: .dotted, pivot: 2000) == format)
  }

  @Test(arguments: ["ISO", "Dmy", "iso ", "week date", "epoch_ms", "Full", "long "])
  func aFormatNameMustMatchExactly(_ name: String) {
    #expect(throws: DayFormatError.self) { try DayFormat(parsing: name) }
  }

  @Test(arguments: [
    (DayFormat.iso, ["2025-08-29", "2021-01-01", "-000043-03-15", "0005-06-07"]),
    (.ymd, ["2025-08-29", "2021-01-01", "-000043-03-15", "0005-06-07"]),
    (.dmy, ["29/08/2025", "01/01/2021", "15/03/-000043", "07/06/0005"]),
    (.mdy, ["08/29/2025", "01/01/2021", "03/15/-000043", "06/07/0005"]),
    (.week, ["2025-W35-5", "2020-W53-5", "-000043-W11-5", "0005-W23-2"]),
    (.ordinal, ["2025-241", "2021-001", "-000043-074", "0005-158"]),
    (.basic, ["20250829", "20210101", "-0000430315", "00050607"]),
    (.days, ["20329", "18628", "-735160", "-717544"]),
    (.epoch, ["1756425600", "1609459200", "-63517824000", "-61995801600"]),
    (
      .epochMilliseconds,
      ["1756425600000", "1609459200000", "-63517824000000", "-61995801600000"]
    ),
    (
      .epochMicroseconds,
      ["1756425600000000", "1609459200000000", "-63517824000000000", "-61995801600000000"]
    ),
    (
      .epochNanoseconds,
      [
        "1756425600000000000", "1609459200000000000", "-63517824000000000000",
        "-61995801600000000000",
      ]
    ),
    (
      .iso8601,
      [
        "2025-08-29T00:00:00Z", "2021-01-01T00:00:00Z", "-000043-03-15T00:00:00Z",
        "0005-06-07T00:00:00Z",
      ]
    ),
    (
      .iso8601SansTimezone,
      [
        "2025-08-29T00:00:00", "2021-01-01T00:00:00", "-000043-03-15T00:00:00",
        "0005-06-07T00:00:00",
      ]
    ),
    (
      .rfc5322,
      ["Fri, 29 Aug 2025", "Fri, 01 Jan 2021", "Fri, 15 Mar -000043", "Tue, 07 Jun 0005"]
    ),
    (.yearMonth, ["2025-08", "2021-01", "-000043-03", "0005-06"]),
  ])
  func namedFormatsWriteLikeThis(format: DayFormat, texts: [String]) throws {
    let days = try [Day(2025, 8, 29), Day(2021, 1, 1), Day(-43, 3, 15), Day(5, 6, 7)]
    #expect(days.map { $0.formatted(as: format) } == texts)
  }

  @Test(arguments: [
    ("full", "Friday, 29 August 2025", "Freitag, 29. August 2025"),
    ("long", "29 August 2025", "29. August 2025"), ("medium", "29 Aug 2025", "29.08.2025"),
    ("short", "29/08/2025", "29.08.25"),
  ])
  func lengthsAreThoseOfTheLanguage(name: String, english: String, german: String) throws {
    let day = try Day(2025, 8, 29)
    #expect(DayFormat.localizedNames.contains(name))
    #expect(try day.formatted(as: DayFormat(parsing: name)) == english)
    #expect(try Day(english, as: DayFormat(parsing: name)) == day)
    let format = try DayFormat(parsing: name, symbols: .dotted, pivot: 1970)
    #expect(day.formatted(as: format) == german)
    #expect(try Day(german, as: format) == day)
  }

  @Test(arguments: [
    ("Fri, 29 Aug 2025", 29), ("Sat, 9 Aug 2025", 9), ("Sat, 09 Aug 2025", 9),
    ("sat, 9 AUG 2025", 9), ("Sat,  9 Aug 2025", 9), ("Sat,  9 Aug 2025 10:00:00 +0200", 9),
  ])
  func anEMailsDateHasOneOrTwoDigitsForTheDay(text: String, dayOfMonth: Int) throws {
    #expect(try Day(text, as: .rfc5322) == Day(2025, 8, dayOfMonth))
  }

  @Test(arguments: [
    ("29 Aug 2025", 29), ("9 Aug 2025 10:00 GMT", 9), ("09 aug 2025 10:00:00 +0200", 9),
  ])
  func anEMailsDateNeedsNoWeekday(text: String, dayOfMonth: Int) throws {
    #expect(try Day(text, as: .rfc5322SansWeekday) == Day(2025, 8, dayOfMonth))
  }

  @Test func aFormatKnowsTheDaysThatItCanWrite() throws {
    let century = try DayFormat(pattern: "%C %g-%V-%u", pivot: 1970)
    #expect(try century.writableDays == Day(1969, 12, 29)...Day(2069, 12, 29))
    #expect(try DayFormat(pattern: "%C%y-%m-%d", pivot: 1970).writableDays == nil)
    for pattern in ["yyMMdd ww", "ww yyMMdd"] {
      let format = try DayFormat(pattern: pattern, pivot: 1950)
      #expect(try format.writableDays == Day(1950, 1, 1)...Day(2049, 12, 31))
    }
    #expect(try DayFormat.excel.writableDays == Day(1900, 1, 1)...Day.max)
    #expect(try DayFormat.excel1904.inTimeZone(.utc).writableDays == Day(1904, 1, 1)...Day.max)
    #expect(try DayFormat.fileTime.writableDays == Day(1601, 1, 1)...Day.max)
    #expect(try DayFormat.epochNanoseconds.writableDays == Day(1677, 9, 22)...Day(2262, 4, 11))
    for format in [DayFormat.iso, .days, .epoch, .epochMicroseconds, .rfc5322] {
      #expect(format.writableDays == nil)
    }
  }

  @Test(arguments: [
    ("2025", 2025), ("0005", 5), ("-000043", -43), ("9999", 9999), ("-009999", -9999),
  ])
  func aYearIsParsedAsItsFirstDay(text: String, year: Int) throws {
    #expect(try Day(text, as: .year) == Day(year, 1, 1))
    #expect(try Day(year, 8, 29).formatted(as: .year) == text)
  }

  @Test(arguments: ["", "25", "225", "20255", "2025-08", "+2025", "y"])
  func otherTextsAreNotYears(text: String) {
    #expect(throws: DayParsingError.self) { try Day(text, as: .year) }
  }

  @Test func aMonthIsParsedAsItsFirstDay() throws {
    #expect(try Day("2025-08", as: .yearMonth) == Day(2025, 8, 1))
    #expect(try Day("-000043-03", as: .yearMonth) == Day(-43, 3, 1))
    #expect(
      DayFormat.yearMonth.refusal(of: "2025-13") == Refusal("months range from 1 to 12", at: 5))
  }
}
