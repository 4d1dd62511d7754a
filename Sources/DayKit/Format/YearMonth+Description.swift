extension YearMonth: LosslessStringConvertible {
  /// The month in ISO 8601, such as `2025-08`.
  public var description: String { firstDay.formatted(as: .yearMonth) }

  /// Creates the month of a text in ISO 8601, such as `2025-08`; `nil` if the text is not one.
  ///
  /// ```swift
  /// YearMonth("2025-08")?.days.count      // 31
  /// ```
  public init?(_ description: String) {
    do throws(DayReadingError) {
      self = try Day(description, as: .yearMonth).yearMonth
    } catch {
      return nil
    }
  }
}
