/// What a format reads, laid out so that reading a day is a walk over small numbers.
///
/// It reads what most texts look like, and says so where it does not know; then ``DayFormat`` reads
/// field by field, and finds the reason and the place of an error.
enum ReadingProgram: Sendable {
  /// Nothing that it knows.
  case none

  /// A date in digits in fixed places.
  case fixed(FixedDate)

  /// A date like `29/8/2025`.
  case short(ShortDate)

  /// A number alone that counts days or time.
  case count(DayCount)

  /// A date with a time of day.
  case dateTime(DateTimeLook)

  /// Numbers and text, by steps.
  case numbers

  /// Names, numbers and text, by steps.
  case names

  /// Lays out the fields of a format that can be read, and the steps if the program needs them.
  init(
    _ fields: [Field], _ tables: [NameTable], plan: ReadingPlan?, pivot: Int?, hasTimeZone: Bool,
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
      self = .dateTime(DateTimeLook(form: form))
    } else {
      var layout = ReadingLayout(tables: tables, rule: ReadingRule(plan: plan))
      guard layout.append(fields), layout.isWhole else { return }
      if layout.hasYearOfCentury { layout.rule.pivot = pivot }
      steps = ReadingSteps(steps: layout.steps, names: layout.names, rule: layout.rule)
      self = layout.names.words.isEmpty ? .numbers : .names
    }
  }
}

/// What a program says of a text.
enum QuickReading {
  /// The text begins with a day.
  case day(Day)

  /// The text does not begin with a day in the format.
  case refused

  /// The program does not know.
  case unknown
}

/// The steps of reading, and how what they read makes a day.
struct ReadingSteps: Sendable {
  var steps: ContiguousArray<ReadingStep> = []
  var names = NameIndex()
  var rule = ReadingRule(plan: .dayOfMonth)
}

/// A step of reading: a number, a name or nothing, and text after it.
struct ReadingStep: Sendable {
  enum Kind: Sendable { case text, number, name }

  var kind = Kind.text

  /// Where the number that is read stands in the parts of the day.
  var lane: UInt64 = 0

  /// How many digits a number has.
  var fewest: UInt64 = 0
  var most: UInt64 = 0

  /// Whether a space may stand for a zero in front.
  var isSpaced = false

  /// Whether a sign may stand in front, which the program does not read.
  var isSigned = false

  /// The names of a part.
  var table = NameIndex.Table()

  /// The text, eight bytes at most, after a number four, and what leaves so many of a word alone.
  var text: UInt64 = 0
  var mask: UInt64 = 0
  var count = 0
}
