import CommandGrammar
import DayKit
import DayRecords

/// The errors for words that are not part of a condition, with what was probably meant.
extension ConditionParser {
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
    var (first, words) = (date, words)
    if date.means("the") {
      first = words.current
      words.advance()
    }
    let phrases = phrases(from: first, words).reversed()
    for phrase in phrases {
      if let sentence = phrase.withBytes({ DateWordSentences.sentence(for: $0, readsSpans: true) })
      {
        return UsageError(sentence)
      }
    }
    if date.means("the"),
      let condition = Synonyms.meaning(of: first.text.lowercased(), in: .condition)
    {
      return UsageError("'the \(first.text)' is not a date; use \(condition)")
    }
    let symbols = dates.formats.language.symbols
    for phrase in phrases {
      if let part = phrase.withBytes({ PartOfDate($0, in: symbols) }) {
        return UsageError("\(phrase.quoted) is a \(part.noun); write \(part.word)")
      }
      if let part = phrase.withBytes({ PartOfDate(withoutYear: $0, in: symbols) }) {
        return UsageError(part.sentence(withoutYear: phrase.quoted))
      }
    }
    return phrases.first(where: dates.looksLikeDate).map {
      UsageError("\(date.quoted) is not a date: write \($0.quoted) in quotes, as one argument")
    }
  }

  /// A word with the one, two and three words after it.
  func phrases(from first: Word, _ following: ConditionWords) -> [Word] {
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
  ///
  /// - Parameter isAfterFile: Whether it stands where another file could.
  func unexpected(_ word: Word, isAfterFile: Bool) -> UsageError {
    let text = word.text
    let isNumber = !words.last.bytes.isEmpty && words.last.bytes.allSatisfy(\.isDigit)
    var hint = word.fileHint ?? (!words.isInsideOperand && word.isFile ? word.hintToRead : nil)
    if isNumber, let unit = AmountSpelling.unit(word.bytes[...]) {
      let number = words.last.text
      // The amount may have more parts.
      let parts = words.following(upTo: 8).map(\.text)
      let amount = parts.indices.reversed().lazy.compactMap { last in
        AmountSpelling.amount(
          of: Array("\(number) \(parts[...last].joined(separator: " "))".utf8)[...])
      }.first
      hint = "; write the amount in one word: \(amount ?? number + unit)"
    }
    if text == "-" || text == "+", let amount = words.following(upTo: 2).last,
      Amount.amount(amount) != nil, words.last.text.first?.isLetter == true
    {
      hint = "; write \(words.last.text)\(text)\(amount.text)"
    }
    if let name = Synonyms.meaning(of: text, in: .conjunction),
      !isEndOfSpan(word) || (try? dates.days(words.last)) != nil
    {
      hint = "; write '\(name)'"
    }
    if isEndOfSpan(word), let last = words.following(upTo: 2).last,
      let weekdays = weekdays(from: words.last, through: last)
    {
      hint = "; write \(weekdays)"
    }
    if let point, words.last.bytes == point.bytes {
      if isEndOfSpan(word) { hint = "; write between \(point.text) and the last day" }
      if dates.looksLikeDate(word) {
        let verb = isInside ? "in" : "on"
        hint =
          "; write \(verb) \(point.text) or \(verb) \(word.text)"
          + (isInside ? ", or \(between(point, word)) for all days between" : "")
      }
    }
    if point == nil, let first = try? dates.days(words.last), let last = try? dates.days(word),
      first.upperBound < last.lowerBound
    {
      hint = "; write \(between(words.last, word)) for the days between"
    }
    if let advice = Self.punctuationHint(word) { hint = ": \(advice)" }
    if hint == nil, word.isTimeOfDay { hint = "; conditions compare days: leave out the time" }
    if hint == nil, dates.looksLikeDate(word) {
      hint =
        "; 'dayctl filter' reads dates from lines, and 'dayctl test DATE CONDITION' checks one"
    }
    let other =
      isAfterFile
      ? "; there is no file of that name, and conditions are joined" : "; join conditions"
    return UsageError(
      "unexpected \(word.quoted) after the condition" + (hint ?? "\(other) with 'and' or 'or'"))
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
    if ["a", "an", "the"].contains(where: { word.means($0) }) {
      return UsageError("unknown condition \(word.quoted); leave it out")
    }
    var following = words
    following.advance()
    if word.withBytes(DateWordSentences.beginsSeveralWords) {
      for phrase in phrases(from: word, following).reversed() {
        let sentence = phrase.withBytes {
          DateWordSentences.sentence(for: $0, readsSpans: true, verb: verb == nil ? "in " : "")
        }
        if let sentence { return UsageError(sentence) }
      }
    }
    if let days = try? dates.days(word) {
      let rest = following.following(upTo: 2).map { $0.text.lowercased() }
      if rest.first == "or", let last = rest.last {
        let isLater = ["later", "after", "newer"].contains(last)
        if isLater || ["earlier", "before", "older"].contains(last) {
          return UsageError(
            "unknown condition \(word.quoted); use \(isLater ? "since" : "until") \(word.text)")
        }
      }
      // After `in 2025 and`, a second span is another possibility.
      let join = point != nil && words.last.means("and") ? "or " : ""
      if let point, isPointNegated {
        let verb = isInside ? "not in" : "not on"
        return UsageError(
          "unknown condition \(word.quoted); write \(verb) \(point.text) and \(verb) \(word.text)")
      }
      return UsageError(
        "unknown condition \(word.quoted); "
          + (days.count == 1
            ? "for the same date, write '\(join)on' and the date" : "write \(join)in \(word.text)"))
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
    for phrase in phrases(from: Word(text), following).reversed() {
      let word = Word(bytes: phrase.bytes.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0 })
      if DayProperty(word: word) != nil { return word.text }
      if let name = Synonyms.meaning(of: word.text, in: .condition) { return name }
      // The 7 of "next 7 days" is not a day of a month.
      if word.bytes.last?.isDigit != true, dates.formats.canReadSpan(word) {
        return "in \(word.text)"
      }
    }
    if let condition = condition(meantBy: words.following(upTo: 10).map { $0.text.lowercased() }) {
      return condition
    }
    if let name = Synonyms.meaning(of: text, in: .condition) { return name }
    if text.hasSuffix("business-day"), DayProperty(word: Word(text + "-of-month")) != nil {
      return text + "-of-month"
    }
    let calendar = text.replacing("fiscal-", with: "")
    if calendar != text, calendar.contains("year") || calendar.contains("quarter"),
      DayProperty(word: Word(calendar)) != nil
    {
      let isFiscal = dates.formats.fiscalCalendar != nil
      return calendar + (isFiscal ? "" : " with --fiscal-year-start MONTH")
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

extension Word {
  /// Whether a word looks like `23:59`.
  fileprivate var isTimeOfDay: Bool {
    let numbers = text.split(separator: ":", omittingEmptySubsequences: false)
    return numbers.count > 1 && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) }
  }
}
