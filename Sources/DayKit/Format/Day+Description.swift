extension Day: LosslessStringConvertible {
  /// The day in ISO 8601, such as `2025-08-29`.
  public var description: String { formatted(as: .iso) }

  /// Creates the day of a text in ISO 8601, such as `2025-08-29`.
  ///
  /// To get the reason if there is none, use ``init(_:as:)`` with ``DayFormat/iso``.
  public init?(_ description: String) {
    do throws(DayReadingError) {
      try self.init(description, as: .iso)
    } catch {
      return nil
    }
  }
}
