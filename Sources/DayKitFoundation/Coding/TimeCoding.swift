/// A type that names the formats of times of day in encoded data.
///
/// ```swift
/// enum Clock: TimeCodingFormat {
///   static var format: TimeFormat { get throws { try TimeFormat(pattern: "h:mm:ss a") } }
/// }
/// ```
///
/// A requirement may throw, because a format may come from a pattern; coding throws its error.
public protocol TimeCodingFormat {
  /// The format in which times are encoded, and the first in which they are decoded.
  ///
  /// - Throws: The error of a format that is created from a pattern.
  static var format: TimeFormat { get throws }

  /// More formats for decoding, tried in order; none by default.
  ///
  /// ```swift
  /// enum EitherClock: TimeCodingFormat {
  ///   static let format = TimeFormat.iso
  ///   static let otherFormats = [TimeFormat.isoMinutes]
  /// }
  /// ```
  ///
  /// - Throws: The error of a format that is created from a pattern.
  static var otherFormats: [TimeFormat] { get throws }
}

extension TimeCodingFormat {
  /// No other formats.
  public static var otherFormats: [TimeFormat] { [] }
}

/// The coding of times of day in a format.
///
/// A record whose times belong to a date in the same record decodes in one pass, and gives each
/// time as an instant on its own date:
///
/// ```swift
/// import Foundation
///
/// enum Clock: TimeCodingFormat {
///   static var format: TimeFormat { get throws { try TimeFormat(pattern: "h:mm:ss a") } }
/// }
///
/// struct SunTimes: Codable {
///   @DayString.YMD var date: Day
///   @TimeCoding<Clock>.Property var sunrise: TimeOfDay
///   @TimeCoding<Clock>.Property var sunset: TimeOfDay?
///
///   func sunrise(in timeZone: TimeZone) throws -> Date { try date.at(sunrise, in: timeZone) }
/// }
///
/// let json = #"{"date": "2019-02-14", "sunrise": "12:59:22 PM"}"#
/// let times = try JSONDecoder().decode(SunTimes.self, from: Data(json.utf8))
/// times.sunrise                           // 12:59:22
/// try times.sunrise(in: .gmt)             // 2019-02-14 12:59:22 +0000
/// ```
public enum TimeCoding<Format: TimeCodingFormat> {
  /// A property whose times are coded in the format: `TimeOfDay`, `TimeOfDay?` or an array of them.
  ///
  /// An optional property is `nil` if its key is absent or its value is null, and is omitted when
  /// `nil` is encoded.
  ///
  /// ```swift
  /// struct Shift: Codable {
  ///   @TimeCoding<Clock>.Property var start: TimeOfDay
  ///   @TimeCoding<Clock>.Property var breaks: [TimeOfDay]
  /// }
  /// ```
  @propertyWrapper
  public struct Property<Value: TimeCodingValue> {
    /// The time or times.
    public var wrappedValue: Value

    /// Creates a property with a value.
    ///
    /// ```swift
    /// TimeCoding<Clock>.Property(wrappedValue: TimeOfDay.noon)
    /// ```
    public init(wrappedValue: Value) {
      self.wrappedValue = wrappedValue
    }
  }
}

extension TimeCoding.Property: Equatable where Value: Equatable {}

extension TimeCoding.Property: Hashable where Value: Hashable {}

extension TimeCoding.Property: Sendable where Value: Sendable {}

extension TimeCoding.Property: CustomStringConvertible {
  /// The description of the value.
  public var description: String { "\(wrappedValue)" }
}

extension TimeCoding.Property: Codable {
  /// Decodes a value whose times are in the format.
  ///
  /// - Throws: `DecodingError` if the data is not such a value, or the error of the format.
  public init(from decoder: any Decoder) throws {
    let formats = try [Format.format] + Format.otherFormats
    self.init(wrappedValue: try Value.decode(from: decoder, as: formats))
  }

  /// Encodes the value with its times in the format.
  ///
  /// - Throws: `EncodingError` of the encoder, or the error of the format.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder, as: Format.format)
  }
}

// The compiler derives the coding of a structure from calls of `decode(_:forKey:)` and
// `encode(_:forKey:)`. It chooses these for wrapped properties, so that a key may be absent.

extension KeyedDecodingContainer {
  /// Decodes a property whose times are in a format.
  ///
  /// The compiler calls it for a wrapped property; call it in an initializer of your own:
  ///
  /// ```swift
  /// func start<Key>(in container: KeyedDecodingContainer<Key>, _ key: Key) throws -> TimeOfDay {
  ///   try container.decode(TimeCoding<Clock>.Property<TimeOfDay>.self, forKey: key).wrappedValue
  /// }
  /// ```
  ///
  /// - Throws: `DecodingError` if the data is not such a value, or if the key is absent and the
  ///   value is not optional.
  public func decode<Format, Value>(
    _ type: TimeCoding<Format>.Property<Value>.Type, forKey key: Key
  ) throws -> TimeCoding<Format>.Property<Value> {
    if let absent = Value.absent {
      return try decodeIfPresent(type, forKey: key) ?? .init(wrappedValue: absent)
    }
    return try decodeRequired(type, forKey: key)
  }

  private func decodeRequired<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decode(type, forKey: key)
  }
}

extension KeyedEncodingContainer {
  /// Encodes a property with its times in a format; `nil` is omitted.
  ///
  /// The compiler calls it for a wrapped property; call it in an `encode(to:)` of your own:
  ///
  /// ```swift
  /// func write<Key>(_ time: TimeOfDay, to container: inout KeyedEncodingContainer<Key>, _ key: Key)
  ///   throws
  /// {
  ///   try container.encode(TimeCoding<Clock>.Property(wrappedValue: time), forKey: key)
  /// }
  /// ```
  ///
  /// - Throws: `EncodingError`, or the error of the format.
  public mutating func encode<Format, Value>(
    _ property: TimeCoding<Format>.Property<Value>, forKey key: Key
  ) throws {
    guard !property.wrappedValue.isAbsent else { return }
    try encodeRequired(property, forKey: key)
  }

  private mutating func encodeRequired(_ value: some Encodable, forKey key: Key) throws {
    try encode(value, forKey: key)
  }
}
