import CommandGrammar
import DayKit

extension Completion {
  /// The words of conditions, and those that stand for dates and spans.
  static var condition: Completion {
    let words = ConditionParser.verbs + ["from", "and", "or"] + DayProperty.words + Weekday.words
    return Completion("condition", words.map { Candidate($0) } + span.candidates)
  }
}
