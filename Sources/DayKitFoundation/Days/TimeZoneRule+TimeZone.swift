public import DayKit
public import Foundation

extension TimeZoneRule {
  /// Creates the rule of one of Foundation's time zones.
  ///
  /// The zone is the one that `timeZone` is now: of `TimeZone.autoupdatingCurrent`, later changes
  /// are not followed. The rule of GMT is `TimeZoneRule.utc`.
  ///
  /// ```swift
  /// let melbourne = TimeZoneRule(TimeZone(identifier: "Australia/Melbourne") ?? .gmt)
  /// melbourne.day(at: 1_328_187_600)                 // 2012-02-03
  /// melbourne.start(of: try Day(2012, 2, 3))         // 1328187600
  /// ```
  public init(_ timeZone: TimeZone) {
    guard timeZone.identifier != "GMT", timeZone.identifier != "UTC" else {
      self = .utc
      return
    }
    let zone = TimeZone(identifier: timeZone.identifier) ?? timeZone
    self.init(identifier: zone.identifier) { instant in
      // Beyond this, no instant is on a day, and Foundation's calculations could overflow.
      let reach = (Day.bounds.upperBound + 2) * Day.seconds
      let date = Date(timeIntervalSince1970: TimeInterval(min(max(instant, -reach), reach)))
      return zone.secondsFromGMT(for: date)
    }
  }
}

extension Day {
  /// The current day in one of Foundation's time zones.
  ///
  /// ```swift
  /// let melbourne = TimeZone(identifier: "Australia/Melbourne") ?? .gmt
  /// Day.today(in: melbourne) >= Day.today(in: .gmt)  // true
  /// ```
  public static func today(in timeZone: TimeZone) -> Day {
    today(in: TimeZoneRule(timeZone))
  }
}
