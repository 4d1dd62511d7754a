import CommandGrammar
import DayKit

extension DayAdjustments {
  /// Reads words such as `next-15,following`, as the value of an option or as an operand.
  ///
  /// - Parameter option: The option, for messages; empty for an operand.
  init(_ word: Word, of option: String) throws(UsageError) {
    // Returning the optional from the closure would create its type, and so does that of a chain.
    var rule: DayAdjustment?
    word.withBytes { rule = DayAdjustment(word: $0) }
    if let rule {
      self.init(rule)
      return
    }
    var rules: DayAdjustments?
    word.withBytes { rules = DayAdjustments(reading: $0) }
    guard let rules, !rules.has({ $0.isOfOneDay }) else {
      let reason = Self.rejection(of: word, option)
      throw UsageError(option.isEmpty ? reason : "\(option): \(reason)")
    }
    self = rules
  }

  /// The reason why a word is not a chain: that of its first part that is not a rule.
  private static func rejection(of word: Word, _ option: String) -> String {
    let parts = word.bytes.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    guard parts.count > 1 else { return DayAdjustment.rejection(of: word, option) }
    for part in parts {
      if part.isEmpty {
        return "\(word.quoted) has no rule beside a comma: write rules such as next-15,following"
      }
      let part = Word(bytes: Array(part))
      if part[0] == UInt8(ascii: " ") || part[part.count - 1] == UInt8(ascii: " ") {
        let text = word.text.replacing(", ", with: ",").replacing(" ,", with: ",")
        if Word(text).isRule { return "\(word.quoted) has spaces: write \(text)" }
      }
      if !part.isRule { return DayAdjustment.rejection(of: part, option) }
    }
    return DayAdjustment.rejection(of: word, option)
  }
}

extension Word {
  /// Whether the word is a rule, or several separated by commas.
  var isRule: Bool {
    withBytes { DayAdjustments(reading: $0).map { !$0.has { $0.isOfOneDay } } ?? false }
  }
}
