#if Formats && !hasFeature(Embedded)
extension KeyedDecodingContainer {
  /// Decodes the day of a key from ISO 8601.
  func isoDay(forKey key: Key) throws -> Day {
    try isoDay(decode(String.self, forKey: key), forKey: key)
  }

  /// Decodes the day of a key from ISO 8601, or `nil` if the key is missing or its value is null.
  func isoDayIfPresent(forKey key: Key) throws -> Day? {
    try decodeIfPresent(String.self, forKey: key).map { try isoDay($0, forKey: key) }
  }

  private func isoDay(_ text: String, forKey key: Key) throws -> Day {
    do throws(DayParsingError) {
      return try Day(text, as: .iso)
    } catch {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "\(text.quotation) is not a day as yyyy-MM-dd: \(error)")
    }
  }
}
#endif
