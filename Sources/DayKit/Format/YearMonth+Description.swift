extension YearMonth: LosslessStringConvertible {
  /// The month in ISO 8601, such as `2025-08`.
  public var description: String {
    String(capacity: 10) { output in
      output.append(year: year)
      output.append(UInt8(ascii: "-"))
      output.append(month, .exactly(2))
    }
  }

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
