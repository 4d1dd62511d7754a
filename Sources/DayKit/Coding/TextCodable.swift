#if Formats && !hasFeature(Embedded)
extension Period: Codable {
  /// Decodes a period from its text in ISO 8601.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not a period.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.text()
    do throws(PeriodError) {
      try self.init(text)
    } catch {
      throw decoder.corrupted(text, "a period such as P1Y2M3D", error.description)
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
    let text = try decoder.text()
    do throws(DayParsingError) {
      try self.init(text)
    } catch {
      throw decoder.corrupted(text, "a month such as 2025-08", error.description)
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
    let text = try decoder.text()
    do throws(DayParsingError) {
      try self.init(text)
    } catch {
      throw decoder.corrupted(text, "a month and day such as --02-29", error.description)
    }
  }

  /// Encodes the month and day as text in ISO 8601.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(of: self)
  }
}

extension Decoder {
  /// Decodes the description of a value.
  @inline(never)
  func text() throws -> String { try singleValueContainer().decode(String.self) }

  /// The error for a text that is not a value.
  @inline(never)
  func corrupted(_ text: String, _ expected: String, _ reason: String) -> DecodingError {
    .dataCorrupted(
      DecodingError.Context(
        codingPath: codingPath,
        debugDescription: "\(text.quotation) is not \(expected): \(reason)"))
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
    let text = value.description
    guard Value(text) == value else { throw refused(value, text, expected) }
    try encodeText(of: value)
  }

  @inline(never)
  private func refused(_ value: Any, _ text: String, _ expected: String) -> EncodingError {
    .invalidValue(
      value,
      EncodingError.Context(
        codingPath: codingPath, debugDescription: "\(text) is not \(expected)"))
  }
}
#endif
