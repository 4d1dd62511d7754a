extension YearMonth: LosslessStringConvertible {
  /// The month in ISO 8601, such as `2025-08`.
  public var description: String {
    String(capacity: 10) { output in
      output.append(year: year)
      output.append(UInt8(ascii: "-"))
      output.append(month, .exactly(2))
    }
  }

  /// Creates the month of a text in ISO 8601, or `nil` if the text is not one.
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
  /// Creates the month of a text in ISO 8601, such as `2025-08`.
  ///
  /// ```swift
  /// try YearMonth("2025-08").dayCount                                // 31
  /// try YearMonth("2025-13")                                         // throws
  /// ```
  ///
  /// - Throws: ``DayReadingError`` if the text does not have this form, or if there is no such month.
  public init(_ text: some StringProtocol) throws(DayReadingError) {
    self = try Day(text, as: .yearMonth).yearMonth
  }
}
