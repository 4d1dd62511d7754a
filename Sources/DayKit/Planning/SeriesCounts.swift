#if Formats
/// The counts of days in several series, each known by its position: a ``DayHistogram`` without the
/// names of the series.
///
/// It is not generic. The first use of a generic type looks up conformances, which takes longer than
/// everything else that a program does to count a few days.
package struct SeriesCounts: Sendable {
  private var first = DayCounts()

  /// The series after the first, which are not beside it: most counts have one series, and the type
  /// of an array would have to be created even for none.
  private var others: OtherSeries?

  /// The number of series.
  package private(set) var count = 0

  init(_ counts: [DayCounts]) {
    count = counts.count
    guard let first = counts.first else { return }
    self.first = first
    if count > 1 { others = OtherSeries(Array(counts.dropFirst())) }
  }

  /// Creates the counts of no series.
  package init() {}

  /// Adds a series that counts nothing yet.
  package mutating func addSeries() {
    if count > 0 { changeOthers { $0.append(DayCounts()) } }
    count += 1
  }

  /// Counts each day in the series at a position.
  package mutating func add(_ days: Span<Day>, toSeriesAt position: Int) {
    if position == 0 { first.add(days) } else { changeOthers { $0[position - 1].add(days) } }
  }

  /// Counts each day in the series at the position with the same index.
  package mutating func add(_ days: Span<Day>, toSeriesAt positions: Span<Int>) {
    var first = DayCounts()
    swap(&first, &self.first)
    changeOthers { others in
      for index in days.indices {
        if positions[index] == 0 {
          first.add(1, to: days[index])
        } else {
          others[positions[index] - 1].add(1, to: days[index])
        }
      }
    }
    self.first = first
  }

  /// Adds to the count of a day in the series at a position.
  package mutating func add(_ number: Int, to day: Day, inSeriesAt position: Int) {
    if position == 0 {
      first.add(number, to: day)
    } else {
      changeOthers { $0[position - 1].add(number, to: day) }
    }
  }

  private mutating func changeOthers(_ change: (inout [DayCounts]) -> Void) {
    // Copies of these counts share the object.
    if !isKnownUniquelyReferenced(&others) { others = OtherSeries(others?.counts ?? []) }
    if let others { change(&others.counts) }
  }

  subscript(position: Int) -> DayCounts {
    position == 0 ? first : others?.counts[position - 1] ?? DayCounts()
  }

  /// The first and the last day that is counted in some series, or `nil` if there is none.
  package var days: ClosedRange<Day>? {
    var union: ClosedRange<Day>?
    for position in 0..<count {
      guard let days = self[position].days else { continue }
      let known = union ?? days
      union = min(known.lowerBound, days.lowerBound)...max(known.upperBound, days.upperBound)
    }
    return union
  }
}

/// The counts of the series after the first.
private final class OtherSeries: @unchecked Sendable {
  // Sound: only a value that is its single owner changes it.
  var counts: [DayCounts]

  init(_ counts: [DayCounts]) {
    self.counts = counts
  }
}

extension SeriesCounts {
  /// Returns the counts by a grouping, as ``DayHistogram/bins(by:covering:startingOn:)`` does.
  package func bins(
    by grouping: DayGrouping, covering days: ClosedRange<Day>? = nil,
    startingOn first: Weekday = .monday
  ) -> Bins {
    Bins(self, grouping, covering: days, startingOn: first)
  }

  /// Returns the counts by the spans of a cycle, as ``DayHistogram/bins(by:)`` does.
  package func bins(by cycle: DayCycle) -> Bins { Bins(self, cycle) }

  /// Returns the count of a series in a range of days.
  package func sum(of days: ClosedRange<Day>, inSeriesAt position: Int) -> Int {
    self[position].sum(of: days)
  }

  /// The bins of the counts in order.
  ///
  /// Only the sums of days that recur are stored.
  package struct Bins: Sendable {
    private let counts: SeriesCounts
    private let groups: Groups

    private enum Groups {
      case none
      /// The sums of each series by weekday, Sunday first.
      case weekdays(startingOn: Weekday, sums: [[Int]])
      /// The sums of each series by month of the year or by day of the month.
      case numbers(of: DayGrouping, sums: [[Int]])
      case spans(first: DaySpan, count: Int)
      case cycle(DayCycle, first: Int, count: Int)
    }

    fileprivate init(
      _ series: SeriesCounts, _ grouping: DayGrouping, covering range: ClosedRange<Day>?,
      startingOn firstWeekday: Weekday
    ) {
      counts = series
      let inRange = { (position: Int) in
        range.map { series[position].limited(to: $0) } ?? series[position]
      }
      switch grouping.content {
      case .weekday:
        groups = .weekdays(
          startingOn: firstWeekday, sums: (0..<series.count).map { inRange($0).weekdaySums })
      case .monthOfYear:
        groups = .numbers(
          of: grouping, sums: (0..<series.count).map { inRange($0).sums { $0.month } })
      case .dayOfMonth:
        groups = .numbers(
          of: grouping, sums: (0..<series.count).map { inRange($0).sums { $0.dayOfMonth } })
      case .spans(let kind):
        guard let days = range ?? series.days else {
          groups = .none
          return
        }
        let start = kind.ordinal(of: days.lowerBound, startingOn: firstWeekday)
        let end = kind.ordinal(of: days.upperBound, startingOn: firstWeekday)
        groups = .spans(
          first: DaySpan(kind, containing: days.lowerBound, startingOn: firstWeekday),
          count: end - start + 1)
      }
    }

    fileprivate init(_ series: SeriesCounts, _ cycle: DayCycle) {
      counts = series
      guard let days = series.days else {
        groups = .none
        return
      }
      let first = cycle.ordinal(of: days.lowerBound)
      groups = .cycle(cycle, first: first, count: cycle.ordinal(of: days.upperBound) - first + 1)
    }
  }
}

extension SeriesCounts.Bins {
  /// The number of bins.
  package var count: Int {
    switch groups {
    case .none: 0
    case .weekdays: 7
    case .numbers(let grouping, _): grouping == .monthOfYear ? 12 : 31
    case .spans(_, let count), .cycle(_, _, let count): count
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
    case .numbers(let grouping, _):
      return grouping == .monthOfYear ? .monthOfYear(position + 1) : .dayOfMonth(position + 1)
    case .cycle(let cycle, let first, _):
      return .span(DaySpan(cycle.days(of: first + position)))
    case .none: break
    }
    preconditionFailure("the position is outside the bins")
  }

  /// Returns the counts of the series in the bin at a position.
  package func counts(at position: Int) -> [Int] {
    (0..<counts.count).map { count(at: position, inSeriesAt: $0) }
  }

  /// Returns the count of a series in the bin at a position.
  package func count(at position: Int, inSeriesAt series: Int) -> Int {
    switch group(at: position).content {
    case .span(let span): return counts[series].sum(of: span.days)
    case .weekday(let weekday):
      guard case .weekdays(_, let sums) = groups else { return 0 }
      return sums[series][weekday.rawValue]
    case .monthOfYear(let number), .dayOfMonth(let number):
      guard case .numbers(_, let sums) = groups else { return 0 }
      return sums[series][number - 1]
    }
  }
}
#endif
