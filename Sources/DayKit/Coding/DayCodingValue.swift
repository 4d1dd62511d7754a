#if Formats && !hasFeature(Embedded)
/// A value that ``DayCoding/Property`` can wrap: a day, a range or a set of days, or an optional,
/// an array or a dictionary of such values.
///
/// Use it as a constraint. Only encoding and decoding need to call its requirements.
///
/// ```swift
/// struct Dated<Value: DayCodingValue>: Codable {
///   @DayString.DMY var value: Value
/// }
/// let dated = Dated(value: [try Day(2025, 8, 29)])
/// ```
public protocol DayCodingValue {
  /// Decodes a value whose days are in a format.
  ///
  /// - Throws: `DecodingError` if the data is not such a value.
  static func decode<Format: DayCodingFormat>(
    from decoder: any Decoder, as format: Format.Type
  ) throws -> Self

  /// Encodes the value with its days in a format.
  ///
  /// - Throws: The error of the encoder, or of the format.
  func encode<Format: DayCodingFormat>(to encoder: any Encoder, as format: Format.Type) throws

  /// Decodes the value of a key, with days in a format.
  ///
  /// - Throws: `DecodingError` if the data is not such a value or the key is missing.
  static func decode<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Self

  /// Decodes the value of a key, with days in a format, or `nil` if the key is missing or its value
  /// is null.
  ///
  /// - Throws: `DecodingError` if the data is not such a value.
  static func decodeIfPresent<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Self?

  /// Encodes the value for a key, with its days in a format.
  ///
  /// - Throws: The error of the encoder, or of the format.
  func encode<Key, Format: DayCodingFormat>(
    to container: inout KeyedEncodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws
}

extension DayCodingValue {
  /// Decodes the value of a key, with days in a format.
  ///
  /// - Throws: `DecodingError` if the data is not such a value or the key is missing.
  public static func decode<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Self {
    try container.decodeNested(DayCoding<Format>.Property<Self>.self, forKey: key).wrappedValue
  }

  /// Decodes the value of a key, with days in a format, or `nil` if the key is missing or its value
  /// is null.
  ///
  /// - Throws: `DecodingError` if the data is not such a value.
  public static func decodeIfPresent<Key, Format: DayCodingFormat>(
    from container: KeyedDecodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws -> Self? {
    guard container.contains(key), try !container.decodeNil(forKey: key) else { return nil }
    return try decode(from: container, forKey: key, as: format)
  }

  /// Encodes the value for a key, with its days in a format.
  ///
  /// - Throws: The error of the encoder, or of the format.
  public func encode<Key, Format: DayCodingFormat>(
    to container: inout KeyedEncodingContainer<Key>, forKey key: Key, as format: Format.Type
  ) throws {
    try container.encodeNested(DayCoding<Format>.Property(wrappedValue: self), forKey: key)
  }
}

// In these generic functions, the compiler chooses the container's own functions, not the overloads
// for wrapped properties.

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
