/// A day of the week.
@frozen
public enum Weekday: Int, Hashable, Sendable, CaseIterable {
  case sunday, monday, tuesday, wednesday, thursday, friday, saturday
}

extension Weekday {
  /// The number of the weekday in ISO 8601, 1 for Monday to 7 for Sunday.
  @inlinable
  public var isoNumber: Int { rawValue == 0 ? 7 : rawValue }

  /// Creates the weekday with a number of ISO 8601, 1 for Monday to 7 for Sunday.
  @inlinable
  public init?(isoNumber: Int) {
    guard (1...7).contains(isoNumber) else { return nil }
    self.init(rawValue: isoNumber % 7)
  }

  /// The weekday that comes the given number of days after this one; any number goes.
  @inlinable
  public func advanced(by days: Int) -> Weekday {
    Weekday(wrapping: rawValue + days % 7)
  }

  /// The number of days, 0 to 6, from a weekday to the next of this kind.
  @inlinable
  public func days(since start: Weekday) -> Int {
    (rawValue - start.rawValue + 7) % 7
  }

  /// The seven weekdays in order from a first one.
  public static func ordered(startingOn first: Weekday) -> [Weekday] {
    (0..<7).map(first.advanced(by:))
  }

  /// The weekday a number of days after Sunday, from −13 on.
  @inlinable
  init(wrapping number: Int) {
    self = Weekday(rawValue: (number + 14) % 7) ?? .sunday
  }
}
