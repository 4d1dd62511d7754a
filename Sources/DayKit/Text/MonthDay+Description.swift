extension MonthDay: LosslessStringConvertible {
  /// The month and day in ISO 8601, such as `--02-29`.
  public var description: String {
    String(capacity: 7) { output in
      output.append(UInt8(ascii: "-"))
      output.append(UInt8(ascii: "-"))
      output.append(month, .exactly(2))
      output.append(UInt8(ascii: "-"))
      output.append(dayOfMonth, .exactly(2))
    }
  }

  /// Creates a month and day from text in ISO 8601, or `nil` if the text is not one.
  ///
  /// Generic code that knows only `LosslessStringConvertible` uses this. Other calls use the
  /// initializer that throws the reason.
  ///
  /// ```swift
  /// func read<Value: LosslessStringConvertible>(_ text: String) -> Value? { Value(text) }
  /// let date: MonthDay? = read("--12-25")                            // --12-25
  /// ```
  @_disfavoredOverload
  public init?(_ description: String) {
    guard let date = try? MonthDay(description) as MonthDay else { return nil }
    self = date
  }
}

extension MonthDay {
  /// Creates a month and day from text in ISO 8601, such as `--02-29`, or `02-29`.
  ///
  /// ```swift
  /// try MonthDay("--12-25").month                                    // 12
  /// try MonthDay("12-25").month                                      // 12
  /// try MonthDay("--02-30")                                          // throws
  /// ```
  ///
  /// - Throws: ``DayParsingError`` if the text does not have this form, or if no year has such a day.
  public init(_ text: some StringProtocol) throws(DayParsingError) {
    self = try String(text).withBytes { bytes throws(DayParsingError) in
      try MonthDay(parsing: bytes)
    }
  }

  private init(parsing bytes: Span<UInt8>) throws(DayParsingError) {
    var position = 0
    let hyphen = UInt8(ascii: "-")
    if bytes.isEmpty || bytes[0].digitValue == nil {
      try bytes.skip(hyphen, at: &position)
      try bytes.skip(hyphen, at: &position)
    }
    let start = position
    let month = try bytes.digits(2, at: &position)
    try bytes.skip(hyphen, at: &position)
    let day = try bytes.digits(2, at: &position)
    try bytes.end(at: position)
    do throws(DayError) {
      try self.init(month: month, day: day)
    } catch {
      throw DayParsingError(.doesNotExist(error), at: start)
    }
  }
}
