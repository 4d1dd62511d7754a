#if !hasFeature(Embedded)
/// Codings of days as date-times of ISO 8601.
///
/// What is read may have any time of day; the day is the one written, in whatever time zone. What
/// is written is midnight.
///
/// ```swift
/// struct Event: Codable {
///   @ISO8601.Default var start: Day              // "2025-08-29T00:00:00Z"
///   @ISO8601.SansTimezone var end: Day?          // "2025-08-29T00:00:00", or left out
/// }
/// ```
public enum ISO8601 {
  /// A property of days such as `"2025-08-29T00:00:00Z"`.
  public typealias Default = DayCoding<DefaultFormat>.Property

  /// A property of days such as `"2025-08-29T00:00:00"`.
  public typealias SansTimezone = DayCoding<SansTimezoneFormat>.Property

  /// The format ``DayFormat/iso8601``.
  public enum DefaultFormat: DayCodingFormat {
    /// A date-time with a time zone.
    public static var format: DayFormat { .iso8601 }
  }

  /// The format ``DayFormat/iso8601SansTimezone``.
  public enum SansTimezoneFormat: DayCodingFormat {
    /// A date-time without a time zone.
    public static var format: DayFormat { .iso8601SansTimezone }
  }
}
#endif
