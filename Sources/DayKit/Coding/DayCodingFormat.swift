#if Formats && !hasFeature(Embedded)
/// The formats of days in encoded data, for a property wrapper.
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
/// In formats that are a single count, such as ``DayFormat/epoch`` and ``DayFormat/days``, days are
/// encoded as numbers, and in all others as texts. Data may mix both. The properties may throw, for
/// formats that are created from patterns; encoding and decoding then throw the same error. They
/// are read for each day, and compiling a pattern takes time, so keep the format in a `static let`.
/// ``DayCodingPattern`` is shorter for a format that is created from a pattern.
///
/// What is encoded can be decoded: encoding throws `EncodingError.invalidValue` if ``format``
/// cannot parse text, such as `MMMM y`, or if it parses the text of a day as another day. The
/// second happens only to years of two digits and to texts without a year: with `dd/MM/yy` from 1970
/// on, 29 August 1925 would be `29/08/25`, which is in 2025; and in a time zone to days that its
/// clocks skip.
public protocol DayCodingFormat {
  /// The format in which days are encoded, and the first one tried to decode them; it must be able
  /// to parse text.
  ///
  /// ```swift
  /// enum Written: DayCodingFormat {
  ///   static var format: DayFormat { get throws { try cached.get() } }
  ///
  ///   private static let cached = Result { try DayFormat(pattern: "d MMMM yyyy") }
  /// }
  /// ```
  ///
  /// - Throws: The error of a format that is created from a pattern.
  static var format: DayFormat { get throws }

  /// The formats that are tried in order if ``format`` does not fit; by default none.
  ///
  /// ```swift
  /// enum Legacy: DayCodingFormat {
  ///   static let format = DayFormat.iso
  ///   static let otherFormats = [DayFormat.dmy, .epoch]
  /// }
  /// ```
  ///
  /// - Throws: The error of a format that is created from a pattern.
  static var otherFormats: [DayFormat] { get throws }
}

extension DayCodingFormat {
  /// No other formats.
  public static var otherFormats: [DayFormat] { [] }
}
#endif
