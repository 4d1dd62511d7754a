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
  static let words = [
    "valid", "weekday", "weekend", "business-day", "holiday", "leap-year", "first-of-week",
    "last-of-week", "first-of-month", "last-of-month", "first-of-quarter", "last-of-quarter",
    "first-of-year", "last-of-year",
  ]

  /// Reads a word such as `weekend`, `last-of-month`, `monday`, `1st-monday`, or a rule of `round`
  /// such as `last-business-day-of-month`.
  init?(word: Word) {
    if let property = Self.named(String(decoding: word.bytes, as: UTF8.self).lowercased()) {
      self = property
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

  private static func named(_ word: String) -> DayProperty? {
    switch word {
    case "valid": .valid
    case "weekday": .weekday
    case "weekend": .weekend
    case "business-day": .businessDay
    case "holiday": .holiday
    case "leap-year": .leapYear
    case "first-of-week": .found(by: .start(of: .week))
    case "last-of-week": .found(by: .end(of: .week))
    case "first-of-month": .found(by: .start(of: .month))
    case "last-of-month": .found(by: .end(of: .month))
    case "first-of-quarter": .found(by: .start(of: .quarter))
    case "last-of-quarter": .found(by: .end(of: .quarter))
    case "first-of-year": .found(by: .start(of: .year))
    case "last-of-year": .found(by: .end(of: .year))
    default: nil
    }
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
