#if Formats
/// How the parts that a format parses determine a day.
enum ReadingPlan: Hashable, Sendable {
  /// By a count of days or of time.
  case count

  /// By the year, the month and the day of the month.
  case dayOfMonth

  /// By the year and the month, as the first day of the month.
  case month

  /// By the year and the day of the year.
  case dayOfYear

  /// By the year of ISO 8601's weeks, the week and the weekday.
  case isoWeek

  /// By the year, the number of the week that starts on Sunday or Monday, and the weekday.
  case sundayWeek, mondayWeek

  /// By a month, quarter, week or year, and the day in it that is assumed.
  case assumed(AssumedDay, in: AssumedSpan)
}

/// The smallest span of the calendar that a format names.
enum AssumedSpan: Hashable, Sendable {
  case month, quarter, isoWeek, year

  /// The greatest number that a day in some such span can have.
  var dayCount: Int {
    switch self {
    case .month: 31
    case .quarter: 92
    case .isoWeek: 7
    case .year: 366
    }
  }
}

/// The numbers that determine a day; those that the plan does not need can have any value.
protocol DayParts {
  /// The year, or the year of ISO 8601's weeks if the plan needs weeks.
  func year(_ plan: ReadingPlan) -> Int

  var month: Int { get }
  var quarter: Int { get }
  var dayOfMonth: Int { get }
  var dayOfYear: Int { get }
  func week(_ plan: ReadingPlan) -> Int
  var weekday: Weekday { get }

  /// A number of days since 1970.
  var count: Int { get }
}

extension ReadingPlan {
  /// Whether the year is that of ISO 8601's weeks.
  var usesWeekYear: Bool {
    if case .assumed(_, in: .isoWeek) = self { true } else { self == .isoWeek }
  }

  /// The day that parts determine.
  @inline(__always)
  func day(_ parts: some DayParts) throws(DayError) -> Day {
    let year = parts.year(self)
    switch self {
    case .dayOfMonth, .month:
      let dayOfMonth = self == .month ? 1 : parts.dayOfMonth
      guard let day = Day(year: year, month: parts.month, checked: dayOfMonth) else {
        throw DayError(year: year, month: parts.month, day: dayOfMonth) ?? .outOfRange
      }
      return day
    default: return try otherDay(parts, year: year)
    }
  }

  /// The day that parts of the rarer kinds make, in a function of its own so that the common one is
  /// short.
  @inline(never)
  private func otherDay(_ parts: some DayParts, year: Int) throws(DayError) -> Day {
    switch self {
    case .dayOfYear: return try Day(year: year, dayOfYear: parts.dayOfYear)
    case .isoWeek:
      return try Day(WeekDate(year: year, week: parts.week(self), weekday: parts.weekday))
    case .sundayWeek:
      return try Day(year: year, week: parts.week(self), from: .sunday, on: parts.weekday)
    case .mondayWeek:
      return try Day(year: year, week: parts.week(self), from: .monday, on: parts.weekday)
    case .assumed(let day, let span): return try assumed(day, in: span, parts, year: year)
    case .count, .dayOfMonth, .month: return try Day(count: parts.count)
    }
  }

  private func assumed(
    _ day: AssumedDay, in span: AssumedSpan, _ parts: some DayParts, year: Int
  ) throws(DayError) -> Day {
    let quarter = parts.quarter
    let month = span == .quarter ? quarter * 3 - 2 : span == .year ? 1 : parts.month
    if span == .month, case .number(let number) = day.place {
      return try Day(year: year, month: month, day: number)
    }
    if span == .year, case .number(let number) = day.place {
      return try Day(year: year, dayOfYear: number)
    }
    let first =
      span == .isoWeek
      ? try Day(WeekDate(year: year, week: parts.week(.isoWeek), weekday: .monday))
      : try Day(year: year, month: month, day: 1)
    if span == .quarter { return try day.day(in: first...first.lastOfQuarter) }
    switch day.place {
    case .first: return first
    case .number(let number): return try first.adding(.days(number - 1))
    case .last where span == .month: return first.yearMonth.lastDay
    case .last where span == .year: return first.lastOfYear
    case .last: return try first.adding(.days(6))
    }
  }
}

extension Day {
  /// Creates the day of a year, a month and a day of the month, if the calendar has it.
  ///
  /// It does the same as the throwing initializer, which is too long to be inlined.
  @inline(__always)
  init?(year: Int, month: Int, checked day: Int) {
    guard UInt(bitPattern: month &- 1) < 12, Day.years.contains(year) else { return nil }
    // Every month has the first 28 days.
    guard UInt(bitPattern: day &- 1) < 28 || Self.isLate(day, inMonth: month, year: year) else {
      return nil
    }
    self.init(unchecked: Civil.daysSince1970(year: year, month: month, dayOfMonth: day))
  }

  private static func isLate(_ day: Int, inMonth month: Int, year: Int) -> Bool {
    day > 28 && day <= Self.daysInMonth(month, year: year)
  }

  /// Creates the day any number of days after 1 January 1970.
  init(count: Int) throws(DayError) {
    guard let day = Day(exactly: count) else { throw .outOfRange }
    self = day
  }

  /// Creates the day of a weekday in a week of a year; week 1 begins with the first such weekday.
  @inline(never)
  fileprivate init(
    year: Int, week: Int, from first: Weekday, on weekday: Weekday
  ) throws(DayError) {
    let start = try Day(year: year, month: 1, day: 1)
    let dayOfWeekOne = first.days(since: start.weekday) + weekday.days(since: first) + 1
    try self.init(year: year, dayOfYear: dayOfWeekOne + (week - 1) * 7)
  }
}

extension Int {
  /// The year with these last two digits among the hundred years from a pivot.
  func year(from pivot: Int) -> Int {
    let distance = (self - pivot % 100) % 100
    return pivot &+ (distance < 0 ? distance + 100 : distance)
  }
}

/// The parts of the day in texts of a format.
struct ReadableParts {
  private var parts = PartSet()
  private var hasDateTime = false

  init(_ fields: FieldList) {
    for field in fields {
      if let place = field.place { parts.insert(place) }
      if case .dateTime = field { hasDateTime = true }
    }
  }

  private func has(_ part: NumberPart) -> Bool { parts.contains(part.place) }
  private func has(_ part: NamePart) -> Bool { parts.contains(part.place) }

  private var hasDayOfMonth: Bool { has(.dayOfMonth as NumberPart) || has(.dayOfMonth as NamePart) }

  private var hasMonth: Bool { has(.month as NumberPart) || has(.month as NamePart) }

  private var hasWeekday: Bool { has(.isoWeekday) || has(.sundayWeekday) || has(.weekday) }

  private var hasCount: Bool { parts.contains(Field.countPlace) }

  private func hasYear(_ years: YearRule) -> Bool {
    has(.year) || (has(.yearOfEra) && has(.era))
      || (has(.yearOfCentury) && (has(.century) || years.pivot != nil))
      || takesDefaultYear(years)
  }

  private func hasWeekYear(_ years: YearRule) -> Bool {
    has(.weekYear) || (has(.weekYearOfCentury) && years.pivot != nil) || takesDefaultYear(years)
  }

  /// Whether the year is the default one, because no part of the format is a year.
  private func takesDefaultYear(_ years: YearRule) -> Bool {
    years.defaultYear != nil && !has(.year) && !has(.yearOfEra) && !has(.century)
      && !has(.yearOfCentury) && !has(.weekYear) && !has(.weekYearOfCentury)
  }

  /// The rules for years that matter to these parts.
  func relevant(_ years: YearRule) -> YearRule {
    YearRule(
      pivot: hasYearOfCentury ? years.pivot : nil,
      defaultYear: takesDefaultYear(years) && !hasDateTime && !hasCount ? years.defaultYear : nil)
  }

  /// The first plan that the parts allow.
  func plan(_ years: YearRule) -> ReadingPlan? {
    if hasDateTime { return .dayOfMonth }
    if hasCount { return .count }
    if hasYear(years) {
      if hasMonth, hasDayOfMonth { return .dayOfMonth }
      if has(.dayOfYear) { return .dayOfYear }
    }
    if hasWeekYear(years), has(.week), hasWeekday { return .isoWeek }
    if hasYear(years), hasWeekday {
      if has(.sundayWeek) { return .sundayWeek }
      if has(.mondayWeek) { return .mondayWeek }
    }
    return nil
  }

  /// The smallest span of the calendar that the parts name, if they name no day.
  func span(_ years: YearRule) -> AssumedSpan? {
    guard plan(years) == nil else { return nil }
    if hasWeekYear(years), has(.week) { return hasDayOfMonth ? nil : .isoWeek }
    // These weeks are not spans of a kind, so no day of theirs has a number.
    let hasOtherWeek = has(.sundayWeek) || has(.mondayWeek) || has(.weekOfMonth)
    guard hasYear(years), !hasDayOfMonth, !has(.week), !hasOtherWeek, !hasWeekday else {
      return nil
    }
    if hasMonth { return .month }
    return has(.quarter as NumberPart) || has(.quarter as NamePart) ? .quarter : .year
  }

  /// Whether the year and the month are known, but not the day.
  func namesMonth(_ years: YearRule) -> Bool { hasYear(years) && hasMonth }

  /// Whether two digits stand for a year.
  var hasYearOfCentury: Bool { has(.yearOfCentury) || has(.weekYearOfCentury) }
}

extension FieldList {
  /// The reason texts cannot be parsed as these fields, or `nil` if they can.
  func parsingObstacle(
    _ readable: ReadableParts, tables: NameTables, _ years: YearRule, hasTimeZone: Bool
  ) -> DayFormatError? {
    var parts = PartSet()
    for index in indices {
      let field = self[index]
      if let place = field.place, !parts.insert(place), let part = field.dayPart {
        return DayFormatError(.repeatedPart(part), at: 0)
      }
      if case .name(let part, let table) = field, !tables[table].isReadable {
        return DayFormatError(.ambiguousNames(part.dayPart), at: 0)
      }
      if index > 0, field.continues(self[index - 1], tables) {
        return DayFormatError(.noBorder, at: 0)
      }
    }
    if readable.plan(years) != nil {
      return hasTimeZone && lacksDayPeriod ? DayFormatError(.noDayPeriod, at: 0) : nil
    }
    guard readable.plan(.any) != nil else { return DayFormatError(.noDay, at: 0) }
    return DayFormatError(readable.hasYearOfCentury ? .noCentury : .noYear, at: 0)
  }

  /// Whether texts are instants, but hours from 1 to 12 leave open which half of the day they are in.
  private var lacksDayPeriod: Bool {
    var (hasHalfDayHour, hasDayPeriod, hasZone) = (false, false, false)
    for case .time(let field) in self {
      switch field {
      case .number(let part, _): hasHalfDayHour = hasHalfDayHour || part.isHalfDayHour
      case .dayPeriod: hasDayPeriod = true
      case .zone: hasZone = true
      case .mailTime: break
      }
    }
    return hasHalfDayHour && hasZone && !hasDayPeriod
  }

  /// The reason days cannot be written as these fields, or `nil` if they can.
  var formattingObstacle: DayFormatError? {
    var obstacle: DayFormatError?
    for case .time(let field) in self where field != .mailTime {
      if obstacle == nil || field.dayPart == .time {
        obstacle = DayFormatError(.unwritable(field.dayPart), at: 0)
      }
    }
    return obstacle
  }
}
#endif
