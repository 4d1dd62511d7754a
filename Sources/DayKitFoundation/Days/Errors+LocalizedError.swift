public import DayKit
public import Foundation

// These conformances make `localizedDescription` the sentence of the error, not its number. The
// sentences are in English.

extension DayError: LocalizedError {
  /// What the calendar has instead, such as "February 2025 has 28 days".
  public var errorDescription: String? { description }
}

extension DayParsingError: LocalizedError {
  /// What was expected and where, such as "expected '-' at character 5".
  public var errorDescription: String? { description }
}

extension PeriodError: LocalizedError {
  /// What was expected and where, such as "expected a number at character 2".
  public var errorDescription: String? { description }
}

#if Formats
extension DayFormatError: LocalizedError {
  /// What is wrong with the pattern, with the likely fix.
  public var errorDescription: String? { description }
}

extension DayAdjustmentError: LocalizedError {
  /// What is needed instead, such as "expected a direction such as next- or previous-or-same-".
  public var errorDescription: String? { description }
}

extension RecurrenceError: LocalizedError {
  /// What is wrong with the rule, such as "expected a weekday such as MO".
  public var errorDescription: String? { description }
}

extension DaySpanError: LocalizedError {
  /// Which end is wrong and why, such as "the end 2026-03-01 is before the start 2026-03-02".
  public var errorDescription: String? { description }
}

extension HolidayError: LocalizedError {
  /// The line and what is wrong with it, such as "line 2: the date does not exist: …".
  public var errorDescription: String? { description }
}
#endif
