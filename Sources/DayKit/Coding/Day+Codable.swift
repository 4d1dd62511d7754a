#if !hasFeature(Embedded)
extension Day: Codable {
  /// Reads a day from the number of days since 1 January 1970.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if days do not reach that far.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Int.self)
    guard let day = Day(exactly: number) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(number) is not a number of days since 1970-01-01 from "
          + "\(Day.bounds.lowerBound) to \(Day.bounds.upperBound)")
    }
    self = day
  }

  /// Writes the number of days since 1 January 1970.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(daysSince1970)
  }
}
#endif
