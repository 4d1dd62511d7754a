#if !hasFeature(Embedded)
/// Codings of days as numbers of time since 1 January 1970, 00:00 UTC.
///
/// What is read is an instant, with or without a fraction; the day is the one in UTC that holds it.
/// What is written is the start of the day in UTC.
///
/// ```swift
/// struct Visit: Codable {
///   @Epoch.Seconds var day: Day             // 1756425600
///   @Epoch.Milliseconds var last: Day?      // 1756425600000, or left out
/// }
/// ```
public enum Epoch {
  /// A property of days such as `1756425600`.
  public typealias Seconds = DayCoding<SecondsFormat>.Property

  /// A property of days such as `1756425600000`.
  public typealias Milliseconds = DayCoding<MillisecondsFormat>.Property

  /// The format ``DayFormat/epoch``.
  public enum SecondsFormat: DayCodingFormat {
    /// Seconds.
    public static var format: DayFormat { .epoch }
  }

  /// The format ``DayFormat/epochMilliseconds``.
  public enum MillisecondsFormat: DayCodingFormat {
    /// Milliseconds.
    public static var format: DayFormat { .epochMilliseconds }
  }
}
#endif
