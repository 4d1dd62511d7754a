#if Formats && !hasFeature(Embedded)
extension DayRangeSelection.End: Codable {}

extension DayRangeSelection: Codable {
  private enum CodingKeys: String, CodingKey {
    case start, end, moving
  }

  /// Decodes a selection from an object with its start and its end in ISO 8601.
  ///
  /// | selection | object |
  /// |---|---|
  /// | empty | `{}` |
  /// | started | `{"start": "2025-08-25"}` |
  /// | range | `{"start": "2025-08-25", "end": "2025-08-29"}` |
  /// | range whose end is being moved | `{"start": "2025-08-25", "end": "2025-08-29", "moving": "end"}` |
  ///
  /// `null` is read as a missing value. Other keys beside `start` or `end` are ignored.
  ///
  /// - Throws: `DecodingError.keyNotFound` if the object has keys, but neither `start` nor `end`, or if
  ///   it has `moving` without both; `DecodingError.dataCorrupted` if a text is not a day or an end, or
  ///   if the end has no start or is before it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let start = try container.isoDayIfPresent(forKey: .start)
    let end = try container.isoDayIfPresent(forKey: .end)
    let moving = try container.decodeIfPresent(End.self, forKey: .moving)
    switch (start, end) {
    case (nil, nil):
      guard try moving == nil && (!container.allKeys.isEmpty || decoder.isEmptyObject) else {
        throw container.missing(.start, "expected a start, or no keys for an empty selection")
      }
      self.init()
    case (let start?, nil):
      guard moving == nil else {
        throw container.missing(.end, "expected an end, because an end is being moved")
      }
      self.init(startingOn: start)
    case (let start?, let end?) where start <= end:
      self.init(start...end)
      if let moving { pickUp(moving) }
    case (_, let end?):
      throw DecodingError.dataCorruptedError(
        forKey: .end, in: container,
        debugDescription: "the range ends on \(end), before its start or without one")
    }
  }

  /// Encodes a selection as ``init(from:)`` decodes it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(start?.description, forKey: .start)
    try container.encodeIfPresent(end?.description, forKey: .end)
    try container.encodeIfPresent(movingEnd, forKey: .moving)
  }
}

extension KeyedDecodingContainer {
  fileprivate func missing(_ key: Key, _ description: String) -> DecodingError {
    .keyNotFound(
      key, DecodingError.Context(codingPath: codingPath, debugDescription: description))
  }
}

extension Decoder {
  /// Whether the value is an object without keys.
  fileprivate var isEmptyObject: Bool {
    get throws { try container(keyedBy: TextKey.self).allKeys.isEmpty }
  }
}
#endif
