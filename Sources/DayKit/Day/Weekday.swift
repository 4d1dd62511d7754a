/// A day of the week.
///
/// ```swift
/// try Day(2025, 8, 29).weekday                 // .friday
/// Weekday.friday.advanced(by: 3)               // .monday
/// Weekday.friday.name(width: .abbreviated)     // Fri
/// ```
@frozen
public enum Weekday: Hashable, Sendable, CaseIterable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday
}

extension Weekday: RawRepresentable {
  /// The number of the weekday, 0 for Sunday to 6 for Saturday.
  @inlinable
  public var rawValue: Int {
    // Safe for the same reason as in `init(unchecked:)`.
    Int(unsafe unsafeBitCast(self, to: UInt8.self))
  }

  /// Creates the weekday with a number, 0 for Sunday to 6 for Saturday; `nil` for any other number.
  ///
  /// ```swift
  /// Weekday(rawValue: 5)                         // .friday
  /// ```
  @inlinable
  public init?(rawValue: Int) {
    guard (0...6).contains(rawValue) else { return nil }
    self.init(unchecked: UInt32(truncatingIfNeeded: rawValue))
  }

  /// Creates the weekday with a number without a check; the caller knows that it is 0 to 6.
  @inlinable
  init(unchecked number: UInt32) {
    assert(number <= 6)
    // Safe because an enum without payloads is one byte that numbers its cases in the order of
    // their declaration. A switch runs ten times as long or more, because the compiler cannot
    // vectorize it.
    self = unsafe unsafeBitCast(UInt8(truncatingIfNeeded: number), to: Weekday.self)
  }
}

extension Weekday {
  /// The number of the weekday in ISO 8601, 1 for Monday to 7 for Sunday.
  ///
  /// ```swift
  /// Weekday.sunday.isoNumber                     // 7
  /// ```
  @inlinable
  public var isoNumber: Int { rawValue == 0 ? 7 : rawValue }

  /// Creates the weekday with a number of ISO 8601, 1 for Monday to 7 for Sunday; `nil` for any
  /// other number.
  ///
  /// ```swift
  /// Weekday(isoNumber: 7)                        // .sunday
  /// ```
  @inlinable
  public init?(isoNumber: Int) {
    guard (1...7).contains(isoNumber) else { return nil }
    self.init(rawValue: isoNumber % 7)
  }

  /// The weekday that is the given number of days after this one, or before it if negative.
  ///
  /// ```swift
  /// Weekday.saturday.advanced(by: 1)             // .sunday
  /// ```
  @inlinable
  public func advanced(by days: Int) -> Weekday {
    Weekday(wrapping: rawValue &+ days % 7)
  }

  /// The number of days, 0 to 6, from the given weekday to this one.
  ///
  /// ```swift
  /// Weekday.monday.days(since: .friday)          // 3
  /// ```
  @inlinable
  public func days(since start: Weekday) -> Int {
    let days = rawValue &- start.rawValue
    return days < 0 ? days &+ 7 : days
  }

  /// The seven weekdays in order, starting with a given one.
  ///
  /// ```swift
  /// Weekday.ordered(startingOn: .monday).last    // .sunday
  /// ```
  public static func ordered(startingOn first: Weekday) -> [Weekday] {
    (0..<7).map(first.advanced(by:))
  }

  /// Creates the weekday that is a number of days after Sunday, which is at least −14.
  @inlinable
  init(wrapping number: Int) {
    self.init(unchecked: UInt32(truncatingIfNeeded: number &+ 14) % 7)
  }
}

#if Formats && !hasFeature(Embedded)
extension Weekday: Codable {}
#endif
