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

/// What texts in a format say about the day.
struct ReadableParts {
  private(set) var numbers: [NumberPart] = []
  private(set) var names: [NamePart] = []
  private(set) var hasDateTime = false

  init(_ fields: [Field]) {
    for field in fields {
      switch field {
      case .literal: break
      case .number(let part, _): numbers.append(part)
      case .name(let part, _): names.append(part)
      case .dateTime: hasDateTime = true
      }
    }
  }

  private func has(_ part: NumberPart) -> Bool { numbers.contains(part) }

  private var hasMonth: Bool { has(.month) || names.contains(.month) }

  private var hasWeekday: Bool {
    has(.isoWeekday) || has(.sundayWeekday) || names.contains(.weekday)
  }

  private var hasCount: Bool {
    has(.daysSince1970) || has(.modifiedJulianDay) || has(.epochSeconds) || has(.epochMilliseconds)
  }

  private func hasYear(_ hasPivot: Bool) -> Bool {
    has(.year) || (has(.yearOfEra) && names.contains(.era))
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
  func readingObstacle(tables: [NameTable], hasPivot: Bool) -> DayFormatError? {
    for (index, field) in enumerated() {
      if case .name(let part, let table) = field, !tables[table].isReadable {
        return DayFormatError(.ambiguousNames(part.kind), at: 0)
      }
      if index > 0, field.continues(self[index - 1], tables) {
        return DayFormatError(.noBorder, at: 0)
      }
    }
    let parts = ReadableParts(self)
    if parts.plan(hasPivot: hasPivot) != nil { return nil }
    return DayFormatError(parts.plan(hasPivot: true) == nil ? .noDay : .noCentury, at: 0)
  }
}
