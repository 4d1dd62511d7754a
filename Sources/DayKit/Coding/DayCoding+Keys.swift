#if Formats && !hasFeature(Embedded)
extension DayCoding {
  /// A dictionary whose keys are days in the format.
  ///
  /// ```swift
  /// struct Museum: Codable {
  ///   @DayString.DMYKeys var visitors: [Day: Int]       // {"29/08/2025": 12}
  /// }
  /// ```
  ///
  /// Without this wrapper, the keys are in ISO 8601. A number, such as that of ``DayFormat/epoch``,
  /// is a key of digits. The values are encoded as they are without a wrapper. Each day must have a
  /// key of its own that is decoded as that day; otherwise, encoding throws
  /// `EncodingError.invalidValue`.
  @propertyWrapper
  public struct Keys<Value> {
    /// The dictionary.
    public var wrappedValue: [Day: Value]

    /// Creates a property with a value.
    ///
    /// ```swift
    /// let keys = DayCoding<DayString.DMYFormat>.Keys(wrappedValue: [try Day(2025, 8, 29): 12])
    /// ```
    @inlinable
    public init(wrappedValue: [Day: Value]) {
      self.wrappedValue = wrappedValue
    }
  }
}

extension DayCoding.Keys: Equatable where Value: Equatable {}

extension DayCoding.Keys: Hashable where Value: Hashable {}

extension DayCoding.Keys: Sendable where Value: Sendable {}

extension DayCoding.Keys: Decodable where Value: Decodable {
  /// Decodes a dictionary whose keys are days in the format.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if a key is not a day or two keys are the same day.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: TextKey.self)
    let formats = try [Format.format] + Format.otherFormats
    let timeZone = formats.contains(where: { $0.takesTimeZone }) ? try decoder.dayTimeZone : nil
    wrappedValue = [:]
    for key in container.allKeys {
      let text = EncodedText(key.stringValue)
      guard let day = formats.lazy.compactMap({ text.day(in: $0, timeZone) }).first else {
        throw Self.corrupted(key, in: container, text.complaint(formats))
      }
      let value = try container.decode(Value.self, forKey: key)
      guard wrappedValue.updateValue(value, forKey: day) == nil else {
        throw Self.corrupted(key, in: container, "another key is also \(day)")
      }
    }
  }

  private static func corrupted(
    _ key: TextKey, in container: KeyedDecodingContainer<TextKey>, _ description: String
  ) -> DecodingError {
    .dataCorruptedError(forKey: key, in: container, debugDescription: description)
  }
}

extension DayCoding.Keys: Encodable where Value: Encodable {
  /// Encodes the dictionary with its keys in the format.
  ///
  /// - Throws: `EncodingError.invalidValue` if the format would not decode a day; see
  ///   ``DayCodingFormat``.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TextKey.self)
    let format = try Format.format.inTimeZone(of: encoder)
    for (day, value) in wrappedValue.sorted(by: { $0.key < $1.key }) {
      let text = try format.encodedText(of: day, at: container.codingPath)
      try container.encode(value, forKey: TextKey(stringValue: text))
    }
  }
}
#endif
