import DayKit
import Testing

struct DayReadingErrorTests {
  @Test(arguments: [
    ("iso", "2025x", DayParsingError.Reason.expected(.byte(0x2D)), 4),
    ("iso", "2025-8", .expected(.digits(2)), 5), ("iso", "2025-08-29 ", .expected(.end), 10),
    ("days", "x", .expected(.number), 0), ("week", "2025-W35-9", .expected(.weekdayNumber(1)), 9),
    ("%F %w", "2025-08-29 7", .expected(.weekdayNumber(0)), 11),
    ("d MMM y", "9 Foo 2025", .expected(.name(.month)), 2),
    ("rfc5322", "Foo", .expected(.name(.weekday)), 0),
    ("G y-M-d", "CE", .expected(.name(.era)), 0),
    ("y-M-d QQQ", "2025-8-9 Q5", .expected(.name(.quarter)), 9),
    ("iso8601", "2025-08-29", .expected(.time), 10),
    ("iso8601", "2025-08-29T10:30", .expected(.timeZone), 16),
    ("iso", "2025-13-01", .doesNotExist(.noSuchMonth(year: 2025, month: 13)), 5),
    ("iso", "2025-02-30", .doesNotExist(.noSuchDay(year: 2025, month: 2, day: 30)), 8),
    ("iso", "+012025-02-30", .doesNotExist(.outOfRange), 0),
    ("ordinal", "2025-366", .doesNotExist(.noSuchDayOfYear(year: 2025, dayOfYear: 366)), 5),
    ("week", "2025-W53-1", .doesNotExist(.noSuchWeek(year: 2025, week: 53)), 6),
    ("%F %a", "1970-01-01 Fri", .contradicts(.weekday, of: Day(daysSince1970: 0)), 11),
    ("MMMM y", "August 2025", .unreadableFormat(.noDay), 0),
    ("dd/MM/yy", "29/08/25", .unreadableFormat(.noCentury), 0),
    ("dM", "298", .unreadableFormat(.noBorder), 0),
    ("EEEEE d.M.y", "F 29.8.2025", .unreadableFormat(.ambiguousNames(.weekday)), 0),
  ])
  func anErrorHasAReasonAndAPlace(
    pattern: String, text: String, reason: DayParsingError.Reason, offset: Int
  ) throws {
    let format = try DayFormat(parsing: pattern)
    let error = try #require(
      throws: DayParsingError.self, performing: { try Day(text, as: format) })
    #expect(error.reason == reason)
    #expect(error.offset == offset)
  }

  /// The reason of the error about a text.
  private func reason(_ text: String, _ pattern: String) throws -> DayParsingError.Reason {
    let format = try DayFormat(parsing: pattern)
    return try #require(throws: DayParsingError.self, performing: { try Day(text, as: format) })
      .reason
  }

  @Test func aReasonTellsWhatItIsAbout() throws {
    let expectation = try reason("2025-8", "iso")
    #expect(expectation.expectation == .digits(2))
    #expect(expectation.dayError == nil)
    #expect(expectation.contradiction == nil)
    #expect(expectation.parsingObstacle == nil)
    #expect(try reason("August", "MMMM").parsingObstacle == .noDay)
    let missing = try reason("2025-02-30", "iso")
    #expect(missing.dayError == .noSuchDay(year: 2025, month: 2, day: 30))
    #expect(missing.expectation == nil)
    let contradiction = try reason("1970-01-01 Fri", "%F %a").contradiction
    #expect(contradiction?.part == .weekday)
    #expect(contradiction?.day == Day(daysSince1970: 0))
  }

  /// A switch over a reason compiles only with a default, so that a new reason breaks none.
  @Test(arguments: [
    ("2025-8-29", "iso", "two digits"), ("2025x", "iso", "another"),
    ("August", "MMMM", "unreadable"),
  ])
  func aSwitchOverReasonsHasADefault(_ text: String, _ pattern: String, _ answer: String) throws {
    let chosen =
      switch try reason(text, pattern) {
      case .expected(.digits(2)): "two digits"
      case .unreadableFormat(.noDay): "unreadable"
      default: "another"
      }
    #expect(chosen == answer)
  }
}
