import DayKit

/// The steps from the day of each record to that of the next one, across batches and inputs.
///
/// A record without a day is passed over: the next step is from the last day before it.
struct DaySteps: Sendable {
  private var last: Day?

  /// Whether there is no day yet, so that the next one has none before it.
  var isEmpty: Bool { last == nil }

  /// Calls the body with two days for each of the given ones: the day before it, and itself.
  ///
  /// Before the first day of all is the day itself.
  func withPairs<Result>(of days: Span<Day>, _ body: (Span<Day>) -> Result) -> Result {
    withScratch(of: Day.self, capacity: 2 * days.count) { pairs in
      var last = last
      for index in days.indices {
        pairs.append(last ?? days[index])
        pairs.append(days[index])
        last = days[index]
      }
      return body(pairs.span)
    }
  }

  /// Takes note of days to which there have been steps.
  mutating func pass(_ days: Span<Day>) { last = days.last ?? last }
}
