/// A value that a property with a coding of times can hold: a time, or an optional or an array of
/// such values.
///
/// Use it as a constraint. Coding calls its requirements; your code does not need to.
///
/// ```swift
/// func isCoded<Value: TimeCodingValue>(_ value: Value) -> Bool { true }
/// isCoded([TimeOfDay.noon])          // true
/// ```
public protocol TimeCodingValue {
  /// The value that stands for an absent key; `nil` if the key must be there.
  static var absent: Self? { get }

  /// Whether the value stands for an absent key.
  var isAbsent: Bool { get }

  /// Decodes a value whose times are in one of several formats, tried in order.
  ///
  /// - Throws: `DecodingError` if the data is not such a value.
  static func decode(from decoder: any Decoder, as formats: [TimeFormat]) throws -> Self

  /// Encodes the value with its times in a format.
  ///
  /// - Throws: The error of the encoder.
  func encode(to encoder: any Encoder, as format: TimeFormat) throws
}

extension TimeOfDay: TimeCodingValue {
  /// `nil`: the key must be there.
  public static var absent: TimeOfDay? { nil }

  /// Always false.
  public var isAbsent: Bool { false }

  /// Decodes a value whose times are in one of several formats, tried in order.
  ///
  /// - Throws: `DecodingError` if the data is not such a value.
  public static func decode(from decoder: any Decoder, as formats: [TimeFormat]) throws -> TimeOfDay
  {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(TimeParsingError) {
      return try text.timeOfDay(in: formats)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: CodingSentence.notATime(text, formats, error))
    }
  }

  /// Encodes the value with its times in a format.
  ///
  /// - Throws: `EncodingError` of the encoder.
  public func encode(to encoder: any Encoder, as format: TimeFormat) throws {
    var container = encoder.singleValueContainer()
    try container.encode(format.format(self))
  }
}

extension Optional: TimeCodingValue where Wrapped: TimeCodingValue {
  /// A missing value.
  public static var absent: Wrapped?? { .some(nil) }

  /// Whether there is no value.
  public var isAbsent: Bool { self == nil }

  /// Decodes a value whose times are in one of several formats, tried in order.
  ///
  /// - Throws: `DecodingError` if the data is not such a value.
  public static func decode(from decoder: any Decoder, as formats: [TimeFormat]) throws -> Wrapped?
  {
    guard try !decoder.singleValueContainer().decodeNil() else { return nil }
    return try Wrapped.decode(from: decoder, as: formats)
  }

  /// Encodes the value with its times in a format.
  ///
  /// - Throws: `EncodingError` of the encoder.
  public func encode(to encoder: any Encoder, as format: TimeFormat) throws {
    if let self {
      try self.encode(to: encoder, as: format)
    } else {
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    }
  }
}

extension Array: TimeCodingValue where Element: TimeCodingValue {
  /// `nil`: the key must be there.
  public static var absent: [Element]? { nil }

  /// Always false.
  public var isAbsent: Bool { false }

  /// Decodes a value whose times are in one of several formats, tried in order.
  ///
  /// - Throws: `DecodingError` if the data is not such a value.
  public static func decode(from decoder: any Decoder, as formats: [TimeFormat]) throws -> [Element]
  {
    var container = try decoder.unkeyedContainer()
    var values: [Element] = []
    while !container.isAtEnd {
      values.append(try Element.decode(from: container.superDecoder(), as: formats))
    }
    return values
  }

  /// Encodes the value with its times in a format.
  ///
  /// - Throws: `EncodingError` of the encoder.
  public func encode(to encoder: any Encoder, as format: TimeFormat) throws {
    var container = encoder.unkeyedContainer()
    for value in self { try value.encode(to: container.superEncoder(), as: format) }
  }
}
