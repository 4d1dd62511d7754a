extension Day: LosslessStringConvertible {
  /// The day in ISO 8601, such as `2025-08-29`.
  public var description: String { formatted(as: .iso) }

  /// Creates the day of a text in ISO 8601, such as `2025-08-29`; `nil` if the text is not one.
  ///
  /// For the reason, use ``init(_:as:)`` with ``DayFormat/iso``.
  ///
  /// ```swift
  /// let text = "2025-08-29"
  /// Day(text)?.weekday           // .friday
  /// ```
  public init?(_ description: String) {
    do throws(DayReadingError) {
      try self.init(description, as: .iso)
    } catch {
      return nil
    }
  }
}
