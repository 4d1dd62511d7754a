#if !hasFeature(Embedded)
extension DayRangeSelection: Codable {
  private enum CodingKeys: String, CodingKey {
    case start, end
  }

  /// Decodes a selection from an object with its start and its end in ISO 8601.
  ///
  /// | selection | object |
  /// |---|---|
  /// | empty | `{}` |
  /// | started | `{"start": "2025-08-25"}` |
  /// | range | `{"start": "2025-08-25", "end": "2025-08-29"}` |
  ///
  /// `null` is read as a missing value. Other keys beside `start` or `end` are ignored.
  ///
  /// - Throws: `DecodingError.keyNotFound` if the object has keys, but neither `start` nor `end`;
  ///   `DecodingError.dataCorrupted` if a text is not a day, or if the end has no start or is before
  ///   it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let start = try container.day(forKey: .start)
    let end = try container.day(forKey: .end)
    switch (start, end) {
    case (nil, nil):
      guard try !container.allKeys.isEmpty || decoder.isEmptyObject else {
        throw DecodingError.keyNotFound(
          CodingKeys.start,
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "the empty selection has no other keys"))
      }
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

  /// Encodes a selection as ``init(from:)`` decodes it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(start?.description, forKey: .start)
    try container.encodeIfPresent(end?.description, forKey: .end)
  }
}

extension Decoder {
  /// Whether the value is an object without keys.
  fileprivate var isEmptyObject: Bool {
    get throws { try container(keyedBy: TextKey.self).allKeys.isEmpty }
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
