#if Formats
/// The parts of a day that have been parsed so far.
struct ParsedParts {
  private var numbers = PartNumbers()
  private var parts = PartSet()
  private let years: YearRule
  let timeZone: TimeZoneRule?

  /// Whether the parts are those of a date-time.
  var isDateTime = false

  var time = ParsedTime()

  /// The number of days from 1 January 1970 that a count gives, which may be out of range.
  var count = 0

  init(years: YearRule, timeZone: TimeZoneRule?) {
    self.years = years
    self.timeZone = timeZone
  }

  /// The number of a part, or for a name its index in the table; `nil` if the part was not parsed.
  subscript(place: Int) -> Int? {
    get { parts.contains(place) ? numbers[place] : nil }
    set {
      numbers[place] = newValue ?? 0
      parts.insert(place)
    }
  }

  subscript(part: NumberPart) -> Int? {
    get { self[part.place] }
    set { self[part.place] = newValue }
  }

  subscript(part: NamePart) -> Int? {
    get { self[part.place] }
    set { self[part.place] = newValue }
  }
}

extension ParsedParts {
  /// The day of a written day and the time in the time zone.
  func day(of day: Day) throws(DayError) -> Day {
    guard let secondsFromMidnight = time.secondsFromMidnight, let timeZone else { return day }
    let instant = Int64(day.daysSince1970) * 86_400 + Int64(secondsFromMidnight)
    return try Day(count: timeZone.daysSince1970(atInstant: instant))
  }
}

extension ParsedParts {
  /// Whether the day in the time zone is unknown, because the offset of the text's zone is.
  var lacksOffset: Bool { timeZone != nil && time.isUnknownInstant }
}

extension ParsedParts: DayParts {
  func year(_ plan: ReadingPlan) -> Int {
    if let year = years.defaultYear { return year }
    if plan.usesWeekYear { return self[.weekYear] ?? year(nil, self[.weekYearOfCentury]) }
    if let year = self[.year] { return year }
    guard let year = self[.yearOfEra] else {
      return self.year(self[.century], self[.yearOfCentury])
    }
    return self[.era] == 0 ? 1 - year : year
  }

  /// The year of a century, or of the hundred years from the pivot.
  private func year(_ century: Int?, _ yearOfCentury: Int?) -> Int {
    let year = yearOfCentury ?? 0
    return century.map { $0 * 100 + year } ?? year.year(from: years.pivot ?? 0)
  }

  var month: Int { self[.month as NumberPart] ?? (self[.month as NamePart] ?? 0) + 1 }

  var quarter: Int { self[.quarter as NumberPart] ?? (self[.quarter as NamePart] ?? 0) + 1 }

  var dayOfMonth: Int {
    self[.dayOfMonth as NumberPart] ?? (self[.dayOfMonth as NamePart] ?? 0) + 1
  }

  var dayOfYear: Int { self[.dayOfYear] ?? 1 }

  func week(_ plan: ReadingPlan) -> Int {
    switch plan {
    case .sundayWeek: self[.sundayWeek] ?? 0
    case .mondayWeek: self[.mondayWeek] ?? 0
    default: self[.week] ?? 1
    }
  }

  var weekday: Weekday {
    Weekday(wrapping: (self[.weekday] ?? self[.sundayWeekday] ?? self[.isoWeekday] ?? 0) % 7)
  }
}
#endif
