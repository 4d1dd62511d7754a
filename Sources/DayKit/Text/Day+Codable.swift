#if !hasFeature(Embedded)
extension Day: Codable {
  /// Decodes a day from the number of days since 1 January 1970.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the number is outside ``bounds``, and
  ///   `DecodingError.typeMismatch` if the data is not an integer. For a text, and for a number
  ///   that looks like a time, the description names the property wrapper that decodes it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    #if Formats
    let number = try container.numberOfDay()
    let hint = Self.hint(for: Int64(number))
    #else
    let number = try container.decode(Int.self)
    let hint = ""
    #endif
    guard let day = Day(exactly: number) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(number) is not a number of days since 1970-01-01 from "
          + "\(Day.bounds.lowerBound) to \(Day.bounds.upperBound)\(hint)")
    }
    self = day
  }

  /// Encodes the number of days since 1 January 1970.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(daysSince1970)
  }
}
#endif
