import CommandGrammar
import DayKit
import DayRecords
import System

/// The error messages for texts that are not dates.
enum DateSentences {
  /// What determines the hints in a message, apart from the text.
  struct Context {
    /// The formats that were tried.
    var formats: [DayFormat]

    /// Whether the text is an operand, so that it may be the name of a file.
    var isOperand = false

    /// Whether the text is not a record, so that a date in ISO 8601 is read besides those in the formats.
    var readsISO = false

    /// Whether `--time-zone` may give a time another day than the text has.
    var isInTimeZone = false

    /// The option whose value the text is; empty for an operand.
    var option = ""

    /// Whether the command takes another date after the text, if that is an operand.
    var takesMoreDates = false

    /// Whether the text may be a span, such as a month or two dates.
    var readsSpans = false

    /// Whether an option may select a day of a month.
    var canAssumeDay = true

    /// The language of names.
    var language: Language?

    /// Returns what to write instead of an operand that is not a date, as the end of a sentence.
    var advice: (Word) -> String? = { _ in nil }

    /// Returns the options that find a date in a line that has more than a date, as the end of a sentence.
    var placeHint: (Span<UInt8>) -> String = { _ in "" }

    /// Returns the options that read the columns or keys of a line, as the end of a sentence.
    var fieldHint: (Span<UInt8>) -> String = { _ in "" }

    /// Whether a format was tried, in the same language.
    func hasTried(_ lookalike: Lookalike) -> Bool {
      !(isForeign && lookalike.isEnglish) && !lookalike.needsLocale
        && formats.contains { $0.description == lookalike.format.description }
    }

    /// Whether `--locale` selects a language other than English.
    var isForeign: Bool { language.map { $0.isForeign } ?? false }

    /// The names in the language of the user.
    var symbols: DaySymbols { language.map { $0.symbols } ?? .english }
  }

  /// Returns the reason why a text is not a date, with a likely fix.
  static func sentence(
    for failure: DateFailure, in bytes: Span<UInt8>, _ context: Context
  ) -> String {
    let text = String(quoting: bytes)
    switch failure {
    case .doesNotExist(let error):
      return "\(text) does not exist: \(error)" + (fix(for: error, bytes, context) ?? "")
    case .clock(let value):
      let value = String(quoting: value)
      return "\(Clock.variable) is \(value), which is not a date (\(DayFormat.iso))"
    case .timeZone(let value, let error): return TimeZoneRule.message(ofLocal: value, error)
    case .notAnAmount: return Amount.rejection(of: Word(copying: bytes))
    case .spanEnd(let isLast, let failure): return spanEnd(isLast, failure, bytes, context)
    case .reversedSpan(let first, let last):
      return "the end \(last) is before the start \(first): swap them"
    case .noSum(let error): return "there is no result for \(text): \(error)"
    case .contradicts(let error):
      return "\(text) contradicts itself: \(error)"
    case .unreadable(let error):
      if !context.isOperand, bytes.equals("null") {
        return "there is no date: the value is null"
      }
      if bytes.isEmpty { return "\(text) is empty: there is no date" }
      if !bytes.hasContent { return "\(text) is blank: there is no date" }
      let trimmed = bytes.trimming(0..<bytes.count)
      if !trimmed.isEmpty, trimmed.count < bytes.count {
        if bytes.firstIndex(of: UInt8(ascii: "\r"), from: 0) < bytes.count {
          return "\(text) is not a date: remove the carriage return before or after it"
        }
        if bytes.firstIndex(of: UInt8(ascii: "\""), from: 0) < bytes.count {
          return "\(text) is not a date: remove the space "
            + (bytes[0] == UInt8(ascii: "\"")
              ? "after a quote, which must end its column"
              : "before a quote, which must begin its column")
        }
        let option = paddedFormat(bytes, trimmed, context).map { ", or add --from \($0)" }
        return "\(text) is not a date: remove the space before or after it\(option ?? "")"
      }
      if let sentence = DateWordSentences.sentence(for: bytes, readsSpans: context.readsSpans) {
        return sentence
      }
      if context.isOperand, let hint = operandHint(bytes, context) {
        return "\(text) is not a date\(hint)"
      }
      return unreadable(bytes, error, context)
    }
  }

  /// Returns the format of a record that is a date in one of the formats with spaces before or after it.
  private static func paddedFormat(
    _ bytes: Span<UInt8>, _ date: Range<Int>, _ context: Context
  ) -> String? {
    guard !context.isOperand else { return nil }
    for format in context.formats where (try? format.read(bytes.extracting(date))) != nil {
      let start = Word(copying: bytes.extracting(first: date.lowerBound)).text
      let end = Word(copying: bytes.extracting(droppingFirst: date.upperBound)).text
      let padded = start + format.description + end
      guard let other = try? DayFormat(parsing: padded), (try? other.read(bytes)) != nil else {
        return nil
      }
      return Word(padded).shellQuoted
    }
    return nil
  }

  /// Returns the reason why one end of a span is not a date.
  private static func spanEnd(
    _ isLast: Bool, _ failure: DateFailure, _ bytes: Span<UInt8>, _ context: Context
  ) -> String {
    let text = String(quoting: bytes)
    // A text such as 2025/08 is a month, and not two dates.
    if let part = PartOfDate(bytes, in: context.symbols) {
      return "\(text) is a \(part.noun); write \(part.word)"
    }
    if case .unreadable = failure, let sentence = fieldSentence(bytes, context) { return sentence }
    let separator = bytes.spanSeparator ?? 0..<0
    let end =
      isLast
      ? bytes.extracting(droppingFirst: separator.upperBound)
      : bytes.extracting(first: separator.lowerBound)
    let name = isLast ? "end" : "start"
    guard !end.isEmpty else { return "\(text) has no \(name); write both dates" }
    if isLast, end[0] == UInt8(ascii: "."), separator.count == 2 {
      return "\(text) has three full stops; write two between the dates"
    }
    return "\(text): the \(name) \(sentence(for: failure, in: end, context))"
  }

  /// Returns the sentence for a record with columns or keys that are spans.
  static func fieldSentence(_ bytes: Span<UInt8>, _ context: Context) -> String? {
    guard context.readsSpans, !context.isOperand else { return nil }
    let hint = context.fieldHint(bytes)
    return hint.isEmpty ? nil : "\(String(quoting: bytes)) is not a span\(hint)"
  }

  /// Returns what to write instead of an operand that is something other than a date.
  private static func operandHint(_ bytes: Span<UInt8>, _ context: Context) -> String? {
    if context.option.isEmpty, let dates = dates(inRange: bytes, context.formats) {
      return context.takesMoreDates
        ? "; write two words: \(dates)" : "; 'dayctl range \(dates)' prints its days"
    }
    if DateWordSentences.beginsSeveralWords(bytes) {
      let readsSpans = context.readsSpans || context.formats.contains(.yearMonth)
      return "; write one word, such as next-monday" + (readsSpans ? " or last-month" : "")
    }
    return context.advice(Word(copying: bytes)).map { "; \($0)" } ?? fileHint(bytes, context)
      ?? amountHint(bytes, context) ?? sumHint(bytes, context.formats)
  }

  /// The hint for an amount, such as `+30`, where a date should be.
  private static func amountHint(_ bytes: Span<UInt8>, _ context: Context) -> String? {
    let word = Word(copying: bytes)
    guard context.option.isEmpty, !context.formats.contains(where: { $0 == .year || $0.isNumber }),
      word[0] == 0x2B || word[0] == 0x2D, Amount.amount(word) != nil
    else { return nil }
    return "; write today\(word.text), or use 'dayctl add DATE \(word.text)'"
  }

  /// The hint for a text that looks like the name of a file, which no option for days reads.
  private static func fileHint(_ bytes: Span<UInt8>, _ context: Context) -> String? {
    guard let hint = bytes.fileHint else { return nil }
    guard !context.option.isEmpty else {
      let inText = context.placeHint(bytes)
      return inText.isEmpty ? hint : inText
    }
    guard context.option == "--highlight", bytes.looksLikeFile else { return nil }
    return "; to mark the days of a file, use --holidays FILE"
  }

  /// The hint for a date and an amount in one word, such as `2025-01-01+30`.
  private static func sumHint(_ bytes: Span<UInt8>, _ formats: [DayFormat]) -> String? {
    let word = Word(copying: bytes)
    guard let sign = word.bytes.lastIndex(where: { $0 == 0x2B || $0 == 0x2D }) else { return nil }
    let (date, amount) = (word[0..<sign], word[sign..<word.count])
    guard date.count >= 8, date.isPlainInShells, Amount.amount(amount) != nil,
      date.withBytes({ bytes in formats.contains { (try? $0.read(bytes)) != nil } })
    else { return nil }
    return "; to add an amount, use 'dayctl add \(date.text) \(amount.text)'"
  }

  /// Returns the two dates of a range such as `2025-01-01..2025-02-01` as two words, if both can be
  /// read.
  static func dates(inRange range: Span<UInt8>, _ formats: [DayFormat]) -> String? {
    let word = Word(copying: range)
    guard let dots = word.positionOfDots else { return nil }
    let ends = [word[0..<dots], word[dots + 2..<word.count]]
    var words: [String] = []
    for end in ends {
      let word = end.withBytes { bytes -> String? in
        for format in formats {
          // ISO 8601 is read besides all formats.
          if let day = try? format.read(bytes) { return "\(day)" }
        }
        return DateWord(reading: bytes) == nil ? nil : end.text
      }
      guard let word, end.isPlainInShells else { return nil }
      words.append(word)
    }
    return words.joined(separator: " ")
  }

  /// Returns the sentence for a word for a date in another form, or for a text that is not as precise as a
  /// date; `nil` for any other text.
  static func advice(for bytes: Span<UInt8>, in language: Language) -> String? {
    DateWordSentences.sentence(for: bytes)
      ?? partSentence(bytes, Context(formats: [.iso], isOperand: true, language: language))
  }

  /// Returns what is wrong in a text and where, counted in characters from 1.
  static func reason(_ error: DayParsingError, _ bytes: Span<UInt8>) -> String {
    let offset = min(error.offset, bytes.count)
    if case .expected(.end) = error.reason.kind {
      return "unexpected text after \(String(quoting: bytes.extracting(first: offset)))"
    }
    guard error.reason.expectation != nil else { return error.reason.description }
    guard offset < bytes.count else { return "\(error.reason) at the end" }
    return "\(error.reason) at character \(bytes.character(at: offset))"
  }

  static func list(_ formats: [DayFormat]) -> String {
    var names: [String] = []
    // A format can be tried in two languages.
    for format in formats where !names.contains(format.description) {
      names.append(format.description)
    }
    return names.joined(separator: " or ")
  }
}
