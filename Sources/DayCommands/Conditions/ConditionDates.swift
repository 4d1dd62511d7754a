import CommandGrammar
import DayKit
import DayRecords

/// Reads the dates in a condition.
struct ConditionDates {
  let formats: RecordFormats

  /// Whether there are files of holidays.
  let knowsHolidays: Bool

  /// Whether the records have columns or keys, which a condition cannot name.
  let hasColumns: Bool

  /// Reads a date in one of the formats of the records, in ISO 8601, or as a word such as `today`,
  /// which is one day; or a year, quarter, month or week in ISO 8601, which is all its days.
  func days(_ word: Word) throws(UsageError) -> ClosedRange<Day> {
    do throws(UsageError) {
      let day = try formats.day(word)
      return day...day
    } catch {
      var part: PartOfDate?
      word.withBytes { part = PartOfDate($0, in: formats.language.symbols) }
      guard let part else { throw UsageError(error.message + (columnHint(word) ?? "")) }
      if word.equals(part.word) { return part.days }
      throw UsageError("\(word.quoted) is a \(part.noun); write \(part.word)")
    }
  }

  /// A hint for a word that may be the name of another column.
  private func columnHint(_ word: Word) -> String? {
    guard hasColumns, word.count > 0, word[0].isASCIILetter else { return nil }
    return "; a condition compares a column with a date: to compare two columns, write their "
      + "difference with 'dayctl diff' into a column"
  }

  /// The part of the calendar for a word such as `this-month` or `last-year`, if it is one.
  func part(relativeToToday text: String) -> PartOfDate? {
    let words = text.split(separator: "-")
    let units: [DayAdjustment.Unit] = [.week, .month, .quarter, .year]
    let steps = ["this": 0, "current": 0, "last": -1, "previous": -1, "past": -1, "next": 1]
    guard words.count == 2, let step = steps[String(words[0])],
      let unit = units.first(where: { "\($0)" == words[1] }), let today = try? formats.clock.today()
    else { return nil }
    let days = PartOfDate(unit, of: today).days
    let near = step == 0 ? today : step < 0 ? days.lowerBound - 1 : days.upperBound + 1
    return PartOfDate(unit, of: near)
  }

  /// Returns the two dates of a range such as `2025-01-01..2025-02-01` as two words; `nil` for other
  /// words.
  func ends(ofRange word: Word) -> String? {
    guard word.positionOfDots != nil else { return nil }
    return word.withBytes { DateSentences.dates(inRange: $0, formats.readFormats.all) }
  }

  /// Returns the day that is an amount before today.
  func today(minus amount: Amount) throws(UsageError) -> Day {
    let today = try formats.day("today")
    let earlier = amount.negated.flatMap { try? $0.added(to: today, in: formats.workCalendar()) }
    guard let earlier else { throw UsageError("the day \(amount) before today is out of range") }
    return earlier
  }
}
