import CommandGrammar
import DayKit
import DayRecords

/// A property that a day has or has not, such as being on a weekend.
enum DayProperty: Hashable, Sendable {
  case valid
  case weekday, weekend, businessDay, holiday
  case leapYear

  /// The day is the one that a rule finds near it, such as the last of its month.
  case found(by: DayAdjustment)

  case on(Weekday)
  case nth(NthWeekday)
}

extension DayProperty {
  /// The words for properties, apart from names and numbers of weekdays.
  static var words: [String] { Name.allCases.map(\.rawValue) }

  /// Reads a word such as `weekend`, `last-of-month`, `monday`, `1st-monday`, or a rule of `round`
  /// such as `last-business-day-of-month`.
  init?(word: Word) {
    if let name = Name(rawValue: String(decoding: word.bytes, as: UTF8.self).lowercased()) {
      self = name.property
      return
    }
    var property: DayProperty?
    word.withBytes { bytes in
      if let weekday = Weekday(name: bytes) {
        property = .on(weekday)
      } else if let nth = NthWeekday(reading: bytes) {
        property = .nth(nth)
      } else if let rule = DayAdjustment(reading: bytes), !rule.hasDirection {
        property = .found(by: rule)
      }
    }
    guard let property else { return nil }
    self = property
  }

  /// Returns whether a day has the property.
  ///
  /// - Parameter calendar: The weekend and the holidays.
  func holds(for day: Day, in calendar: WorkCalendar) -> Bool {
    switch self {
    case .valid: true
    case .weekday: !calendar.weekend.contains(day.weekday)
    case .weekend: calendar.weekend.contains(day.weekday)
    case .businessDay: calendar.isBusinessDay(day)
    case .holiday: calendar.isHoliday(day)
    case .leapYear: Day.isLeapYear(day.dayComponents.year)
    case .found(let rule): (try? rule.adjusting(day, in: calendar)) == day
    case .on(let weekday): day.weekday == weekday
    case .nth(let nth): nth.matches(day)
    }
  }
}

/// The words that name a property.
private enum Name: String, CaseIterable {
  case valid, weekday, weekend
  case businessDay = "business-day"
  case holiday
  case leapYear = "leap-year"
  case firstOfWeek = "first-of-week"
  case lastOfWeek = "last-of-week"
  case firstOfMonth = "first-of-month"
  case lastOfMonth = "last-of-month"
  case firstOfQuarter = "first-of-quarter"
  case lastOfQuarter = "last-of-quarter"
  case firstOfYear = "first-of-year"
  case lastOfYear = "last-of-year"

  var property: DayProperty {
    switch self {
    case .valid: .valid
    case .weekday: .weekday
    case .weekend: .weekend
    case .businessDay: .businessDay
    case .holiday: .holiday
    case .leapYear: .leapYear
    case .firstOfWeek: .found(by: .start(of: .week))
    case .lastOfWeek: .found(by: .end(of: .week))
    case .firstOfMonth: .found(by: .start(of: .month))
    case .lastOfMonth: .found(by: .end(of: .month))
    case .firstOfQuarter: .found(by: .start(of: .quarter))
    case .lastOfQuarter: .found(by: .end(of: .quarter))
    case .firstOfYear: .found(by: .start(of: .year))
    case .lastOfYear: .found(by: .end(of: .year))
    }
  }
}
