#if Formats
/// The reason why a text is not a span of days, and which end of it is wrong.
///
/// The description is an English clause that can follow a colon, such as "the end does not exist:
/// February 2025 has 28 days".
///
/// ```swift
/// do {
///   _ = try DaySpan("2025-02-01..2025-02-30")
/// } catch {
///   print(error)                          // the end does not exist: February 2025 has 28 days
///   print(error.offset)                   // 12
///   error.part == .last                   // true
/// }
/// ```
public struct DaySpanError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  /// The part of the text that is wrong.
  public let part: Part

  /// The number of UTF-8 bytes before that part.
  public let offset: Int

  init(_ reason: Reason, _ part: Part, at offset: Int) {
    (self.reason, self.part, self.offset) = (reason, part, offset)
  }

  /// The part of a text that an error is about.
  ///
  /// ```swift
  /// do {
  ///   _ = try DaySpan("August/2025-09")
  /// } catch {
  ///   error.part == .first                // true
  /// }
  /// ```
  public enum Part: Hashable, Sendable {
    /// The whole text, which is not two dates.
    case whole

    /// The text before the separator.
    case first

    /// The text after the separator.
    case last
  }
}

extension DaySpanError {
  /// What can be wrong with the text of a span.
  ///
  /// Later versions may add reasons, so a `switch` needs a `default`:
  ///
  /// ```swift
  /// func hint(for error: DaySpanError) -> String {
  ///   switch error.reason {
  ///   case .notASpan: "write it like 2025-08"
  ///   default: error.description
  ///   }
  /// }
  /// ```
  public struct Reason: Hashable, Sendable {
    package let kind: Kind

    package enum Kind: Hashable, Sendable {
      case notASpan
      case doesNotExist(DayError)
      case endsBeforeItStarts(first: Day, last: Day)
    }

    /// The text is not a date, a year, a quarter, a month or a week.
    public static var notASpan: Reason { Reason(kind: .notASpan) }

    /// The text has the form of a date or a part of the calendar that does not exist.
    ///
    /// ```swift
    /// let reason = DaySpanError.Reason.doesNotExist(.noSuchQuarter(year: 2025, quarter: 5))
    /// reason.dayError                     // quarters range from 1 to 4
    /// ```
    public static func doesNotExist(_ error: DayError) -> Reason {
      Reason(kind: .doesNotExist(error))
    }

    /// The last day is before the first one.
    ///
    /// ```swift
    /// let day = try Day(2025, 8, 29)
    /// DaySpanError.Reason.endsBeforeItStarts(first: day, last: day - 1).dayError   // nil
    /// ```
    public static func endsBeforeItStarts(first: Day, last: Day) -> Reason {
      Reason(kind: .endsBeforeItStarts(first: first, last: last))
    }

    /// Why the day or the part of the calendar does not exist; `nil` for other reasons.
    public var dayError: DayError? {
      if case .doesNotExist(let error) = kind { error } else { nil }
    }
  }
}

extension DaySpanError: CustomStringConvertible {
  /// The reason as an English clause.
  public var description: String {
    let subject =
      switch part {
      case .whole: "the text "
      case .first: "the start "
      case .last: "the end "
      }
    return switch reason.kind {
    case .notASpan: "\(subject)is not a date, year, quarter, month or week such as 2025-W35"
    case .doesNotExist(let error): "\(subject)does not exist: \(error)"
    case .endsBeforeItStarts(let first, let last): "the end \(last) is before the start \(first)"
    }
  }
}
#endif
