import CommandGrammar
import DayKit
import DayRecords

/// The error messages for words that are almost words for dates, such as `friday`.
enum DateWordSentences {
  /// Returns the reason why a text is not one of the words, and the words to use; `nil` if it is not
  /// similar to any.
  ///
  /// - Parameters:
  ///   - readsSpans: Whether the text may be a word for a span, such as `last-7-days`.
  ///   - verb: What a span takes before it, such as `in ` in a condition.
  static func sentence(
    for bytes: Span<UInt8>, readsSpans: Bool = false, verb: String = ""
  ) -> String? {
    guard bytes.count <= 64, let first = bytes.first else { return nil }
    let text = String(quoting: bytes)
    if readsSpans, let words = spans(insteadOf: String(decoding: normalized(bytes), as: UTF8.self))
    {
      let uses = words.map { verb + $0 }.joined(separator: " or ")
      return "\(text) \(words.count == 1 ? "is not a span" : "has two meanings"): use \(uses)"
    }
    if let word = word(insteadOf: bytes) {
      let isSpan = SpanWord(reading: ContiguousArray(normalized(bytes)).span) != nil
      return "\(text) is not a date: use \(word)" + (isSpan ? " for one day" : "")
    }
    let word = normalized(bytes)
    if !readsSpans, SpanWord(reading: ContiguousArray(word).span) != nil {
      return
        "\(text) is a span, not a date: 'dayctl range \(String(decoding: word, as: UTF8.self))' "
        + "prints its days"
    }
    if DayAdjustment(word: ContiguousArray(word).span) != nil {
      return
        "\(text) is a rule, not a date: use 'dayctl round \(String(decoding: word, as: UTF8.self)) "
        + "DATE'"
    }
    guard first.isASCIILetter else { return nil }
    if let (name, rest) = beginning(of: bytes) {
      return advice(name, rest).map { "\(text) is not a date: \($0)" }
    }
    if readsSpans, let weekday = Weekday(name: bytes)?.word {
      return "\(text) has several meanings: use previous-\(weekday), next-\(weekday) or "
        + "next-or-same-\(weekday)"
    }
    return meanings(of: word).map { "\(text) has two meanings: use \($0.0) or \($0.1)" }
  }

  /// Whether a text is the first of several words for a date, such as the first one of `next monday`.
  static func beginsSeveralWords(_ bytes: Span<UInt8>) -> Bool {
    guard bytes.count <= 8 else { return false }
    let text = String(decoding: normalized(bytes), as: UTF8.self)
    return ["last", "next", "past", "previous", "this"].contains(text)
  }

  /// Returns the word for a date that a text means.
  static func word(insteadOf bytes: Span<UInt8>) -> String? {
    guard bytes.count <= 64, let first = bytes.first else { return nil }
    if let word = distance(bytes) { return word }
    guard first.isASCIILetter, beginning(of: bytes) == nil else { return nil }
    let word = normalized(bytes)
    return meanings(of: word) == nil ? replacement(for: word) : nil
  }

  /// The words for the meanings of a word that is almost a word for a span, in lowercase.
  private static func spans(insteadOf word: String) -> [String]? {
    if SpanWord(reading: ContiguousArray(word.utf8).span) != nil { return [word] }
    if let span = spanOfDays(word) { return [span] }
    let parts = word.split(separator: "-")
    guard parts.count == 3, let count = Int(parts[1]), (1...9_999).contains(count),
      let unit = AmountSpelling.unit(ArraySlice(parts[2].utf8)), unit != "b"
    else {
      return Synonyms.meaning(of: word, in: .span).map { [$0] }
    }
    switch (parts[0], unit) {
    case ("last", _), ("past", _), ("previous", _):
      return ["today-\(count)\(unit)..today, which has both days"]
    case ("next", "d"): return ["today..today+\(count - 1)", "today+1..today+\(count)"]
    case ("next", _): return ["today..today+\(count)\(unit), which has both days"]
    default: return nil
    }
  }

  /// The word for a span of days that ends today, such as that of `past-2-weeks` or `last-30d`, in lowercase; `nil` for
  /// other words.
  static func spanOfDays(_ word: String) -> String? {
    let parts = word.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, ["last", "past", "previous"].contains(parts[0]) else { return nil }
    let digits = parts[1].prefix(while: \.isNumber)
    guard let count = Int(digits), (1...9_999).contains(count) else { return nil }
    switch AmountSpelling.unit(ArraySlice(parts[1].dropFirst(digits.count).drop { $0 == "-" }.utf8))
    {
    case "d": return "last-\(count)-days"
    case "w": return "last-\(7 * count)-days"
    default: return nil
    }
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
    if DateWord(reading: ContiguousArray(word).span) != nil { return text }
    if let word = Synonyms.meaning(of: text, in: .date) { return word }
    let rule = DayAdjustment.likelyWord(text)
    return rule.flatMap { DateWord(reading: ContiguousArray($0.utf8).span) == nil ? nil : $0 }
  }

  /// The word for a text such as `in 3 days` or `3 days ago`.
  private static func distance(_ bytes: Span<UInt8>) -> String? {
    let text = Word(copying: bytes).text.lowercased()
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

  /// The name of the day that a text such as `today 5 days` begins with, and the rest without the
  /// blanks before it; `nil` for other texts.
  private static func beginning(of bytes: Span<UInt8>) -> (name: String, rest: ArraySlice<UInt8>)? {
    let text = Word(copying: bytes).bytes.map { $0.isASCIILetter ? $0 | 0x20 : $0 }
    let names = ["today", "tomorrow", "yesterday"]
    guard let name = names.first(where: { text.starts(with: $0.utf8) }) else { return nil }
    let rest = text[name.utf8.count...]
    let blanks = rest.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "_") }.count
    let amount = rest.dropFirst(blanks)
    guard let first = amount.first, blanks > 0 || isSign(first) else { return nil }
    return (name, amount)
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  /// What to write instead of a day and a text after it, as the end of a sentence.
  private static func advice(_ name: String, _ rest: ArraySlice<UInt8>) -> String? {
    if isTime(rest) { return "a date has no time of day; use \(name)" }
    if let amount = AmountSpelling.earlier(rest) { return "use \(name)\(amount)" }
    let isSigned = rest.first.map(isSign) ?? false
    let number = isSigned ? rest.dropFirst().drop { $0 == UInt8(ascii: " ") } : rest
    guard let first = number.first else { return nil }
    let sign = rest.first == UInt8(ascii: "-") ? "-" : "+"
    // Longer numbers are probably not numbers of days.
    if first == UInt8(ascii: "p") || number.count <= 6 && number.allSatisfy(\.isDigit) {
      let word = "\(name)\(sign)\(String(decoding: number, as: UTF8.self))"
      if DateWord(reading: ContiguousArray(word.utf8).span) != nil { return "use \(word)" }
    }
    // Two amounts such as -4m-6d are read together, because a sign before P4M-6D would be for both.
    if first.isDigit, let amount = AmountSpelling.amount(of: rest) {
      return "use \(name)\(amount.utf8.first == UInt8(ascii: "-") ? "" : "+")\(amount)"
    }
    return isSigned ? Amount.rejection(of: Word(bytes: Array(rest))) : nil
  }

  /// Whether a text is a time of day, such as `10:00` or `at 5 pm`.
  private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    let time = text.starts(with: "at ".utf8) ? text.dropFirst(3) : text
    let digits = time.prefix(while: \.isDigit)
    guard (1...2).contains(digits.count) else { return false }
    let rest = time.dropFirst(digits.count).drop { $0 == UInt8(ascii: " ") }
    return rest.first == UInt8(ascii: ":")
      || ["am", "pm", "a.m.", "p.m.", "h"].contains(String(decoding: rest, as: UTF8.self))
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
        word.append(byte.isASCIILetter ? byte | 0x20 : byte)
      }
    }
    return word
  }
}

extension Span<UInt8> {
  fileprivate var first: UInt8? { isEmpty ? nil : self[0] }
}
