import CommandGrammar
import DayKit
import DayRecords

/// The conditions that words of plain English mean.
extension ConditionParser {
  /// Returns the condition that is meant by words in lowercase, of which other words may follow.
  func condition(meantBy words: [String]) -> String? {
    let rest = words.dropFirst()
    switch words.first {
    case "within": return within(rest) ?? "between DATE DATE"
    case "last", "past": return rest.first?.first?.isNumber == true ? within(words[...]) : nil
    case "from", "starting": return between(rest)
    case "older": return age("older-than", "before", rest)
    case "newer", "younger", "younger-than": return age("newer-than", "after", rest)
    case "more": return distance("older-than", "after", orEqual: "since", rest)
    case "less": return distance("newer-than", "before", orEqual: "until", rest)
    case "at": return atLeast(rest)
    case "biweekly", "bi-weekly", "fortnightly", "fortnight":
      return "every 2w from \(start(in: rest))"
    default: return nil
    }
  }

  /// The condition for a date, a word such as `to`, and another date.
  private func between(_ words: ArraySlice<String>) -> String? {
    guard let end = words.firstIndex(where: { isEndOfSpan(Word($0)) }),
      let first = dates.date(meantBy: words[..<end]),
      let last = dates.date(meantBy: words[(end + 1)...])
    else { return nil }
    return between(Word(first), Word(last))
  }

  /// The condition for words such as `than 30 days` after `older`, or for a date.
  ///
  /// - Parameters:
  ///   - verb: The word before an amount.
  ///   - order: The word before a date.
  private func age(_ verb: String, _ order: String, _ words: ArraySlice<String>) -> String? {
    let words = words.drop { $0 == "than" }
    if let amount = pastAmount(words) { return "\(verb) \(amount)" }
    return dates.date(meantBy: words).map { "\(order) \($0)" } ?? verb
  }

  /// The condition for words such as `than 2 weeks ago` or `than 2 weeks from now` after `more`, or for a date.
  ///
  /// - Parameters:
  ///   - verb: The word before an amount of the past.
  ///   - order: The word before a date.
  ///   - orEqual: The word before a date that counts, too.
  private func distance(
    _ verb: String, _ order: String, orEqual: String, _ words: ArraySlice<String>
  ) -> String? {
    var words = words.drop { $0 == "than" }
    var order = order
    if words.starts(with: ["or", "equal", "to"]) { (words, order) = (words.dropFirst(3), orEqual) }
    if let amount = pastAmount(words) { return "\(verb) \(amount)" }
    guard let amount = amount(words) else {
      return dates.date(meantBy: words).map { "\(order) \($0)" }
    }
    switch words.dropFirst(amount.count).joined(separator: " ") {
    case "from now", "from today", "in the future", "ahead", "away":
      return "\(order) today+\(amount.word.text)"
    default: return nil
    }
  }

  /// The amount that words begin with, if it is not a number of weekdays, and how many of the words it is.
  private func amount(_ words: ArraySlice<String>) -> (word: Word, count: Int)? {
    guard !words.isEmpty, let amount = Self.amount(Array(words)), amount.weekday == nil else {
      return nil
    }
    return (amount.word, amount.count)
  }

  /// The amount of words such as `30 days` or `30 days ago`; `nil` for other words.
  private func pastAmount(_ words: ArraySlice<String>) -> String? {
    guard let amount = amount(words) else { return nil }
    switch words.dropFirst(amount.count).first {
    case nil, "and", "or", "ago", "old": return amount.word.text
    default: return nil
    }
  }

  /// The condition for words such as `least 3 months ago`; `nil` for others.
  private func atLeast(_ words: ArraySlice<String>) -> String? {
    guard let amount = amount(words.dropFirst()) else { return nil }
    switch words.first {
    case "least": return "until today-\(amount.word.text)"
    case "most": return "since today-\(amount.word.text)"
    default: return nil
    }
  }

  /// The condition for the weekdays from one to another; `nil` if the words are not weekdays, or if there are
  /// other conditions.
  func weekdays(from first: Word, through last: Word) -> String? {
    guard isAlone, let first = first.withBytes({ Weekday(name: $0) }),
      let last = last.withBytes({ Weekday(name: $0) })
    else { return nil }
    return (0...last.days(since: first)).map { first.advanced(by: $0).word }.joined(
      separator: " or ")
  }

  /// The condition for the days between two words for dates, the earlier first.
  func between(_ first: Word, _ second: Word) -> String {
    let (start, end) = (try? dates.days(first).lowerBound, try? dates.days(second).lowerBound)
    guard let start, let end, end < start else { return "between \(first.text) \(second.text)" }
    return "between \(second.text) \(first.text)"
  }

  /// The condition for words after `within`, such as `the last 2 weeks` or `3 days of 2025-12-25`; `nil` if
  /// they are not understood.
  private func within(_ words: ArraySlice<String>) -> String? {
    var words = words.drop { $0 == "the" }
    let span = words.prefix(2).joined(separator: "-")
    if span.allSatisfy({ !$0.isNumber }), dates.formats.canReadSpan(Word(span)) {
      return "in \(span)"
    }
    if let date = words.first, let days = try? dates.days(Word(date)) {
      guard days.count == 1, let last = words.dropFirst().first.map({ Word($0) }),
        (try? dates.days(last)) != nil
      else { return "in \(date)" }
      return between(Word(date), last)
    }
    if ["last", "past"].contains(words.first), let amount = amount(words.dropFirst()),
      let span = DateWordSentences.spanOfDays("last-\(amount.word.text)")
    {
      let next = words.dropFirst(1 + amount.count).first
      return next.map { ["and", "or"].contains($0) } ?? true ? "in \(span)" : nil
    }
    let isLater = words.first == "next"
    let isEarlier = ["last", "past"].contains(words.first)
    if isLater || isEarlier { words = words.dropFirst() }
    guard let first = words.first, !["and", "or"].contains(first) else {
      return "between today-7d today"
    }
    guard let amount = amount(words) else { return nil }
    let rest = words.dropFirst(amount.count)
    switch rest.first {
    case nil, "and", "or":
      let past = "between today-\(amount.word.text) today"
      let future = "between today today+\(amount.word.text)"
      return isLater ? future : isEarlier ? past : "\(past) for the past, or \(future)"
    case "of":
      guard let date = dates.date(meantBy: rest.dropFirst()),
        let days = dates.days(within: amount.word, of: Word(date))
      else { return nil }
      return "between \(days)"
    default: return nil
    }
  }
}
