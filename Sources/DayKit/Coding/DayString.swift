#if Formats && !hasFeature(Embedded)
/// Property wrappers for days as texts of year, month and day.
///
/// ```swift
/// struct Contract: Codable {
///   @DayString.DMY var signed: Day               // "29/08/2025"
///   @DayString.MDY var shipped: Day              // "08/29/2025"
///   @DayString.YMD var ended: Day?               // "2025-08-29", or omitted
///   @DayString.YMD.Nullable var renewed: Day?    // "2025-08-29", or null
/// }
/// ```
public enum DayString {
  /// A property of days such as `"29/08/2025"`.
  ///
  /// ```swift
  /// struct Invoice: Codable {
  ///   @DayString.DMY var due: Day                // {"due": "29/08/2025"}
  /// }
  /// ```
  public typealias DMY = DayCoding<DMYFormat>.Property

  /// A property of days such as `"08/29/2025"`.
  ///
  /// ```swift
  /// struct Shipment: Codable {
  ///   @DayString.MDY var shipped: Day            // {"shipped": "08/29/2025"}
  /// }
  /// ```
  public typealias MDY = DayCoding<MDYFormat>.Property

  /// A property of days such as `"2025-08-29"`.
  ///
  /// ```swift
  /// struct Stay: Codable {
  ///   @DayString.YMD var days: ClosedRange<Day>  // {"days": ["2025-08-22", "2025-08-29"]}
  /// }
  /// ```
  public typealias YMD = DayCoding<YMDFormat>.Property

  /// A dictionary with keys such as `"29/08/2025"`.
  ///
  /// ```swift
  /// struct Museum: Codable {
  ///   @DayString.DMYKeys var visitors: [Day: Int]      // {"visitors": {"29/08/2025": 12}}
  /// }
  /// ```
  public typealias DMYKeys = DayCoding<DMYFormat>.Keys

  /// A dictionary with keys such as `"08/29/2025"`.
  ///
  /// ```swift
  /// struct Library: Codable {
  ///   @DayString.MDYKeys var loans: [Day: Int]         // {"loans": {"08/29/2025": 12}}
  /// }
  /// ```
  public typealias MDYKeys = DayCoding<MDYFormat>.Keys

  /// A dictionary with keys such as `"2025-08-29"`, which dictionaries have without a wrapper, too.
  ///
  /// ```swift
  /// struct Gym: Codable {
  ///   @DayString.YMDKeys var visits: [Day: Int]        // {"visits": {"2025-08-29": 12}}
  /// }
  /// ```
  public typealias YMDKeys = DayCoding<YMDFormat>.Keys

  /// The format ``DayFormat/dmy``.
  ///
  /// ```swift
  /// try Day("29/08/2025", as: DayString.DMYFormat.format)
  /// ```
  public enum DMYFormat: DayCodingFormat {
    /// Day, month, year.
    public static var format: DayFormat { .dmy }
  }

  /// The format ``DayFormat/mdy``.
  ///
  /// ```swift
  /// try Day("08/29/2025", as: DayString.MDYFormat.format)
  /// ```
  public enum MDYFormat: DayCodingFormat {
    /// Month, day, year.
    public static var format: DayFormat { .mdy }
  }

  /// The format ``DayFormat/ymd``.
  ///
  /// ```swift
  /// try Day("2025-08-29", as: DayString.YMDFormat.format)
  /// ```
  public enum YMDFormat: DayCodingFormat {
    /// Year, month, day.
    public static var format: DayFormat { .ymd }
  }
}
#endif
