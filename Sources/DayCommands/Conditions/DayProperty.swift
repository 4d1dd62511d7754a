import CommandGrammar
import DayKit
import DayRecords

/// A property that a day has or has not, such as being on a weekend.
enum DayProperty: Hashable, Sendable {
  case valid, dated
  case weekday, weekend, businessDay, holiday
  case leapYear

  /// The day is in an ISO week with an even or an odd number.
  case evenWeek, oddWeek

  /// The day is the first one of a cycle or a later one.
  case every(DayCycle)

  /// The day is the one that a rule finds near it, such as the last of its month.
  case found(by: DayAdjustment)

  case on(Weekday)
  case nth(NthWeekday)
}

extension DayProperty {
  /// The words for properties, apart from names and numbers of weekdays.
  static var words: [String] { names.map(\.word) }

  private static let names: [(word: String, property: DayProperty)] =
    [
      ("valid", .valid), ("dated", .dated), ("weekday", .weekday), ("weekend", .weekend),
      ("business-day", .businessDay), ("holiday", .holiday), ("leap-year", .leapYear),
      ("even-week", .evenWeek), ("odd-week", .oddWeek),
    ]
    + [
      ("week", .week), ("month", .month), ("quarter", .quarter), ("half-year", .halfYear),
      ("year", .year),
    ].flatMap { (name: String, unit: DaySpan.Kind) in
      [
        ("first-of-\(name)", .found(by: .start(of: unit))),
        ("last-of-\(name)", .found(by: .end(of: unit))),
      ]
    }

  /// Reads a word such as `weekend`, `last-of-month`, `monday`, `1st-monday`, or a rule of `round`
  /// such as `last-business-day-of-month`.
  init?(word: Word) {
    let text = word.text.lowercased()
    let word = Word(text)
    if let known = Self.names.first(where: { $0.word == text }) {
      self = known.property
    } else if let weekday = word.withBytes({ Weekday(name: $0) }) {
      self = .on(weekday)
    } else if let nth = word.withBytes({ NthWeekday(reading: $0) }) {
      self = .nth(nth)
    } else if let rule = word.withBytes({ DayAdjustment(word: $0) }), !rule.hasDirection {
      self = .found(by: rule)
    } else {
      return nil
    }
  }

  /// Whether every day has the property, which is about texts.
  var isValidity: Bool { self == .valid || self == .dated }

  /// Returns whether a record without a day has the property; `nil` if it has neither the property
  /// nor its opposite.
  func holds(without lack: Condition.Lack) -> Bool? {
    switch self {
    case .dated: false
    // What is absent is not wrong.
    case .valid: lack == .unreadable ? false : nil
    default: nil
    }
  }

  var needsWeekend: Bool {
    switch self {
    case .weekday, .weekend, .businessDay: true
    case .found(let rule): rule.findsBusinessDays
    case .valid, .dated, .holiday, .leapYear, .evenWeek, .oddWeek, .every, .on, .nth: false
    }
  }

  var needsHolidays: Bool {
    switch self {
    case .businessDay, .holiday: true
    case .found(let rule): rule.findsBusinessDays
    case .valid, .dated, .weekday, .weekend, .leapYear, .evenWeek, .oddWeek, .every, .on, .nth:
      false
    }
  }

  /// Returns whether a day has the property.
  ///
  /// - Parameter calendar: The weekend and the holidays.
  func holds(for day: Day, in calendar: WorkCalendar) -> Bool {
    switch self {
    case .valid, .dated: true
    case .weekday: !calendar.weekend.contains(day.weekday)
    case .weekend: calendar.weekend.contains(day.weekday)
    case .businessDay: calendar.isBusinessDay(day)
    case .holiday: calendar.isHoliday(day)
    case .leapYear: Day.isLeapYear(day.dayComponents.year)
    case .evenWeek: day.weekDate.week % 2 == 0
    case .oddWeek: day.weekDate.week % 2 == 1
    case .every(let cycle): day >= cycle.anchor && cycle.contains(day)
    case .found(let rule): (try? rule.adjusting(day, in: calendar)) == day
    case .on(let weekday): day.weekday == weekday
    case .nth(let nth): nth.matches(day)
    }
  }
}
