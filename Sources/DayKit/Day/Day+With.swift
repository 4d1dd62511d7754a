extension Day {
  /// The day with some of its components replaced.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// try day.with(day: 1)                     // 2025-08-01
  /// try day.with(year: 2024, month: 2)       // 2024-02-29
  /// try? day.with(month: 2)                  // nil: February 2025 has 28 days
  /// ```
  ///
  /// The result is exact or an error. To clamp the day of the month to the length of the month, use
  /// ``adding(_:)`` with a number of months.
  ///
  /// - Parameters:
  ///   - year: The new year, or `nil` to keep it.
  ///   - month: The new month, or `nil` to keep it.
  ///   - day: The new day of the month, or `nil` to keep it.
  /// - Throws: ``DayError`` if the calendar has no such day, or if it is outside ``min`` to
  ///   ``max``.
  public func with(
    year: Int? = nil, month: Int? = nil, day: Int? = nil
  ) throws(DayError) -> Day {
    let components = dayComponents
    return try Day(
      year: year ?? components.year, month: month ?? components.month,
      day: day ?? components.dayOfMonth)
  }
}
