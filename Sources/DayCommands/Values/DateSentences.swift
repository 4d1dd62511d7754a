import CommandGrammar
import DayKit
import DayRecords

/// The error messages for texts that are not dates.
enum DateSentences {
  /// What determines the hints in a message, apart from the text.
  struct Context {
    /// The formats that were tried.
    var formats: [DayFormat]

    /// Whether `--locale` selects a language other than English.
    var isForeign = false

    /// Whether the text is an operand, so that it may be the name of a file.
    var isOperand = false
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
    case .notAnAmount: return Amount.rejection(of: Word(copying: bytes))
    case .noSum(let error): return "there is no answer for \(text): \(error)"
    case .contradicts(let error):
      return "\(text) contradicts itself: \(error)"
    case .unreadable(let error):
      if bytes.isPadded {
        return "\(text) is not a date: remove the space before or after it"
      }
      if let sentence = DateWordSentences.sentence(for: bytes) { return sentence }
      if context.isOperand, let hint = bytes.fileHint { return "\(text) is not a date\(hint)" }
      return unreadable(bytes, error, context)
    }
  }

  /// Returns the fix for a text that is a date if its numbers are in another order.
  private static func fix(
    for error: DayError, _ bytes: Span<UInt8>, _ context: Context
  ) -> String? {
    switch error.kind {
    case .noSuchMonth, .outOfRange: break
    default: return nil
    }
    for case (let likely, .success) in Lookalike.readings(of: bytes) {
      return "; it looks like \(likely.format): add \(likely.option(isForeign: context.isForeign))"
    }
    return nil
  }

  private static func unreadable(
    _ bytes: Span<UInt8>, _ error: DayReadingError, _ context: Context
  ) -> String {
    let text = String(quoting: bytes)
    let formats = list(context.formats)
    func option(_ lookalike: Lookalike) -> String { lookalike.option(isForeign: context.isForeign) }
    let readings =
      error.isSpecific ? [] : Lookalike.readings(of: bytes, inTheOrderOf: context.formats)
    guard let (likely, day) = readings.first else {
      if !context.isOperand, context.formats.contains(.yearMonth), bytes.partOfDate?.noun == "year"
      {
        return "\(text) is a year, which only an operand can be: "
          + "write 'dayctl month-grid \(text.dropFirst().dropLast())', or a month such as 2026-03"
      }
      if context.formats.contains(.iso), let part = bytes.partOfDate {
        return "\(text) is a \(part.noun), not a date; write a date such as \(part.firstDay)"
      }
      guard error.offset > 0 || error.isSpecific else {
        return "\(text) is not a date (\(formats))"
      }
      let hasSeveral = context.formats.contains {
        $0.description != context.formats[0].description
      }
      return "\(text) is not " + (hasSeveral ? "a date (\(formats))" : formats) + ": "
        + reason(error, bytes)
    }
    guard case (let other, .success(let otherDay))? = readings.dropFirst().first,
      case .success(let day) = day
    else {
      if case .failure(let error) = day {
        return "\(text) is not \(formats), and does not exist as \(likely.format): \(error)"
      }
      return "\(text) is not \(formats); it looks like \(likely.format): add \(option(likely))"
    }
    // If both readings are the same day, show the formats instead.
    let choice =
      day == otherDay ? "\(likely.format) or \(other.format)" : "\(day) or \(otherDay)"
    return "\(text) is not \(formats); it could be \(choice): "
      + "add \(option(likely)) or \(option(other))"
  }

  /// Returns what is wrong in a text and where, counted in characters from 1.
  static func reason(_ error: DayReadingError, _ bytes: Span<UInt8>) -> String {
    let offset = min(error.offset, bytes.count)
    if case .expected(.end) = error.reason.kind {
      return "unexpected text after \(String(quoting: bytes.extracting(first: offset)))"
    }
    guard error.reason.expectation != nil else { return error.reason.description }
    guard offset < bytes.count else { return "\(error.reason) at the end" }
    return "\(error.reason) at character \(bytes.character(at: offset))"
  }

  private static func list(_ formats: [DayFormat]) -> String {
    var names: [String] = []
    // A format can be tried in two languages.
    for format in formats where !names.contains(format.description) {
      names.append(format.description)
    }
    return names.joined(separator: " or ")
  }
}

extension DayReadingError {
  /// Whether the text has the form of the format, so that other formats would not help.
  fileprivate var isSpecific: Bool {
    switch reason.kind {
    case .expected(let expectation): if case .atLeast = expectation.kind { true } else { false }
    case .falseLeapDay, .unknownOffset: true
    default: false
    }
  }
}

extension Span<UInt8> {
  /// A hint for a text that looks like the name of a file, such as `dates.csv`; otherwise `nil`.
  var fileHint: String? {
    guard count <= 256 else { return nil }
    var extensionCount = 0
    while extensionCount < count, self[count - 1 - extensionCount].isLetter { extensionCount += 1 }
    guard (2...5).contains(extensionCount), count > extensionCount + 1,
      self[count - 1 - extensionCount] == UInt8(ascii: ".")
    else { return nil }
    var isPlain = true
    for index in indices where !self[index].isPlainInShells { isPlain = false }
    let quoted = String(quoting: self)
    return "; to read a file, use --file "
      + (isPlain ? String(quoted.dropFirst().dropLast()) : quoted)
  }

  /// What the text is if it is a year or a month in ISO 8601, and its first day.
  fileprivate var partOfDate: (noun: String, firstDay: Day)? {
    guard count == 4 || count == 7 else { return nil }
    if let day = try? DayFormat.year.read(self) { return ("year", day) }
    return (try? DayFormat.yearMonth.read(self)).map { ("month", $0) }
  }

  /// Whether the text starts or ends with a space or a tab, and contains more than that.
  fileprivate var isPadded: Bool {
    guard count > 1 else { return false }
    let spaces: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
    return spaces.contains(self[0]) || spaces.contains(self[count - 1])
  }
}

extension UInt8 {
  /// Whether a shell passes the byte on without quotes around it.
  fileprivate var isPlainInShells: Bool {
    isLetter || (UInt8(ascii: "-")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "_")
  }
}
