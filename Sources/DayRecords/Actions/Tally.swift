package import DayKit
package import System

/// Counts dates by day, in one series or in a series for each value in another place of the record.
///
/// There is one counter for each day and series, so that days can be grouped afterwards. A tally of
/// spans has three series in the place of each one: ``SpanSeries``.
package struct Tally: DivisibleAction {
  /// What the records look like.
  private let form: RecordForm

  /// Whether each record has a label, which names its series.
  private let hasSeries: Bool

  /// Whether each record has a day or a span; then the days of a span are its first and its last.
  private let countsSpans: Bool

  /// The number of days of a record.
  private let dateCount: Int

  private let report: any TallyReport
  private var names: SeriesNames
  private var counts = SeriesCounts()

  /// The number of records without a date in each series, up to the last that has some.
  private var absent = PlainArray<Int>()

  /// The days of a chunk and the positions of their series, which the whole run counts.
  ///
  /// Counters for each chunk would take longer to add than the days.
  private var days: ContiguousArray<Day> = []
  private var positions: ContiguousArray<Int> = []
  private var isPart = false

  private var failure: RunFailure?

  /// Creates an action that counts dates, in a series for each label of a record.
  ///
  /// In JSON, a number and a string with the same characters are the same label.
  ///
  /// - Parameters:
  ///   - limit: The most series. One more ends the run, because no table with more is of use, and
  ///     a table without some of them would be wrong.
  ///   - countsSpans: Whether a record may have a span.
  ///   - report: What writes the result at the end.
  package init(
    at place: DatePlace, limit: Int = 1_000, countsSpans: Bool = false, report: any TallyReport
  ) {
    form = place.form
    hasSeries = place.hasLabel
    self.countsSpans = countsSpans
    dateCount = place.dateCount
    self.report = report
    names = SeriesNames(limit: limit, byteLimit: 1 << 20)
    addSeries()
  }

  private init(chunkOf other: Self) {
    (form, hasSeries, dateCount) = (other.form, other.hasSeries, other.dateCount)
    (countsSpans, report) = (other.countsSpans, other.report)
    names = SeriesNames(limit: other.names.limit, byteLimit: 1 << 20)
    isPart = true
  }

  /// Adds the series that are named and not counted yet.
  private mutating func addSeries() {
    let count = (hasSeries ? names.count : 1) * width
    while counts.count < count { counts.addSeries() }
  }

  /// The number of series for each name.
  private var width: Int { countsSpans ? 3 : 1 }

  package var traits: ActionTraits {
    var traits = ActionTraits()
    traits.undatedTexts = .mistake
    return traits
  }

  package var outcome: RunOutcome { failure.map { .failed($0) } ?? .normal }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    guard failure == nil else { return Taken(end: batch.end) }
    let isPair = batch.isSpan || dateCount == 2
    if !hasSeries, !isPair {
      count(days)
      return Taken(end: batch.end)
    }
    var count = isPair ? days.count / 2 : days.count
    var reason: Taken.Failure?
    if isPair, let index = days.firstReversedPair {
      count = index
      reason = .record(.reversedSpan(first: days[2 * index], last: days[2 * index + 1]))
    }
    withScratch(of: Int.self, capacity: count) { positions in
      if hasSeries {
        addPositions(of: batch.labelSlots.span.extracting(first: count), in: bytes, to: &positions)
        if positions.count < count { (count, reason) = (positions.count, .record(.noLabel)) }
      } else {
        positions.append(repeating: 0, count: count)
      }
      if isPair {
        countPairs(days.extracting(first: 2 * count), positions.span)
      } else {
        self.count(days.extracting(first: count), positions.span)
      }
    }
    guard failure == nil, let reason else { return Taken(end: batch.end) }
    return Taken(end: batch.records(before: count, of: bytes).end, failure: reason)
  }

  package mutating func takeAbsent(
    _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    // A span without an end is not the same as no span.
    if countsSpans, dateCount == 2, batch.days.count == 1 {
      return Taken(end: batch.start, failure: .record(.halfSpan(batch.days[0])))
    }
    guard failure == nil else { return Taken(end: batch.end) }
    var series: Int? = 0
    if let label = batch.labelSlots.first {
      series = names.position(ofLabelAt: label, in: bytes, of: form, &failure)
    } else if hasSeries {
      // An empty line has no label, and is counted like one with empty fields.
      series = names.position(of: bytes.extracting(first: 0), &failure)
    }
    if let series {
      addAbsent(1, toSeriesAt: series)
    } else if failure == nil {
      return Taken(end: batch.start, failure: .record(.noLabel))
    }
    return Taken(end: batch.end)
  }

  private mutating func addAbsent(_ count: Int, toSeriesAt position: Int) {
    absent.append(repeating: 0, count: max(0, position + 1 - absent.count))
    absent[position] += count
  }

  package mutating func finish(_ output: inout BufferedOutput) {
    guard failure == nil else { return }
    addSeries()
    do throws(ReportError) {
      try report.write(counts, absent, names, to: &output)
    } catch {
      failure = .report(error)
    }
  }
}

/// Writes the result of a ``Tally``, which a command defines.
package protocol TallyReport: Sendable {
  /// Writes the counts of all days.
  ///
  /// - Parameters:
  ///   - absent: The number of records without a date in each series, up to the last that has some.
  ///   - names: The names of the series: the text of a field or string without quotes and escapes.
  ///     They are in the order in which they were first counted. A run without series has one count
  ///     and no names.
  /// - Throws: ``ReportError`` if the counts do not fit into the report; then nothing is written.
  func write(
    _ counts: SeriesCounts, _ absent: PlainArray<Int>, _ names: SeriesNames,
    to output: inout BufferedOutput
  ) throws(ReportError)
}

// Counting.

extension Tally {
  private mutating func count(_ days: Span<Day>) {
    if isPart {
      self.days.append(addingCapacity: days.count) { $0.append(days) { $0 } }
      if countsSpans {
        positions.append(addingCapacity: days.count) { $0.append(repeating: 0, count: days.count) }
      }
    } else {
      counts.add(days, toSeriesAt: 0)
    }
  }

  /// Counts days in the series with the given positions of names.
  private mutating func count(_ days: Span<Day>, _ names: Span<Int>) {
    guard countsSpans else { return add(days, names) }
    withScratch(of: Int.self, capacity: days.count) { positions in
      for index in names.indices { positions.append(SpanSeries(group: names[index]).days) }
      add(days, positions.span)
    }
  }

  /// Counts pairs of days as spans in the series with the given positions of names.
  private mutating func countPairs(_ days: Span<Day>, _ names: Span<Int>) {
    withScratch(of: Int.self, capacity: days.count) { positions in
      for index in names.indices {
        let series = SpanSeries(group: names[index])
        positions.append(series.starts)
        positions.append(series.ends)
      }
      add(days, positions.span)
    }
  }

  private mutating func add(_ days: Span<Day>, _ positions: Span<Int>) {
    if isPart {
      self.days.append(addingCapacity: days.count) { $0.append(days) { $0 } }
      self.positions.append(addingCapacity: days.count) { $0.append(positions) { $0 } }
    } else {
      addSeries()
      counts.add(days, toSeriesAt: positions)
    }
  }

  /// Appends the position of the series of each slot, up to a slot without one.
  private mutating func addPositions(
    of slots: Span<ValueSlot>, in bytes: Span<UInt8>, to positions: inout OutputSpan<Int>
  ) {
    for index in slots.indices {
      let position = names.position(ofLabelAt: slots[index], in: bytes, of: form, &failure)
      guard let position else { return }
      positions.append(position)
    }
  }
}

// Chunks.

extension Tally {
  package func copyForChunk() -> Self { Self(chunkOf: self) }

  package mutating func absorb(_ later: Self) {
    guard failure == nil else { return }
    failure = later.failure
    if !hasSeries, let count = later.absent.last { addAbsent(count, toSeriesAt: 0) }
    guard hasSeries || countsSpans else { return count(later.days.span) }
    var series: ContiguousArray<Int> = [0]
    if hasSeries {
      series = names.absorb(later.names, &failure)
      guard series.count == later.names.count else { return }
      for (count, position) in zip(later.absent, series) { addAbsent(count, toSeriesAt: position) }
    }
    withScratch(of: Int.self, capacity: later.positions.count) { positions in
      for position in later.positions {
        positions.append(series[position / width] * width + position % width)
      }
      add(later.days.span, positions.span)
    }
  }
}

extension Span<Day> {
  /// The index of the first pair of days whose second day is before its first one.
  fileprivate var firstReversedPair: Int? {
    for index in 0..<count / 2 where self[2 * index + 1] < self[2 * index] { return index }
    return nil
  }
}
