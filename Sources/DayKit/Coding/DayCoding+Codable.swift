#if !hasFeature(Embedded)
extension DayCoding.Property: Codable {
  /// Reads a value whose days are in the format.
  ///
  /// - Throws: `DecodingError` if the data is no such value.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value.decode(from: decoder, as: Format.self))
  }

  /// Writes the value with its days in the format.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder, as: Format.self)
  }
}

extension DayCoding.Property.Nullable: Codable {
  /// Reads a value whose days are in the format, or null.
  ///
  /// - Throws: `DecodingError` if the data is no such value.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value?.decode(from: decoder, as: Format.self))
  }

  /// Writes the value with its days in the format, or null.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder, as: Format.self)
  }
}

// The compiler makes the coding of a structure from calls of `decode(_:forKey:)` and
// `encode(_:forKey:)`. It picks these where a property is wrapped, so that a key may be absent.

extension KeyedDecodingContainer {
  /// Reads a property whose days are in a format.
  ///
  /// - Throws: `DecodingError` if the data is no such value, or if the value is not optional and
  ///   the key is absent.
  @inlinable
  public func decode<Format, Value>(
    _ type: DayCoding<Format>.Property<Value>.Type, forKey key: Key
  ) throws -> DayCoding<Format>.Property<Value> {
    .init(wrappedValue: try Value.decode(from: self, forKey: key, as: Format.self))
  }

  /// Reads an optional property whose days are in a format.
  ///
  /// - Throws: `DecodingError` if the data is no such value.
  @inlinable
  public func decode<Format, Value>(
    _ type: DayCoding<Format>.Property<Value>.Nullable.Type, forKey key: Key
  ) throws -> DayCoding<Format>.Property<Value>.Nullable {
    .init(wrappedValue: try Value.decodeIfPresent(from: self, forKey: key, as: Format.self))
  }
}

extension KeyedEncodingContainer {
  /// Writes a property with its days in a format; `nil` is left out.
  @inlinable
  public mutating func encode<Format, Value>(
    _ property: DayCoding<Format>.Property<Value>, forKey key: Key
  ) throws {
    try property.wrappedValue.encode(to: &self, forKey: key, as: Format.self)
  }

  /// Writes an optional property with its days in a format; `nil` is written as null.
  @inlinable
  public mutating func encode<Format, Value>(
    _ property: DayCoding<Format>.Property<Value>.Nullable, forKey key: Key
  ) throws {
    guard let value = property.wrappedValue else { return try encodeNil(forKey: key) }
    try value.encode(to: &self, forKey: key, as: Format.self)
  }
}
#endif
