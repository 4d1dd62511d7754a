package import DayKit
package import System

/// Counts dates by day, in one series or in a series for each value in another place of the record.
///
/// There is one counter for each day and series, so that days can be grouped afterwards.
package struct Tally: DivisibleAction {
  /// What the records look like.
  private let form: RecordForm

  /// Whether each record has a label, which names its series.
  private let hasSeries: Bool
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
  ///   - report: What writes the result at the end.
  package init(at place: DatePlace, limit: Int = 1_000, report: any TallyReport) {
    self.init(of: place.form, hasSeries: place.hasLabel, limit: limit, report: report)
  }

  private init(of form: RecordForm, hasSeries: Bool, limit: Int, report: any TallyReport) {
    self.form = form
    self.hasSeries = hasSeries
    self.report = report
    names = SeriesNames(limit: limit, byteLimit: 1 << 20)
    if !hasSeries { counts.addSeries() }
  }

  package var traits: ActionTraits {
    var traits = ActionTraits()
    traits.expectsDates = true
    return traits
  }

  package var outcome: RunOutcome { failure.map { .failed($0) } ?? .normal }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    guard failure == nil else { return Taken(end: batch.end) }
    guard hasSeries else {
      count(days)
      return Taken(end: batch.end)
    }
    return withScratch(of: Int.self, capacity: days.count) { positions in
      addPositions(of: batch.labelSlots.span, in: bytes, to: &positions)
      count(days.extracting(first: positions.count), positions.span)
      guard positions.count < days.count, failure == nil else { return Taken(end: batch.end) }
      let end = batch.records(before: positions.count, of: bytes).end
      return Taken(end: end, failure: .record(.noLabel))
    }
  }

  package mutating func takeAbsent(
    _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    // An empty line among records with labels belongs to no series.
    guard failure == nil, !hasSeries || !batch.labelSlots.isEmpty else {
      return Taken(end: batch.end)
    }
    var series = hasSeries ? -1 : 0
    withScratch(of: Int.self, capacity: 1) { positions in
      guard hasSeries else { return }
      addPositions(of: batch.labelSlots.span, in: bytes, to: &positions)
      series = positions.span.last ?? -1
    }
    guard series >= 0 else {
      return failure == nil
        ? Taken(end: batch.start, failure: .record(.noLabel)) : Taken(end: batch.end)
    }
    addAbsent(1, toSeriesAt: series)
    return Taken(end: batch.end)
  }

  private mutating func addAbsent(_ count: Int, toSeriesAt position: Int) {
    absent.append(repeating: 0, count: max(0, position + 1 - absent.count))
    absent[position] += count
  }

  package mutating func finish(_ output: inout BufferedOutput) {
    guard failure == nil else { return }
    while counts.count < names.count { counts.addSeries() }
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
    } else {
      counts.add(days, toSeriesAt: 0)
    }
  }

  private mutating func count(_ days: Span<Day>, _ positions: Span<Int>) {
    if isPart {
      count(days)
      self.positions.append(addingCapacity: days.count) { $0.append(positions) { $0 } }
    } else {
      while counts.count < names.count { counts.addSeries() }
      counts.add(days, toSeriesAt: positions)
    }
  }

  /// Appends the position of the series of each slot, up to a slot without one.
  private mutating func addPositions(
    of slots: Span<ValueSlot>, in bytes: Span<UInt8>, to positions: inout OutputSpan<Int>
  ) {
    for index in slots.indices {
      let slot = slots[index]
      guard !slot.isAdded else { return }
      let text = bytes.extracting(slot.start..<slot.end)
      guard let position = self.position(of: text, isQuoted: slot.isQuoted) else { return }
      positions.append(position)
    }
  }

  private mutating func position(of text: Span<UInt8>, isQuoted: Bool) -> Int? {
    if form.isPlain(text, isQuoted: isQuoted) { return names.position(of: text, &failure) }
    return form.text(of: text, isQuoted: isQuoted).flatMap {
      names.position(of: $0.span, &failure)
    }
  }
}

// Chunks.

extension Tally {
  package func copyForChunk() -> Self {
    var part = Tally(of: form, hasSeries: hasSeries, limit: names.limit, report: report)
    part.isPart = true
    return part
  }

  package mutating func absorb(_ later: Self) {
    guard failure == nil else { return }
    failure = later.failure
    guard hasSeries else {
      if let count = later.absent.last { addAbsent(count, toSeriesAt: 0) }
      return count(later.days.span)
    }
    var series: ContiguousArray<Int> = []
    for index in 0..<later.names.count {
      guard let position = names.position(of: later.names[index].span, &failure) else { return }
      series.append(position)
      if index < later.absent.count { addAbsent(later.absent[index], toSeriesAt: position) }
    }
    withScratch(of: Int.self, capacity: later.positions.count) { positions in
      for position in later.positions { positions.append(series[position]) }
      count(later.days.span, positions.span)
    }
  }
}
