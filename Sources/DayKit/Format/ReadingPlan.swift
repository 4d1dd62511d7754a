/// How the parts that a format reads make a day.
enum ReadingPlan: Hashable, Sendable {
  /// A count of days or of time says it all.
  case count

  /// The year, the month and the day of the month.
  case dayOfMonth

  /// The year and the month, whose first day it is.
  case month

  /// The year and the day of it.
  case dayOfYear

  /// The year of ISO 8601's weeks, the week and the weekday.
  case isoWeek

  /// The year, the number of the week from a Sunday or a Monday on, and the weekday.
  case sundayWeek, mondayWeek
}

/// The numbers that make a day; those that its plan does not ask for may be anything.
protocol DayParts {
  /// The year, or that of ISO 8601's weeks where the plan asks for weeks.
  func year(_ plan: ReadingPlan) -> Int

  var month: Int { get }
  var dayOfMonth: Int { get }
  var dayOfYear: Int { get }
  func week(_ plan: ReadingPlan) -> Int
  var weekday: Weekday { get }

  /// A number of days since 1970.
  var count: Int { get }
}

extension ReadingPlan {
  /// The day that parts make.
  @inline(__always)
  func day(_ parts: some DayParts) throws(DayError) -> Day {
    let year = parts.year(self)
    switch self {
    case .dayOfMonth, .month:
      let dayOfMonth = self == .month ? 1 : parts.dayOfMonth
      guard let day = Day(year: year, month: parts.month, checked: dayOfMonth) else {
        throw DayError(year: year, month: parts.month, dayOfMonth: dayOfMonth) ?? .outOfRange
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
    case .count, .dayOfMonth, .month: return try Day(count: parts.count)
    }
  }
}

extension Day {
  /// Creates the day of a year, a month and a day of the month, if the calendar has it.
  ///
  /// It does the same as the initializer that throws, which is too long to be a part of others.
  @inline(__always)
  init?(year: Int, month: Int, checked day: Int) {
    guard UInt(bitPattern: month &- 1) < 12, Day.years.contains(year) else { return nil }
    // The first 28 days are in each month.
    guard UInt(bitPattern: day &- 1) < 28 || Self.isLate(day, inMonth: month, year: year) else {
      return nil
    }
    self.init(unchecked: Civil.daysSince1970(year: year, month: month, dayOfMonth: day))
  }

  private static func isLate(_ day: Int, inMonth month: Int, year: Int) -> Bool {
    day > 28 && day <= Self.daysInMonth(month, year: year)
  }

  /// The day a number of days after 1 January 1970, any number.
  init(count: Int) throws(DayError) {
    guard let day = Day(exactly: count) else { throw .outOfRange }
    self = day
  }

  /// The day on a weekday in a week of a year, where week 1 begins with the first such weekday.
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
  /// The year of the hundred from a pivot on that has these last two digits.
  func year(from pivot: Int) -> Int {
    let distance = (self - pivot % 100) % 100
    return pivot &+ (distance < 0 ? distance + 100 : distance)
  }
}

/// What texts in a format say about the day.
struct ReadableParts {
  private var parts = PartSet()
  private var hasDateTime = false

  init(_ fields: [Field]) {
    for field in fields {
      if let place = field.place { parts.insert(place) }
      if case .dateTime = field { hasDateTime = true }
    }
  }

  private func has(_ part: NumberPart) -> Bool { parts.contains(part.place) }
  private func has(_ part: NamePart) -> Bool { parts.contains(part.place) }

  private var hasMonth: Bool { has(.month as NumberPart) || has(.month as NamePart) }

  private var hasWeekday: Bool { has(.isoWeekday) || has(.sundayWeekday) || has(.weekday) }

  private var hasCount: Bool {
    has(.daysSince1970) || has(.modifiedJulianDay) || has(.epochSeconds) || has(.epochMilliseconds)
  }

  private func hasYear(_ hasPivot: Bool) -> Bool {
    has(.year) || (has(.yearOfEra) && has(.era))
      || (has(.yearOfCentury) && (has(.century) || hasPivot))
  }

  private func hasWeekYear(_ hasPivot: Bool) -> Bool {
    has(.weekYear) || (has(.weekYearOfCentury) && hasPivot)
  }

  /// The first way that there is to a day.
  func plan(hasPivot: Bool) -> ReadingPlan? {
    if hasDateTime { return .dayOfMonth }
    if hasCount { return .count }
    if hasYear(hasPivot) {
      if hasMonth, has(.dayOfMonth) { return .dayOfMonth }
      if has(.dayOfYear) { return .dayOfYear }
    }
    if hasWeekYear(hasPivot), has(.week), hasWeekday { return .isoWeek }
    if hasYear(hasPivot), hasWeekday {
      if has(.sundayWeek) { return .sundayWeek }
      if has(.mondayWeek) { return .mondayWeek }
    }
    return nil
  }

  /// Whether the year and the month are known, but not the day.
  func namesMonth(hasPivot: Bool) -> Bool { hasYear(hasPivot) && hasMonth }

  /// Whether two digits stand for a year.
  var hasYearOfCentury: Bool { has(.yearOfCentury) || has(.weekYearOfCentury) }
}

extension [Field] {
  /// Why no text can be read as these fields, if it is so.
  func readingObstacle(
    _ parts: ReadableParts, tables: [NameTable], hasPivot: Bool
  ) -> DayFormatError? {
    for (index, field) in enumerated() {
      if case .name(let part, let table) = field, !tables[table].isReadable {
        return DayFormatError(.ambiguousNames(part.kind), at: 0)
      }
      if index > 0, field.continues(self[index - 1], tables) {
        return DayFormatError(.noBorder, at: 0)
      }
    }
    if parts.plan(hasPivot: hasPivot) != nil { return nil }
    return DayFormatError(parts.plan(hasPivot: true) == nil ? .noDay : .noCentury, at: 0)
  }
}
