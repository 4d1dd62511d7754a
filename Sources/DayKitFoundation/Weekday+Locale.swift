public import DayKit
public import Foundation

extension Weekday {
  /// The weekday that weeks start on in a region, or as the user has set it.
  public static func first(in locale: Locale) -> Weekday {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    return Weekday(calendarNumber: calendar.firstWeekday) ?? .monday
  }

  /// The seven weekdays in the order of a region, for the head of a calendar.
  public static func ordered(in locale: Locale) -> [Weekday] {
    ordered(startingOn: first(in: locale))
  }
}
