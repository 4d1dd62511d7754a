import CommandGrammar
import DayKit
import DayRecords

extension RecordFormats {
  /// Reads an operand that is one date, in one of the formats, in ISO 8601, or as a word such as
  /// `today`.
  ///
  /// - Parameters:
  ///   - option: The option whose value it is, for messages; empty for an operand.
  ///   - takesMoreDates: Whether another date can follow the word.
  func day(
    _ word: Word, of option: String = "", takesMoreDates: Bool = false
  ) throws(UsageError) -> Day {
    let reader = reader
    var day = Day.min
    var sentence: String?
    word.withBytes { bytes in
      do throws(DateFailure) {
        day = try reader.read(bytes)
      } catch {
        // In ISO 8601, a date is unambiguous whatever the formats are.
        if let iso = try? DayFormat.iso.read(bytes) { return day = iso }
        sentence = DateSentences.sentence(
          for: error, in: bytes,
          DateSentences.Context(
            formats: readFormats.all, isOperand: true, takesMoreDates: takesMoreDates,
            language: language))
      }
    }
    if let sentence { throw UsageError(option.isEmpty ? sentence : "\(option): \(sentence)") }
    return day
  }

  /// Reads the value of an option that is a date, a part of the calendar such as `2026-03`, or a range
  /// of them such as `2026-03-01..2026-03-05`.
  func days(_ word: Word, of option: String) throws(UsageError) -> ClosedRange<Day> {
    var ends: (first: Day, last: Day)?
    word.withBytes { ends = spanReading($0) }
    if let ends, ends.first <= ends.last { return ends.first...ends.last }
    // What follows finds the reason.
    guard let dots = word.positionOfDots else { return try span(word, of: option) }
    let start = try span(word[0..<dots], of: option).lowerBound
    let end = try span(word[dots + 2..<word.count], of: option).upperBound
    guard start <= end else { throw UsageError("\(option): \(word.quoted) ends before it starts") }
    return start...end
  }

  /// Reads a date, which is one day, or a part of the calendar, which is all its days.
  private func span(_ word: Word, of option: String) throws(UsageError) -> ClosedRange<Day> {
    var part: PartOfDate?
    // In a format of numbers, a year would be one.
    if !readFormats.first.isNumber {
      word.withBytes { part = PartOfDate($0, in: language.symbols) }
    }
    if let part, word.equals(part.word) { return part.days }
    let day = try day(word, of: option)
    return day...day
  }
}
