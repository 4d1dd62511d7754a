#if !hasFeature(Embedded)
extension Day: CodingKeyRepresentable {
  /// The day in ISO 8601, as a key of encoded data.
  ///
  /// A dictionary with days as keys is encoded as `{"2025-08-29": 1}`.
  public var codingKey: any CodingKey { TextKey(stringValue: description) }

  /// Creates the day that a key names in ISO 8601, if it names one.
  public init?(codingKey: some CodingKey) {
    self.init(codingKey.stringValue)
  }
}

/// Any text as a key.
struct TextKey: CodingKey {
  let stringValue: String

  var intValue: Int? { nil }

  init(stringValue: String) {
    self.stringValue = stringValue
  }

  init?(intValue: Int) { nil }
}
#endif
