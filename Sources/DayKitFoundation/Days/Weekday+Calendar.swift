public import DayKit

extension Weekday {
  /// Creates the weekday with a number of Foundation's calendars, 1 for Sunday to 7 for Saturday;
  /// `nil` for another number.
  ///
  /// ```swift
  /// Weekday(calendarNumber: 6)               // .friday
  /// ```
  public init?(calendarNumber: Int) {
    guard (1...7).contains(calendarNumber) else { return nil }
    self.init(rawValue: calendarNumber - 1)
  }

  /// The number of the weekday in Foundation's calendars, 1 for Sunday to 7 for Saturday.
  ///
  /// ```swift
  /// Weekday.friday.calendarNumber            // 6
  /// ```
  public var calendarNumber: Int { rawValue + 1 }
}
