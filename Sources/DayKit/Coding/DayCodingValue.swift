#if !hasFeature(Embedded)
/// What a property with a coding of days can hold: a day, or an optional, an array or a dictionary
/// of such values.
///
/// It is there to be a constraint. Coding calls its requirements; nobody else needs to.
public protocol DayCodingValue {
  /// Reads a value whose days are in a format.
  static func decode<Format: DayCodingFormat>(
    from decoder: any Decoder, as format: Format.Type
  ) throws -> Self

  /// Writes the value with its days in a format.
  func encode<Format: DayCodingFormat>(to encoder: any Encoder, as format: Format.Type) throws

  /// Reads the value of a key, with days in a format.
  static func decode<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Self

  /// Reads the value of a key, with days in a format, where the key is present and its value is
  /// not null.
  static func decodeIfPresent<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Self?

  /// Writes the value for a key, with its days in a format.
  func encode<Key, Format: DayCodingFormat>(
    to container: inout KeyedEncodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws
}

extension DayCodingValue {
  /// Reads the value of a key, with days in a format.
  public static func decode<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Self {
    try container.decodeNested(DayCoding<Format>.Property<Self>.self, forKey: key).wrappedValue
  }

  /// Reads the value of a key, with days in a format, where the key is present and its value is
  /// not null.
  public static func decodeIfPresent<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Self? {
    guard container.contains(key), try !container.decodeNil(forKey: key) else { return nil }
    return try decode(from: container, forKey: key, as: format)
  }

  /// Writes the value for a key, with its days in a format.
  public func encode<Key, Format: DayCodingFormat>(
    to container: inout KeyedEncodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws {
    try container.encodeNested(DayCoding<Format>.Property(wrappedValue: self), forKey: key)
  }
}

// Where no more is known of a type than that it is codable, the calls go to the container itself
// and not to those made for wrapped properties.

extension KeyedDecodingContainer {
  @usableFromInline
  func decodeNested<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decode(type, forKey: key)
  }
}

extension KeyedEncodingContainer {
  mutating func encodeNested(_ value: some Encodable, forKey key: Key) throws {
    try encode(value, forKey: key)
  }
}
#endif
