#if Formats
extension DayHistogram: CustomStringConvertible {
  /// The number of days counted and the first and the last of them in ISO 8601.
  public var description: String {
    guard let days else { return "empty" }
    return "\(total) in \(days.lowerBound)...\(days.upperBound)"
  }
}

extension DayHistogram.Bin: CustomStringConvertible {
  /// The group and the counts of the series in order, such as `2025-08: 2, 0`.
  public var description: String {
    "\(group.description): \(counts.map { $0.description }.joined(separator: ", "))"
  }
}

extension DayHistogram.Bins: CustomStringConvertible {
  /// The bins in order.
  public var description: String {
    "[" + map { $0.description }.joined(separator: "; ") + "]"
  }
}

#if !hasFeature(Embedded)
extension DayHistogram: CustomReflectable {
  /// A mirror of the series, the total, the first and the last day.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "series": series, "total": total, "first": days?.lowerBound as Any,
        "last": days?.upperBound as Any,
      ])
  }
}

extension DayHistogram.Bins: CustomReflectable {
  /// A mirror of the bins.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}
#endif
#endif
