import DayKit

extension TimeOfDay: Codable {
  /// Decodes a time from its text in ISO 8601, such as `"19:05:00"`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not such a time.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(TimeParsingError) {
      self = try TimeOfDay(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "\(text.quotation) is not a time such as 19:05:00: \(error)")
    }
  }

  /// Encodes the time as its text in ISO 8601.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
