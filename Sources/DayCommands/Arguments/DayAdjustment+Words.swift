import CommandGrammar
import DayKit
import DayRecords

extension DayAdjustment {
  /// Reads a word such as `end-of-month`, as the value of an option.
  init(_ word: Word, of option: String) throws(UsageError) {
    // Returning the optional from the closure would create its type.
    var adjustment: DayAdjustment?
    word.withBytes { adjustment = DayAdjustment(reading: $0) }
    guard let adjustment else { throw UsageError("\(option): \(Self.rejection(of: word))") }
    self = adjustment
  }

  private static func rejection(of word: Word) -> String {
    let text = word.text
    if ["week", "month", "quarter", "year"].contains(text) {
      return "\(word.quoted) has two meanings: use start-of-\(text) or end-of-\(text)"
    }
    if ["day", "start-of-day", "end-of-day"].contains(text) {
      return
        "\(word.quoted) is not a rule for rounding: a date has no time of day; to drop the time of a "
        + "timestamp, use 'dayctl convert --from iso8601'"
    }
    if let other = likelyWord(text) ?? numberAdvice(text) {
      return "\(word.quoted) is not a rule for rounding; use \(other)"
    }
    if let sentence = dateSentence(word) { return sentence }
    if isWord("1st" + text.drop { $0 != "-" }), text.first?.isNumber == true {
      return "\(word.quoted) is not a rule for rounding: the numbers are 1st to 5th, and last"
    }
    let name = text.lowercased().replacing(" ", with: "-")
    if isWord(name + "-of-month") {
      guard name.hasPrefix("last-") else {
        return "\(word.quoted) is not a rule for rounding; use \(name)-of-month"
      }
      let day = name.dropFirst(5)
      return "\(word.quoted) has three meanings: use previous-\(day), previous-or-same-\(day) or "
        + "\(name)-of-month"
    }
    if let sentence = word.withBytes({ DateWordSentences.sentence(for: $0) }) { return sentence }
    // A number is seldom a typing error for a name.
    let hasDigit = word.bytes.contains { $0.isDigit }
    let near =
      hasDigit || text.hasPrefix("mid") ? nil : Suggestion.nearest(to: word, among: samples)
    let hint = near.map { "; did you mean '\($0)'?" }
    return "\(word.quoted) is not a rule for rounding"
      + (hint ?? " such as end-of-month, next-friday, 2nd-tue-of-month or next-business-day")
  }

  /// The rule that was meant by a word, if that is known.
  static func likelyWord(_ text: String) -> String? {
    if let other = Synonyms.meaning(of: text, in: .rule) { return other }
    // In other programs, a weekday is a day that is not on a weekend.
    for (name, ours) in [
      ("working-day", "business-day"), ("workday", "business-day"), ("weekday", "business-day"),
      ("beginning-of", "start-of"), ("begin-of", "start-of"), ("ending-of", "end-of"),
    ] {
      let other = text.replacing(name, with: ours)
      if other != text, isWord(other) { return other }
    }
    return nil
  }

  /// The rules for a day of the month such as `15-of-month` or `15th`.
  private static func numberAdvice(_ text: String) -> String? {
    if ["middle-of-month", "mid-month"].contains(text) { return numberAdvice("15") }
    let rest = text.drop { !$0.isNumber }
    let digits = rest.prefix { $0.isNumber }
    let isNumber =
      ["", "day-"].contains(text.prefix(upTo: rest.startIndex))
      && ["", "st", "nd", "rd", "th"].contains(
        rest.dropFirst(digits.count).replacing("-of-month", with: ""))
    guard isNumber, isWord("next-\(digits)") else { return nil }
    return "next-or-same-\(digits) or previous-or-same-\(digits)"
  }

  /// The sentence for a date such as `today+1m`, or for an amount.
  private static func dateSentence(_ word: Word) -> String? {
    let isDate = word.withBytes { DateWord(reading: $0) != nil }
    let amount =
      isDate
      ? word.bytes.drop { $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") } : word.bytes[...]
    let text = String(decoding: amount, as: UTF8.self)
    if Amount.amount(Word(text)) != nil {
      return "\(word.quoted) is not a rule for rounding; to add an amount, use 'dayctl add \(text)'"
    }
    return isDate ? "\(word.quoted) is a date, not a rule for rounding such as end-of-month" : nil
  }

  private static func isWord(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return DayAdjustment(reading: bytes.span) != nil
  }

  /// The words among which a suggestion is made, and which a shell completes.
  static var samples: [String] {
    let units = ["week", "month", "quarter", "year"]
    let (weekdays, directions) = (Weekday.words, Completion.directions)
    let ordinals = ["first", "second", "third", "fourth", "last"]
    return units.flatMap { ["start-of-\($0)", "end-of-\($0)"] }
      + (weekdays + ["business-day"]).flatMap { day in directions.map { "\($0)-\(day)" } }
      + ordinals.flatMap { ordinal in
        (weekdays + ["business-day"]).map { "\(ordinal)-\($0)-of-month" }
      }
      + weekdays.map { "\($0)-of-week" }
  }
}
