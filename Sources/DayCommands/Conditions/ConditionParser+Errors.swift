import CommandGrammar
import DayKit
import DayRecords

/// The errors for words that are not part of a condition, with what was probably meant.
extension ConditionParser {
  /// The error for words after `every` that are not an amount, `from` and a date.
  ///
  /// - Parameter first: The first of these words, which is passed.
  func noCycle(_ first: Word) -> UsageError {
    let phrase = [first.text] + words.following(upTo: 8).map(\.text)
    if DayProperty(word: first) != nil {
      let start = phrase.dropFirst().isEmpty ? "" : " and since \(start(in: phrase.dropFirst()))"
      return UsageError("unknown condition 'every \(first.text)'; use \(first.text)\(start)")
    }
    let beginning = Word(phrase.prefix(2).joined(separator: " "))
    let isTime = AmountSpelling.isTime(beginning.bytes[...])
    guard !isTime, let amount = Self.amount(phrase) else {
      return UsageError(Amount.rejection(of: isTime ? beginning : first))
    }
    guard Self.period(of: amount.word) != nil else { return Self.noPeriod(amount.word) }
    let start = start(in: phrase.dropFirst(amount.count))
    let text = phrase[..<amount.count].joined(separator: " ")
    let meant = "every \(amount.word.text) from"
    if let weekday = amount.weekday,
      let day = try? (dates.days(Word(start)).lowerBound - 1).next(weekday)
    {
      return UsageError(
        "unknown condition 'every \(text)'; write \(meant) the first one, such as \(day)")
    }
    return UsageError(
      text == amount.word.text
        ? "every \(text) needs from and a date: write \(meant) \(start)"
        : "unknown condition 'every \(text)'; write \(meant) \(start)")
  }

  /// The date with which words such as `from 11 August 2025` begin, an example if there are no words, or `DATE`.
  private func start(in words: ArraySlice<String>) -> String {
    let joiners = ["from", "since", "starting", "beginning", "on", "the", "at", "with"]
    let words = words.drop { joiners.contains($0.lowercased()) }
    guard let first = words.first, !["and", "or"].contains(first) else { return "2025-01-03" }
    return dates.date(meantBy: words) ?? "DATE"
  }

  /// The period of a cycle, if an amount is one.
  static func period(of amount: Word) -> Period? {
    guard case .period(let period)? = Amount.amount(amount),
      DayCycle(every: period, from: .min) != nil
    else { return nil }
    return period
  }

  static func noPeriod(_ amount: Word) -> UsageError {
    UsageError(
      "every \(amount.text): use a positive amount of days and weeks, or of months and years, such as 10d, 2w or 1m"
    )
  }

  /// The amount that words begin with, as one word, and how many of them it is; weeks, if it is a number of
  /// weekdays.
  private static func amount(
    _ phrase: [String]
  ) -> (word: Word, count: Int, weekday: Weekday?)? {
    var words = phrase.map { $0.lowercased() }
    let numbers = ["a", "other", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
    if ["one", "an"].contains(words[0]) { words[0] = "1" }
    if ["second", "two", "2nd"].contains(words[0]) { words[0] = "2" }
    if let index = numbers.firstIndex(of: words[0]) { words[0] = "\(index + 1)" }
    if words[0].utf8.first?.isDigit == false { words[0] = "1 \(words[0])" }
    for count in (1...words.count).reversed() {
      let text = words[..<count].filter { $0 != "and" }.joined(separator: " ")
      if words[count - 1] != "and", let word = AmountSpelling.amount(of: ArraySlice(text.utf8)) {
        return (Word(word), count, nil)
      }
    }
    if words.count > 1, words[0].allSatisfy(\.isNumber) {
      let name = words[1].hasSuffix("s") ? words[1].dropLast() : words[1][...]
      if let weekday = Word(String(name)).withBytes({ Weekday(name: $0) }) {
        return (Word("\(words[0])w"), 2, weekday)
      }
    }
    return Amount.amount(Word(words[0])).map { _ in (Word(words[0]), 1, nil) }
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
    for phrase in phrases {
      if let part = phrase.withBytes({ PartOfDate($0, in: dates.formats.language.symbols) }) {
        return UsageError("\(phrase.quoted) is a \(part.noun); write \(part.word)")
      }
    }
    return phrases.first(where: dates.looksLikeDate).map {
      UsageError("\(date.quoted) is not a date: write \($0.quoted) in quotes, as one argument")
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
      if dates.looksLikeDate(word) { hint = "; write \(between(point, word))" }
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
      // After `in 2025 and`, a second span is another possibility.
      let join = point != nil && words.last.means("and") ? "or " : ""
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
    for phrase in phrases(from: Word(text), following) {
      let word = Word(bytes: phrase.bytes.map { $0 == UInt8(ascii: " ") ? UInt8(ascii: "-") : $0 })
      if DayProperty(word: word) != nil { return word.text }
      if let name = Synonyms.meaning(of: word.text, in: .condition), !name.contains("{") {
        return name
      }
      if dates.formats.canReadSpan(word) { return "in \(word.text)" }
    }
    if let name = Synonyms.meaning(of: text, in: .condition) {
      if name.hasPrefix("every 2w") {
        return "every 2w from \(start(in: self.words.following(upTo: 8).map(\.text).dropFirst()))"
      }
      guard name.contains("{") else { return name }
      // The amount follows in the same operand or in the next one.
      var words = words
      words.advance()
      if let days = try? dates.days(words.current) {
        let first = words.current
        words.advance()
        let isRange = days.count == 1 && (try? dates.days(words.current)) != nil
        return isRange ? between(first, words.current) : "in \(first.text)"
      }
      return within(words.following(upTo: 8).map { $0.text.lowercased() }[...])
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
  /// The condition for the days between two words for dates, the earlier first.
  private func between(_ first: Word, _ second: Word) -> String {
    let (start, end) = (try? dates.days(first).lowerBound, try? dates.days(second).lowerBound)
    guard let start, let end, end < start else { return "between \(first.text) \(second.text)" }
    return "between \(second.text) \(first.text)"
  }

  /// The condition for words after `within`, such as `the last 2 weeks` or `3 days of 2025-12-25`.
  private func within(_ words: ArraySlice<String>) -> String {
    var words = words.drop { $0 == "the" }
    let span = words.prefix(2).joined(separator: "-")
    if span.allSatisfy({ !$0.isNumber }), dates.formats.canReadSpan(Word(span)) {
      return "in \(span)"
    }
    let isLater = words.first == "next"
    if isLater || words.first == "last" || words.first == "past" { words = words.dropFirst() }
    guard let first = words.first, !["and", "or"].contains(first) else {
      return "between today-7d today"
    }
    let unknown = "between DATE DATE"
    guard let amount = Self.amount(Array(words)), amount.weekday == nil else { return unknown }
    let rest = words.dropFirst(amount.count)
    switch rest.first {
    case nil, "and", "or":
      return isLater
        ? "between today today+\(amount.word.text)" : "between today-\(amount.word.text) today"
    case "of":
      guard let date = dates.date(meantBy: rest.dropFirst()),
        let days = dates.days(within: amount.word, of: Word(date))
      else { return unknown }
      return "between \(days)"
    default: return unknown
    }
  }

  /// What to write instead of an option such as `--after`.
  static func advice(forOption text: String) -> String? {
    let verb = String(text.dropFirst(2))
    return verbs.contains(verb) ? "write conditions without hyphens, such as \(verb)" : nil
  }
}
