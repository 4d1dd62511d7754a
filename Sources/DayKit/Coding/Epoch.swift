#if Formats && !hasFeature(Embedded)
/// Property wrappers for days as times since 1 January 1970, 00:00 UTC.
///
/// A number is decoded as an instant, with or without a fraction, and the day is the day in UTC
/// that contains it. The start of the day in UTC is encoded.
///
/// ```swift
/// struct Visit: Codable {
///   @Epoch.Seconds var day: Day             // 1756425600
///   @Epoch.Milliseconds var last: Day?      // 1756425600000, or omitted
/// }
/// ```
public enum Epoch {
  /// A property of days such as `1756425600`.
  ///
  /// ```swift
  /// struct Login: Codable {
  ///   @Epoch.Seconds var day: Day           // {"day": 1756425600}
  /// }
  /// ```
  public typealias Seconds = DayCoding<SecondsFormat>.Property

  /// A property of days such as `1756425600000`.
  ///
  /// ```swift
  /// struct Message: Codable {
  ///   @Epoch.Milliseconds var sent: Day     // {"sent": 1756425600000}
  /// }
  /// ```
  public typealias Milliseconds = DayCoding<MillisecondsFormat>.Property

  /// The format ``DayFormat/epoch``.
  ///
  /// ```swift
  /// try Day("1756425600", as: Epoch.SecondsFormat.format)
  /// ```
  public enum SecondsFormat: DayCodingFormat {
    /// Seconds.
    public static var format: DayFormat { .epoch }
  }

  /// The format ``DayFormat/epochMilliseconds``.
  ///
  /// ```swift
  /// try Day("1756425600000", as: Epoch.MillisecondsFormat.format)
  /// ```
  public enum MillisecondsFormat: DayCodingFormat {
    /// Milliseconds.
    public static var format: DayFormat { .epochMilliseconds }
  }
}
#endif
