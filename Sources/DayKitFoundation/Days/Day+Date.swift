public import DayKit
public import Foundation

extension Day {
  /// Creates the day of an instant in a time zone.
  ///
  /// ```swift
  /// Day(date: Date(timeIntervalSince1970: 1_756_425_600), in: .gmt)      // 2025-08-29
  /// ```
  ///
  /// Days are those of the proleptic Gregorian calendar, even before 1582, when Foundation's own
  /// calendar is Julian.
  ///
  /// - Precondition: The day is from `Day.min` to `Day.max`. For untrusted input, use
  ///   ``init(exactly:in:)``.
  public init(date: Date, in timeZone: TimeZone = .current) {
    guard let day = Day(exactly: date, in: timeZone) else {
      preconditionFailure("the instant is out of range")
    }
    self = day
  }

  /// Creates the day of an instant in a time zone; `nil` if it is before `Day.min` or after
  /// `Day.max`.
  ///
  /// ```swift
  /// Day(exactly: Date(timeIntervalSince1970: 1_756_425_600), in: .gmt)   // 2025-08-29
  /// Day(exactly: .distantFuture, in: .gmt)                               // 4001-01-01
  /// Day(exactly: Date(timeIntervalSince1970: 1e300), in: .gmt)           // nil
  /// ```
  public init?(exactly date: Date, in timeZone: TimeZone) {
    guard let wall = timeZone.wallSeconds(at: date) else { return nil }
    let (days, rest) = wall.quotientAndRemainder(dividingBy: Self.seconds)
    self.init(exactly: rest < 0 ? days - 1 : days)
  }

  /// The first moment of the day in a time zone.
  ///
  /// That is midnight or, if the clocks skip midnight, the moment after the skip. For a day that a
  /// zone skips altogether, it is the moment of the skip. If midnight comes twice, it is the first
  /// of the two.
  ///
  /// ```swift
  /// let zone = TimeZone(identifier: "America/Sao_Paulo") ?? .gmt
  /// try Day(2025, 8, 29).date(in: zone)              // 2025-08-29 03:00:00 +0000, which is midnight
  /// try Day(2018, 11, 4).date(in: zone)              // 2018-11-04 03:00:00 +0000, which is 01:00
  /// ```
  public func date(in timeZone: TimeZone = .current) -> Date { firstMoment(in: timeZone) }
}

// A `Calendar` also has weeks and an era, of which a conversion takes only the time zone.

extension Day {
  /// Creates the day of an instant in the time zone of a calendar.
  @available(*, unavailable, message: "use 'in: calendar.timeZone'")
  public init(date: Date, in calendar: Calendar) {
    self.init(date: date, in: calendar.timeZone)
  }

  /// The first moment of the day in the time zone of a calendar.
  @available(*, unavailable, message: "use 'in: calendar.timeZone'")
  public func date(in calendar: Calendar) -> Date { date(in: calendar.timeZone) }
}

extension Day {
  /// The number of seconds of a day without a change of clocks.
  static var seconds: Int { 86_400 }

  /// The first moment of the day in a time zone.
  func firstMoment(in timeZone: TimeZone) -> Date {
    timeZone.firstInstant(showing: daysSince1970 * Self.seconds)
  }

  /// Noon in Universal Time, which is on this day in every calendar of Foundation.
  var noon: Date {
    Date(timeIntervalSince1970: TimeInterval(daysSince1970 * Self.seconds + Self.seconds / 2))
  }
}
