#if Formats
/// The rules of a ``RetentionPolicy`` that keep a value.
///
/// ```swift
/// let reasons = RetentionPolicy(daily: 1, monthly: 1).reasons(for: [try Day(2025, 8, 29)])
/// reasons[0].contains(.daily)                 // true
/// reasons[0]                                  // daily, monthly
/// ```
public struct RetentionReasons: OptionSet, Hashable, Sendable {
  /// The number with one bit for each rule.
  public let rawValue: UInt8

  /// Creates reasons from a number with one bit for each rule.
  ///
  /// ```swift
  /// RetentionReasons(rawValue: RetentionReasons.daily.rawValue)        // daily
  /// RetentionReasons.last.union(.within)                               // last, within
  /// RetentionReasons.weekly.union(.monthly)                            // weekly, monthly
  /// RetentionReasons.quarterly.union(.yearly)                          // quarterly, yearly
  /// ```
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The value is one of the newest.
  public static let last = RetentionReasons(rawValue: 1)

  /// The value is not older than a period.
  public static let within = RetentionReasons(rawValue: 2)

  /// The value is the newest, or oldest, of a day.
  public static let daily = RetentionReasons(rawValue: 4)

  /// The value is the newest, or oldest, of a week.
  public static let weekly = RetentionReasons(rawValue: 8)

  /// The value is the newest, or oldest, of a month.
  public static let monthly = RetentionReasons(rawValue: 16)

  /// The value is the newest, or oldest, of a quarter.
  public static let quarterly = RetentionReasons(rawValue: 32)

  /// The value is the newest, or oldest, of a year.
  public static let yearly = RetentionReasons(rawValue: 64)
}

extension RetentionReasons: CustomStringConvertible {
  /// The names of the rules, such as `daily, monthly`.
  public var description: String {
    let names = ["last", "within", "daily", "weekly", "monthly", "quarterly", "yearly"]
    return names.indices.filter { rawValue & 1 << UInt8($0) != 0 }.map { names[$0] }
      .joined(separator: ", ")
  }
}
#endif
