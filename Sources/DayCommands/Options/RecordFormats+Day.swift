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
        if let iso = reader.readISO(bytes) { return day = iso }
        sentence = self.sentence(for: error, in: bytes, of: option, takesMoreDates: takesMoreDates)
      }
    }
    if let sentence { throw UsageError(sentence) }
    return day
  }

  /// Reads a date with which those of records are compared, as ``day(_:of:takesMoreDates:)`` does, except for what may
  /// be a year or a date without separators.
  func point(
    _ word: Word, of option: String = "", takesMoreDates: Bool = false
  ) throws(UsageError) -> Day {
    let day = try day(word, of: option, takesMoreDates: takesMoreDates)
    try checkMeaning(of: word, option: option, isDay: true)
    return day
  }

  /// Reads an operand or the value of an option that is a span: a date, a part of the calendar such as
  /// `2026-03`, a word such as `this-month`, or two of these such as `2026-03-01..2026-03-05`.
  ///
  /// - Parameter option: The option whose value it is, for messages; empty for an operand.
  func span(_ word: Word, of option: String = "") throws(UsageError) -> DaySpan {
    let reader = reader
    var span = DaySpan.day(.min)
    var sentence: String?
    var isReversed = false
    word.withBytes { bytes in
      do throws(DateFailure) {
        span = try reader.readSpan(bytes)
      } catch {
        if case .reversedSpan = error { isReversed = true }
        sentence = self.sentence(for: error, in: bytes, of: option, readsSpans: true)
      }
    }
    // One end may be a number by mistake.
    if isReversed { try checkMeaning(of: word, option: option) }
    if let sentence { throw UsageError(sentence) }
    try checkMeaning(of: word, option: option)
    return span
  }

  /// The message about a word that cannot be read, with the option whose value it is.
  private func sentence(
    for failure: DateFailure, in bytes: Span<UInt8>, of option: String,
    takesMoreDates: Bool = false, readsSpans: Bool = false
  ) -> String {
    let sentence = DateSentences.sentence(
      for: failure, in: bytes,
      DateSentences.Context(
        formats: readFormats.all, isOperand: true, readsISO: true,
        isInTimeZone: clock.timeZone.isZone, option: option, takesMoreDates: takesMoreDates,
        readsSpans: readsSpans, language: language))
    return option.isEmpty ? sentence : "\(option): \(sentence)"
  }

  /// Whether a word is a span, which takes less than the reason why it is none.
  func canReadSpan(_ word: Word) -> Bool {
    let reader = reader
    return word.withBytes { (try? reader.readSpan($0)) != nil }
  }

  /// Checks that a year, a date without separators or a span of them could not be numbers in one of the formats.
  ///
  /// - Parameters:
  ///   - option: The option whose value it is, for messages; empty for an operand.
  ///   - isDay: Whether a span cannot take its place.
  func checkMeaning(
    of word: Word, option: String = "", isDay: Bool = false
  ) throws(UsageError) {
    guard word.count >= 4,
      let index = (0..<readFormats.count).first(where: { readFormats[$0].isNumber })
    else { return }
    let ends = word.bytes.spanEnds
    func ambiguity(_ subject: String, _ meanings: String, _ fix: String) -> UsageError {
      UsageError(
        (option.isEmpty ? "" : "\(option): ")
          + "\(subject) may be \(meanings) in the format \(readFormats[index]): write \(fix)")
    }
    for end in ends {
      // A month, or a date without a time or with hours and minutes, and perhaps seconds.
      let date: ArraySlice<UInt8>
      switch end.count {
      case 6: date = end + "01".utf8
      case 8, 12, 14: date = end.prefix(8)
      default: continue
      }
      guard end.allSatisfy(\.isDigit),
        let day = try? DayFormat.basic.read(ContiguousArray(date).span)
      else { continue }
      let isMonth = end.count == 6
      throw ambiguity(
        "'\(String(decoding: end, as: UTF8.self))'",
        isMonth ? "a month or a number" : "a date or a number",
        isMonth && !isDay ? "\(day.yearMonth)" : "\(day)")
    }
    let years = ends.filter { $0.count == 4 && $0.allSatisfy { 0x30...0x39 ~= $0 } }
      .map { String(decoding: $0, as: UTF8.self) }
    guard let first = years.first, let last = years.last else { return }
    let areAll = years.count == ends.count
    let subject = areAll ? word.quoted : "'\(first)'"
    let meanings = areAll && ends.count > 1 ? "years or numbers" : "a year or a number"
    throw ambiguity(
      subject, meanings,
      isDay
        ? "a date such as \(first)-01-01"
        : "\(first)-01..\(last)-12, or dates such as 2025-08-29")
  }

  /// Reads the days of a span.
  func days(_ word: Word, of option: String = "") throws(UsageError) -> ClosedRange<Day> {
    try span(word, of: option).days
  }
}

extension [UInt8] {
  /// The two sides of what separates a span's ends, or the whole text.
  var spanEnds: [ArraySlice<UInt8>] {
    let text = self[...]
    guard let separator = text.span.spanSeparator else { return [text] }
    return [self[..<separator.lowerBound], self[separator.upperBound...]]
  }
}
