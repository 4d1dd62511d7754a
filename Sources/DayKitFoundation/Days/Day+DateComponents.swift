public import DayKit
public import Foundation

extension DateComponents {
  /// Creates the year, the month and the day of the month of a day.
  ///
  /// The numbers are those of the proleptic Gregorian calendar, even before 15 October 1582, when
  /// Foundation's own Gregorian calendar is Julian. Year 0 is 1 BCE.
  ///
  /// ```swift
  /// DateComponents(try Day(2025, 8, 29)).month       // 8
  /// ```
  public init(_ day: Day) {
    let components = day.dayComponents
    self.init(year: components.year, month: components.month, day: components.dayOfMonth)
  }

  /// Creates the years, months, weeks and days of a period, for `Calendar.date(byAdding:to:)`.
  ///
  /// ```swift
  /// DateComponents(Period(months: 1, weeks: 2)).weekOfYear       // 2
  /// ```
  public init(_ period: Period) {
    self.init(
      year: period.years, month: period.months, day: period.days, weekOfYear: period.weeks)
  }
}

extension Day {
  /// Creates the day of a year, a month and a day of the month.
  ///
  /// Without a calendar, or with Foundation's `gregorian` or `iso8601`, the numbers are those of
  /// the proleptic Gregorian calendar, and the years of era 0 count back from 1 BCE. With another
  /// calendar, they are its numbers. A number that is too large is not carried over to the next
  /// month. The time of day, the time zone, weekdays and weeks do not matter.
  ///
  /// ```swift
  /// Day(DateComponents(year: 2025, month: 8, day: 29))       // 2025-08-29
  /// Day(DateComponents(year: 2025, month: 2, day: 30))       // nil
  /// ```
  ///
  /// - Returns: `nil` if one of the three is missing, if the calendar does not have the day, or if
  ///   it is before `Day.min` or after `Day.max`.
  public init?(_ components: DateComponents) {
    guard let year = components.year, let month = components.month, let day = components.day else {
      return nil
    }
    guard let calendar = components.calendar, !calendar.isGregorian else {
      guard let year = Self.year(year, ofEra: components.era) else { return nil }
      try? self.init(year: year, month: month, day: day)
      return
    }
    self.init(foreign: components, calendar)
  }

  /// The year of the proleptic Gregorian calendar; `nil` if the era is not one of its two or the
  /// year does not fit an `Int`.
  private static func year(_ year: Int, ofEra era: Int?) -> Int? {
    switch era {
    case nil, 1: return year
    case 0:
      let (astronomical, overflow) = 1.subtractingReportingOverflow(year)
      return overflow ? nil : astronomical
    default: return nil
    }
  }

  /// Creates the day of components in a calendar other than the Gregorian one.
  private init?(foreign components: DateComponents, _ calendar: Calendar) {
    let numbers = [components.era, components.year, components.month, components.day]
    // Foundation traps on very large numbers; the numbers of a day have at most five
    // digits and fit 16 bits in all of its calendars.
    guard numbers.allSatisfy({ Int16(exactly: $0 ?? 0) != nil }) else { return nil }
    var calendar = calendar
    calendar.timeZone = .gmt
    var parts = DateComponents(
      era: components.era, year: components.year, month: components.month, day: components.day,
      hour: 12)
    parts.isLeapMonth = components.isLeapMonth
    guard parts.isValidDate(in: calendar), let date = calendar.date(from: parts) else {
      return nil
    }
    self.init(exactly: date, in: .gmt)
  }
}

extension Calendar {
  /// Whether years of the calendar are those of the Gregorian calendar.
  var isGregorian: Bool { identifier == .gregorian || identifier == .iso8601 }
}
