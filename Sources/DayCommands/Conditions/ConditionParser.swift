import CommandGrammar
import DayKit
import DayRecords

/// Reads a condition from words such as `since 2025-01-01 and not weekend`.
///
/// `not` binds more tightly than `and`, and `and` more tightly than `or`.
struct ConditionParser {
  private(set) var words: ConditionWords

  /// The word after the last `on` or `in`, and which of the two it was.
  private(set) var point: Word?
  private(set) var isInside = false

  /// Whether the last condition has this word and is negated.
  private(set) var isPointNegated = false
  private var tookPoint = false

  /// Whether no other condition and no negation came before, so that a list joined by `or` is right.
  private(set) var isAlone = true

  let dates: ConditionDates

  init(_ operands: Words, dates: ConditionDates) {
    words = ConditionWords(operands)
    self.dates = dates
  }

  /// Reads a condition from the first words.
  ///
  /// - Parameter takesFiles: Whether the operands after the condition are names of files, and not an
  ///   error.
  mutating func parse(takesFiles: Bool) throws(UsageError) -> Condition {
    guard words.current.count > 0 else {
      throw UsageError("missing argument CONDITION; \(Self.advice)")
    }
    let condition = try alternatives()
    let next = words.current
    // A part of an operand is not the name of a file.
    if next.count > 0, words.isInsideOperand || !takesFiles || !next.canBeFile {
      throw unexpected(next, isAfterFile: takesFiles && !words.isInsideOperand)
    }
    return condition
  }

  /// The operands after the condition.
  var rest: Words { words.rest }

  /// The words with which a condition begins, apart from properties and operators.
  static let verbs = [
    "before", "after", "since", "until", "on", "in", "between", "older-than", "newer-than", "every",
    "is", "not",
  ]

  static let advice = "write for example since 2025-01-01, before today, or is weekend"

  /// Passes the current word if it is one of the given words.
  private mutating func take(_ name: String, _ other: String = "", _ another: String = "") -> Bool {
    let word = words.current
    guard word.means(name) || word.means(other) || word.means(another) else { return false }
    words.advance()
    return true
  }

  private mutating func alternatives() throws(UsageError) -> Condition {
    let first = try conjunction()
    // The first array of a type takes as long to create as the rest of a call.
    guard take("or") else { return first }
    isAlone = false
    var conditions = [first]
    repeat { conditions.append(try conjunction()) } while take("or")
    return .any(conditions)
  }

  private mutating func conjunction() throws(UsageError) -> Condition {
    let first = try negation()
    guard take("and") else { return first }
    isAlone = false
    var conditions = [first]
    repeat { conditions.append(try negation()) } while take("and")
    return .all(conditions)
  }

  private mutating func negation() throws(UsageError) -> Condition {
    var isNegated = false
    var hasVerb = false
    while true {
      if take("not") {
        isAlone = false
        isNegated.toggle()
        hasVerb = false
      } else if !hasVerb, take("is") {
        hasVerb = true
      } else {
        break
      }
    }
    tookPoint = false
    let condition = try comparison(after: hasVerb ? "is" : nil)
    isPointNegated = isNegated && tookPoint
    return isNegated ? .not(condition) : condition
  }

  private mutating func comparison(after verb: String?) throws(UsageError) -> Condition {
    if let error = words.current.means("on") ? onOr() : nil { throw error }
    if dates.hasPairs, let condition = comparisonOfPair() { return condition }
    if take("before", "<") { return .within(.through(try days().lowerBound, excluding: true)) }
    if take("until", "<=") { return .within(.through(try days().upperBound, excluding: false)) }
    if take("after", ">") { return .within(.from(try days().upperBound, excluding: true)) }
    if take("since", ">=") { return .within(.from(try days().lowerBound, excluding: false)) }
    if take("in") { return .within(try daysOfPoint(isInside: true)) }
    if take("on", "=", "==") { return .within(try daysOfPoint()) }
    if take("!=") { return .not(.within(try daysOfPoint())) }
    if take("between") { return try between() }
    if take("older-than") { return .within(.through(try ago(or: "before"), excluding: true)) }
    if take("newer-than") { return .within(.from(try ago(or: "after"), excluding: true)) }
    if take("every") { return .has(.every(try cycle())) }
    return .has(try property(after: verb))
  }

  /// Takes a comparison without a date, which compares the two dates of a record.
  private mutating func comparisonOfPair() -> Condition? {
    var parser = self
    let isUnequal = parser.take("!=")
    guard let order = isUnequal ? .on : parser.order() else { return nil }
    let next = parser.words.current
    // The word after it may be the name of a file.
    let isLast = next.count == 0 || next.means("and") || next.means("or")
    var other = parser
    guard isLast || (try? other.days()) == nil else { return nil }
    self = parser
    return isUnequal ? .not(.compared(order)) : .compared(order)
  }

  private mutating func order() -> DayOrder? {
    if take("before", "<") { return .before }
    if take("until", "<=") { return .until }
    if take("on", "=", "==") { return .on }
    if take("since", ">=") { return .since }
    return take("after", ">") ? .after : nil
  }

  /// Takes an amount, and returns the day that is this amount before today.
  ///
  /// - Parameter verb: What to write before a date.
  private mutating func ago(or verb: String) throws(UsageError) -> Day {
    let word = try word("an amount such as 30d")
    if let amount = Amount.amount(word) {
      guard amount.hasOneDirection else {
        throw UsageError("the parts of \(word.quoted) have different signs: use one sign")
      }
      guard !amount.isNegative else {
        throw UsageError(
          "\(word.quoted) is negative, and the amount counts back from today: leave out the sign")
      }
      return try dates.today(minus: amount)
    }
    guard (try? dates.days(word)) == nil else {
      throw UsageError("\(word.quoted) is a date, not an amount; write \(verb) \(word.text)")
    }
    throw UsageError(Amount.rejection(of: word, needsOneDirection: true))
  }

  /// Takes an amount, the word `from` and a date.
  private mutating func cycle() throws(UsageError) -> DayCycle {
    let word = try word("an amount such as 2w, and from and a date")
    guard words.current.means("from"), Amount.amount(word) != nil else { throw noCycle(word) }
    guard let period = Self.period(of: word) else { throw Self.noPeriod(word) }
    words.advance()
    let start = words.current
    let days = try days()
    guard days.count == 1 else {
      throw UsageError(
        "\(start.quoted) is a span: write its first day, as in every \(word.text) from "
          + "\(days.lowerBound)")
    }
    guard let cycle = DayCycle(every: period, from: days.lowerBound) else {
      throw UsageError(Amount.rejection(of: word))
    }
    return cycle
  }

  private mutating func between() throws(UsageError) -> Condition {
    let firstWord = words.current
    let first = try days()
    if firstWord.positionOfDots != nil, words.current.means("and") || words.current.count == 0 {
      throw UsageError(
        "between takes two dates, and \(firstWord.quoted) is both; write in \(firstWord.text)")
    }
    if !take("and"), isEndOfSpan(words.current) {
      let word = words.current.quoted
      throw UsageError("unexpected \(word) between the dates; write between DATE and DATE")
    }
    let last = try days()
    guard first.lowerBound <= last.upperBound else {
      throw UsageError(
        "between \(first.lowerBound) and \(last.upperBound): the first date is later; swap the dates"
      )
    }
    return .within(first.lowerBound...last.upperBound)
  }

  /// Takes the date or span after `on` or `in`.
  private mutating func daysOfPoint(
    isInside: Bool = false
  ) throws(UsageError) -> ClosedRange<Day> {
    let word = words.current
    (point, self.isInside, tookPoint) = (word, isInside, true)
    do throws(UsageError) {
      return try days()
    } catch {
      if let dots = word.positionOfDots,
        let weekdays = weekdays(from: word[0..<dots], through: word[dots + 2..<word.count])
      {
        throw UsageError("\(word.quoted) is not a span of dates; write is \(weekdays)")
      }
      guard DayProperty(word: word) != nil else { throw error }
      throw UsageError("\(word.quoted) is not a date; write is \(word.text)")
    }
  }

  /// Takes a date or span, of several words if they are in one operand.
  private mutating func days() throws(UsageError) -> ClosedRange<Day> {
    let phrases = words.phrases
    for phrase in phrases where dates.formats.canReadSpan(phrase) {
      words.advance(past: phrase)
      return try dates.days(phrase)
    }
    if let phrase = phrases.first, words.isOperand(phrase) { return try dates.days(phrase) }
    let date = try word("a date")
    if let hint = Self.punctuationHint(date) {
      throw UsageError("\(date.quoted) is not a date: \(hint)")
    }
    do throws(UsageError) {
      return try dates.days(date)
    } catch {
      throw unquotedDate(from: date) ?? error
    }
  }

  /// Takes the current word.
  private mutating func word(_ description: String) throws(UsageError) -> Word {
    let word = words.current
    guard word.count > 0 else {
      throw UsageError("the condition ends after \(words.last.quoted); add \(description)")
    }
    words.advance()
    return word
  }

  private mutating func property(after verb: String?) throws(UsageError) -> DayProperty {
    let word = words.current
    guard word.count > 0 else {
      throw UsageError("the condition ends after \(words.last.quoted); \(Self.advice)")
    }
    guard let property = DayProperty(word: word) else { throw unknown(word, after: verb) }
    guard property != .holiday || dates.knowsHolidays else {
      throw UsageError("\(word.quoted) needs a list of holidays: add --holidays FILE")
    }
    words.advance()
    return property
  }
}

extension Condition {
  /// Reads the condition that the operands of a command give.
  ///
  /// - Parameters:
  ///   - knowsHolidays: Whether the business days have files of holidays.
  ///   - hasColumns: Whether the records have columns or keys.
  ///   - hasPairs: Whether each record has two dates.
  ///   - takesFiles: Whether operands after the condition are names of files, and not an error.
  ///   - files: Receives these operands.
  init(
    _ operands: Words, _ formats: RecordFormats, knowsHolidays: Bool, hasColumns: Bool = false,
    hasPairs: Bool = false, takesFiles: Bool = false, files: inout Words
  ) throws(UsageError) {
    let dates = ConditionDates(
      formats: formats, knowsHolidays: knowsHolidays, hasColumns: hasColumns,
      hasPairs: hasPairs)
    var parser = ConditionParser(operands, dates: dates)
    self = try parser.parse(takesFiles: takesFiles)
    files = parser.rest
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
}
