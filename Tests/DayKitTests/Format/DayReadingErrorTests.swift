import DayKit
import Testing

struct DayReadingErrorTests {
  @Test(arguments: [
    ("iso", "2025x", DayReadingError.Reason.expected(.byte(0x2D)), 4),
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
    ("iso", "2025-02-30", .doesNotExist(.noSuchDay(year: 2025, month: 2, dayOfMonth: 30)), 8),
    ("iso", "+012025-02-30", .doesNotExist(.outOfRange), 0),
    ("ordinal", "2025-366", .doesNotExist(.noSuchDayOfYear(year: 2025, dayOfYear: 366)), 5),
    ("week", "2025-W53-1", .doesNotExist(.noSuchWeek(year: 2025, week: 53)), 6),
    ("%F %a", "1970-01-01 Fri", .contradicts(.weekday, of: Day(daysSince1970: 0)), 11),
    ("MMMM y", "August 2025", .unreadableFormat, 0),
  ])
  func anErrorHasAReasonAndAPlace(
    pattern: String, text: String, reason: DayReadingError.Reason, offset: Int
  ) throws {
    let format = try DayFormat(pattern: pattern)
    let error = try #require(
      throws: DayReadingError.self, performing: { try Day(text, as: format) })
    #expect(error.reason == reason)
    #expect(error.offset == offset)
  }
}
