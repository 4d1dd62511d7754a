#if Formats
/// The positions of the series that count single days, the first and the last days of spans.
package struct SpanSeries: Sendable {
  package let days: Int
  package var starts: Int { days + 1 }
  package var ends: Int { days + 2 }

  /// The series of a group, where each group has three.
  package init(group: Int) {
    days = 3 * group
  }
}

extension SeriesCounts {
  /// Returns the days that are in at least some number of the single days and spans in three series.
  ///
  /// A span is counted by its first and its last day.
  package func days(in series: SpanSeries, atLeast number: Int) -> DaySet {
    var result = DaySet()
    let (days, starts, ends) = (self[series.days], self[series.starts], self[series.ends])
    guard let bounds = [days.days, starts.days, ends.days].compactMap({ $0 }).hull else {
      return result
    }
    var depth = 0
    var first = bounds.lowerBound
    while true {
      let page = DayCounts.days(onPageOf: first).clamped(to: bounds)
      // Nothing changes on a page that no series has.
      let hasCounts = [days, starts, ends].contains { $0.hasPage(of: first) }
      for day in hasCounts ? page : first...first {
        depth += starts.count(of: day)
        let isInside = depth + days.count(of: day) >= number
        if isInside != (result.edges.count % 2 == 1) { result.edges.append(day.daysSince1970) }
        depth -= ends.count(of: day)
      }
      guard page.upperBound < bounds.upperBound else { break }
      first = page.upperBound + 1
    }
    if result.edges.count % 2 == 1 { result.edges.append(bounds.upperBound.daysSince1970 + 1) }
    return result
  }
}

extension [ClosedRange<Day>] {
  /// The smallest range that contains all ranges.
  fileprivate var hull: ClosedRange<Day>? {
    guard let first else { return nil }
    return reduce(first) {
      Swift.min($0.lowerBound, $1.lowerBound)...Swift.max($0.upperBound, $1.upperBound)
    }
  }
}
#endif
