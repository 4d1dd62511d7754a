package import DayKit
package import System

/// The reason a text is not a date.
package enum DateFailure: Error, Equatable {
  /// The text is in none of the formats. The error is that of the format that matches the most
  /// bytes.
  case unreadable(DayParsingError)

  /// The text is in one of the formats, but one part of it contradicts another.
  case contradicts(DayParsingError)

  /// The text is in one of the formats, but there is no such day.
  case doesNotExist(DayError)

  /// The text should be an amount, and is not.
  case notAnAmount

  /// The text is an amount that leads to no day.
  case noSum(DayError)

  /// One of the two ends of a span is not a date.
  indirect case spanEnd(isLast: Bool, DateFailure)

  /// The text is a span whose last day is before its first day.
  case reversedSpan(first: Day, last: Day)

  /// The text depends on today's date, and the text that overrides today's date is not a date.
  case clock([UInt8])

  /// The text depends on today's date, and the system has no such time zone as the environment names.
  case timeZone([UInt8], TimeZoneError)
}

extension DateFailure {
  /// Creates the failure of one format, or keeps an earlier one that says more.
  init(_ error: DayParsingError, after earlier: DateFailure?) {
    switch (error.reason.kind, earlier) {
    case (.expected, .unreadable(let other)) where other.offset < error.offset:
      self = .unreadable(error)
    case (.doesNotExist(let reason), nil), (.doesNotExist(let reason), .unreadable):
      self = .doesNotExist(reason)
    case (.contradicts, nil), (.contradicts, .unreadable):
      self = .contradicts(error)
    default:
      self = earlier ?? .unreadable(error)
    }
  }
}
