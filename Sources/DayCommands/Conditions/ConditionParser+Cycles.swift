import CommandGrammar
import DayKit
import DayRecords

/// The errors for words after `every`, with what was probably meant.
extension ConditionParser {
  /// The error for words after `every` that are not an amount, `from` and a date.
  ///
  /// - Parameter first: The first of these words, which is passed.
  func noCycle(_ first: Word) -> UsageError {
    let first =
      first.count > 1 && first[first.count - 1] == UInt8(ascii: ",")
      ? first[0..<first.count - 1] : first
    let phrase = [first.text] + words.following(upTo: 8).map(\.text)
    if DayProperty(word: first) != nil {
      let others = isAlone ? Self.weekdays(phrase.dropFirst()) : (words: [], count: 0)
      let rest = phrase.dropFirst(others.count + 1)
      let start =
        rest.isEmpty || ["and", "or"].contains(rest.first) ? "" : " and since \(start(in: rest))"
      let names = [first.text] + others.words
      return UsageError(
        "unknown condition 'every \(first.text)'; use "
          + names.map { $0 + start }.joined(separator: " or "))
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
    let write = Self.hasStart(phrase.dropFirst(amount.count)) ? "write" : "write for example"
    return UsageError(
      text == amount.word.text
        ? "every \(text) needs from and a date: \(write) \(meant) \(start)"
        : "unknown condition 'every \(text)'; \(write) \(meant) \(start)")
  }

  /// The date with which words such as `from 11 August 2025` begin, an example if there are no words, or `DATE`.
  func start(in words: ArraySlice<String>) -> String {
    guard Self.hasStart(words) else { return "2025-01-03" }
    return dates.date(meantBy: words.drop(while: Self.joinsStart)) ?? "DATE"
  }

  /// Whether there are words for the first day of a cycle.
  private static func hasStart(_ words: ArraySlice<String>) -> Bool {
    words.first { !joinsStart($0) }.map { !["and", "or"].contains($0) } ?? false
  }

  private static func joinsStart(_ word: String) -> Bool {
    ["from", "since", "starting", "beginning", "on", "the", "at", "with"].contains(
      word.lowercased())
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
  static func amount(
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

  /// The weekdays that words such as `and Thursday` begin with, and how many of the words they are.
  private static func weekdays(_ words: ArraySlice<String>) -> (words: [String], count: Int) {
    var (names, count) = ([String](), 0)
    for (index, word) in words.enumerated() where !["and", "or"].contains(word) {
      let name = word.hasSuffix(",") ? word.dropLast() : word[...]
      guard Word(String(name)).withBytes({ Weekday(name: $0) }) != nil else { break }
      names.append(String(name))
      count = index + 1
    }
    return (names, count)
  }
}
