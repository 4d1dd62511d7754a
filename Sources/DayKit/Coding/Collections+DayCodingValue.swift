#if !hasFeature(Embedded)
extension Array: DayCodingValue where Element: DayCodingValue {
  /// Reads an array whose days are in a format.
  ///
  /// - Throws: `DecodingError` if the data is no such array.
  public static func decode<Format: DayCodingFormat>(
    from decoder: any Decoder, as format: Format.Type
  ) throws -> [Element] {
    let container = try decoder.singleValueContainer()
    return try container.decode([DayCoding<Format>.Property<Element>].self).map(\.wrappedValue)
  }

  /// Writes the array with its days in a format.
  public func encode<Format: DayCodingFormat>(
    to encoder: any Encoder, as format: Format.Type
  ) throws {
    var container = encoder.singleValueContainer()
    try container.encode(map { DayCoding<Format>.Property(wrappedValue: $0) })
  }
}

extension Dictionary: DayCodingValue where Key: Codable, Value: DayCodingValue {
  /// Reads a dictionary in whose values days are in a format.
  ///
  /// - Throws: `DecodingError` if the data is no such dictionary.
  public static func decode<Format: DayCodingFormat>(
    from decoder: any Decoder, as format: Format.Type
  ) throws -> [Key: Value] {
    let container = try decoder.singleValueContainer()
    return try container.decode([Key: DayCoding<Format>.Property<Value>].self)
      .mapValues(\.wrappedValue)
  }

  /// Writes the dictionary with the days in its values in a format.
  public func encode<Format: DayCodingFormat>(
    to encoder: any Encoder, as format: Format.Type
  ) throws {
    var container = encoder.singleValueContainer()
    try container.encode(mapValues { DayCoding<Format>.Property(wrappedValue: $0) })
  }
}
#endif
