/// A collector for the fields of a pattern.
protocol PatternSink {
  /// Adds a byte that stands for itself.
  mutating func append(_ byte: UInt8) throws(DayFormatError)

  /// Adds a number.
  ///
  /// - Parameter offset: The position of the number in the pattern.
  mutating func append(
    _ part: NumberPart, _ width: NumberWidth, at offset: Int
  ) throws(DayFormatError)

  /// Adds a name.
  mutating func append(
    _ part: NamePart, _ style: NameStyle, at offset: Int
  ) throws(DayFormatError)

  /// Adds a part of a time of day or a time zone.
  ///
  /// - Parameter misplaced: The error if the part cannot follow the parts before it.
  mutating func append(
    _ field: TimeField, misplaced: DayFormatError
  ) throws(DayFormatError)

  /// Finishes after all fields.
  ///
  /// - Parameter isStrftime: Whether the pattern follows C's `strftime`.
  mutating func finish(isStrftime: Bool) throws(DayFormatError)
}

extension PatternSink {
  /// Adds the fields of a pattern of either kind.
  mutating func append(pattern: Span<UInt8>) throws(DayFormatError) {
    let isStrftime = pattern.indices.contains { pattern[$0] == UInt8(ascii: "%") }
    if isStrftime { try append(strftime: pattern) } else { try append(unicode: pattern) }
    try finish(isStrftime: isStrftime)
  }
}

/// A collector for patterns of dates whose digits all have fixed positions.
struct FixedPattern: PatternSink {
  private(set) var date = FixedDate()

  /// Whether the year has four digits only in a Unicode pattern.
  private var hasShortYear = false

  /// The error of any other pattern, which callers ignore.
  private static var other: DayFormatError { DayFormatError(.noDay, at: 0) }

  mutating func append(_ byte: UInt8) { date.append(byte) }

  mutating func append(
    _ part: NumberPart, _ width: NumberWidth, at offset: Int
  ) throws(DayFormatError) {
    let isShortYear = part == .year && width == .upTo(4)
    if isShortYear { hasShortYear = true }
    guard date.appendDigits(of: part, isShortYear ? .exactly(4) : width) else { throw Self.other }
  }

  mutating func append(
    _ part: NamePart, _ style: NameStyle, at offset: Int
  ) throws(DayFormatError) {
    throw Self.other
  }

  mutating func append(
    _ field: TimeField, misplaced: DayFormatError
  ) throws(DayFormatError) {
    throw Self.other
  }

  func finish(isStrftime: Bool) throws(DayFormatError) {
    guard date.isWhole, !(hasShortYear && isStrftime) else { throw Self.other }
  }
}
