#if Formats && !hasFeature(Embedded)
extension ClosedRange: DayCodingValue where Bound == Day {
  /// Decodes a range from an array of its first and its last day in a format.
  ///
  /// - Throws: `DecodingError` if the data is not an array of two days in order.
  public static func decode<Format: DayCodingFormat>(
    from decoder: any Decoder, as format: Format.Type
  ) throws -> ClosedRange<Day> {
    let bounds = try decoder.bounds(as: format)
    return bounds.lower...bounds.upper
  }

  /// Encodes the range as an array of its first and its last day in a format.
  public func encode<Format: DayCodingFormat>(
    to encoder: any Encoder, as format: Format.Type
  ) throws {
    try [lowerBound, upperBound].encode(to: encoder, as: format)
  }
}

extension Range: DayCodingValue where Bound == Day {
  /// Decodes a range from an array of its first day and the day after its last, in a format.
  ///
  /// - Throws: `DecodingError` if the data is not an array of two days in order.
  public static func decode<Format: DayCodingFormat>(
    from decoder: any Decoder, as format: Format.Type
  ) throws -> Range<Day> {
    let bounds = try decoder.bounds(as: format)
    return bounds.lower..<bounds.upper
  }

  /// Encodes the range as an array of its first day and the day after its last, in a format.
  public func encode<Format: DayCodingFormat>(
    to encoder: any Encoder, as format: Format.Type
  ) throws {
    try [lowerBound, upperBound].encode(to: encoder, as: format)
  }
}

extension Decoder {
  /// The two days of an array, the standard library's form of a range.
  fileprivate func bounds<Format: DayCodingFormat>(
    as format: Format.Type
  ) throws -> (lower: Day, upper: Day) {
    let days = try [Day].decode(from: self, as: format)
    guard days.count == 2, days[0] <= days[1] else {
      let found = days.count == 2 ? "\(days[1]) is before \(days[0])" : "found \(days.count)"
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath,
          debugDescription: "expected an array of two days in order, but \(found)"))
    }
    return (days[0], days[1])
  }
}
#endif
