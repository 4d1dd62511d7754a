#if !hasFeature(Embedded)
/// A type that names the formats of days in encoded data.
///
/// ```swift
/// enum Invoice: DayCodingFormat {
///   static let format = DayFormat.dmy
///   static let otherFormats = [DayFormat.iso, .epoch]
/// }
///
/// struct Bill: Codable {
///   @DayCoding<Invoice>.Property var due: Day
/// }
/// ```
///
/// Days are numbers in the formats that are a single count, such as ``DayFormat/epoch`` and
/// ``DayFormat/days``, and strings in all others, so that data may mix both. A requirement may
/// throw, for formats that are made from patterns; what it throws is thrown by coding.
public protocol DayCodingFormat {
  /// The format that days are written in, and the first one that they are read in.
  static var format: DayFormat { get throws }

  /// The formats that are tried in order on what ``format`` does not read; by default none.
  static var otherFormats: [DayFormat] { get throws }
}

extension DayCodingFormat {
  /// No other formats.
  public static var otherFormats: [DayFormat] { [] }
}
#endif
