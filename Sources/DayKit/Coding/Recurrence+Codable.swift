#if Formats && !hasFeature(Embedded)
extension Recurrence: Codable {
  /// Decodes a rule from its text, such as `"FREQ=MONTHLY;BYDAY=-1FR"`.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not a rule.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.text()
    do throws(RecurrenceError) {
      try self.init(text)
    } catch {
      throw decoder.corrupted(text, "a rule", error.description)
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
