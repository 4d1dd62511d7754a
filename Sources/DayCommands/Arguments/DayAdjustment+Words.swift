import CommandGrammar
import DayKit
import DayRecords

extension DayAdjustment {
  /// Reads a word such as `end-of-month`, as the value of an option.
  init(_ word: Word, of option: String) throws(UsageError) {
    var adjustment: DayAdjustment?
    word.withBytes { adjustment = DayAdjustment(reading: $0) }
    guard let adjustment else { throw UsageError("\(option): \(Self.rejection(of: word))") }
    self = adjustment
  }

  private static func rejection(of word: Word) -> String {
    let text = String(decoding: word.bytes, as: UTF8.self)
    if ["week", "month", "quarter", "year"].contains(text) {
      return "\(word.quoted) has two meanings: use start-of-\(text) or end-of-\(text)"
    }
    if ["day", "start-of-day", "end-of-day"].contains(text) {
      return
        "\(word.quoted) is not a rule for rounding: a date has no time of day; to drop the time of a "
        + "timestamp, use 'dayctl convert --from iso8601'"
    }
    if let other = otherName(text) {
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
    var sentence: String?
    word.withBytes { sentence = DateWordSentences.sentence(for: $0) }
    if let sentence { return sentence }
    // A number is seldom a typing error for a name.
    let hasDigit = word.bytes.contains { $0.isDigit }
    let near = hasDigit ? nil : Suggestion.nearest(to: word, among: samples)
    let hint = near.map { "; did you mean '\($0)'?" }
    return "\(word.quoted) is not a rule for rounding"
      + (hint ?? " such as end-of-month, next-friday, 2nd-tue-of-month or next-business-day")
  }

  /// The rule that other programs or commands call by this name.
  private static func otherName(_ text: String) -> String? {
    let units = ["week", "month", "quarter", "year"]
    for unit in units {
      let letter = String(unit.prefix(1))
      if ["last-of-\(unit)", "last-day-of-\(unit)", "\(unit)-end", "eo\(letter)"].contains(text) {
        return "end-of-\(unit)"
      }
      if [
        "first-of-\(unit)", "first-day-of-\(unit)", "\(unit)-start", "so\(letter)", "bo\(letter)",
      ].contains(text) {
        return "start-of-\(unit)"
      }
    }
    return nil
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
