#if Formats
extension Day {
  /// Creates a day from text in a format.
  ///
  /// ```swift
  /// try Day("29/08/2025", as: .dmy)          // 2025-08-29
  /// ```
  ///
  /// - Throws: ``DayParsingError`` with the position of the part that does not fit.
  public init(_ text: some StringProtocol, as format: DayFormat) throws(DayParsingError) {
    self = try String(text).withBytes { bytes throws(DayParsingError) in try format.read(bytes) }
  }
}

extension DayFormat {
  /// Parses a day from UTF-8, the whole text.
  ///
  /// Parts that the day does not need, such as a weekday beside a date, must agree with it.
  ///
  /// ```swift
  /// let bytes = Array("2025-08-29".utf8)
  /// try DayFormat.iso.read(bytes.span)       // 2025-08-29
  /// ```
  ///
  /// - Throws: ``DayParsingError`` with the position of the part that does not fit.
  public func read(_ bytes: Span<UInt8>) throws(DayParsingError) -> Day {
    var position = 0
    if case .day(let day) = compiled.quickRead(bytes, at: &position), position == bytes.count {
      return day
    }
    return try readFields(of: bytes)
  }

  /// Parses a day from UTF-8, the whole text, interpreting instants as days in a time zone.
  ///
  /// The result is that of ``read(_:)`` of the format in that zone, but the format need not be
  /// created.
  func read(_ bytes: Span<UInt8>, in timeZone: TimeZoneRule?) throws(DayParsingError) -> Day {
    try compiled.readFields(of: bytes, in: timeZone)
  }

  /// Parses a day from UTF-8, the whole text, field by field.
  package func readFields(of bytes: Span<UInt8>) throws(DayParsingError) -> Day {
    try read(bytes, in: timeZone)
  }

  /// Parses a day at a position in UTF-8, and moves the position past it.
  package func readPrefix(of bytes: Span<UInt8>, at position: inout Int) -> Day? {
    switch compiled.quickRead(bytes, at: &position) {
    case .day(let day): day
    case .refused: nil
    case .unknown: try? readPrefixFields(of: bytes, at: &position)
    }
  }

  /// Parses a day at a position in UTF-8 field by field, and moves the position past it.
  package func readPrefixFields(
    of bytes: Span<UInt8>, at position: inout Int
  ) throws(DayParsingError) -> Day {
    try compiled.readFields(of: bytes, from: &position, upToEnd: false, in: timeZone)
  }
}

// Many lines in one call. What is the same for all lines is decided once, so a line costs little
// more than its bytes.

extension DayFormat {
  /// Parses lines that contain only a day, and returns the number of their bytes.
  ///
  /// It stops before the first line that has another line ending, is not a day or needs the slow
  /// path, and where no whole line is left or there is no more room.
  ///
  /// - Precondition: The format has no newline in it.
  package func readLines(
    _ bytes: Span<UInt8>, ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    compiled.readLines(bytes, ending, into: &days)
  }

  /// The layout of dates whose year has four digits, if all digits have fixed positions.
  package var fixedDate: FixedDate? {
    if case .fixed(let date) = compiled.writing { date } else { nil }
  }

  /// The number of bytes of a day whose year has four digits, if all digits have fixed positions;
  /// no day has fewer.
  package var fixedWidth: Int? { fixedDate?.width }

  /// Whether dates in this format can be copied into another one digit by digit.
  package func copiesDigits(to other: DayFormat) -> Bool {
    fixedDate != nil && other.fixedDate != nil
  }

  /// Writes lines that are dates as lines in another format, and returns the number of lines and of
  /// their bytes.
  ///
  /// Requires ``copiesDigits(to:)``, and stops where ``readLines(_:ending:into:)`` does.
  ///
  /// - Precondition: The format has no newline in it.
  package func copyLines(
    _ bytes: Span<UInt8>, ending: LineEnding, to other: DayFormat,
    into output: inout OutputSpan<UInt8>
  ) -> (lines: Int, bytes: Int) {
    guard let source = fixedDate?.line(ending), let target = other.fixedDate?.line(ending) else {
      return (0, 0)
    }
    let lines = source.copy(bytes, to: target, into: &output)
    return (lines, lines * source.width)
  }
}
#endif
