extension DaySpan: CustomStringConvertible {
  /// The kind and the days in ISO 8601, such as `week 2025-08-25...2025-08-31` or `month 2025-08`.
  public var description: String {
    switch content {
    case .day(let day): "day \(day)"
    case .week(let week): "week \(week)"
    case .last7Days: "last7Days \(days.lowerBound)...\(days.upperBound)"
    case .month(let month): "month \(month)"
    case .quarter(let quarter): "quarter \(quarter.year)-Q\(quarter.quarter)"
    case .year(let year): "year \(year)"
    case .custom(let days): "custom \(days.lowerBound)...\(days.upperBound)"
    }
  }
}

extension DaySpan.Kind: CustomStringConvertible {
  /// The name of the case, such as `week`.
  public var description: String { rawValue }
}

#if !hasFeature(Embedded)
extension DaySpan: CustomReflectable {
  /// A mirror of the kind, the first and the last day.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: ["kind": kind, "first": days.lowerBound, "last": days.upperBound],
      displayStyle: .struct)
  }
}
#endif
