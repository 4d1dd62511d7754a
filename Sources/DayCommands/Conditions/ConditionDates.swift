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

  /// Reads a span: a date, which is one day, a part of the calendar, a word such as `this-month`, or two
  /// of these, which are all their days.
  func days(_ word: Word) throws(UsageError) -> ClosedRange<Day> {
    do throws(UsageError) {
      return try formats.days(word)
    } catch {
      throw UsageError(error.message + (columnHint(word) ?? ""))
    }
  }

  /// Whether a text is a date or a span in the formats, or would be one in another format.
  func looksLikeDate(_ text: Word) -> Bool {
    text.withBytes { bytes in
      formats.canReadSpan(text) || PartOfDate(bytes, in: formats.language.symbols) != nil
        || !Lookalike.readings(of: bytes, in: formats.language.symbols).isEmpty
    }
  }

  /// A hint for a word that may be the name of another column.
  private func columnHint(_ word: Word) -> String? {
    guard hasColumns, word.count > 0, word[0].isASCIILetter else { return nil }
    let isLikeDate = word.withBytes { bytes in
      bytes.spanSeparator != nil || PartOfDate(bytes, in: formats.language.symbols) != nil
        || DateWordSentences.sentence(for: bytes, readsSpans: true) != nil
    }
    guard !isLikeDate else { return nil }
    return "; to compare the dates of two columns, give both, and no date in the condition"
  }

  /// Returns the word for the date or the span that words begin with, such as `11 August 2025` or `next monday`.
  func date(meantBy words: ArraySlice<String>) -> String? {
    for count in (1...4).reversed() where count <= words.count {
      let text = words.prefix(count).joined(separator: " ")
      let word = Word(text.hasSuffix(",") ? String(text.dropLast()) : text)
      if count == 1, formats.canReadSpan(word) { return word.text }
      let meant = word.withBytes { bytes -> String? in
        if let part = PartOfDate(bytes, in: formats.language.symbols) { return part.word }
        if let other = DateWordSentences.word(insteadOf: bytes) { return other }
        let readings = Lookalike.readings(of: bytes, in: formats.language.symbols)
        return readings.count == 1 && !readings[0].lookalike.needsYear
          ? (try? readings[0].day.get())?.description : nil
      }
      if let meant { return meant }
    }
    return nil
  }

  /// Returns the first and the last day within an amount of a date as two words.
  func days(within amount: Word, of date: Word) -> String? {
    guard let days = try? days(date), let amount = Amount.amount(amount),
      let earlier = amount.negated,
      let first = try? earlier.added(to: days.lowerBound, in: formats.workCalendar()),
      let last = try? amount.added(to: days.upperBound, in: formats.workCalendar())
    else { return nil }
    return "\(first) \(last)"
  }

  /// Returns the day that is an amount before today.
  func today(minus amount: Amount) throws(UsageError) -> Day {
    let today = try formats.day("today")
    let earlier = amount.negated.flatMap { try? $0.added(to: today, in: formats.workCalendar()) }
    guard let earlier else { throw UsageError("the day \(amount) before today is out of range") }
    return earlier
  }
}
