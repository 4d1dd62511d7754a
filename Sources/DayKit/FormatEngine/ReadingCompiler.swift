#if Formats
/// Compiles fields into the steps of a parsing program.
struct ReadingCompiler {
  private let tables: NameTables
  private var list: ContiguousArray<ReadingStep> = []
  private var names = NameIndex()
  private var times: ContiguousArray<TimeField> = []
  private(set) var hasYearOfCentury = false
  var rule: ReadingRule

  /// The lanes that are parsed, as a set of bits.
  private var lanes: UInt64 = 0

  init(tables: NameTables, rule: ReadingRule, _ years: YearRule) {
    self.tables = tables
    self.rule = rule
    list.reserveCapacity(8)
    if let year = years.defaultYear {
      self.rule.year = .fixed(year)
      lanes = 1 << ReadingLanes.year
    }
  }

  var steps: ReadingSteps {
    ReadingSteps(
      steps: list, names: names, rule: rule,
      kind: !times.isEmpty ? .times : names.words.isEmpty ? .numbers : .names, times: times)
  }

  /// Whether the parts are those that the plan needs, with at most a weekday beside them.
  var isWhole: Bool {
    let others = lanes & ~(1 << ReadingLanes.weekday)
    let year: UInt64 = 1 << ReadingLanes.year
    return switch rule.plan {
    case .dayOfMonth: others == year | 1 << ReadingLanes.month | 1 << ReadingLanes.dayOfMonth
    case .dayOfYear: others == year | 1 << ReadingLanes.dayOfYear
    case .isoWeek: others == year | 1 << ReadingLanes.week && rule.hasWeekday
    case .count, .month, .sundayWeek, .mondayWeek, .assumed: false
    }
  }

  /// Adds fields, if there are steps for all of them.
  mutating func append(_ fields: FieldList) -> Bool {
    for field in fields {
      switch field {
      case .literal(let byte): append(byte)
      case .space(let space):
        space.forEachByte {
          append($0)
          list[list.count - 1].hasSpace = true
        }
      case .number(let part, let width):
        guard let lane = lane(of: part), let step = ReadingStep(part, width) else { return false }
        guard append(step, lane) else { return false }
      case .name(let part, let table):
        guard let (lane, first) = Self.lane(of: part) else { return false }
        let step = ReadingStep(kind: .name, table: names.add(tables[table], from: first))
        guard append(step, lane) else { return false }
      case .time(let field):
        list.append(ReadingStep(kind: .name, lane: UInt64(times.count), isTime: true))
        times.append(field)
      case .count, .dateTime: return false
      }
    }
    return true
  }

  private mutating func append(_ step: ReadingStep, _ lane: UInt64) -> Bool {
    guard lanes >> lane & 1 == 0 else { return false }
    lanes |= 1 << lane
    if lane == ReadingLanes.weekday { rule.hasWeekday = true }
    var step = step
    step.lane = lane
    list.append(step)
    return true
  }

  private mutating func append(_ byte: UInt8) {
    if list.last?.isFull ?? true { list.append(ReadingStep()) }
    let last = list.count - 1
    list[last].text.set(byte, at: list[last].count)
    list[last].mask.set(0xFF, at: list[last].count)
    list[last].count += 1
  }

  /// The lane of a number.
  private mutating func lane(of part: NumberPart) -> UInt64? {
    switch part {
    case .year where rule.plan != .isoWeek: return ReadingLanes.year
    case .weekYear where rule.plan == .isoWeek: return ReadingLanes.year
    case .yearOfCentury where rule.plan != .isoWeek,
      .weekYearOfCentury where rule.plan == .isoWeek:
      hasYearOfCentury = true
      return ReadingLanes.year
    case .month: return ReadingLanes.month
    case .dayOfMonth: return ReadingLanes.dayOfMonth
    case .dayOfYear: return ReadingLanes.dayOfYear
    case .week: return ReadingLanes.week
    case .isoWeekday:
      rule.firstWeekday = 1
      return ReadingLanes.weekday
    case .sundayWeekday: return ReadingLanes.weekday
    default: return nil
    }
  }

  /// The lane of a name, and the number that its first name stands for.
  private static func lane(of part: NamePart) -> (UInt64, first: Int)? {
    switch part {
    case .month: (ReadingLanes.month, 1)
    case .weekday: (ReadingLanes.weekday, 0)
    case .dayOfMonth: (ReadingLanes.dayOfMonth, 1)
    case .era, .quarter: nil
    }
  }
}

extension ReadingStep {
  /// Creates the step of a number of at most four digits.
  fileprivate init?(_ part: NumberPart, _ width: NumberWidth) {
    switch width {
    case .exactly(let count) where count <= 4: self.init(fewest: count, most: count)
    case .upTo(let count) where count <= 4: self.init(fewest: 1, most: count)
    case .upToOrSpaces(2), .atLeastOne(2), .spaces(2):
      // A space alone is read as 0, which may be a year or a week of a year that begins before its first week.
      guard part == .dayOfMonth || part == .month || part == .week else { return nil }
      self.init(fewest: 1, most: 2)
      isSpaced = true
    default: return nil
    }
    isSigned = part == .year || part == .weekYear
  }

  private init(fewest: Int, most: Int) {
    self.init(kind: .number, fewest: UInt64(fewest), most: UInt64(most))
  }

  /// Whether the step has no room for more text.
  fileprivate var isFull: Bool { count == (kind == .number ? 4 : 8) }
}
#endif
