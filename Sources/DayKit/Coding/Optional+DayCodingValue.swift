#if Formats && !hasFeature(Embedded)
extension Optional: DayCodingValue where Wrapped: DayCodingValue {
  /// Decodes a value whose days are in a format, or null.
  ///
  /// - Throws: `DecodingError` if the data is not such a value.
  public static func decode<Format: DayCodingFormat>(
    from decoder: any Decoder, as format: Format.Type
  ) throws -> Wrapped? {
    guard try !decoder.singleValueContainer().decodeNil() else { return nil }
    return try Wrapped.decode(from: decoder, as: format)
  }

  /// Decodes the value of a key, with days in a format, or `nil` if the key is missing or its value
  /// is null.
  ///
  /// - Throws: `DecodingError` if the data is not such a value.
  @inlinable
  public static func decode<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Wrapped? {
    try Wrapped.decodeIfPresent(from: container, forKey: key, as: format)
  }

  /// Encodes the value with its days in a format, or null.
  public func encode<Format: DayCodingFormat>(
    to encoder: any Encoder, as format: Format.Type
  ) throws {
    if let self {
      try self.encode(to: encoder, as: format)
    } else {
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }

  /// Encodes the value for a key, with its days in a format; `nil` is omitted.
  @inlinable
  public func encode<Key, Format: DayCodingFormat>(
    to container: inout KeyedEncodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws {
    try self?.encode(to: &container, forKey: key, as: format)
  }
}
#endif
