#if Formats && !hasFeature(Embedded)
extension Recurrence: Codable {
  /// Decodes a rule from its text, such as `"FREQ=MONTHLY;BYDAY=-1FR"`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not a rule.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    do throws(RecurrenceError) {
      self = try Recurrence(text)
    } catch {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "\(text.quotation) is not a rule: \(error)")
    }
  }

  /// Encodes the rule as its text.
  ///
  /// - Throws: `EncodingError.invalidValue` if the text would be another rule, or none: `UNTIL` has
  ///   only the years 0 to 9999.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(of: self, ifDecodedAs: "a rule of RFC 5545")
  }
}
#endif
