#if Formats && !hasFeature(Embedded)
/// A value in encoded data from which a day is decoded, a text or a number.
///
/// Its functions return `nil` if the value is missing or null and that is allowed.
@usableFromInline
protocol DaySource {
  /// The path to the value.
  var codingPath: [any CodingKey] { get }

  /// The time zone in which instants are days, if the decoder has one.
  func timeZone() throws -> TimeZoneRule?

  func text() throws -> String?
  func integer() throws -> Int64?
  func fraction() throws -> Double?
}

/// The value of a key, which may be missing or null if it is optional.
@usableFromInline
struct KeyedDaySource<Key: CodingKey>: DaySource {
  @usableFromInline let container: KeyedDecodingContainer<Key>
  @usableFromInline let key: Key
  @usableFromInline let isOptional: Bool

  @inlinable
  init(_ container: KeyedDecodingContainer<Key>, _ key: Key, isOptional: Bool) {
    self.container = container
    self.key = key
    self.isOptional = isOptional
  }

  @usableFromInline var codingPath: [any CodingKey] { container.codingPath + [key] }

  @usableFromInline func timeZone() throws -> TimeZoneRule? {
    try isOptional
      ? container.decodeIfPresent(DecoderTimeZone.self, forKey: key)?.timeZone
      : container.decode(DecoderTimeZone.self, forKey: key).timeZone
  }

  @inlinable func text() throws -> String? {
    try isOptional
      ? container.decodeIfPresent(String.self, forKey: key)
      : container.decode(String.self, forKey: key)
  }

  @inlinable func integer() throws -> Int64? {
    try isOptional
      ? container.decodeIfPresent(Int64.self, forKey: key)
      : container.decode(Int64.self, forKey: key)
  }

  @inlinable func fraction() throws -> Double? {
    try isOptional
      ? container.decodeIfPresent(Double.self, forKey: key)
      : container.decode(Double.self, forKey: key)
  }
}

/// A value without a key, such as an element of an array.
struct SingleDaySource: DaySource {
  private let decoder: any Decoder
  private let container: any SingleValueDecodingContainer

  init(_ decoder: any Decoder) throws {
    self.decoder = decoder
    container = try decoder.singleValueContainer()
  }

  var codingPath: [any CodingKey] { container.codingPath }

  func timeZone() throws -> TimeZoneRule? { try decoder.dayTimeZone }

  func text() throws -> String? { try container.decode(String.self) }
  func integer() throws -> Int64? { try container.decode(Int64.self) }
  func fraction() throws -> Double? { try container.decode(Double.self) }
}
#endif
