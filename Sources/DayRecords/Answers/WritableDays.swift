import DayKit

/// The results that formats can write so that they can be read again.
struct WritableDays: Sendable {
  /// The days of each format, or of all results; empty if there is no limit.
  private let ranges: [ClosedRange<Day>?]

  /// - Parameter formats: The format of all results, or those in which dates are read if each result has the
  ///   format of its date.
  init(_ formats: [DayFormat]) {
    let ranges = formats.map(\.writableDays)
    self.ranges = ranges.allSatisfy { $0 == nil } ? [] : ranges
  }

  var isUnlimited: Bool { ranges.isEmpty }

  /// The first of some results that its format cannot write, and the days that it can write.
  @inline(never)
  func failure(
    among days: Span<Day>, _ count: Int, of batch: DateBatch
  ) -> (index: Int, days: ClosedRange<Day>)? {
    // Answers that are not days have no days here.
    for index in 0..<Swift.min(count, days.count) {
      let range = ranges[ranges.count > 1 ? batch.formats[index] : 0]
      if let range, !range.contains(days[index]) { return (index, range) }
    }
    return nil
  }
}
