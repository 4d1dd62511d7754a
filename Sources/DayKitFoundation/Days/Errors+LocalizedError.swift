public import DayKit
public import Foundation

// With these `localizedDescription` is the sentence of the error and not its number. The sentences are
// in English.

extension DayError: LocalizedError {
  /// What the calendar has instead.
  public var errorDescription: String? { description }
}

extension DayReadingError: LocalizedError {
  /// What was expected and where.
  public var errorDescription: String? { description }
}

extension DayFormatError: LocalizedError {
  /// What is wrong with the pattern.
  public var errorDescription: String? { description }
}
