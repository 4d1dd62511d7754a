import DayKit
import Testing

/// Which formats name a day, and why the others do not.
struct ReadingPlanTests {
  @Test(arguments: [
    "y MMM d", "M/d/y", "D y", "y-D", "Y w e", "Y 'W'w EEE", "g",
    "y MMMM G d",
    "yyyy-MM-dd Q", "D d M y", "Y w e y", "%C %y %j", "%F", "%s", "%Y %U %w", "%Y %W %a",
    "%C%y %U %u", "%C%y %b %d", "%G %V %A", "%s %C", "g w e",
  ])
  func aFormatWithAllPartsOfADayIsReadable(_ pattern: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(format.parsingObstacle == nil)
    #expect(format.canParse)
  }

  @Test(arguments: DayFormat.samples)
  func everySampleIsReadable(_ format: DayFormat) {
    #expect(format.canParse)
  }

  @Test(arguments: [
    "yyyy", "yyyy/dd", "MM/yyyy", "MMMM y", "y MMM", "EEEE", "G",
    "y G", "MMMM y G", "QQQ y", "Y w", "y EEE", "y d", "d", "w", "HH:mm yyyy",
    "%Y", "%m %Y", "%Y-%U", "%Y %W", "%G %u",
    "%C %m %d", "%C", "%e", "%u", "%A %B", "%C %V %u",
  ])
  func aFormatWithoutAllPartsOfADayIsForOutputOnly(_ pattern: String) throws {
    try Self.expect(
      .noDay, "it does not give a complete date, so it is for output only", of: pattern)
  }

  @Test(arguments: [
    ("MM/dd", "08/29"), ("EEEE d MMMM", "Friday 29 August"), ("D", "241"), ("Q MM dd", "3 08 29"),
    ("w e", "35 5"), ("%B %d", "August 29"), ("%U %w", "34 5"), ("MMM d HH:mm", "Aug 29 10:00"),
    ("%W %A", "34 Friday"),
  ])
  func aFormatWithoutAYearNeedsADefaultYear(pattern: String, text: String) throws {
    let obstacle = try #require(try DayFormat(parsing: pattern).parsingObstacle)
    #expect(obstacle.reason == .noYear)
    #expect(String(describing: obstacle) == "it has no year; a default year sets it")
    let format = try DayFormat(parsing: pattern, defaultYear: 2025)
    #expect(try Day(text, as: format) == Day(2025, 8, 29))
    #expect(try Day(text, as: format.inTimeZone(.utc)) == Day(2025, 8, 29))
    #expect(try format != DayFormat(parsing: pattern, defaultYear: 2024))
  }

  @Test(arguments: [
    ("d/M/yyyy", "29/8/2025"), ("dd/MM/yy", "29/08/25"), ("days", "20329"), ("Y w e", "2025 35 5"),
  ])
  func aDefaultYearIsOnlyForFormatsWithoutAYear(pattern: String, text: String) throws {
    let format = try DayFormat(parsing: pattern, pivot: 1970, defaultYear: 1999)
    #expect(try Day(text, as: format) == Day(2025, 8, 29))
    #expect(try format == DayFormat(parsing: pattern, pivot: 1970))
  }

  @Test func aDefaultYearDoesNotReplaceTheCentury() throws {
    let format = try DayFormat(pattern: "dd/MM/yy", defaultYear: 2025)
    #expect(format.parsingObstacle?.reason == .noCentury)
  }

  @Test(arguments: [-9_999, -1, 0, 2_000, 9_999])
  func aLeapDayExistsInALeapYearOnly(_ year: Int) throws {
    let format = try DayFormat(pattern: "MMM d", defaultYear: year)
    #expect(((try? Day("Feb 29", as: format)) != nil) == Day.isLeapYear(year))
  }

  @Test(arguments: [
    "dd/MM/yy", "yyMMdd", "d MMMM yy", "yy D", "YY-'W'ww-e", "YY w EEE", "%D", "%y-%m-%d", "%y%j",
    "%g-W%V-%u", "%y %U %w", "%a %W %y",
  ])
  func twoDigitsOfAYearNeedAPivot(_ pattern: String) throws {
    try Self.expect(
      .noCentury, "two digits of a year leave the century open; a pivot year sets it",
      of: pattern)
    #expect(try DayFormat(parsing: pattern, pivot: 1970).canParse)
  }

  @Test(arguments: [
    ("d MMMMM y", DayPart.month, "a month"), ("LLLLL d y", .month, "a month"),
    ("EEEEE d.M.y", .weekday, "a weekday"), ("y-MM-dd ccccc", .weekday, "a weekday"),
    ("MMMMM", .month, "a month"),
  ])
  func equalNamesCannotBeParsed(pattern: String, part: DayPart, noun: String) throws {
    try Self.expect(
      .ambiguousNames(part), "some names of \(noun) are the same, so it is for output only",
      of: pattern)
  }

  @Test func aPivotDoesNotReplaceMissingParts() throws {
    #expect(try DayFormat(pattern: "dd/MM", pivot: 1970).parsingObstacle?.reason == .noYear)
    #expect(try DayFormat(pattern: "MM/y", pivot: 1970).parsingObstacle?.reason == .noDay)
  }

  @Test func aFormatForOutputOnlyParsesNoText() throws {
    for pattern in ["MMMM y", "dd/MM/yy", "dM", "EEEEE d.M.y"] {
      let format = try DayFormat(parsing: pattern)
      let written = try Day(2025, 8, 29).formatted(as: format)
      for text in ["", "x", written] {
        let error = try #require(
          throws: DayParsingError.self, performing: { try Day(text, as: format) })
        #expect(error.reason.parsingObstacle == format.parsingObstacle?.reason)
        #expect(error.offset == 0)
      }
    }
  }

  private static func expect(
    _ reason: DayFormatError.Reason, _ message: String, of pattern: String
  ) throws {
    let format = try DayFormat(parsing: pattern)
    let obstacle = try #require(format.parsingObstacle)
    #expect(obstacle.reason == reason)
    #expect(obstacle.offset == 0)
    #expect(String(describing: obstacle) == message)
    #expect(!format.canParse)
    let text = format.canFormat ? try Day(2025, 8, 29).formatted(as: format) : ""
    #expect(format.refusal(of: text) == Refusal("the format cannot parse text: \(message)", at: 0))
  }

  @Test(arguments: ["yyyy-MM EEEE", "y/M MMMM", "%Y-%m %a", "yyyy MM ccc QQQ"])
  func aMonthWithMoreThanItsNumberIsForOutputOnly(_ pattern: String) throws {
    #expect(try DayFormat(parsing: pattern).parsingObstacle?.reason == .noDay)
  }

  @Test(arguments: ["MM/yy", "yy", "d yy", "YY w", "%y %d"])
  func aPivotDoesNotMakeUpForMissingParts(_ pattern: String) throws {
    #expect(try DayFormat(parsing: pattern).parsingObstacle?.reason == .noDay)
    #expect(try DayFormat(parsing: pattern, pivot: 1970).parsingObstacle?.reason == .noDay)
  }

  @Test(arguments: [
    ("yyyy-MM", "2025-08"), ("MM/yyyy", "08/2025"), ("y MMM", "2025 aug"), ("%B %Y", "August 2025"),
    ("MM/yy", "08/25"), ("MMMM y G", "August 2025 AD"), ("yyyy MM QQQ", "2025 08 Q3"),
    ("yyyy-MM EEEE", "2025-08 Friday"),
  ])
  func aMonthIsItsFirstDayIfThatIsRequested(pattern: String, text: String) throws {
    let format = try DayFormat(parsing: pattern, pivot: 1970)
    #expect(format.parsingObstacle?.reason == .noDay)
    #expect(format.readingMonths().parsingObstacle == nil)
    #expect(try Day(text, as: format.readingMonths()) == Day(2025, 8, 1))
  }

  @Test(arguments: [
    ("yyyy-MM", "2025-13", "months range from 1 to 12", 5),
    ("yyyy-MM", "2025-08-29", "expected nothing more at character 8", 7),
    ("yyyy-MM", "+012025-08", "dates range from -009999-01-01 to 9999-12-31", 0),
    ("MMMM y", "Augus 2025", "expected the name of a month at character 1", 0),
    ("yyyy MM QQQ", "2025 08 Q2", "2025-08-01 is in quarter 3", 8),
    ("yyyy-MM EEEE", "2025-08 Monday", "2025-08-01 is a Friday", 8),
  ])
  func aMonthIsAlsoParsedExactly(pattern: String, text: String, message: String, offset: Int) throws
  {
    let format = try DayFormat(parsing: pattern).readingMonths()
    #expect(format.refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(arguments: ["yyyy", "MM-dd", "QQQ y", "d", "MM/yy", "MMMMM y", "Y w", "y EEE"])
  func aFormatWithoutAMonthStaysForOutputOnly(_ pattern: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(format.readingMonths().parsingObstacle == format.parsingObstacle)
    #expect(!format.readingMonths().canParse)
  }

  @Test(arguments: DayFormat.samples)
  func aFormatOfDaysParsesNoMonths(_ format: DayFormat) throws {
    #expect(format.readingMonths() == format)
    let text = try Day(2025, 8, 29).formatted(as: format)
    #expect(try Day(text, as: format.readingMonths()) == Day(2025, 8, 29))
  }
}
