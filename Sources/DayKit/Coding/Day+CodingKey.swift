#if !hasFeature(Embedded)
extension Day: CodingKeyRepresentable {
  /// The day as a key of encoded data, in ISO 8601.
  ///
  /// So a dictionary with days as keys is coded as `{"2025-08-29": 1}`.
  public var codingKey: any CodingKey { DayKey(stringValue: description) }

  /// Creates the day that a key names in ISO 8601, if it names one.
  public init?(codingKey: some CodingKey) {
    self.init(codingKey.stringValue)
  }
}

private struct DayKey: CodingKey {
  let stringValue: String

  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}
#endif
