#if Formats && !hasFeature(Embedded)
// The standard library encodes a set in an order that differs from run to run, and its conformance
// cannot be replaced. Code that the compiler synthesizes calls `encode(_:forKey:)`, and chooses these.

extension KeyedEncodingContainer {
  /// Encodes a set of days as an array in order, for synthesized code and your own
  /// `encode(to:)`.
  ///
  /// ```swift
  /// struct Office: Encodable {
  ///   var closed: Set<Day>                   // {"closed": [20447, 20448]}
  ///   enum CodingKeys: CodingKey { case closed }
  ///   func encode(to encoder: any Encoder) throws {
  ///     var container = encoder.container(keyedBy: CodingKeys.self)
  ///     try container.encode(closed, forKey: .closed)
  ///   }
  /// }
  /// ```
  ///
  /// - Throws: The error of the encoder.
  public mutating func encode(_ days: Set<Day>, forKey key: Key) throws {
    try encode(days.sorted(), forKey: key)
  }

  /// Encodes a set of days as an array in order; `nil` is omitted.
  ///
  /// ```swift
  /// func encode<Key>(
  ///   _ closed: Set<Day>?, to container: inout KeyedEncodingContainer<Key>, forKey key: Key
  /// ) throws {
  ///   try container.encodeIfPresent(closed, forKey: key)
  /// }
  /// ```
  ///
  /// - Throws: The error of the encoder.
  public mutating func encodeIfPresent(_ days: Set<Day>?, forKey key: Key) throws {
    try encodeIfPresent(days?.sorted(), forKey: key)
  }
}
#endif
