import CommandGrammar
import DayKit
import DayRecords

/// What to count by, as the user gave it.
enum CountGroup: Equatable, Sendable {
  case calendar(DayGrouping)

  /// Spans of the same length, such as two weeks.
  case cycle(Period)
}

extension CountGroup: ArgumentValue {
  static var choices: [String] { DayGrouping.choices }

  /// Reads a word such as `month`, or an amount such as `2w`.
  init(word: Word) throws(ValueError) {
    for position in 0..<DayGrouping.count {
      let grouping = DayGrouping.value(at: position)
      guard word.equals(grouping.choice) else { continue }
      self = .calendar(grouping)
      return
    }
    guard word.count > 0, word[0].isDigit else {
      throw .notAChoice(
        word, choices: Self.choices + ["an amount such as 2w"],
        meant: DayGrouping.choice(meantBy: word))
    }
    guard let amount = Amount.amount(word) else { throw .sentence(Amount.rejection(of: word)) }
    guard case .period(let period) = amount, DayCycle(every: period, from: .min) != nil else {
      throw .sentence(
        "\(word.quoted) is not an amount to count by: use a positive amount of days and weeks, or "
          + "of months and years, such as 10d, 2w or 6m")
    }
    self = .cycle(period)
  }
}
