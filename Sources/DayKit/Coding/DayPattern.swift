#if Formats && !hasFeature(Embedded)
/// The pattern of a format in a ``DayCodingPattern``.
///
/// Unlike ``DayFormat/init(pattern:symbols:pivot:defaultYear:)``, creating one does not throw, so that
/// it can be the value of a `static let`. The error is thrown when a day is encoded or decoded.
///
/// ```swift
/// let pattern = DayPattern("d MMMM yyyy")
/// try pattern.format.parsingObstacle == nil        // true
/// try DayPattern("dd/mm/yyyy").format              // throws 'mm' is minutes; the month is MM
/// ```
public struct DayPattern: Sendable {
  private let result: Result<DayFormat, DayFormatError>

  /// Creates a format from a pattern or from the name of a format.
  ///
  /// ```swift
  /// let short = DayPattern("d.M.yy", pivot: 1970)
  /// try Day("29.8.25", as: short.format)             // 2025-08-29
  /// ```
  ///
  /// The parameters are those of ``DayFormat/init(pattern:symbols:pivot:defaultYear:)``.
  public init(
    _ pattern: String, symbols: @autoclosure () -> DaySymbols = .english, pivot: Int? = nil,
    defaultYear: Int? = nil
  ) {
    result = Result { () throws(DayFormatError) in
      try DayFormat(
        pattern: pattern, symbols: symbols(), pivot: pivot, defaultYear: defaultYear)
    }
  }

  /// The format.
  ///
  /// - Throws: ``DayFormatError`` if there is a mistake in the pattern.
  public var format: DayFormat {
    get throws(DayFormatError) { try result.get() }
  }
}

/// A format of days in encoded data that is created from a pattern.
///
/// ```swift
/// enum Written: DayCodingPattern {
///   static let pattern = DayPattern("d MMMM yyyy")
/// }
///
/// struct Letter: Codable {
///   @DayCoding<Written>.Property var day: Day       // "29 August 2025"
/// }
/// ```
///
/// Keep the pattern in a `static let`: it is compiled once, when the first day is encoded or decoded.
/// If there is a mistake in it, encoding and decoding throw its ``DayFormatError``.
public protocol DayCodingPattern: DayCodingFormat {
  /// The pattern in which days are encoded, and the first one tried to decode them.
  ///
  /// ```swift
  /// enum German: DayCodingPattern {
  ///   static let pattern = DayPattern("d.M.yyyy")
  /// }
  /// ```
  static var pattern: DayPattern { get }

  /// The patterns that are tried in order if ``pattern`` does not fit; by default none.
  ///
  /// ```swift
  /// enum Lenient: DayCodingPattern {
  ///   static let pattern = DayPattern("dd/MM/yyyy")
  ///   static let otherPatterns = [DayPattern("d/M/yyyy"), DayPattern("iso")]
  /// }
  /// ```
  static var otherPatterns: [DayPattern] { get }
}

extension DayCodingPattern {
  /// No other patterns.
  public static var otherPatterns: [DayPattern] { [] }

  /// The format of the pattern.
  ///
  /// - Throws: ``DayFormatError`` if there is a mistake in the pattern or in another one.
  public static var format: DayFormat {
    get throws {
      // A mistake in any of the patterns is thrown for the first day, not for the first day that the
      // patterns before it do not fit.
      for pattern in otherPatterns { _ = try pattern.format }
      return try pattern.format
    }
  }

  /// The formats of the other patterns.
  ///
  /// ```swift
  /// enum Loose: DayCodingPattern {
  ///   static let pattern = DayPattern("dd/MM/yyyy")
  ///   static let otherPatterns = [DayPattern("d/M/yyyy")]
  /// }
  /// try Loose.otherFormats.count           // 1
  /// ```
  ///
  /// - Throws: ``DayFormatError`` if there is a mistake in one of them.
  public static var otherFormats: [DayFormat] {
    get throws { try otherPatterns.map { try $0.format } }
  }
}
#endif
