import CommandGrammar
import DayKit
import DayRecords

/// The errors for words that are not part of a condition, with what was probably meant.
extension ConditionParser {
  /// The error for a word after `every` that is not an amount, or whose unit is another word.
  func noAmount(_ word: Word) -> UsageError {
    let next = AmountSpelling.unit(words.current.bytes[...])
    if let next, word.means("other") {
      return UsageError("unknown condition 'every other'; write every 2\(next) from \(start)")
    }
    if let next, word.bytes.allSatisfy(\.isDigit) {
      return UsageError(
        "write the amount in one word, and the date after from: every \(word.text)\(next) from \(start)"
      )
    }
    if DayProperty(word: word) != nil {
      return UsageError("unknown condition 'every \(word.text)'; use \(word.text)")
    }
    if let unit = AmountSpelling.unit(word.bytes[...]) {
      return UsageError(
        "'every \(word.text)' needs an amount and a date: write every 1\(unit) from 2025-01-03")
    }
    return UsageError(Amount.rejection(of: word))
  }

  /// The date after the unit that is the current word and `from`, or one as an example.
  private var start: String {
    var words = words
    words.advance()
    guard words.current.means("from") else { return "2025-01-03" }
    words.advance()
    return dates.looksLikeDate(words.current) ? words.current.text : "2025-01-03"
  }

  /// The error for `on or before` and `on or after`, which would be two conditions.
  func onOr() -> UsageError? {
    var words = words
    words.advance()
    guard words.current.means("or") else { return nil }
    words.advance()
    for (order, verb) in [("before", "until"), ("after", "since")] where words.current.means(order)
    {
      return UsageError("unknown condition 'on or \(order)'; use \(verb)")
    }
    return nil
  }

  /// The error for a word that begins a date of several operands, such as `1 September 2025` or
  /// `last month`.
  ///
  /// - Parameter date: The word, which is passed.
  func unquotedDate(from date: Word) -> UsageError? {
    var phrase: String?
    for text in phrases(from: date, words) {
      if let sentence = text.withBytes({ DateWordSentences.sentence(for: $0, readsSpans: true) }) {
        return UsageError(sentence)
      }
      if dates.looksLikeDate(text) { phrase = text.quoted }
    }
    return phrase.map {
      UsageError("\(date.quoted) is not a date: write \($0) in quotes, as one argument")
    }
  }

  /// A word with the one, two and three words after it.
  private func phrases(from first: Word, _ following: ConditionWords) -> [Word] {
    var (text, following, phrases) = (first.bytes, following, [Word]())
    for _ in 0..<3 where following.current.count > 0 {
      text += " ".utf8 + following.current.bytes
      following.advance()
      phrases.append(Word(bytes: text))
    }
    return phrases
  }

  /// The hint for a word with a comma after it, or with parentheses.
  static func punctuationHint(_ word: Word) -> String? {
    // The bytes as an array would cost a plain call more than everything else.
    for index in 0..<word.count
    where word[index] == UInt8(ascii: "(") || word[index] == UInt8(ascii: ")") {
      return "there are no parentheses; write 'not A or not B' for not (A and B), "
        + "'not A and not B' for not (A or B), and 'A and C or B and C' for (A or B) and C"
    }
    guard word.count > 1, word[word.count - 1] == UInt8(ascii: ",") else { return nil }
    return "remove the comma, and join conditions with 'and' or 'or'"
  }

  /// The error for a word after the condition.
  func unexpected(_ word: Word) -> UsageError {
    let text = word.text
    let isNumber = !words.last.bytes.isEmpty && words.last.bytes.allSatisfy(\.isDigit)
    var hint = word.fileHint
    if isNumber, let unit = AmountSpelling.unit(word.bytes[...]) {
      let number = words.last.text
      hint = "; write the amount in one word: \(number)\(unit)"
    }
    if let name = Synonyms.meaning(of: text, in: .conjunction) { hint = "; write '\(name)'" }
    if let point, words.last.bytes == point.bytes {
      if isEndOfSpan(word) { hint = "; write between \(point.text) and the last day" }
      if dates.looksLikeDate(word) { hint = "; write between \(point.text) \(word.text)" }
    }
    if let advice = Self.punctuationHint(word) { hint = ": \(advice)" }
    return UsageError(
      "unexpected \(word.quoted) after the condition"
        + (hint ?? "; join conditions with 'and' or 'or'"))
  }

  /// Whether a word such as `to` stands between the first and the last day.
  func isEndOfSpan(_ word: Word) -> Bool {
    word.count > 0 && Synonyms.meaning(of: word.text, in: .conjunction) == "and until"
  }

  func unknown(_ word: Word, after verb: String?) -> UsageError {
    if let file = word.fileHint { return UsageError("unknown condition \(word.quoted)\(file)") }
    if let hint = Self.punctuationHint(word) {
      return UsageError("unknown condition \(word.quoted): \(hint)")
    }
    if let condition = likelyCondition(word.text.lowercased()) {
      guard words.last.means("not"), condition.hasPrefix("not ") else {
        return UsageError("unknown condition \(word.quoted); use \(condition)")
      }
      return UsageError("unknown condition 'not \(word.text)'; use \(condition.dropFirst(4))")
    }
    if let days = try? dates.days(word) {
      return UsageError(
        "unknown condition \(word.quoted); "
          + (days.count == 1
            ? "for the same date, write 'on' and the date" : "write in \(word.text)"))
    }
    if let advice = DayAdjustment.weekdayAdvice(word.text, takesRules: false) {
      return UsageError("unknown condition \(word.quoted); \(advice)")
    }
    let names = (verb == nil ? Self.verbs : []) + DayProperty.words + Weekday.words
    let hint = Suggestion.hint(for: word, among: names) ?? "; \(Self.advice)"
    return UsageError("unknown condition \(word.quoted)" + hint)
  }

  /// The condition that was meant by a word, if that is known.
  private func likelyCondition(_ text: String) -> String? {
    var following = words
    following.advance()
    for phrase in phrases(from: Word(text), following) {
      let word = Word(bytes: phrase.bytes.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0 })
      if dates.formats.canReadSpan(word) { return "in \(word.text)" }
    }
    if let name = Synonyms.meaning(of: text, in: .condition) {
      guard let start = name.firstIndex(of: "{") else { return name }
      // The amount follows in the same operand or in the next one.
      var words = words
      words.advance()
      if let days = try? dates.days(words.current) {
        let first = words.current.text
        words.advance()
        let isRange = days.count == 1 && (try? dates.days(words.current)) != nil
        return isRange ? "between \(first) \(words.current.text)" : "in \(first)"
      }
      let amount = Amount.amount(words.current) == nil ? "7d" : words.current.text
      return name[..<start] + amount + name[start...].drop { $0 != "}" }.dropFirst()
    }
    if let rule = DayAdjustment.likelyWord(text), DayProperty(word: Word(rule)) != nil {
      return rule
    }
    for prefix in ["not-", "non-", "non", "un", "in"] where text.hasPrefix(prefix) {
      let rest = String(text.dropFirst(prefix.utf8.count))
      if DayProperty(word: Word(rest)) != nil { return "not \(rest)" }
    }
    return nil
  }
}

extension ConditionParser {
  /// What to write instead of an option such as `--after`.
  static func advice(forOption text: String) -> String? {
    let verb = String(text.dropFirst(2))
    return verbs.contains(verb) ? "write conditions without hyphens, such as \(verb)" : nil
  }
}
