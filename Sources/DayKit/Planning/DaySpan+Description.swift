#if Formats
extension DaySpan: CustomStringConvertible {
  /// The span as ``init(_:)-(StringProtocol)`` reads it, such as `2025-08` or
  /// `2025-08-25..2025-08-31`.
  ///
  /// The last 7 days, halves of months, and weeks that do not start on Monday have no form of their
  /// own, and are written as two days.
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
    case .quarter(let quarter): Self.text(quarter.year, UInt8(ascii: "Q"), quarter.quarter)
    case .halfYear(let year, let half): Self.text(year, UInt8(ascii: "H"), half)
    case .year(let year): String(capacity: 7) { $0.append(year: year) }
    case .week, .last7Days, .halfMonth, .custom: "\(days.lowerBound)..\(days.upperBound)"
    }
  }

  /// A part of a year, such as `2025-Q3`.
  private static func text(_ year: Int, _ letter: UInt8, _ number: Int) -> String {
    String(capacity: 10) { output in
      output.append(year: year)
      output.append(UInt8(ascii: "-"))
      output.append(letter)
      output.append(number, .exactly(1))
    }
  }
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
#endif
