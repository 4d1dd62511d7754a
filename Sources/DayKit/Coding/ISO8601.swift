#if Formats && !hasFeature(Embedded)
/// Property wrappers for days as date-times of ISO 8601.
///
/// A date-time may have any time of day and any time zone, and the day is the date as written.
/// Midnight is encoded.
///
/// ```swift
/// struct Event: Codable {
///   @ISO8601.Default var start: Day              // "2025-08-29T00:00:00Z"
///   @ISO8601.SansTimezone var end: Day?          // "2025-08-29T00:00:00", or omitted
/// }
/// ```
public enum ISO8601 {
  /// A property of days such as `"2025-08-29T00:00:00Z"`.
  ///
  /// ```swift
  /// struct Meeting: Codable {
  ///   @ISO8601.Default var day: Day                // {"day": "2025-08-29T00:00:00Z"}
  /// }
  /// ```
  public typealias Default = DayCoding<DefaultFormat>.Property

  /// A property of days such as `"2025-08-29T00:00:00"`.
  ///
  /// ```swift
  /// struct Booking: Codable {
  ///   @ISO8601.SansTimezone var day: Day           // {"day": "2025-08-29T00:00:00"}
  /// }
  /// ```
  public typealias SansTimezone = DayCoding<SansTimezoneFormat>.Property

  /// The format ``DayFormat/iso8601``.
  ///
  /// ```swift
  /// try Day("2025-08-29T10:00:00Z", as: ISO8601.DefaultFormat.format)
  /// ```
  public enum DefaultFormat: DayCodingFormat {
    /// A date-time with a time zone.
    public static var format: DayFormat { .iso8601 }
  }

  /// The format ``DayFormat/iso8601SansTimezone``.
  ///
  /// ```swift
  /// try Day("2025-08-29T10:00:00", as: ISO8601.SansTimezoneFormat.format)
  /// ```
  public enum SansTimezoneFormat: DayCodingFormat {
    /// A date-time without a time zone.
    public static var format: DayFormat { .iso8601SansTimezone }
  }
}
#endif
