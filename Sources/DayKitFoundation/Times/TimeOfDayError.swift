public import DayKit
public import Foundation

/// The reason why there is no such time, or why the clocks of a day do not show it.
///
/// The description is an English clause that can follow a colon, such as "hours range from 0 to 23".
///
/// ```swift
/// do {
///   _ = try TimeOfDay(25, 0)
/// } catch {
///   print(error)                                    // hours range from 0 to 23
///   print(error.reason == .noSuchHour(25))          // true
/// }
/// ```
public struct TimeOfDayError: Error, Hashable, Sendable {
  /// What is wrong.
  public let reason: Reason

  init(_ reason: Reason) {
    self.reason = reason
  }
}

extension TimeOfDayError {
  /// What can be wrong with a time.
  ///
  /// Later versions may add reasons, so a `switch` needs a `default`:
  ///
  /// ```swift
  /// do {
  ///   _ = try Day(2025, 3, 30).at(TimeOfDay(2, 30), in: .current)
  /// } catch let error as TimeOfDayError {
  ///   switch error.reason {
  ///   case .noSuchHour(24): print("the day after begins at 24:00")
  ///   default: print(error)
  ///   }
  /// }
  /// ```
  public struct Reason: Hashable, Sendable {
    let kind: Kind

    enum Kind: Hashable, Sendable {
      case noSuchHour(Int, first: Int, last: Int)
      case noSuchMinute(Int)
      case noSuchSecond(Int)
      case noSuchNanosecond(Int)
      case skipped(TimeOfDay, on: Day)
    }

    private init(_ kind: Kind) {
      self.kind = kind
    }

    /// The hour is not one of a clock with these hours.
    ///
    /// ```swift
    /// TimeOfDayError.Reason.noSuchHour(13, in: 1...12) == .noSuchHour(13)     // false
    /// ```
    public static func noSuchHour(_ hour: Int, in hours: ClosedRange<Int> = 0...23) -> Reason {
      Reason(.noSuchHour(hour, first: hours.lowerBound, last: hours.upperBound))
    }

    /// The minute is not 0 to 59.
    ///
    /// ```swift
    /// TimeOfDayError.Reason.noSuchMinute(60)
    /// ```
    public static func noSuchMinute(_ minute: Int) -> Reason { Reason(.noSuchMinute(minute)) }

    /// The second is not 0 to 59.
    ///
    /// ```swift
    /// TimeOfDayError.Reason.noSuchSecond(60)
    /// ```
    public static func noSuchSecond(_ second: Int) -> Reason { Reason(.noSuchSecond(second)) }

    /// The nanosecond is not 0 to 999,999,999.
    ///
    /// ```swift
    /// TimeOfDayError.Reason.noSuchNanosecond(-1)
    /// ```
    public static func noSuchNanosecond(_ nanosecond: Int) -> Reason {
      Reason(.noSuchNanosecond(nanosecond))
    }

    /// The clocks of the day never show the time, since they are set forward over it.
    ///
    /// ```swift
    /// try TimeOfDayError.Reason.skipped(TimeOfDay(2, 30), on: Day(2025, 3, 30)).isSkipped    // true
    /// ```
    public static func skipped(_ time: TimeOfDay, on day: Day) -> Reason {
      Reason(.skipped(time, on: day))
    }

    /// Whether the time exists, but not on that day in that time zone.
    public var isSkipped: Bool {
      if case .skipped = kind { true } else { false }
    }
  }
}

extension TimeOfDayError: CustomStringConvertible, LocalizedError {
  /// What clocks have instead, such as "hours range from 0 to 23".
  public var description: String {
    switch reason.kind {
    case .noSuchHour(_, let first, let last):
      last - first == 11
        ? "hours with AM or PM range from \(first) to \(last)"
        : "hours range from \(first) to \(last)"
    case .noSuchMinute: "minutes range from 0 to 59"
    case .noSuchSecond: "seconds range from 0 to 59"
    case .noSuchNanosecond: "nanoseconds range from 0 to 999999999"
    case .skipped(let time, let day): "clocks skip \(time) on \(day)"
    }
  }

  /// What clocks have instead, in English.
  public var errorDescription: String? { description }
}
