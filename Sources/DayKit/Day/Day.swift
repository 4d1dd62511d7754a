/// A calendar day, independent of any time of day, time zone or place.
///
/// Days are those of the proleptic Gregorian calendar, from ``min``, 1 January −9999, to ``max``,
/// 31 December 9999; year 0 is 1 BCE.
///
/// ```swift
/// let day = try Day(2025, 8, 29)
/// day + 30                                     // 2025-09-28
/// day.weekday                                  // .friday
/// try day.adding(.months(1))                   // 2025-09-29
/// ```
@frozen
public struct Day: Hashable, Sendable {
  /// The number of days from 1 January 1970 to this day; negative for earlier days.
  ///
  /// This is the only stored property. SwiftData stores a value under the names of its stored
  /// properties, so a query can use this name; see <doc:Days-in-SwiftData>.
  public let daysSince1970: Int

  /// Creates a day without a check; the caller knows that the number is in ``bounds``.
  @inlinable
  init(unchecked daysSince1970: Int) {
    assert(Self.bounds.contains(daysSince1970))
    self.daysSince1970 = daysSince1970
  }
}

extension Day {
  /// The number of days in 32 bits.
  ///
  /// All calendar arithmetic uses this width, so that a processor computes several days at a time.
  @inlinable var number: Int32 { Int32(truncatingIfNeeded: daysSince1970) }

  /// Creates a day without a check; the caller knows that the number is in ``bounds``.
  @inlinable
  init(unchecked number: Int32) {
    self.init(unchecked: Int(number))
  }
}

extension Day {
  /// The values that ``daysSince1970`` can have: −4,371,587 to 2,932,896.
  ///
  /// ```swift
  /// Day.bounds.contains(3_000_000)               // false
  /// ```
  @inlinable
  public static var bounds: ClosedRange<Int> { -4_371_587...2_932_896 }

  /// The first day, 1 January −9999.
  ///
  /// ```swift
  /// Day.min                                      // -009999-01-01
  /// Day.max                                      // 9999-12-31
  /// ```
  @inlinable
  public static var min: Day { Day(unchecked: bounds.lowerBound) }

  /// The last day, 31 December 9999.
  @inlinable
  public static var max: Day { Day(unchecked: bounds.upperBound) }

  /// Creates the day that is the given number of days after 1 January 1970, or `nil` if it is
  /// outside ``min`` to ``max``.
  ///
  /// ```swift
  /// Day(exactly: 20_329)                         // 2025-08-29
  /// Day(exactly: 3_000_000)                      // nil
  /// ```
  @inlinable
  public init?(exactly daysSince1970: Int) {
    guard Self.bounds.contains(daysSince1970) else { return nil }
    self.init(unchecked: daysSince1970)
  }

  /// Creates the day that is the given number of days after 1 January 1970.
  ///
  /// ```swift
  /// Day(daysSince1970: 20_329)                   // 2025-08-29
  /// ```
  ///
  /// - Precondition: The number is in ``bounds``. For untrusted input, use
  ///   ``init(exactly:)``.
  @inlinable
  public init(daysSince1970: Int) {
    precondition(Self.bounds.contains(daysSince1970), "the number of days is out of range")
    self.init(unchecked: daysSince1970)
  }

  /// Creates the day in UTC of the instant that is the given number of seconds after
  /// 1 January 1970, 00:00 UTC.
  ///
  /// ```swift
  /// Day(timeIntervalSince1970: 1_756_425_600)    // 2025-08-29
  /// Day(timeIntervalSince1970: -1)               // 1969-12-31
  /// ```
  ///
  /// - Precondition: The instant is on a day from ``min`` to ``max``, and not NaN.
  public init(timeIntervalSince1970 seconds: Double) {
    let midnights =
      Double(Self.bounds.lowerBound) * 86_400..<Double(Self.bounds.upperBound + 1) * 86_400
    precondition(midnights.contains(seconds), "the instant is out of range")
    // The quotient may be rounded, but midnights are whole numbers below 2⁵³, so the comparison is
    // exact.
    let days = Int(seconds / 86_400)
    self.init(unchecked: Double(days) * 86_400 > seconds ? days - 1 : days)
  }
}

extension Day: Comparable {
  /// Returns whether a day is before another.
  @inlinable
  public static func < (left: Day, right: Day) -> Bool {
    left.daysSince1970 < right.daysSince1970
  }
}
