#if Formats
/// A compiled format.
///
/// It is created once and never changes, and all copies of a format share it.
final class CompiledFormat: Sendable {
  /// The pattern, or the name of a format that has no pattern.
  let description: String

  let fields: FieldList

  /// The names of the fields.
  let tables: NameTables

  /// What determines years that texts do not give in full, as far as the format needs it.
  let years: YearRule

  let timeZone: TimeZoneRule?

  /// Whether texts are instants, which depend on a time zone.
  let isInstant: Bool

  /// The most bytes that a day takes; 0 if the format cannot write days.
  let maximumWidth: Int

  let formattingObstacle: DayFormatError?

  /// Whether years and quarters are those of a fiscal calendar.
  let isFiscal: Bool
  let fiscalCalendar: FiscalCalendar

  /// How texts are parsed; `nil` if the format was compiled only for writing.
  private let knownReadability: Readability?

  /// Whether a month is parsed as its first day.
  private let readsMonths: Bool

  /// The day for which a text without a day stands.
  let assumedDay: AssumedDay?

  /// The program that parses common texts.
  let reading: ReadingProgram
  let readingSteps: ReadingSteps

  /// The program that formats common days.
  let writing: WritingProgram
  let writingSteps: WritingSteps

  /// Compiles a format.
  ///
  /// - Parameter isForWriting: Whether only writing must be quick. Then most of the compilation is
  ///   omitted, and texts are parsed field by field.
  init(
    _ description: String, fields: FieldList, tables: NameTables, years: YearRule,
    timeZone: TimeZoneRule?, readsMonths: Bool, assumedDay: AssumedDay? = nil,
    isFiscal: Bool = false, fiscalCalendar: FiscalCalendar = .calendarYear, isForWriting: Bool
  ) {
    self.description = description
    self.fields = fields
    self.tables = tables
    self.timeZone = timeZone
    self.readsMonths = readsMonths
    self.assumedDay = assumedDay
    (self.isFiscal, self.fiscalCalendar) = (isFiscal, fiscalCalendar)
    if let date = FixedDate(fields) {
      (self.years, isInstant, formattingObstacle) = (YearRule(), false, nil)
      // A year with a sign takes three bytes more.
      maximumWidth = date.width + 3
      knownReadability = Readability(plan: .dayOfMonth, obstacle: nil)
      (reading, readingSteps) = (.fixed(date), ReadingSteps())
      (writing, writingSteps) = (.fixed(date), WritingSteps())
      return
    }
    let years = ReadableParts(fields).relevant(years)
    self.years = years
    isInstant = fields.areInstant
    let hasOffset = timeZone != nil && timeZone != .utc
    formattingObstacle = fields.formattingObstacle
    maximumWidth =
      formattingObstacle == nil
      ? fields.reduce(0) { $0 + $1.maximumWidth(tables, hasOffset: hasOffset) } : 0
    let hasTimeZone = timeZone != nil
    var (readingSteps, writingSteps) = (ReadingSteps(), WritingSteps())
    if isFiscal {
      // No program knows fiscal calendars.
      (knownReadability, reading, writing) = (nil, .none, .none)
      (self.readingSteps, self.writingSteps) = (readingSteps, writingSteps)
      return
    }
    if isForWriting {
      (knownReadability, reading) = (nil, .none)
    } else {
      let readability = Readability(
        fields, tables, years, hasTimeZone: hasTimeZone, readsMonths: readsMonths,
        assumedDay: assumedDay)
      knownReadability = readability
      reading = ReadingProgram(
        fields, tables, plan: readability.plan, years: years, hasTimeZone: hasTimeZone,
        steps: &readingSteps)
    }
    writing = WritingProgram(fields, tables, hasTimeZone: hasTimeZone, steps: &writingSteps)
    (self.readingSteps, self.writingSteps) = (readingSteps, writingSteps)
  }
}

extension CompiledFormat {
  /// How the parts determine a day; `nil` if texts cannot be parsed.
  var plan: ReadingPlan? { readability.plan }

  var parsingObstacle: DayFormatError? { readability.obstacle }

  private var readability: Readability {
    knownReadability
      ?? Readability(
        fields, tables, years, hasTimeZone: timeZone != nil, readsMonths: readsMonths,
        assumedDay: assumedDay)
  }

  /// The numbering, if the format is only a number that is a whole date.
  var onlyCount: DayNumbering? {
    guard fields.count == 1, case .count(let numbering) = fields[0] else { return nil }
    return numbering
  }

  /// Returns the same format with another time zone, or parsing months.
  @inline(never)
  func with(timeZone: TimeZoneRule?, readsMonths: Bool) -> CompiledFormat {
    CompiledFormat(
      description, fields: fields, tables: tables, years: years, timeZone: timeZone,
      readsMonths: readsMonths, assumedDay: assumedDay, isFiscal: isFiscal,
      fiscalCalendar: fiscalCalendar, isForWriting: false)
  }

  /// Returns the same format with a day for texts that name a month, quarter, week or year.
  @inline(never)
  func with(assumedDay: AssumedDay) -> CompiledFormat {
    CompiledFormat(
      description, fields: fields, tables: tables, years: years, timeZone: timeZone,
      readsMonths: false, assumedDay: assumedDay, isFiscal: isFiscal,
      fiscalCalendar: fiscalCalendar, isForWriting: false)
  }
}

extension CompiledFormat: Hashable {
  /// Whether two formats parse and format alike.
  static func == (left: CompiledFormat, right: CompiledFormat) -> Bool {
    left === right
      || left.fields.elementsEqual(right.fields) && left.tables == right.tables
        && left.years == right.years && left.plan == right.plan
        && left.isFiscal == right.isFiscal && left.fiscalCalendar == right.fiscalCalendar
        && (left.timeZone == right.timeZone || !left.isInstant)
  }

  func hash(into hasher: inout Hasher) {
    for field in fields { hasher.combine(field) }
    hasher.combine(tables)
    hasher.combine(years)
    if isInstant { hasher.combine(timeZone) }
    if isFiscal { hasher.combine(fiscalCalendar) }
  }
}

/// How the texts of a format are parsed, or why they cannot be.
private struct Readability: Sendable {
  let plan: ReadingPlan?
  let obstacle: DayFormatError?
}

extension Readability {
  init(
    _ fields: FieldList, _ tables: NameTables, _ years: YearRule, hasTimeZone: Bool,
    readsMonths: Bool, assumedDay: AssumedDay?
  ) {
    let parts = ReadableParts(fields)
    let obstacle = fields.parsingObstacle(parts, tables: tables, years, hasTimeZone: hasTimeZone)
    // Comparing the optional would create its type.
    if case .noDay? = obstacle?.reason.kind, let assumedDay, let span = parts.span(years) {
      self.obstacle = nil
      plan = .assumed(assumedDay, in: span)
      return
    }
    if readsMonths, case .noDay? = obstacle?.reason.kind {
      self.obstacle = nil
    } else {
      self.obstacle = obstacle
    }
    plan = self.obstacle == nil ? parts.plan(years) ?? .month : nil
  }
}

extension FieldList {
  /// Whether texts in these fields are instants.
  fileprivate var areInstant: Bool {
    var (hasTime, hasZone) = (false, false)
    for field in self {
      switch field {
      case .count(let numbering) where numbering.countsTime: return true
      case .dateTime(isZoned: true), .time(.mailTime): return true
      case .time(.zone): hasZone = true
      case .time: hasTime = true
      default: break
      }
    }
    return hasTime && hasZone
  }
}

extension Field {
  /// The most bytes that a day takes in this field.
  func maximumWidth(_ tables: NameTables, hasOffset: Bool) -> Int {
    switch self {
    case .literal: 1
    case .space(let space): space.width
    case .number(let part, let width): Swift.max(part.maximumWidth, width.minimumWritten)
    case .name(_, let table): tables[table].maximumWidth
    case .count(let numbering): numbering.maximumWidth
    // A year of seven, "-08-29T00:00:00", and nothing, a Z or an offset.
    case .dateTime(isZoned: false): 22
    case .dateTime(isZoned: true): hasOffset ? 28 : 23
    case .time: 0
    }
  }
}

extension NumberPart {
  /// The number of bytes of the longest number.
  fileprivate var maximumWidth: Int {
    switch self {
    case .year, .weekYear: 7
    case .yearOfEra: 5
    case .century: 4
    case .dayOfYear: 3
    case .quarter, .isoWeekday, .sundayWeekday, .weekOfMonth, .weekdayOrdinal: 1
    case .yearOfCentury, .weekYearOfCentury, .month, .dayOfMonth, .week, .sundayWeek, .mondayWeek: 2
    }
  }
}
#endif
