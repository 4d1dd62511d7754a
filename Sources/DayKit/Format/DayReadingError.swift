/// The reason why a text is no day in a format, and the place where it shows.
///
/// The description is a clause in English, such as "expected '-' at byte 4" or "February 2025 has
/// 28 days".
public struct DayReadingError: Error, Hashable, Sendable {
  /// The number of UTF-8 bytes before the place where the text went wrong.
  public let offset: Int

  /// What is wrong there.
  public let reason: Reason

  /// What is wrong with a text.
  public enum Reason: Hashable, Sendable {
    /// Something else stands where the format has this.
    case expected(Expectation)

    /// The text has the form, but there is no such day.
    case doesNotExist(DayError)

    /// A part that the day does not need is not that of the day.
    case contradicts(DayPart, of: Day)

    /// The format is for writing only; ``DayFormat/readingObstacle`` says why.
    case unreadableFormat
  }

  /// What a format has at a place.
  public enum Expectation: Hashable, Sendable {
    /// The given byte of text.
    case byte(UInt8)

    /// A number of exactly so many digits.
    case digits(Int)

    /// A number of any length.
    case number

    /// The number of a weekday, seven of them from this one on.
    case weekdayNumber(Int)

    /// A name of this part.
    case name(DayPart)

    /// A time of day such as `T10:30:00`.
    case time

    /// A time zone such as `Z` or `+02:00`.
    case timeZone

    /// Nothing more.
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
