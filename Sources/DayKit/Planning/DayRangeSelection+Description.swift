#if Formats
extension DayRangeSelection: CustomStringConvertible {
  /// The days in ISO 8601, such as `2025-08-25...2025-08-29`, or `2025-08-25...` without an end.
  public var description: String {
    guard let start else { return "empty" }
    let range = "\(start)...\(end.map { $0.description } ?? "")"
    return movingEnd.map { "\(range), moving the \($0)" } ?? range
  }
}

extension DayRangeSelection.End: CustomStringConvertible {
  /// The name of the case, such as `start`.
  public var description: String { rawValue }
}

#if !hasFeature(Embedded)
extension DayRangeSelection: CustomReflectable {
  /// A mirror of the first and the last day.
  public var customMirror: Mirror {
    Mirror(self, children: ["start": start as Any, "end": end as Any], displayStyle: .struct)
  }
}
#endif
#endif
