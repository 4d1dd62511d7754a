/// A compiled format.
///
/// It is created once and never changes, and all copies of a format share it: copying it would cost
/// more than parsing a day.
final class FormatLayout: Sendable {
  let description: String
  let timeZone: TimeZoneRule?
  let fields: [Field]
  let tables: [NameTable]

  /// What determines years that texts do not give in full, as far as the format needs it.
  let years: YearRule

  let plan: ReadingPlan?

  /// The program that parses common texts.
  let reading: ReadingProgram
  let readingSteps: ReadingSteps

  /// The program that formats common days.
  let writing: WritingProgram
  let writingSteps: WritingSteps

  let maximumWidth: Int
  let readingObstacle: DayFormatError?
  let writingObstacle: DayFormatError?

  init(
    _ description: String, fields: [Field], tables: [NameTable], years: YearRule,
    timeZone: TimeZoneRule?, readsMonths: Bool
  ) {
    self.description = description
    self.fields = fields
    self.tables = tables
    let parts = ReadableParts(fields)
    let years = parts.relevant(years)
    self.years = years
    self.timeZone = timeZone
    let hasOffset = timeZone != nil && timeZone != .utc
    writingObstacle = fields.writingObstacle
    maximumWidth =
      writingObstacle == nil
      ? fields.reduce(0) { $0 + $1.maximumWidth(tables, hasOffset: hasOffset) } : 0
    let obstacle = fields.readingObstacle(
      parts, tables: tables, years, hasTimeZone: timeZone != nil)
    readingObstacle = readsMonths && obstacle?.reason == .noDay ? nil : obstacle
    plan = readingObstacle == nil ? parts.plan(years) ?? .month : nil
    var (readingSteps, writingSteps) = (ReadingSteps(), WritingSteps())
    reading = ReadingProgram(
      fields, tables, plan: plan, years: years, hasTimeZone: timeZone != nil,
      steps: &readingSteps)
    writing = WritingProgram(fields, tables, hasTimeZone: timeZone != nil, steps: &writingSteps)
    (self.readingSteps, self.writingSteps) = (readingSteps, writingSteps)
  }
}

extension Field {
  /// The most bytes that a day takes in this field.
  func maximumWidth(_ tables: [NameTable], hasOffset: Bool) -> Int {
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
