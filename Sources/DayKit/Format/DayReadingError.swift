/// The reason why a text cannot be parsed as a day in a format, and where.
///
/// The description is an English clause that can follow a colon, such as "expected '-' at byte 4" or
/// "February 2025 has 28 days".
public struct DayReadingError: Error, Hashable, Sendable {
  /// The number of UTF-8 bytes before the error.
  public let offset: Int

  /// What is wrong there.
  public let reason: Reason

  /// What can be wrong with a text.
  public enum Reason: Hashable, Sendable {
    /// The format requires this, and the text has something else.
    case expected(Expectation)

    /// The text matches the format, but the day does not exist.
    case doesNotExist(DayError)

    /// A redundant part, such as the weekday, does not match the day.
    case contradicts(DayPart, of: Day)

    /// The format cannot parse text; ``DayFormat/readingObstacle`` is the reason.
    case unreadableFormat
  }

  /// What a format requires at a place.
  public enum Expectation: Hashable, Sendable {
    /// This byte.
    case byte(UInt8)

    /// A number with exactly this many digits.
    case digits(Int)

    /// A number of any length.
    case number

    /// The number of a weekday, from this number to this number plus 6.
    case weekdayNumber(Int)

    /// A name of this part.
    case name(DayPart)

    /// A time of day such as `T10:30:00`.
    case time

    /// A time zone such as `Z` or `+02:00`.
    case timeZone

    /// The end of the text.
    case end
  }

  init(_ reason: Reason, at offset: Int) {
    self.offset = offset
    self.reason = reason
  }

  init(expected expectation: Expectation, at offset: Int) {
    self.init(.expected(expectation), at: offset)
  }
}
