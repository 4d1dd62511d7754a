package import DayKit

/// The reason a text is not a date.
package enum DateFailure: Error, Equatable {
  /// The text fits none of the formats; the error is that of the format that it follows furthest.
  case unreadable(DayReadingError)

  /// The text fits a format, but one part of it contradicts the others.
  case contradicts(DayReadingError)

  /// The text fits a format, but there is no such day.
  case doesNotExist(DayError)

  /// The text depends on today, and the text that says which day today is cannot be read.
  case clock([UInt8])
}

extension DateFailure {
  /// Creates the failure of one format, or keeps that of an earlier one if it says more.
  init(_ error: DayReadingError, after earlier: DateFailure?) {
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
