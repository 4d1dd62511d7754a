/// A time that clocks show, without a day and without a time zone.
///
/// ```swift
/// let time = try TimeOfDay(19, 5)
/// time.description                                          // 19:05:00
/// try time.formatted(as: TimeFormat(pattern: "h:mm a"))     // 7:05 PM
/// try Day(2025, 8, 29).at(time, in: .gmt)                   // 2025-08-29 19:05:00 +0000
/// ```
public struct TimeOfDay: Hashable, Sendable {
  /// The number of nanoseconds after midnight on the clock, from 0 to 86,399,999,999,999.
  public let nanoseconds: Int

  /// - Precondition: The number is one that a day without a change of clocks has.
  init(nanoseconds: Int) {
    self.nanoseconds = nanoseconds
  }

  /// Creates a time from what a clock shows.
  ///
  /// ```swift
  /// try TimeOfDay(hour: 7, minute: 27, second: 2, nanosecond: 500_000_000)    // 07:27:02.5
  /// ```
  ///
  /// - Parameters:
  ///   - hour: The hour, 0 to 23.
  ///   - minute: The minute, 0 to 59.
  ///   - second: The second, 0 to 59; there are no leap seconds.
  ///   - nanosecond: The fraction of the second, 0 to 999,999,999.
  /// - Throws: ``TimeOfDayError`` if a number is out of its range.
  public init(
    hour: Int, minute: Int, second: Int = 0, nanosecond: Int = 0
  ) throws(TimeOfDayError) {
    guard (0...23).contains(hour) else { throw TimeOfDayError(.noSuchHour(hour)) }
    guard (0...59).contains(minute) else { throw TimeOfDayError(.noSuchMinute(minute)) }
    guard (0...59).contains(second) else { throw TimeOfDayError(.noSuchSecond(second)) }
    guard (0..<Self.perSecond).contains(nanosecond) else {
      throw TimeOfDayError(.noSuchNanosecond(nanosecond))
    }
    self.init(nanoseconds: ((hour * 60 + minute) * 60 + second) * Self.perSecond + nanosecond)
  }

  /// Creates a time from an hour, a minute and a second.
  ///
  /// ```swift
  /// try TimeOfDay(7, 27, 2)       // 07:27:02
  /// ```
  ///
  /// - Throws: ``TimeOfDayError`` if a number is out of its range.
  public init(_ hour: Int, _ minute: Int, _ second: Int = 0) throws(TimeOfDayError) {
    try self.init(hour: hour, minute: minute, second: second)
  }

  /// 00:00, the first time of a day.
  public static var midnight: TimeOfDay { TimeOfDay(nanoseconds: 0) }

  /// 12:00.
  public static var noon: TimeOfDay { TimeOfDay(nanoseconds: 43_200 * perSecond) }
}

extension TimeOfDay {
  /// The number of nanoseconds in a second.
  static var perSecond: Int { 1_000_000_000 }

  /// The whole seconds after midnight on the clock.
  var seconds: Int { nanoseconds / Self.perSecond }

  /// The hour, 0 to 23.
  public var hour: Int { seconds / 3_600 }

  /// The minute, 0 to 59.
  public var minute: Int { seconds / 60 % 60 }

  /// The second, 0 to 59.
  public var second: Int { seconds % 60 }

  /// The fraction of the second, 0 to 999,999,999.
  public var nanosecond: Int { nanoseconds % Self.perSecond }
}

extension TimeOfDay: Comparable {
  /// Whether a time is earlier than another.
  public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
