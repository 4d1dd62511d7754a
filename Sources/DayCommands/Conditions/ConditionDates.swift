import CommandGrammar
import DayKit
import DayRecords

/// Reads the dates in a condition.
struct ConditionDates {
  let formats: RecordFormats

  /// Whether there are files of holidays.
  let knowsHolidays: Bool

  /// Reads a date in one of the formats of the records, in ISO 8601, or as a word such as `today`.
  func day(_ word: Word) throws(UsageError) -> Day {
    try formats.day(word)
  }

  /// Returns the two dates of a range such as `2025-01-01..2025-02-01` as two words; `nil` for other
  /// words.
  func ends(ofRange word: Word) -> String? {
    guard word.positionOfDots != nil else { return nil }
    return word.withBytes { DateSentences.dates(inRange: $0, formats.readFormats.all) }
  }

  /// Returns the day that is an amount before today.
  func today(minus amount: Amount) throws(UsageError) -> Day {
    let today = try day("today")
    let earlier = amount.negated.flatMap { try? $0.added(to: today, in: formats.workCalendar()) }
    guard let earlier else { throw UsageError("the day \(amount) before today is out of range") }
    return earlier
  }
}
