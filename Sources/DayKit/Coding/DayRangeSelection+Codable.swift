#if !hasFeature(Embedded)
extension DayRangeSelection: Codable {
  private enum CodingKeys: String, CodingKey {
    case start, end
  }

  /// Reads a selection from an object with its start and its end in ISO 8601.
  ///
  /// A range is `{"start": "2025-08-25", "end": "2025-08-29"}`; before its second tap the end is
  /// missing, before the first one both are.
  ///
  /// - Throws: `DecodingError.dataCorrupted` if a text names no day, or the end stands alone or
  ///   before the start.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let start = try container.day(forKey: .start)
    let end = try container.day(forKey: .end)
    switch (start, end) {
    case (nil, nil):
      self.init()
    case (let start?, nil):
      self.init(startingOn: start)
    case (let start?, let end?) where start <= end:
      self.init(start...end)
    case (_, let end?):
      throw DecodingError.dataCorruptedError(
        forKey: .end, in: container,
        debugDescription: "\(end) ends a range that does not start before")
    }
  }

  /// Writes a selection as ``init(from:)`` reads it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(start?.description, forKey: .start)
    try container.encodeIfPresent(end?.description, forKey: .end)
  }
}

extension KeyedDecodingContainer {
  fileprivate func day(forKey key: Key) throws -> Day? {
    guard let text = try decodeIfPresent(String.self, forKey: key) else { return nil }
    do throws(DayReadingError) {
      return try Day(text, as: .iso)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "'\(text.prefix(64))' is no day as yyyy-MM-dd: \(error)")
    }
  }
}
#endif
