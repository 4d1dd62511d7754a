import DayKit
import DayKitFoundation

extension Attack {
  /// A text of any value: a value that it can be read as has a description that reads back.
  static let texts = Attack("texts") { bytes throws(Finding) in
    let text = String(decoding: bytes, as: UTF8.self)
    try check(Day.self, text) { try? Day($0) }
    try check(YearMonth.self, text) { try? YearMonth($0) }
    try check(Period.self, text) { try? Period($0) }
    try check(WeekDate.self, text) { try? WeekDate($0) }
    try check(MonthDay.self, text) { try? MonthDay($0) }
    try check(TimeOfDay.self, text) { try? TimeOfDay($0) }
    try check(Recurrence.self, text) { try? Recurrence($0) }
    try check(DayAdjustment.self, text) { try? DayAdjustment($0) }
    try check(DayAdjustments.self, text) { try? DayAdjustments($0) }
    try checkSpan(text)
    try checkErrors(text)
  }

  /// Checks that both initializers agree, and that the description gives the value again.
  private static func check<Value: LosslessStringConvertible & Equatable>(
    _ type: Value.Type, _ text: String, _ other: (Substring) -> Value?
  ) throws(Finding) {
    let value = Value(text)
    try expect(
      value == other(text[...]), "two results for \(Value.self) of \(text.debugDescription)")
    guard let value else { return }
    let again = Value(value.description)
    try expect(again == value, "\(Value.self) of \(text.debugDescription): \(value.description)")
    try expect(
      again?.description == value.description,
      "\(Value.self): another text for \(value.description)")
  }

  private static func checkSpan(_ text: String) throws(Finding) {
    guard let span = try? DaySpan(text) else { return }
    let days = span.days
    guard let again = try? DaySpan("\(days.lowerBound)..\(days.upperBound)") else {
      throw Finding("\(text.debugDescription): \(days) is not a span")
    }
    try expect(again.days == days, "\(text.debugDescription): \(again.days), not \(days)")
  }

  /// Checks that every error has a place in the text and a sentence.
  private static func checkErrors(_ text: String) throws(Finding) {
    let count = text.utf8.count
    var failures: [(offset: Int, sentence: String)] = []
    do { _ = try Day(text[...]) } catch { failures.append((error.offset, error.description)) }
    do { _ = try YearMonth(text[...]) } catch { failures.append((error.offset, error.description)) }
    do { _ = try WeekDate(text[...]) } catch { failures.append((error.offset, error.description)) }
    do { _ = try MonthDay(text[...]) } catch { failures.append((error.offset, error.description)) }
    do { _ = try Recurrence(text[...]) } catch {
      failures.append((error.offset, error.description))
    }
    do { _ = try TimeOfDay(text[...]) } catch { failures.append((error.offset, error.description)) }
    for failure in failures {
      try expect(0...count ~= failure.offset, "\(failure.offset) of \(count): \(failure.sentence)")
      try expect(!failure.sentence.isEmpty && !failure.sentence.contains("\n"), failure.sentence)
    }
  }
}
