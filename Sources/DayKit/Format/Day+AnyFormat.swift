#if Formats
extension Day {
  /// Creates a day from text in the first of several formats that it fits.
  ///
  /// ```swift
  /// let formats = [DayFormat.iso, .dmy, .basic]
  /// try Day("29/08/2025", asAnyOf: formats)          // 2025-08-29
  /// try Day("20250829", asAnyOf: formats)            // 2025-08-29
  /// try Day("30/02/2025", asAnyOf: formats)          // throws February 2025 has 28 days
  /// ```
  ///
  /// The order matters: `03/04/2025` fits both ``DayFormat/dmy`` and ``DayFormat/mdy``.
  ///
  /// - Precondition: There is at least one format.
  /// - Throws: ``DayParsingError`` of the format that the text is closest to: one that it fits, but whose
  ///   day does not exist, or otherwise the one that it follows furthest.
  public init(
    _ text: some StringProtocol, asAnyOf formats: [DayFormat]
  ) throws(DayParsingError) {
    self = try String(text).withBytes { bytes throws(DayParsingError) in
      try formats.read(bytes) { _, _ in }
    }
  }
}

extension [DayFormat] {
  /// Parses a day from UTF-8, the whole text, in the first format that it fits.
  ///
  /// - Parameter reportMismatch: A function that gets each format that the text does not fit, with its error.
  /// - Precondition: There is at least one format.
  /// - Throws: The error of the format that the text is closest to.
  func read(
    _ bytes: Span<UInt8>, reportMismatch: (DayFormat, DayParsingError) -> Void
  ) throws(DayParsingError) -> Day {
    var closest: DayParsingError?
    for format in self {
      do throws(DayParsingError) {
        return try format.read(bytes)
      } catch {
        reportMismatch(format, error)
        if closest.map({ error.isCloser(than: $0) }) ?? true { closest = error }
      }
    }
    guard let closest else { preconditionFailure("there is no format") }
    throw closest
  }
}

extension DayParsingError {
  /// Returns whether a text with this error is closer to its format than one with another error.
  fileprivate func isCloser(than other: DayParsingError) -> Bool {
    let (closeness, otherCloseness) = (reason.closeness, other.reason.closeness)
    guard closeness == otherCloseness else { return closeness > otherCloseness }
    // Of texts that fit two formats, the first format is the one that the caller prefers.
    return reason.expectation != nil && offset > other.offset
  }
}

extension DayParsingError.Reason {
  /// How close a text is to its format, in an order in which more is closer.
  fileprivate var closeness: Int {
    switch kind {
    case .doesNotExist: 3
    case .contradicts, .falseLeapDay, .unknownOffset: 2
    case .expected: 1
    case .unreadableFormat: 0
    }
  }
}
#endif
