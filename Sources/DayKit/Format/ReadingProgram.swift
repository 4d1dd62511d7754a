/// What a format reads, laid out so that reading a day is a walk over small numbers.
///
/// It reads what most texts look like, and says so where it does not know; then ``DayFormat`` reads
/// field by field, and finds the reason and the place of an error.
struct ReadingProgram: Sendable {
  /// The way of dates in digits in fixed places; in an array, since what is in one is used in place.
  private(set) var fixedDate: ContiguousArray<FixedDate> = []

  /// The way of dates like `29/8/2025`.
  private(set) var shortDate: ShortDate?

  /// The way of a number alone that counts days or time.
  private(set) var count: ReadCount?

  /// The way of a date with a time of day.
  private(set) var dateTime: ReadDateTime?

  /// The way of everything else; no steps where the program knows nothing.
  private(set) var steps: ContiguousArray<ReadingStep> = []

  /// How the parts make a day.
  private(set) var rule = ReadingRule(plan: .dayOfMonth)

  private(set) var names = NameIndex()

  /// Lays out the fields of a format that can be read.
  init(
    _ fields: [Field], _ tables: [NameTable], plan: ReadingPlan?, pivot: Int?,
    timeZone: TimeZoneRule?
  ) {
    guard let plan, timeZone == nil else { return }
    count = ReadCount(fields)
    if let fixedDate = FixedDate(fields) { self.fixedDate = [fixedDate] }
    shortDate = ShortDate(fields)
    dateTime = ReadDateTime(fields)
    guard count == nil, fixedDate.isEmpty, shortDate == nil, dateTime == nil else { return }
    var layout = ReadingLayout(tables: tables, rule: ReadingRule(plan: plan))
    guard layout.append(fields), layout.isWhole else { return }
    if layout.hasYearOfCentury { layout.rule.pivot = pivot }
    (steps, rule, names) = (layout.steps, layout.rule, layout.names)
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

  init(_ day: Day?) {
    self = day.map { .day($0) } ?? .refused
  }
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

/// The parts of a day as they are read, in the bits of one number.
enum ReadingLane {
  static var year: UInt64 { 0 }
  static var month: UInt64 { 16 }
  static var dayOfMonth: UInt64 { 24 }
  static var weekday: UInt64 { 32 }
  static var week: UInt64 { 40 }
  static var dayOfYear: UInt64 { 48 }
}
