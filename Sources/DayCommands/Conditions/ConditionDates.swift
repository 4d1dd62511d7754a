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

  /// Whether each record has two dates, which a condition compares.
  let hasPairs: Bool

  /// Reads a date in one of the formats of the records, in ISO 8601, or as a word such as `today`,
  /// which is one day; or a year, quarter, month or week, in ISO 8601 or as a word such as
  /// `this-month`, which is all its days.
  func days(_ word: Word) throws(UsageError) -> ClosedRange<Day> {
    do throws(UsageError) {
      let day = try formats.day(word)
      return day...day
    } catch {
      if let days = try days(relativeToToday: word) { return days }
      var part: PartOfDate?
      word.withBytes { part = PartOfDate($0, in: formats.language.symbols) }
      guard let part else {
        if let lack = Self.lack(ofPart: word) { throw UsageError(lack) }
        throw UsageError(error.message + (columnHint(word) ?? ""))
      }
      if word.equals(part.word) { return part.days }
      throw UsageError("\(word.quoted) is a \(part.noun); write \(part.word)")
    }
  }

  /// The reason why a word such as `2025-Q5`, `2025-W54` or `2025-13` is not a part of the calendar;
  /// `nil` for a word of another form.
  private static func lack(ofPart word: Word) -> String? {
    let parts = word.text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].utf8.count == 4, parts[0].utf8.allSatisfy(\.isDigit) else {
      return nil
    }
    let number = parts[1].utf8.drop { !$0.isDigit }
    guard (1...2).contains(number.count), number.allSatisfy(\.isDigit) else { return nil }
    switch parts[1].utf8.dropLast(number.count).map({ $0 | 0x20 }) {
    case []: return "\(word.quoted) does not exist: months go from 01 to 12"
    case [UInt8(ascii: "q")]: return "\(word.quoted) does not exist: quarters go from Q1 to Q4"
    case [UInt8(ascii: "w")]:
      return "\(word.quoted) does not exist: weeks go from W01 to W52, or W53 in some years"
    default: return nil
    }
  }

  /// A hint for a word that may be the name of another column.
  private func columnHint(_ word: Word) -> String? {
    guard hasColumns, word.count > 0, word[0].isASCIILetter else { return nil }
    return "; a condition compares a column with a date: to compare two columns, write their "
      + "difference with 'dayctl diff' into a column"
  }

  /// The days of a word such as `this-month`, `last-year` or `last-7-days`, if it is one.
  ///
  /// Today is the last of the last 7 days.
  private func days(relativeToToday word: Word) throws(UsageError) -> ClosedRange<Day>? {
    let words = word.text.split(separator: "-")
    if words.count == 3, words[0] == "last", words[2] == "days" || words[2] == "day",
      let count = Int(words[1]), count > 0
    {
      let today = try formats.day("today")
      return ((try? today.adding(.days(1 - count))) ?? .min)...today
    }
    let steps = ["this": 0, "current": 0, "last": -1, "previous": -1, "past": -1, "next": 1]
    guard words.count == 2, let step = steps[String(words[0])],
      let unit = DayAdjustment.Unit(name: Array(words[1].utf8).span)
    else { return nil }
    return try? formats.day("today").span(of: unit, unitsLater: step)
  }

  /// Returns the two dates of a range such as `2025-01-01..2025-02-01` as two words; `nil` for other
  /// words.
  func ends(ofRange word: Word) -> String? {
    guard let dots = word.positionOfDots else { return nil }
    let ends = [word[0..<dots], word[dots + 2..<word.count]]
    guard ends.allSatisfy({ $0.isPlainInShells && (try? days($0)) != nil }) else { return nil }
    return ends.map(\.text).joined(separator: " ")
  }

  /// Returns the day that is an amount before today.
  func today(minus amount: Amount) throws(UsageError) -> Day {
    let today = try formats.day("today")
    let earlier = amount.negated.flatMap { try? $0.added(to: today, in: formats.workCalendar()) }
    guard let earlier else { throw UsageError("the day \(amount) before today is out of range") }
    return earlier
  }
}
