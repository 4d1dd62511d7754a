#if !hasFeature(Embedded)
/// Codings of days as strings of year, month and day.
///
/// ```swift
/// struct Contract: Codable {
///   @DayString.DMY var signed: Day               // "29/08/2025"
///   @DayString.MDY var shipped: Day              // "08/29/2025"
///   @DayString.YMD var ended: Day?               // "2025-08-29", or left out
///   @DayString.YMD.Nullable var renewed: Day?    // "2025-08-29", or null
/// }
/// ```
public enum DayString {
  /// A property of days such as `"29/08/2025"`.
  public typealias DMY = DayCoding<DMYFormat>.Property

  /// A property of days such as `"08/29/2025"`.
  public typealias MDY = DayCoding<MDYFormat>.Property

  /// A property of days such as `"2025-08-29"`.
  public typealias YMD = DayCoding<YMDFormat>.Property

  /// The format ``DayFormat/dmy``.
  public enum DMYFormat: DayCodingFormat {
    /// Day, month, year.
    public static var format: DayFormat { .dmy }
  }

  /// The format ``DayFormat/mdy``.
  public enum MDYFormat: DayCodingFormat {
    /// Month, day, year.
    public static var format: DayFormat { .mdy }
  }

  /// The format ``DayFormat/ymd``.
  public enum YMDFormat: DayCodingFormat {
    /// Year, month, day.
    public static var format: DayFormat { .ymd }
  }
}
#endif
