/// The parts of a day that have been parsed so far.
struct ParsedParts {
  private var numbers = PartNumbers()
  private var parts = PartSet()
  private let pivot: Int?
  private let timeZone: TimeZoneRule?

  /// Whether the parts are those of a date-time.
  var isDateTime = false

  /// The time of a date-time in Universal Time, in seconds since midnight of its date.
  var secondsFromMidnight: Int?

  /// - Parameter pivot: The first of the hundred years that two digits stand for.
  init(pivot: Int?, timeZone: TimeZoneRule?) {
    self.pivot = pivot
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
  /// The day that the parts determine.
  func day(by plan: ReadingPlan) throws(DayError) -> Day {
    let day = try plan.day(self)
    guard let secondsFromMidnight, let timeZone else { return day }
    return try Day(
      count: timeZone.daysSince1970(at: day.daysSince1970 * 86_400 + secondsFromMidnight))
  }
}

extension ParsedParts: DayParts {
  func year(_ plan: ReadingPlan) -> Int {
    if plan == .isoWeek { return self[.weekYear] ?? year(nil, self[.weekYearOfCentury]) }
    if let year = self[.year] { return year }
    guard let year = self[.yearOfEra] else {
      return self.year(self[.century], self[.yearOfCentury])
    }
    return self[.era] == 0 ? 1 - year : year
  }

  /// The year of a century, or of the hundred years from the pivot.
  private func year(_ century: Int?, _ yearOfCentury: Int?) -> Int {
    let year = yearOfCentury ?? 0
    return century.map { $0 * 100 + year } ?? year.year(from: pivot ?? 0)
  }

  var month: Int { self[.month as NumberPart] ?? (self[.month as NamePart] ?? 0) + 1 }

  var dayOfMonth: Int { self[.dayOfMonth] ?? 1 }

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

  var count: Int {
    if let instant = self[.epochSeconds] ?? self[.epochMilliseconds] {
      return (timeZone ?? .utc).daysSince1970(at: instant)
    }
    if let days = self[.daysSince1970] { return days }
    return max(self[.modifiedJulianDay] ?? 0, .min + 1 << 20) - Day.modifiedJulianDayOf1970
  }
}
