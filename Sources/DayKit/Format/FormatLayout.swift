/// A compiled format.
///
/// It is created once and never changes, and all copies of a format share it: copying it would cost
/// more than parsing a day.
final class FormatLayout: Sendable {
  let description: String
  let timeZone: TimeZoneRule?
  let fields: FieldList
  let tables: NameTables

  /// What determines years that texts do not give in full, as far as the format needs it.
  let years: YearRule

  /// How texts are parsed; `nil` if the format was compiled only for writing.
  private let readability: Readability?
  private let readsMonths: Bool

  /// The program that parses common texts.
  let reading: ReadingProgram
  let readingSteps: ReadingSteps

  /// The program that formats common days.
  let writing: WritingProgram
  let writingSteps: WritingSteps

  let maximumWidth: Int
  let writingObstacle: DayFormatError?

  /// - Parameter isForWriting: Whether only writing must be quick. Then most of the compilation is
  ///   left out, and texts are parsed field by field.
  init(
    _ description: String, fields: FieldList, tables: NameTables, years: YearRule,
    timeZone: TimeZoneRule?, readsMonths: Bool, isForWriting: Bool
  ) {
    self.description = description
    self.fields = fields
    self.tables = tables
    let years = ReadableParts(fields).relevant(years)
    self.years = years
    self.readsMonths = readsMonths
    self.timeZone = timeZone
    let hasOffset = timeZone != nil && timeZone != .utc
    writingObstacle = fields.writingObstacle
    maximumWidth =
      writingObstacle == nil
      ? fields.reduce(0) { $0 + $1.maximumWidth(tables, hasOffset: hasOffset) } : 0
    let hasTimeZone = timeZone != nil
    var (readingSteps, writingSteps) = (ReadingSteps(), WritingSteps())
    if isForWriting {
      (readability, reading) = (nil, .none)
    } else {
      let readability = Readability(
        fields, tables, years, hasTimeZone: hasTimeZone, readsMonths: readsMonths)
      self.readability = readability
      reading = ReadingProgram(
        fields, tables, plan: readability.plan, years: years, hasTimeZone: hasTimeZone,
        steps: &readingSteps)
    }
    writing = WritingProgram(fields, tables, hasTimeZone: hasTimeZone, steps: &writingSteps)
    (self.readingSteps, self.writingSteps) = (readingSteps, writingSteps)
  }

  var plan: ReadingPlan? { knownReadability.plan }
  var readingObstacle: DayFormatError? { knownReadability.obstacle }

  private var knownReadability: Readability {
    readability
      ?? Readability(
        fields, tables, years, hasTimeZone: timeZone != nil, readsMonths: readsMonths)
  }
}

/// How the texts of a format are parsed, or why they cannot be.
private struct Readability: Sendable {
  let plan: ReadingPlan?
  let obstacle: DayFormatError?

  init(
    _ fields: FieldList, _ tables: NameTables, _ years: YearRule, hasTimeZone: Bool,
    readsMonths: Bool
  ) {
    let parts = ReadableParts(fields)
    let obstacle = fields.readingObstacle(parts, tables: tables, years, hasTimeZone: hasTimeZone)
    self.obstacle = readsMonths && obstacle?.reason == .noDay ? nil : obstacle
    plan = self.obstacle == nil ? parts.plan(years) ?? .month : nil
  }
}

extension Field {
  /// The most bytes that a day takes in this field.
  func maximumWidth(_ tables: NameTables, hasOffset: Bool) -> Int {
    switch self {
    case .literal: 1
    case .number(let part, let width): Swift.max(part.maximumWidth, width.minimumWritten)
    case .name(_, let table): tables[table].maximumWidth
    // A year of seven, "-08-29T00:00:00", and nothing, a Z or an offset.
    case .dateTime(.zoneless): 22
    case .dateTime(.zoned): hasOffset ? 28 : 23
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
    case .quarter, .isoWeekday, .sundayWeekday: 1
    case .yearOfCentury, .weekYearOfCentury, .month, .dayOfMonth, .week, .sundayWeek, .mondayWeek: 2
    case .daysSince1970, .modifiedJulianDay, .serialDay, .serialDayFrom1904: 8
    case .epochSeconds: 13
    case .epochMilliseconds: 16
    }
  }
}
