import CommandGrammar
import DayKit
import DayRecords

// Texts that are not as precise as a date.

extension DateSentences {
  /// Returns the sentence for a text that is not as precise as a date.
  static func partSentence(_ bytes: Span<UInt8>, _ context: Context) -> String? {
    let text = String(quoting: bytes)
    if context.readsSpans, let name = PartOfDate.fiscalName(like: bytes) {
      return "\(text) is not a fiscal year or a part of one in this form: write \(name)"
    }
    guard let part = PartOfDate(bytes, in: context.symbols) else {
      if context.readsSpans || context.formats.contains(.yearMonth),
        let sentence = fiscalSentence(bytes)
      {
        return sentence
      }
      if let lack = PartOfDate.lack(of: bytes) { return "\(text) does not exist: \(lack)" }
      guard let part = PartOfDate(withoutYear: bytes, in: context.symbols) else { return nil }
      if context.formats.contains(.yearMonth) || context.readsSpans {
        return part.sentence(withoutYear: text)
      }
      guard context.isOperand else { return nil }
      return "\(text) is a \(part.noun), not a date; "
        + (part.noun == "month"
          ? "write a date such as \(part.firstDay)"
            + ", or one of several words in quotes, with --from 'd MMMM yyyy'"
          : "'dayctl range \(part.word)' prints its days")
    }
    // An operand that may be a month may be another span, too.
    if context.readsSpans || context.isOperand && context.formats.contains(.yearMonth) {
      return "\(text) is a \(part.noun); write \(part.word)"
    }
    if context.formats.contains(.yearMonth), part.noun == "month" {
      return "\(text) is not a month in ISO 8601; write \(part.firstDay.yearMonth)"
    }
    if context.formats.contains(.yearMonth), !context.isOperand {
      return
        "\(text) is a \(part.noun), not a month; write a month such as \(part.firstDay.yearMonth)"
    }
    let date: String
    if context.formats.contains(.iso) {
      date = part.firstDay.description
    } else if context.formats.contains(.week), part.noun == "week" {
      date = part.firstDay.weekDate.description
    } else {
      return nil
    }
    let canRead =
      context.canAssumeDay && !context.isOperand && Word(copying: bytes).equals(part.word)
    return "\(text) is a \(part.noun), not a date; write a date such as \(date)"
      + (canRead ? ", or add \(part.option)" : "")
  }

  /// Returns the sentence for a part of a fiscal year where no fiscal year is known.
  static func fiscalSentence(_ bytes: Span<UInt8>) -> String? {
    guard let part = PartOfDate(fiscal: bytes) else { return nil }
    return
      "\(String(quoting: bytes)) is a fiscal \(part.noun): add --fiscal-year-start MONTH, such as "
      + "--fiscal-year-start october"
  }

  /// Returns the sentence for a number that is not a year as it is written.
  static func yearSentence(_ bytes: Span<UInt8>, _ context: Context) -> String? {
    if let range = yearRange(bytes) {
      let text = String(quoting: bytes)
      return context.isOperand
        ? "\(text) is not a year: for a range, write \(range)"
        : "\(text) is a range of years: write each year on a line of its own"
    }
    guard bytes.count != 4, let year = try? Int(word: Word(copying: bytes)) else {
      return nil
    }
    let text = String(quoting: bytes)
    return switch year {
    case 10_000..., ...(-10_000): "\(text) is out of range: years range from -9999 to 9999"
    case ..<0: "\(text) is not a year: write years before 0 with six digits, such as -000043"
    default: "\(text) is not a year: write four digits, such as 2026"
    }
  }

  /// The range that is meant by a text such as `2025-2034`, `2025...2034` or `2025..2034`.
  static func yearRange(_ bytes: Span<UInt8>) -> String? {
    let text = Word(copying: bytes).text
    let (first, last) = (text.prefix(4), text.suffix(4))
    guard ["-", "..", "...", "–"].contains(text.dropFirst(4).dropLast(4)),
      (first + last).utf8.count == 8, (first + last).utf8.allSatisfy(\.isDigit)
    else { return nil }
    return "\(first)..\(last)"
  }
}
