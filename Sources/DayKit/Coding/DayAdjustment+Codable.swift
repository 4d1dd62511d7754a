#if Formats && !hasFeature(Embedded)
extension DayAdjustment: Codable {
  /// Decodes a rule from its word.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if the text is not a rule.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.text()
    do throws(DayAdjustmentError) {
      try self.init(text)
    } catch {
      throw decoder.corrupted(text, Self.example, error.description)
    }
  }

  private static var example: String { "a rule such as end-of-month" }

  /// Encodes the rule as its word.
  ///
  /// - Throws: `EncodingError.invalidValue` if there is no such word, because no span has such a day.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(of: self, ifDecodedAs: Self.example)
  }
}

extension DayAdjustments: Codable {
  /// Decodes rules from their words, which commas separate.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if a text is not a rule.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.text()
    do throws(DayAdjustmentError) {
      try self.init(text)
    } catch {
      throw decoder.corrupted(text, Self.example, error.description)
    }
  }

  private static var example: String { "rules such as next-15,end-of-week" }

  /// Encodes the rules as their words, separated by commas.
  ///
  /// - Throws: `EncodingError.invalidValue` if there are no rules, or none with such a word.
  public func encode(to encoder: any Encoder) throws {
    try encoder.encodeText(of: self, ifDecodedAs: Self.example)
  }
}
#endif
