import CommandGrammar
import DayKit
import DayRecords

/// How old a record may be that `retain` keeps in any case.
struct KeepPeriod: Equatable, Sendable {
  var period: Period
}

extension KeepPeriod: ArgumentValue {
  /// Reads a period that is not negative, such as `30d`.
  init(word: Word) throws(ValueError) {
    let examples = "30d, 2w, 6m or 1y"
    guard let amount = Amount.amount(word) else {
      throw .sentence(Amount.rejection(of: word, examples: examples))
    }
    guard case .period(let period) = amount,
      [period.years, period.months, period.weeks, period.days].allSatisfy({ $0 >= 0 })
    else {
      throw .sentence("invalid period \(word.quoted): use one such as \(examples)")
    }
    self.period = period
  }
}
