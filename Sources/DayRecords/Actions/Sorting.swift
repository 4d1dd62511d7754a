package import DayKit
package import System

/// Writes all records at the end, sorted by date.
///
/// Records with the same date keep their order, or are in the order of a value. A text is sorted by
/// its first date; one without a date follows the record before it, as in a log, and the first records
/// without a date come first. Other records without a date come last, in both directions. The header
/// of the first input comes before all records.
///
/// A temporary file that cannot be created or written ends the run, and nothing has been written.
/// If one cannot be read at the end, the records before the error have been written.
package struct Sorting: DivisibleAction {
  /// What to do with records that have the same date, and in which direction to sort.
  package struct Order: Sendable {
    /// Whether later dates come first.
    package var isDescending: Bool

    /// Whether only the first record of each date is written.
    package var isUnique: Bool

    /// The order of records with the same date by their labels, if they do not keep their order.
    ///
    /// It cannot be combined with ``isUnique``, and a place in a text has no label.
    package var values: ValueOrder?

    package init(isDescending: Bool = false, isUnique: Bool = false, values: ValueOrder? = nil) {
      self.isDescending = isDescending
      self.isUnique = isUnique
      self.values = values
    }
  }

  let order: Order
  let folder: String
  let memory: Int
  var run: RecordRun
  private var store: SortedRuns

  /// Whether the records are those of a chunk, whose bytes stay until they are sorted.
  var isPart = false

  /// The records of a chunk.
  var sorted: SortedRun?

  /// Where the records of a chunk go, and the memory for it.
  var writer: SlabWriter
  var spares: SpareMemory?

  /// The number of threads.
  var threads = 1

  private var frame = RecordFrame()

  /// The days of which a record has been taken, if each is taken once.
  var taken = SortingKeySet()

  /// The key of the last record, and whether it was taken: what follows it has the same.
  var lastKey: UInt32 = 0
  var isLastTaken = true

  /// Whether the last ending was a carriage return and a newline, if there was one.
  var endsWithReturn: Bool?

  /// Whether a byte order mark is written before the header.
  private(set) var hasMark = false

  private(set) var header: ContiguousArray<UInt8>?

  var failure: RunFailure?

  /// Creates an action that sorts records.
  ///
  /// - Parameters:
  ///   - memory: The number of bytes that records may take before sorted runs go to temporary
  ///     files.
  ///   - folder: The path of the folder for temporary files.
  package init(_ order: Order = Order(), memory: Int, folder: String) {
    self.order = order
    self.folder = folder
    self.memory = memory
    run = RecordRun(memory: memory)
    store = SortedRuns(memory: memory - run.memory, folder: folder)
    writer = SlabWriter(capacity: 0)
  }

  package var traits: ActionTraits {
    var traits = ActionTraits()
    traits.needsEnds = true
    traits.undatedTexts = .mistake
    // A merge of fewer runs takes less time.
    traits.largestChunk = Self.largestChunk(of: memory)
    return traits
  }

  static func largestChunk(of memory: Int) -> Int {
    min(2 << 20, max(8 << 10, memory / 32))
  }

  package var outcome: RunOutcome { failure.map { .failed($0) } ?? .normal }

  package mutating func begin(withMark hasMark: Bool, to output: inout BufferedOutput) {
    self.hasMark = self.hasMark || hasMark
  }

  package mutating func take(
    _ header: HeaderNames, _ record: Span<UInt8>, withMark hasMark: Bool,
    to output: inout BufferedOutput
  ) {
    self.hasMark = self.hasMark || hasMark
    endsWithReturn = record.count - header.contentEnd == 2
    guard self.header == nil else {
      // The stream passes only headers that differ from the one before.
      failure = .otherHeader
      return
    }
    var bytes: ContiguousArray<UInt8> = []
    bytes.append(addingCapacity: record.count + 1) { bytes in
      bytes.append(copying: record)
      if header.contentEnd == record.count { bytes.append(.lineFeed) }
    }
    self.header = bytes
  }

  package mutating func take(
    _ mark: ArrayMark, _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) {
    if !frame.take(mark, bytes) { failure = .otherForm }
  }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    let result = Taken(end: batch.end)
    let count = batch.ends.count
    guard failure == nil, admits(batch) else { return result }
    if let values = order.values { return append(batch, days, of: bytes, by: values) }
    prepare(for: count, batch.end - batch.start)
    withScratch(of: UInt32.self, capacity: count) { keys in
      addKeys(of: batch, days, to: &keys)
      batch.ends.withSpan { ends in
        guard order.isUnique else {
          return run.append(batch.start, ends, of: bytes, keys: keys.span, isCopied: !isPart)
        }
        appendFirst(of: batch, ends, bytes, keys: keys.span)
      }
    }
    endLastRecord(of: batch, bytes.extracting(batch.start..<batch.end))
    return result
  }

  package mutating func takeAbsent(
    _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    let result = Taken(end: batch.end)
    guard failure == nil, admits(batch) else { return result }
    if let values = order.values { return append(batch, Span(), of: bytes, by: values) }
    prepare(for: 1, batch.end - batch.start)
    withScratch(of: UInt32.self, repeating: Day.absentSortingKey, count: 1) { keys in
      batch.ends.withSpan {
        run.append(batch.start, $0, of: bytes, keys: keys.span, isCopied: !isPart)
      }
    }
    isLastTaken = true
    endLastRecord(of: batch, bytes.extracting(batch.start..<batch.end))
    return result
  }

  package mutating func finish(_ output: inout BufferedOutput) {
    guard failure == nil else { return }
    // A run that is the only one needs no merge.
    let isOnly = store.isEmpty
    if !isOnly {
      storeRun(isLast: true)
      run.removeMemory()
    }
    guard failure == nil else { return }
    if hasMark { ByteOrderMark.append(to: &output) }
    if let header { output.append(header.span) }
    frame.open(&output)
    defer { frame.close(&output) }
    let sorter = order.values.map { _ in ValueSorter(isDescending: order.isDescending) }
    if isOnly { return run.write(to: &output, by: sorter) }
    do throws(SystemError) {
      try store.merge(into: &output, threads: threads, in: spares, by: sorter)
    } catch {
      failure = .temporaryFile(folder: folder, error)
    }
  }
}

extension Sorting {
  /// Returns the records since the last call as a sorted run, if there are any.
  mutating func takeRun() -> SortedRun? { run.isEmpty ? nil : writer.write(&run, isLast: true) }

  /// Returns whether records can be sorted with those before.
  private mutating func admits(_ batch: DateBatch) -> Bool {
    if !frame.admits(elements: batch.form == .element) { failure = .otherForm }
    return failure == nil
  }

  /// Makes room for records, or begins the run of a chunk.
  mutating func prepare(for count: Int, _ size: Int) {
    if !isPart {
      makeRoom(for: count, size)
    } else if run.isEmpty, let spares {
      (run, writer) = spares.take()
    }
  }

  mutating func makeRoom(for count: Int, _ size: Int) {
    if !run.hasRoom(for: count, bytes: size) { storeRun(isLast: false) }
  }

  /// Sorts the records, and stores them and those of a chunk that follow.
  mutating func storeRun(isLast: Bool, then later: SortedRun? = nil) {
    guard failure == nil else { return }
    do throws(SystemError) {
      try store.add(&run, isLast: isLast)
      if let later { try store.add(later) }
    } catch {
      failure = .temporaryFile(folder: folder, error)
    }
  }

  /// Appends the key of each record: a number above 0 that grows in the order of the output, or for
  /// a text without a date that of the record before it.
  private mutating func addKeys(
    of batch: DateBatch, _ days: Span<Day>, to keys: inout OutputSpan<UInt32>
  ) {
    let isDescending = order.isDescending
    guard batch.answersEachDate else {
      keys.append(days) { $0.sortingKey(isDescending) }
      return lastKey = keys.span.last ?? lastKey
    }
    var date = 0
    for end in batch.dateEnds {
      if end > date { lastKey = days[date].sortingKey(isDescending) }
      keys.append(lastKey)
      date = end
    }
  }

  /// Appends the records whose days have not been taken, and what follows them.
  private mutating func appendFirst(
    of batch: DateBatch, _ recordEnds: Span<Int>, _ bytes: Span<UInt8>, keys: Span<UInt32>
  ) {
    var start = batch.start
    for index in keys.indices {
      let hasDate =
        !batch.answersEachDate
        || batch.dateEnds[index] > (index == 0 ? 0 : batch.dateEnds[index - 1])
      if hasDate { isLastTaken = taken.insert(keys[index]) }
      let ends = recordEnds.extracting(index..<index + 1)
      if isLastTaken {
        let keys = keys.extracting(index..<index + 1)
        run.append(start, ends, of: bytes, keys: keys, isCopied: !isPart)
      }
      start = ends[0]
    }
  }

  /// Gives the last record an ending, in the style of the one before it.
  private mutating func endLastRecord(of batch: DateBatch, _ bytes: Span<UInt8>) {
    guard batch.form != .element, let last = bytes.last else { return }
    if last == .lineFeed {
      endsWithReturn = bytes.hasCarriageReturn(before: bytes.count - 1)
    } else if isLastTaken {
      run.endLastRecord(withReturn: endsWithReturn ?? false)
    }
  }
}
