/// What a text has said about its day so far.
struct ParsedParts {
  private var year: Int?
  private var yearOfEra: Int?
  private var century: Int?
  private var yearOfCentury: Int?
  private var quarter: Int?
  private var month: Int?
  private var dayOfMonth: Int?
  private var dayOfYear: Int?
  private var weekYear: Int?
  private var weekYearOfCentury: Int?
  private var week: Int?
  private var sundayWeek: Int?
  private var mondayWeek: Int?
  private var isoWeekday: Int?
  private var sundayWeekday: Int?
  private var eraName: Int?
  private var quarterName: Int?
  private var monthName: Int?
  private var weekdayName: Int?

  /// A number of days since 1970.
  private var days: Int?

  /// An instant in seconds since 1970.
  private var instant: Int?

  /// Whether the parts are those of a date-time.
  var isDateTime = false

  /// The time of a date-time in Universal Time, in seconds from the midnight of its date.
  var secondsFromMidnight: Int?
}

extension ParsedParts {
  /// Notes the number of a part.
  mutating func set(_ part: NumberPart, to value: Int) {
    switch part {
    case .year: year = value
    case .yearOfEra: yearOfEra = value
    case .century: century = value
    case .yearOfCentury: yearOfCentury = value
    case .quarter: quarter = value
    case .month: month = value
    case .dayOfMonth: dayOfMonth = value
    case .dayOfYear: dayOfYear = value
    case .weekYear: weekYear = value
    case .weekYearOfCentury: weekYearOfCentury = value
    case .week: week = value
    case .sundayWeek: sundayWeek = value
    case .mondayWeek: mondayWeek = value
    case .isoWeekday: isoWeekday = value
    case .sundayWeekday: sundayWeekday = value
    case .daysSince1970: days = value
    case .modifiedJulianDay: days = max(value, .min + 1 << 20) - Day.modifiedJulianDayOf1970
    case .epochSeconds, .epochMilliseconds: instant = value
    }
  }

  /// The number that a part was read as; counts are not asked for.
  func number(of part: NumberPart) -> Int? {
    switch part {
    case .year: year
    case .yearOfEra: yearOfEra
    case .century: century
    case .yearOfCentury: yearOfCentury
    case .quarter: quarter
    case .month: month
    case .dayOfMonth: dayOfMonth
    case .dayOfYear: dayOfYear
    case .weekYear: weekYear
    case .weekYearOfCentury: weekYearOfCentury
    case .week: week
    case .sundayWeek: sundayWeek
    case .mondayWeek: mondayWeek
    case .isoWeekday: isoWeekday
    case .sundayWeekday: sundayWeekday
    case .daysSince1970, .modifiedJulianDay, .epochSeconds, .epochMilliseconds: nil
    }
  }

  /// Notes the place of a name in its table.
  mutating func set(_ part: NamePart, to index: Int) {
    switch part {
    case .era: eraName = index
    case .quarter: quarterName = index
    case .month: monthName = index
    case .weekday: weekdayName = index
    }
  }

  /// The place in its table of the name that a part was read as.
  func index(of part: NamePart) -> Int? {
    switch part {
    case .era: eraName
    case .quarter: quarterName
    case .month: monthName
    case .weekday: weekdayName
    }
  }
}

extension ParsedParts {
  /// The day that the parts make.
  func day(
    by plan: ReadingPlan, pivot: Int?, timeZone: TimeZoneRule?
  ) throws(DayError) -> Day {
    switch plan {
    case .count: try Day(count: count(timeZone))
    case .month: try Day(year: wholeYear(pivot), month: wholeMonth, day: 1)
    case .dayOfMonth:
      try Day(year: wholeYear(pivot), month: wholeMonth, day: dayOfMonth ?? 1)
        .moved(by: secondsFromMidnight, to: timeZone)
    case .dayOfYear: try Day(year: wholeYear(pivot), dayOfYear: dayOfYear ?? 1)
    case .isoWeek:
      try Day(WeekDate(year: wholeWeekYear(pivot), week: week ?? 1, weekday: weekday))
    case .sundayWeek: try day(ofWeek: sundayWeek ?? 0, startingOn: .sunday, pivot)
    case .mondayWeek: try day(ofWeek: mondayWeek ?? 0, startingOn: .monday, pivot)
    }
  }

  private func count(_ timeZone: TimeZoneRule?) -> Int {
    if let instant { return (timeZone ?? .utc).daysSince1970(at: instant) }
    return days ?? 0
  }

  private var wholeMonth: Int { month ?? monthName.map { $0 + 1 } ?? 1 }

  private func wholeYear(_ pivot: Int?) -> Int {
    if let year { return year }
    if let yearOfEra { return eraName == 0 ? 1 - yearOfEra : yearOfEra }
    return Self.year(century, yearOfCentury, pivot)
  }

  private func wholeWeekYear(_ pivot: Int?) -> Int {
    weekYear ?? Self.year(nil, weekYearOfCentury, pivot)
  }

  /// The year of a century, or the one of the hundred from the pivot on.
  private static func year(_ century: Int?, _ yearOfCentury: Int?, _ pivot: Int?) -> Int {
    let yearOfCentury = yearOfCentury ?? 0
    if let century { return century * 100 + yearOfCentury }
    let pivot = pivot ?? 0
    let distance = (yearOfCentury - pivot % 100) % 100
    return pivot &+ (distance < 0 ? distance + 100 : distance)
  }

  private var weekday: Weekday {
    let number = weekdayName ?? sundayWeekday ?? isoWeekday ?? 0
    return Weekday(wrapping: number % 7)
  }

  private func day(
    ofWeek week: Int, startingOn first: Weekday, _ pivot: Int?
  ) throws(DayError) -> Day {
    let year = wholeYear(pivot)
    let start = try Day(year: year, month: 1, day: 1)
    // Week 1 begins with the first such weekday of the year.
    let dayOfWeekOne = first.days(since: start.weekday) + weekday.days(since: first) + 1
    return try Day(year: year, dayOfYear: dayOfWeekOne + (week - 1) * 7)
  }
}

extension Day {
  /// The day in a zone of the instant some seconds after the midnight of this day in Universal Time;
  /// this day itself if one of them is not known.
  fileprivate func moved(
    by seconds: Int?, to timeZone: TimeZoneRule?
  ) throws(DayError) -> Day {
    guard let seconds, let timeZone else { return self }
    return try Day(count: timeZone.daysSince1970(at: daysSince1970 * 86_400 + seconds))
  }

  /// The day a number of days after 1 January 1970, any number.
  fileprivate init(count: Int) throws(DayError) {
    guard let day = Day(exactly: count) else { throw .outOfRange }
    self = day
  }
}
