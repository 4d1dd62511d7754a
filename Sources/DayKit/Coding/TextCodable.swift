#if Formats && !hasFeature(Embedded)
extension Period: Codable {
  /// Decodes a period from its text in ISO 8601.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not a period.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText("a period such as P1Y2M3D") { text throws(PeriodError) in
      try Period(text)
    }
  }

  /// Encodes the period as a text in ISO 8601.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(of: self)
  }
}

extension YearMonth: Codable {
  /// Decodes a month from its text in ISO 8601.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not a month.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText("a month such as 2025-08") { text throws(DayParsingError) in
      try YearMonth(text)
    }
  }

  /// Encodes the month as a text in ISO 8601.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(of: self)
  }
}

extension MonthDay: Codable {
  /// Decodes a month and day from its text in ISO 8601.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not a month and day.
  public init(from decoder: any Decoder) throws {
    self = try decoder.decodeText("a month and day such as --02-29") {
      text throws(DayParsingError) in try MonthDay(text)
    }
  }

  /// Encodes the month and day as text in ISO 8601.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(of: self)
  }
}

extension Decoder {
  /// Decodes a value from its description.
  func decodeText<Value, Failure: Error>(
    _ expected: String, _ value: (String) throws(Failure) -> Value
  ) throws -> Value {
    let container = try singleValueContainer()
    let text = try container.decode(String.self)
    do throws(Failure) {
      return try value(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text.quotation) is not \(expected): \(error)")
    }
  }
}

extension Encoder {
  /// Encodes a value as its description.
  func encodeText(of value: some LosslessStringConvertible) throws {
    var container = singleValueContainer()
    try container.encode(value.description)
  }

  /// Encodes a value as its description, if that would be decoded as the value.
  func encodeText<Value: LosslessStringConvertible & Equatable>(
    of value: Value, ifDecodedAs expected: String
  ) throws {
    guard Value(value.description) == value else {
      throw EncodingError.invalidValue(
        value,
        EncodingError.Context(
          codingPath: codingPath, debugDescription: "\(value.description) is not \(expected)"))
    }
    try encodeText(of: value)
  }
}
#endif
