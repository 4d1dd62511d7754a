#if Formats && !hasFeature(Embedded)
extension Array: DayCodingValue where Element: DayCodingValue {
  /// Decodes an array whose days are in a format.
  ///
  /// - Throws: `DecodingError` if the data is not an array of such days.
  public static func decode<Format: DayCodingFormat>(
    from decoder: any Decoder, as format: Format.Type
  ) throws -> [Element] {
    let container = try decoder.singleValueContainer()
    return try container.decode([DayCoding<Format>.Property<Element>].self).map(\.wrappedValue)
  }

  /// Encodes the array with its days in a format.
  public func encode<Format: DayCodingFormat>(
    to encoder: any Encoder, as format: Format.Type
  ) throws {
    var container = encoder.singleValueContainer()
    try container.encode(map { DayCoding<Format>.Property(wrappedValue: $0) })
  }
}

extension Set: DayCodingValue where Element == Day {
  /// Decodes a set from an array of days in a format; a day may occur more than once.
  ///
  /// - Throws: `DecodingError` if the data is not an array of such days.
  public static func decode<Format: DayCodingFormat>(
    from decoder: any Decoder, as format: Format.Type
  ) throws -> Set<Day> {
    Set(try [Day].decode(from: decoder, as: format))
  }

  /// Encodes the set as an array of its days in order, in a format.
  public func encode<Format: DayCodingFormat>(
    to encoder: any Encoder, as format: Format.Type
  ) throws {
    try sorted().encode(to: encoder, as: format)
  }
}

extension Dictionary: DayCodingValue where Key: Codable, Value: DayCodingValue {
  /// Decodes a dictionary whose values have days in a format.
  ///
  /// - Throws: `DecodingError` if the data is not a dictionary of such days.
  public static func decode<Format: DayCodingFormat>(
    from decoder: any Decoder, as format: Format.Type
  ) throws -> [Key: Value] {
    let container = try decoder.singleValueContainer()
    return try container.decode([Key: DayCoding<Format>.Property<Value>].self)
      .mapValues(\.wrappedValue)
  }

  /// Encodes the dictionary with the days of its values in a format.
  public func encode<Format: DayCodingFormat>(
    to encoder: any Encoder, as format: Format.Type
  ) throws {
    var container = encoder.singleValueContainer()
    try container.encode(mapValues { DayCoding<Format>.Property(wrappedValue: $0) })
  }
}
#endif
