import CommandGrammar
import DayKit
import DayRecords

/// A property that a day has or has not, such as being on a weekend.
enum DayProperty: Hashable, Sendable {
  case valid
  case weekday, weekend, businessDay, holiday
  case leapYear
  case first(of: DayAdjustment.Unit), last(of: DayAdjustment.Unit)
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

  /// Reads a word such as `weekend`, `last-of-month`, `monday`, `1st-monday` or `last-fri`.
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
    case "first-of-week": .first(of: .week)
    case "last-of-week": .last(of: .week)
    case "first-of-month": .first(of: .month)
    case "last-of-month": .last(of: .month)
    case "first-of-quarter": .first(of: .quarter)
    case "last-of-quarter": .last(of: .quarter)
    case "first-of-year": .first(of: .year)
    case "last-of-year": .last(of: .year)
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
    case .first(let unit): day == day.span(of: unit).lowerBound
    case .last(let unit): day == day.span(of: unit).upperBound
    case .on(let weekday): day.weekday == weekday
    case .nth(let nth): nth.matches(day)
    }
  }
}
