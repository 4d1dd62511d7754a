import CommandGrammar
import DayKit
import DayRecords

/// The rules by which dates are rounded, and the options that only they need.
struct RoundingOptions: Equatable, Sendable {
  var rules: Word?
  var firstWeekday = Weekday.monday

  /// Whether nothing is rounded.
  var isEmpty: Bool { rules == nil }
}

extension RoundingOptions {
  /// Binds the options of a command that rounds the dates that it computes.
  mutating func bind(to parts: inout Parts) throws(UsageError) {
    guard parts.needsOptions else { return }
    try parts.option(
      "--round", value: "RULE", into: &rules,
      help: "round each result, such as to end-of-month",
      detail: """
        RULE is a rule of 'dayctl round', or several separated by commas, which apply in order, after \
        everything else; 'dayctl help rules' lists them.
        """, completion: .rounding)
    try bindFirstWeekday(to: &parts)
    try parts.once("--round")
    try parts.requires("--starting-on", "--round")
  }

  mutating func bindFirstWeekday(to parts: inout Parts, _ other: String = "") throws(UsageError) {
    try parts.option(
      "--starting-on", other, value: "WEEKDAY", into: &firstWeekday,
      help: "first day of the week, for rules about weeks",
      detail: "Weeks of words such as this-week always start on Monday.", isRare: true)
  }

  /// Dates and the rules, all of which may depend on the fiscal year.
  func words(with dates: Words = Words()) -> Words {
    var words = dates
    if let rules { words.append(rules) }
    return words
  }

  /// What the rules need besides dates.
  ///
  /// The rules are not among them: a value without references needs no optional, whose type would have
  /// to be created.
  struct Needs {
    var businessDays = false
    var weeks = false
    var today = false
  }

  /// Reads the rules and checks that the options make a difference.
  ///
  /// - Parameter option: The option that gives the rules, for messages; empty for an operand.
  func needs(of option: String = "--round") throws(UsageError) -> Needs {
    guard let word = rules else { return Needs() }
    let rules = try DayAdjustments(word, of: option)
    let needs = Needs(
      businessDays: rules.has(\.findsBusinessDays),
      weeks: rules.has(\.dependsOnFirstWeekday), today: rules.has(\.dependsOnToday))
    guard firstWeekday == .monday || needs.weeks else {
      throw UsageError(
        "--starting-on applies to weeks only: use a rule such as \(Self.hint(option, "start-of-week"))"
      )
    }
    return needs
  }

  /// An option or an operand with a rule.
  static func hint(_ option: String, _ rule: String) -> String {
    option.isEmpty ? rule : "\(option) \(rule)"
  }
}
