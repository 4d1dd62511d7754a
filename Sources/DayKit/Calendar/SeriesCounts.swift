/// The counts of days in several series, each known by its position: a ``DayHistogram`` without the
/// names of the series.
///
/// It is not generic. The first use of a generic type looks up conformances, which takes longer than
/// everything else that a program does to count a few days.
package struct SeriesCounts: Sendable {
  private var counts: [DayCounts]

  init(_ counts: [DayCounts]) {
    self.counts = counts
  }

  /// Creates the counts of no series.
  package init() {
    counts = []
  }

  /// The number of series.
  package var count: Int { counts.count }

  /// Adds a series that counts nothing yet.
  package mutating func addSeries() { counts.append(DayCounts()) }

  /// Counts each day in the series at a position.
  package mutating func add(_ days: Span<Day>, toSeriesAt position: Int) {
    counts[position].add(days)
  }

  /// Counts each day in the series at the position with the same index.
  package mutating func add(_ days: Span<Day>, toSeriesAt positions: Span<Int>) {
    for index in days.indices { counts[positions[index]].add(1, to: days[index]) }
  }

  /// The first and the last day that is counted in some series, or `nil` if there is none.
  package var days: ClosedRange<Day>? {
    var union: ClosedRange<Day>?
    for one in counts {
      guard let days = one.days else { continue }
      let known = union ?? days
      union = min(known.lowerBound, days.lowerBound)...max(known.upperBound, days.upperBound)
    }
    return union
  }
}

extension SeriesCounts {
  /// Returns the counts by a grouping, as ``DayHistogram/bins(by:startingOn:)`` does.
  package func bins(by grouping: DayGrouping, startingOn first: Weekday = .monday) -> Bins {
    Bins(self, grouping, startingOn: first)
  }

  /// The bins of the counts in order.
  ///
  /// Only the sums by weekday are stored.
  package struct Bins: Sendable {
    private let counts: [DayCounts]
    private let groups: Groups

    private enum Groups {
      case none
      /// The sums of each series by weekday, Sunday first.
      case weekdays(startingOn: Weekday, sums: [[Int]])
      case spans(first: DaySpan, count: Int)
    }

    fileprivate init(
      _ series: SeriesCounts, _ grouping: DayGrouping, startingOn firstWeekday: Weekday
    ) {
      counts = series.counts
      if grouping == .weekday {
        groups = .weekdays(startingOn: firstWeekday, sums: counts.map { $0.weekdaySums })
      } else if let days = series.days,
        let first = grouping.group(of: days.lowerBound, startingOn: firstWeekday).span
      {
        let start = grouping.ordinal(of: days.lowerBound, startingOn: firstWeekday)
        let end = grouping.ordinal(of: days.upperBound, startingOn: firstWeekday)
        groups = .spans(first: first, count: end - start + 1)
      } else {
        groups = .none
      }
    }
  }
}

extension SeriesCounts.Bins {
  /// The number of bins.
  package var count: Int {
    switch groups {
    case .none: 0
    case .weekdays: 7
    case .spans(_, let count): count
    }
  }

  /// Returns the weekday or the span of the bin at a position.
  package func group(at position: Int) -> DayGroup {
    precondition(position >= 0 && position < count, "the position is outside the bins")
    switch groups {
    case .weekdays(let first, _): return .weekday(first.advanced(by: position))
    case .spans(let first, _):
      guard let span = first.advanced(by: position) else { break }
      return .span(span)
    case .none: break
    }
    preconditionFailure("the position is outside the bins")
  }

  /// Returns the counts of the series in the bin at a position.
  package func counts(at position: Int) -> [Int] {
    switch group(at: position) {
    case .span(let span): return counts.map { $0.sum(of: span.days) }
    case .weekday(let weekday):
      guard case .weekdays(_, let sums) = groups else { return [] }
      return sums.map { $0[weekday.rawValue] }
    }
  }
}
