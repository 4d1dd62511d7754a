public import DayKit
public import Foundation

extension DateComponents {
  /// Creates the year, the month and the day of the month of a day.
  ///
  /// The numbers are those of the proleptic Gregorian calendar, also before 15 October 1582, where
  /// Foundation's own Gregorian calendar takes them for Julian ones. Year 0 is 1 BCE.
  public init(_ day: Day) {
    let components = day.dayComponents
    self.init(year: components.year, month: components.month, day: components.dayOfMonth)
  }
}

extension Day {
  /// Creates the day that a year, a month and a day of the month name, if there is one.
  ///
  /// Without a calendar, or with Foundation's `gregorian` or `iso8601`, the numbers are those of the
  /// proleptic Gregorian calendar, with the years of era 0 counted back from 1 BCE; with another
  /// calendar the numbers are its own. A number too large is no day, never one of the month after.
  /// The time of day, the time zone, weekdays and weeks play no part.
  ///
  /// - Returns: `nil` if one of the three is missing, the calendar has no such day, or days do not
  ///   reach that far.
  public init?(_ components: DateComponents) {
    guard let year = components.year, let month = components.month, let day = components.day else {
      return nil
    }
    guard let calendar = components.calendar, !calendar.isGregorian else {
      let isBeforeCommonEra = components.era == 0
      // A year out of reach anyhow must not overflow.
      guard Self.years.contains(year) else { return nil }
      try? self.init(year: isBeforeCommonEra ? 1 - year : year, month: month, day: day)
      return
    }
    self.init(foreign: components, calendar)
  }

  /// Creates the day that components of a calendar other than the Gregorian one name.
  private init?(foreign components: DateComponents, _ calendar: Calendar) {
    let numbers = [components.era, components.year, components.month, components.day]
    // Foundation stops the program at numbers too large for it; those of a day have four digits.
    guard numbers.allSatisfy({ Int16(exactly: $0 ?? 0) != nil }) else { return nil }
    var calendar = calendar
    calendar.timeZone = .gmt
    var asked = DateComponents(
      era: components.era, year: components.year, month: components.month, day: components.day,
      hour: 12)
    asked.isLeapMonth = components.isLeapMonth
    guard asked.isValidDate(in: calendar), let date = calendar.date(from: asked) else { return nil }
    self.init(exactly: date, in: .gmt)
  }
}

extension Calendar {
  fileprivate var isGregorian: Bool { identifier == .gregorian || identifier == .iso8601 }
}
