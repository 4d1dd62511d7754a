import CommandGrammar
import DayKit
import DayRecords

/// The error messages for words that are almost words for dates, such as `friday`.
enum DateWordSentences {
  /// Returns the reason why a text is not one of the words, and the words to use; `nil` if it is not
  /// similar to any.
  static func sentence(for bytes: Span<UInt8>) -> String? {
    guard bytes.count <= 64, let first = bytes.first else { return nil }
    let text = String(quoting: bytes)
    if let word = distance(bytes) { return "\(text) is not a date: use \(word)" }
    guard first.isLetter else { return nil }
    let word = normalized(bytes)
    if let words = meanings(of: word) {
      return "\(text) has two meanings: use \(words.0) or \(words.1)"
    }
    if let replacement = replacement(for: word) {
      return "\(text) is not a date: use \(replacement)"
    }
    return amount(of: word, in: text)
  }

  /// The words for the two meanings of a word such as `friday`, `last-friday` or `this-friday`.
  private static func meanings(of word: [UInt8]) -> (String, String)? {
    for (prefix, words) in [
      ("", ("next-", "next-or-same-")), ("last-", ("previous-", "previous-or-same-")),
      ("past-", ("previous-", "previous-or-same-")),
      ("this-", ("next-or-same-", "previous-or-same-")),
      ("coming-", ("next-", "next-or-same-")),
    ] where word.starts(with: prefix.utf8) {
      let name = word.dropFirst(prefix.utf8.count)
      if let weekday = Weekday(name: name.span) {
        return (words.0 + weekday.word, words.1 + weekday.word)
      }
    }
    return nil
  }

  /// The word for a text that is written differently or that other programs read.
  private static func replacement(for word: [UInt8]) -> String? {
    let text = String(decoding: word, as: UTF8.self)
    if DateWord(reading: word.span) != nil { return text }
    return switch text {
    case "now": "today"
    case "next-day": "tomorrow"
    case "previous-day", "last-day": "yesterday"
    case "next-week": "today+1w"
    case "next-month": "today+1m"
    case "next-year": "today+1y"
    case "last-week", "previous-week": "today-1w"
    case "last-month", "previous-month": "today-1m"
    case "last-year", "previous-year": "today-1y"
    default: nil
    }
  }

  /// The word for a text such as `in 3 days` or `3 days ago`.
  private static func distance(_ bytes: Span<UInt8>) -> String? {
    let text = String(decoding: Word(copying: bytes).bytes, as: UTF8.self).lowercased()
    func amount(_ text: Substring) -> String? {
      AmountSpelling.amount(of: Array(text.utf8)[...]).flatMap {
        $0.utf8.first?.isDigit == true ? $0 : nil
      }
    }
    if text.hasPrefix("in ") { return amount(text.dropFirst(3)).map { "today+\($0)" } }
    if let earlier = AmountSpelling.earlier(Array(text.utf8)[...]) { return "today\(earlier)" }
    if text.hasSuffix(" from now") { return amount(text.dropLast(9)).map { "today+\($0)" } }
    return nil
  }

  /// The reason why the amount after `today` is not an amount.
  private static func amount(of word: [UInt8], in text: String) -> String? {
    for name in ["today", "tomorrow", "yesterday"] where word.starts(with: name.utf8) {
      let rest = word.dropFirst(name.utf8.count)
      guard let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
        continue
      }
      return "\(text) is not a date: " + Amount.rejection(of: Word(bytes: Array(rest)))
    }
    return nil
  }

  /// The text in lowercase, with `-` for spaces and underscores.
  private static func normalized(_ bytes: Span<UInt8>) -> [UInt8] {
    var word: [UInt8] = []
    for index in bytes.indices {
      let byte = bytes[index]
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: "_") {
        // `today +30` is `today+30`.
        let isBeforeSign = index + 1 < bytes.count && [0x2B, 0x2D].contains(bytes[index + 1])
        let isAfterSign = index > 0 && [0x2B, 0x2D].contains(bytes[index - 1])
        if !isBeforeSign, !isAfterSign { word.append(UInt8(ascii: "-")) }
      } else {
        word.append(byte.isLetter ? byte | 0x20 : byte)
      }
    }
    return word
  }
}

extension Span<UInt8> {
  fileprivate var first: UInt8? { isEmpty ? nil : self[0] }
}
