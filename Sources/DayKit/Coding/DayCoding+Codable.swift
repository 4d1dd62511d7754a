#if Formats && !hasFeature(Embedded)
extension DayCoding.Property: Codable {
  /// Decodes a value whose days are in the format.
  ///
  /// - Throws: `DecodingError` if the data is not such a value.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value.decode(from: decoder, as: Format.self))
  }

  /// Encodes the value with its days in the format.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder, as: Format.self)
  }
}

extension DayCoding.Property.Nullable: Codable {
  /// Decodes a value whose days are in the format, or null.
  ///
  /// - Throws: `DecodingError` if the data is not such a value.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value?.decode(from: decoder, as: Format.self))
  }

  /// Encodes the value with its days in the format, or null.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder, as: Format.self)
  }
}

// The compiler synthesizes the coding of a structure from calls of `decode(_:forKey:)` and
// `encode(_:forKey:)`. For wrapped properties, it chooses these, so that a key may be missing.

extension KeyedDecodingContainer {
  /// Decodes a property whose days are in a format, for synthesized code and your own
  /// `init(from:)`.
  ///
  /// ```swift
  /// struct Bill: Decodable {
  ///   @DayString.DMY var due: Day
  ///   enum CodingKeys: CodingKey { case due }
  ///   init(from decoder: any Decoder) throws {
  ///     let container = try decoder.container(keyedBy: CodingKeys.self)
  ///     _due = try container.decode(DayString.DMY<Day>.self, forKey: .due)
  ///   }
  /// }
  /// ```
  ///
  /// - Throws: `DecodingError` if the data is not such a value, or if the value is not optional and
  ///   the key is missing.
  @inlinable
  public func decode<Format, Value>(
    _ type: DayCoding<Format>.Property<Value>.Type, forKey key: Key
  ) throws -> DayCoding<Format>.Property<Value> {
    .init(wrappedValue: try Value.decode(from: self, forKey: key, as: Format.self))
  }

  /// Decodes an optional property whose days are in a format.
  ///
  /// ```swift
  /// func paid<Key>(in container: KeyedDecodingContainer<Key>, forKey key: Key) throws -> Day? {
  ///   try container.decode(DayString.DMY<Day>.Nullable.self, forKey: key).wrappedValue
  /// }
  /// ```
  ///
  /// - Throws: `DecodingError` if the data is not such a value.
  @inlinable
  public func decode<Format, Value>(
    _ type: DayCoding<Format>.Property<Value>.Nullable.Type, forKey key: Key
  ) throws -> DayCoding<Format>.Property<Value>.Nullable {
    .init(wrappedValue: try Value.decodeIfPresent(from: self, forKey: key, as: Format.self))
  }
}

extension KeyedEncodingContainer {
  /// Encodes a property with its days in a format; `nil` is omitted.
  ///
  /// ```swift
  /// func encode<Key>(
  ///   _ due: Day, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  /// ) throws {
  ///   try container.encode(DayString.DMY(wrappedValue: due), forKey: key)
  /// }
  /// ```
  ///
  /// - Throws: The error of the encoder, or of the format.
  @inlinable
  public mutating func encode<Format, Value>(
    _ property: DayCoding<Format>.Property<Value>, forKey key: Key
  ) throws {
    try property.wrappedValue.encode(to: &self, forKey: key, as: Format.self)
  }

  /// Encodes an optional property with its days in a format; `nil` is encoded as null.
  ///
  /// ```swift
  /// func encode<Key>(
  ///   paid: Day?, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  /// ) throws {
  ///   try container.encode(DayString.DMY<Day>.Nullable(wrappedValue: paid), forKey: key)
  /// }
  /// ```
  ///
  /// - Throws: The error of the encoder, or of the format.
  @inlinable
  public mutating func encode<Format, Value>(
    _ property: DayCoding<Format>.Property<Value>.Nullable, forKey key: Key
  ) throws {
    guard let value = property.wrappedValue else { return try encodeNil(forKey: key) }
    try value.encode(to: &self, forKey: key, as: Format.self)
  }
}
#endif
