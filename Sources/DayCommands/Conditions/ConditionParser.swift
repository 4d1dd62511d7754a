import CommandGrammar
import DayKit
import DayRecords

/// Reads a condition from words such as `since 2025-01-01 and not weekend`.
///
/// `not` binds more tightly than `and`, and `and` more tightly than `or`. A word of the command line
/// may contain several words of the condition, separated by spaces.
struct ConditionParser {
  private let words: Words
  private var position = 0
  private let dates: ConditionDates

  init(_ operands: Words, dates: ConditionDates) {
    let space = UInt8(ascii: " ")
    var words = Words()
    for operand in operands where operand.count > 0 {
      // Most operands are one word, and creating the first array of a type takes tens of thousands
      // of instructions.
      if operand.firstIndex(of: space) == operand.count {
        words.append(operand)
      } else {
        for part in operand.bytes.split(separator: space) { words.append(Word(bytes: Array(part))) }
      }
    }
    self.words = words
    self.dates = dates
  }

  /// Reads all words as one condition.
  mutating func parse() throws(UsageError) -> Condition {
    guard !words.isEmpty else { throw UsageError("missing operand CONDITION; \(Self.advice)") }
    let condition = try alternatives()
    guard let word = next else { return condition }
    throw UsageError(
      "unexpected \(word.quoted) after the condition; join conditions with 'and' or 'or'")
  }

  static let advice = "write for example since 2025-01-01, before today, or is weekend"

  private var next: Word? { position < words.count ? words[position] : nil }

  /// Passes the next word if it is one of the given words.
  private mutating func take(_ name: String, _ other: String = "", _ another: String = "") -> Bool {
    guard position < words.count else { return false }
    let next = words[position]
    guard next.equals(name) || next.equals(other) || next.equals(another) else { return false }
    position += 1
    return true
  }

  private mutating func alternatives() throws(UsageError) -> Condition {
    var condition = try conjunction()
    while take("or") { condition = .either(condition, try conjunction()) }
    return condition
  }

  private mutating func conjunction() throws(UsageError) -> Condition {
    var condition = try negation()
    while take("and") { condition = .both(condition, try negation()) }
    return condition
  }

  private mutating func negation() throws(UsageError) -> Condition {
    take("not") ? .not(try negation()) : try comparison()
  }

  private mutating func comparison() throws(UsageError) -> Condition {
    if take("before", "<") { return .within(.through(try date(), excluding: true)) }
    if take("until", "<=") { return .within(.through(try date(), excluding: false)) }
    if take("after", ">") { return .within(.from(try date(), excluding: true)) }
    if take("since", ">=") { return .within(.from(try date(), excluding: false)) }
    if take("on", "=", "==") { return .within(.only(try date())) }
    if take("!=") { return .not(.within(.only(try date()))) }
    if take("between") { return try between() }
    if take("older-than") {
      return .within(.through(try dates.today(minus: amount()), excluding: true))
    }
    if take("newer-than") {
      return .within(.from(try dates.today(minus: amount()), excluding: true))
    }
    let hasVerb = take("is")
    if hasVerb, take("not") { return .not(.has(try property(after: "not"))) }
    return .has(try property(after: hasVerb ? "is" : nil))
  }

  private mutating func between() throws(UsageError) -> Condition {
    let first = try date()
    _ = take("and")
    let last = try date()
    guard first <= last else {
      throw UsageError("between \(first) \(last): the first date is later; swap the dates")
    }
    return .within(first...last)
  }

  private mutating func date() throws(UsageError) -> Day {
    try dates.day(try word("a date"))
  }

  private mutating func amount() throws(UsageError) -> Amount {
    let word = try word("an amount such as 30d")
    guard let amount = Amount.amount(word) else { throw UsageError(Amount.rejection(of: word)) }
    return amount
  }

  /// Takes the next word.
  private mutating func word(_ description: String) throws(UsageError) -> Word {
    guard let next else {
      throw UsageError("the condition ends after \(words[position - 1].quoted); add \(description)")
    }
    position += 1
    return next
  }

  private mutating func property(after verb: String?) throws(UsageError) -> DayProperty {
    guard let word = next else {
      throw UsageError(
        "the condition ends after \(words[position - 1].quoted); \(Self.advice)")
    }
    guard let property = DayProperty(word: word) else { throw unknown(word, after: verb) }
    position += 1
    return property
  }

  private func unknown(_ word: Word, after verb: String?) -> UsageError {
    let verbs = [
      "before", "after", "since", "until", "on", "between", "older-than", "newer-than", "is", "not",
    ]
    let names = (verb == nil ? verbs : []) + DayProperty.words
    let hint = Suggestion.hint(for: word, among: names) ?? "; \(Self.advice)"
    return UsageError("unknown condition \(word.quoted)" + hint)
  }
}

extension ClosedRange<Day> {
  /// The days up to a day; `nil` if there are none.
  fileprivate static func through(_ day: Day, excluding: Bool) -> ClosedRange? {
    guard excluding else { return .min...day }
    return day == .min ? nil : .min...day - 1
  }

  /// The days from a day on; `nil` if there are none.
  fileprivate static func from(_ day: Day, excluding: Bool) -> ClosedRange? {
    guard excluding else { return day ... .max }
    return day == .max ? nil : day + 1 ... .max
  }

  fileprivate static func only(_ day: Day) -> ClosedRange { day...day }
}
