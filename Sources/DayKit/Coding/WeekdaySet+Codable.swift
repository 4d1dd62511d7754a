#if Formats && !hasFeature(Embedded)
extension WeekdaySet: Codable {
  /// Decodes an array of weekdays, each as its ``Weekday/rawValue``, in any order.
  public init(from decoder: any Decoder) throws {
    self.init(try [Weekday](from: decoder))
  }

  /// Encodes an array of weekdays, each as its ``Weekday/rawValue``, Sunday first.
  public func encode(to encoder: any Encoder) throws {
    try Array(self).encode(to: encoder)
  }
}
#endif
