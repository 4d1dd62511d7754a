extension Day: LosslessStringConvertible {
  /// The day in ISO 8601, such as `2025-08-29`.
  public var description: String { formatted(as: .iso) }

  /// Creates the day of a text in ISO 8601, or `nil` if the text is not one.
  ///
  /// Generic code that knows only `LosslessStringConvertible` uses this. Other calls use the
  /// initializer that throws the reason; `try?` gives `nil` instead.
  ///
  /// ```swift
  /// func read<Value: LosslessStringConvertible>(_ text: String) -> Value? { Value(text) }
  /// let day: Day? = read("2025-08-29")                               // 2025-08-29
  /// ```
  @_disfavoredOverload
  public init?(_ description: String) {
    guard let day = try? Day(description, as: .iso) else { return nil }
    self = day
  }
}

extension Day {
  /// Creates the day of a text in ISO 8601, such as `2025-08-29`.
  ///
  /// All types of DayKit that are written as text have such an initializer. Where the reason does not
  /// matter, write `try?`:
  ///
  /// ```swift
  /// try Day("2025-08-29").weekday                                    // .friday
  /// try? Day("29.8.2025")                                            // nil
  /// let texts = ["2025-08-29", "soon"]
  /// texts.compactMap { try? Day($0) }                                // [2025-08-29]
  /// ```
  ///
  /// For other formats, see ``init(_:as:)``.
  ///
  /// - Throws: ``DayReadingError`` if the text does not have this form, or if there is no such day.
  public init(_ text: some StringProtocol) throws(DayReadingError) {
    try self.init(text, as: .iso)
  }
}
