#if Formats
public import DayKit
public import Foundation

// The zone is carried by `userInfo`, whose type differs from coder to coder.

extension JSONDecoder {
  /// The time zone in which instants such as `@Epoch.Seconds` are days; `nil` stands for UTC.
  ///
  /// ```swift
  /// struct Visit: Codable {
  ///   @Epoch.Seconds var day: Day
  /// }
  ///
  /// let decoder = JSONDecoder()
  /// decoder.dayTimeZone = TimeZoneRule(TimeZone(identifier: "Australia/Melbourne") ?? .gmt)
  /// try decoder.decode(Visit.self, from: Data(#"{"day": 1328187600}"#.utf8)).day  // 2012-02-03
  /// ```
  public var dayTimeZone: TimeZoneRule? {
    get { userInfo[.dayTimeZone] as? TimeZoneRule }
    set { userInfo[.dayTimeZone] = newValue }
  }
}

extension JSONEncoder {
  /// The time zone in which instants such as `@Epoch.Seconds` are days; `nil` stands for UTC.
  ///
  /// ```swift
  /// let encoder = JSONEncoder()
  /// encoder.dayTimeZone = TimeZoneRule(TimeZone(identifier: "Australia/Melbourne") ?? .gmt)
  /// try encoder.encode(Visit(day: Day(2012, 2, 3)))            // {"day":1328187600}
  /// ```
  public var dayTimeZone: TimeZoneRule? {
    get { userInfo[.dayTimeZone] as? TimeZoneRule }
    set { userInfo[.dayTimeZone] = newValue }
  }
}

extension PropertyListDecoder {
  /// The time zone in which instants such as `@Epoch.Seconds` are days; `nil` stands for UTC.
  ///
  /// ```swift
  /// let decoder = PropertyListDecoder()
  /// decoder.dayTimeZone = TimeZoneRule(.current)
  /// ```
  public var dayTimeZone: TimeZoneRule? {
    get { userInfo[.dayTimeZone] as? TimeZoneRule }
    set { userInfo[.dayTimeZone] = newValue }
  }
}

extension PropertyListEncoder {
  /// The time zone in which instants such as `@Epoch.Seconds` are days; `nil` stands for UTC.
  ///
  /// ```swift
  /// let encoder = PropertyListEncoder()
  /// encoder.dayTimeZone = TimeZoneRule(.current)
  /// ```
  public var dayTimeZone: TimeZoneRule? {
    get { userInfo[.dayTimeZone] as? TimeZoneRule }
    set { userInfo[.dayTimeZone] = newValue }
  }
}
#endif
