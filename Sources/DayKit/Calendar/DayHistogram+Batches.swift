// Many days in one call, for series whose positions the caller knows.

extension DayHistogram {
  /// Adds a series that the histogram does not have, and returns its position.
  package mutating func addSeries(_ series: Series) -> Int { append(series) }

  /// Counts each day in the series at a position.
  package mutating func add(_ days: Span<Day>, toSeriesAt position: Int) {
    counts[position].add(days)
  }

  /// Counts each day in the series at the position with the same index.
  package mutating func add(_ days: Span<Day>, toSeriesAt positions: Span<Int>) {
    for index in days.indices { counts[positions[index]].add(1, to: days[index]) }
  }
}
