/// The fields of a format as a program that parses a day in a few steps over small numbers.
///
/// It parses the form of most texts. For other texts its result is `unknown`; then ``DayFormat``
/// parses field by field, and finds the reason and the position of an error.
enum ReadingProgram: Sendable {
  /// No texts.
  case none

  /// A date whose digits have fixed positions.
  case fixed(FixedDate)

  /// A date like `29/8/2025`.
  case short(ShortDate)

  /// Only a number, which counts days or time.
  case count(DayCount)

  /// A date with a time of day.
  case dateTime(CommonDateTime)

  /// Numbers and text, in steps.
  case numbers

  /// Names, numbers, times of day and text, in steps.
  case names

  /// Creates the program of a format that can parse, and its steps if it needs them.
  init(
    _ fields: FieldList, _ tables: NameTables, plan: ReadingPlan?, years: YearRule,
    hasTimeZone: Bool,
    steps: inout ReadingSteps
  ) {
    self = .none
    guard let plan else { return }
    if let date = FixedDate(fields) {
      self = .fixed(date)
    } else if let date = ShortDate(fields) {
      self = .short(date)
    } else if hasTimeZone {
      return
    } else if case .number(let part, .unbounded) = fields[0], fields.count == 1 {
      self = DayCount(part).map { .count($0) } ?? .none
    } else if case .dateTime(let form) = fields[0], fields.count == 1 {
      self = .dateTime(CommonDateTime(form: form))
    } else {
      var layout = ReadingLayout(tables: tables, rule: ReadingRule(plan: plan), years)
      guard layout.append(fields), layout.isWhole else { return }
      if layout.hasYearOfCentury, let pivot = years.pivot {
        layout.rule.year = .ofCentury(pivot: pivot)
      }
      steps = layout.program
      self = steps.kind == .numbers ? .numbers : .names
    }
  }
}

/// The result of a program for a text.
enum QuickReading {
  /// The text begins with a day.
  case day(Day)

  /// The text does not begin with a day in the format.
  case refused

  /// The program cannot tell.
  case unknown
}

/// The steps of a parsing program, and how their numbers determine a day.
struct ReadingSteps: Sendable {
  var steps: ContiguousArray<ReadingStep> = []
  var names = NameIndex()
  var rule = ReadingRule(plan: .dayOfMonth)

  var kind = Kind.numbers

  /// The parts of a time of day.
  var times: ContiguousArray<TimeField> = []

  /// What is in the steps beside text: numbers, also names, or also parts of a time of day.
  enum Kind: Sendable { case numbers, names, times }
}

/// A step of a parsing program: a number, a name, a part of a time of day or nothing, and the text
/// after it.
struct ReadingStep: Sendable {
  enum Kind: Sendable {
    case text, number

    /// A name, or a part of a time of day; a kind of its own would make the steps of all formats
    /// slower.
    case name
  }

  var kind = Kind.text

  /// The lane of the number among the parts of the day.
  var lane: UInt64 = 0

  /// The number of digits of a number.
  var fewest: UInt64 = 0
  var most: UInt64 = 0

  /// Whether a leading zero can be a space.
  var isSpaced = false

  /// Whether a sign can come first, which the program does not parse.
  var isSigned = false

  /// The names of a part.
  var table = NameIndex.Table()

  /// Whether the step is a part of a time of day, whose index is the lane.
  var isTime = false

  /// The text, at most eight bytes, or four after a number, and the mask that selects it in a word.
  var text: UInt64 = 0
  var mask: UInt64 = 0
  var count = 0
}
