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
    if let other = Synonyms.meaning(of: text, in: .rule) {
      return "\(word.quoted) is not a rule for rounding; use \(other)"
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
    let near = hasDigit ? nil : Suggestion.nearest(to: word, among: samples)
    let hint = near.map { "; did you mean '\($0)'?" }
    return "\(word.quoted) is not a rule for rounding"
      + (hint ?? " such as end-of-month, next-friday, 2nd-tue-of-month or next-business-day")
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
