extension DaySpan: CustomStringConvertible {
  /// The span as ``init(_:)-(StringProtocol)`` reads it, such as `2025-08` or
  /// `2025-08-25..2025-08-31`.
  ///
  /// The last 7 days, and weeks that do not start on Monday, have no form of their own, and are
  /// written as two days.
  ///
  /// ```swift
  /// let day = try Day(2025, 8, 29)
  /// DaySpan(.week, containing: day)                         // 2025-W35
  /// DaySpan(.quarter, containing: day)                      // 2025-Q3
  /// DaySpan.last7Days(endingOn: day)                        // 2025-08-23..2025-08-29
  /// ```
  public var description: String {
    switch content {
    case .day(let day): day.description
    case .week(let week) where week.firstWeekday == .monday:
      String(week.firstDay.weekDate.description.dropLast(2))
    case .month(let month): month.description
    case .quarter(let quarter):
      String(capacity: 10) { output in
        output.append(year: quarter.year)
        output.append(UInt8(ascii: "-"))
        output.append(UInt8(ascii: "Q"))
        output.append(quarter.quarter, .exactly(1))
      }
    case .year(let year): String(capacity: 7) { $0.append(year: year) }
    case .week, .last7Days, .custom: "\(days.lowerBound)..\(days.upperBound)"
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
