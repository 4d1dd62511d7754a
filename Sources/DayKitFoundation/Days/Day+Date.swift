public import DayKit
public import Foundation

extension Day {
  /// Creates the day that holds an instant in the time zone of a calendar.
  ///
  /// The zone alone counts: days are those of the proleptic Gregorian calendar, whatever the kind of
  /// the calendar and also before 1582, where Foundation's own calendar is the Julian one.
  ///
  /// - Precondition: The instant lies on a day from `Day.min` to `Day.max`. For
  ///   an instant from outside use ``init(exactly:in:)``.
  public init(date: Date, usingCalendar calendar: Calendar = .current) {
    self.init(date: date, in: calendar.timeZone)
  }

  /// Creates the day that holds an instant in a time zone.
  ///
  /// - Precondition: The instant lies on a day from `Day.min` to `Day.max`. For
  ///   an instant from outside use ``init(exactly:in:)``.
  public init(date: Date, in timeZone: TimeZone) {
    guard let day = Day(exactly: date, in: timeZone) else {
      preconditionFailure("the instant is out of range")
    }
    self = day
  }

  /// Creates the day that holds an instant in a time zone, if days reach that far.
  public init?(exactly date: Date, in timeZone: TimeZone) {
    guard let wall = timeZone.wallSeconds(at: date) else { return nil }
    let (days, rest) = wall.quotientAndRemainder(dividingBy: Self.seconds)
    self.init(exactly: rest < 0 ? days - 1 : days)
  }

  /// The first moment of the day in a time zone.
  ///
  /// That is midnight, or where the clocks skip midnight the moment after the skip; for a day that a
  /// zone leaves out altogether it is the moment at which the zone left it out. Where midnight comes
  /// twice it is the first of the two.
  ///
  /// - Parameters:
  ///   - calendar: The calendar whose time zone is meant where none is given; its kind plays no
  ///     part.
  ///   - timeZone: The time zone.
  public func date(inCalendar calendar: Calendar = .current, timeZone: TimeZone? = nil) -> Date {
    firstMoment(in: timeZone ?? calendar.timeZone)
  }
}

extension Day {
  /// The number of seconds of a day whose clocks are not changed.
  static var seconds: Int { 86_400 }

  /// The first moment of the day in a time zone.
  func firstMoment(in timeZone: TimeZone) -> Date {
    timeZone.firstInstant(showing: daysSince1970 * Self.seconds)
  }

  /// Noon in Universal Time, at which every calendar of Foundation has this day.
  var noon: Date {
    Date(timeIntervalSince1970: TimeInterval(daysSince1970 * Self.seconds + Self.seconds / 2))
  }
}
