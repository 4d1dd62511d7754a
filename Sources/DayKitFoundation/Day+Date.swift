public import DayKit
public import Foundation

extension Day {
  /// Creates the day that holds an instant in the time zone of a calendar.
  ///
  /// The zone alone counts: days are those of the proleptic Gregorian calendar, whatever the kind of
  /// the calendar and also before 1582, where Foundation's own calendar is the Julian one.
  ///
  /// - Precondition: The instant lies on a day from ``DayKit/Day/min`` to ``DayKit/Day/max``.
  public init(date: Date, usingCalendar calendar: Calendar = .current) {
    self.init(date: date, in: calendar.timeZone)
  }

  /// Creates the day that holds an instant in a time zone.
  ///
  /// - Precondition: The instant lies on a day from ``DayKit/Day/min`` to ``DayKit/Day/max``.
  public init(date: Date, in timeZone: TimeZone) {
    let offset = timeZone.secondsFromGMT(for: date)
    self.init(timeIntervalSince1970: date.timeIntervalSince1970 + Double(offset))
  }

  /// The first moment of the day in a time zone.
  ///
  /// That is midnight, or where the clocks skip midnight the moment after the skip; for a day that a
  /// zone leaves out altogether it is the moment at which the zone left it out.
  ///
  /// - Parameters:
  ///   - calendar: The calendar whose time zone is meant where none is given; its kind plays no
  ///     part.
  ///   - timeZone: The time zone.
  public func date(inCalendar calendar: Calendar = .current, timeZone: TimeZone? = nil) -> Date {
    let zone = timeZone ?? calendar.timeZone
    let midnight = Date(timeIntervalSince1970: Double(daysSince1970) * 86_400)
    // No zone is further from Universal Time than a day and some hours.
    var reached = midnight - 2 * 86_400
    while true {
      let start = midnight - zone.offset(at: reached)
      guard let change = zone.nextDaylightSavingTimeTransition(after: reached), change <= start
      else { return start }
      // Where the clocks go forward over midnight, the day starts with the change.
      if change + zone.offset(at: change) >= midnight { return change }
      reached = change
    }
  }
}

extension TimeZone {
  /// The seconds that clocks of the zone are ahead of Universal Time at an instant.
  fileprivate func offset(at date: Date) -> TimeInterval {
    TimeInterval(secondsFromGMT(for: date))
  }
}
