extension YearMonth: LosslessStringConvertible {
  /// The month in ISO 8601, such as `2025-08`.
  public var description: String {
    String(capacity: 10) { output in
      output.append(year: year)
      output.append(UInt8(ascii: "-"))
      output.append(month, .exactly(2))
    }
  }

  /// Creates a month from text in ISO 8601, or `nil` if the text is not one.
  ///
  /// Generic code that knows only `LosslessStringConvertible` uses this. Other calls use the
  /// initializer that throws the reason.
  ///
  /// ```swift
  /// func read<Value: LosslessStringConvertible>(_ text: String) -> Value? { Value(text) }
  /// let month: YearMonth? = read("2025-08")                          // 2025-08
  /// ```
  @_disfavoredOverload
  public init?(_ description: String) {
    guard let month = try? YearMonth(description) as YearMonth else { return nil }
    self = month
  }
}

extension YearMonth {
  /// Creates a month from text in ISO 8601, such as `2025-08`.
  ///
  /// ```swift
  /// try YearMonth("2025-08").dayCount                                // 31
  /// try YearMonth("2025-13")                                         // throws
  /// ```
  ///
  /// - Throws: ``DayParsingError`` if the text does not have this form, or if there is no such month.
  public init(_ text: some StringProtocol) throws(DayParsingError) {
    self = try String(text).withBytes { bytes throws(DayParsingError) in
      try YearMonth(iso: bytes)
    }
  }

  private init(iso bytes: Span<UInt8>) throws(DayParsingError) {
    var position = 0
    let year = try bytes.year(.exactly(4), at: &position)
    try bytes.skip(UInt8(ascii: "-"), at: &position)
    let monthPlace = position
    let month = try bytes.digits(2, at: &position)
    try bytes.end(at: position)
    do throws(DayError) {
      try self.init(year: year, month: month)
    } catch {
      throw DayParsingError(.doesNotExist(error), at: error == .outOfRange ? 0 : monthPlace)
    }
  }
}
