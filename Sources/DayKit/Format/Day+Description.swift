extension Day: LosslessStringConvertible {
  /// The day in ISO 8601, such as `2025-08-29`.
  public var description: String { formatted(as: .iso) }

  /// Creates the day that a text in ISO 8601 names, such as `2025-08-29`.
  ///
  /// ``init(_:as:)`` tells why a text names none.
  public init?(_ description: String) {
    do throws(DayReadingError) {
      try self.init(description, as: .iso)
    } catch {
      return nil
    }
  }
}
