#if Formats && !hasFeature(Embedded)
extension DaySet: Codable {
  /// Decodes a set from an array of intervals in ISO 8601, such as
  /// `["2025-08-01/2025-08-15", "2025-08-29"]`.
  ///
  /// The intervals can be in any order and overlap, and a single day is an interval.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if a text is neither a day nor two days separated by a
  ///   slash, or if the last day is before the first.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var spans: [ClosedRange<Day>] = []
    while !container.isAtEnd {
      let path = container.codingPath + [IndexKey(intValue: container.currentIndex)]
      let text = try container.decode(String.self)
      let days = text.split(separator: "/", omittingEmptySubsequences: false).map {
        try? Day($0)
      }
      guard days.count <= 2, let first = days.first ?? nil, let last = days.last ?? nil else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: path, debugDescription: Self.sentence(onInterval: text, days.count)))
      }
      guard first <= last else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: path, debugDescription: "\(last) is before \(first)"))
      }
      spans.append(first...last)
    }
    self.init(spans: spans)
  }

  /// Says why a text is not an interval: a day that does not exist, or another form.
  private static func sentence(onInterval text: String, _ count: Int) -> String {
    for end in text.split(separator: "/") where count <= 2 {
      do throws(DayParsingError) {
        _ = try Day(end)
      } catch {
        if error.reason.dayError != nil { return "\(text.quotation): \(error)" }
      }
    }
    return "\(text.quotation) is not an interval such as 2025-08-01/2025-08-15"
  }

  /// Encodes the spans as intervals of their first and last day, in order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    for span in spans { try container.encode("\(span.lowerBound)/\(span.upperBound)") }
  }
}
#endif
