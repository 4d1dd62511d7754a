package import DayKit
package import System

/// Writes the records whose date passes a test, unchanged.
///
/// In a text, a record is selected if the dates that count pass the test.
package struct Selection: DivisibleAction {
  private let test: any DayTest

  /// Whether the records that do not pass the test are selected.
  private let inverts: Bool

  /// Whether only the number of selected records is written.
  private let countsOnly: Bool

  /// What to do with records without a date.
  private let undated: Undated

  /// Which dates of a text count.
  private let which: DatesOfText

  /// The verdicts on records without a date: `nil` for those that are selected neither by the test
  /// nor by its opposite.
  package struct Undated: Equatable, Sendable {
    /// The verdict on records whose date is absent, such as texts without dates.
    package var absent: Bool?

    /// The verdict on records whose date cannot be read.
    package var unreadable: Bool?

    /// Whether records whose date cannot be read are failures.
    package var fails: Bool

    package init(absent: Bool? = nil, unreadable: Bool? = nil, fails: Bool = true) {
      self.absent = absent
      self.unreadable = unreadable
      self.fails = fails
    }
  }

  /// The number of selected records.
  private var count = 0

  package init(
    _ test: any DayTest, inverts: Bool = false, countsOnly: Bool = false,
    undated: Undated = Undated(), which: DatesOfText = .any
  ) {
    self.test = test
    self.undated = undated
    self.which = which
    self.inverts = inverts
    self.countsOnly = countsOnly
  }

  package var traits: ActionTraits {
    var traits = ActionTraits()
    traits.needsEnds = true
    // A condition may ask for texts without dates.
    traits.undatedTexts = undated.absent == true ? .usual : .unexpected
    return traits
  }

  package var outcome: RunOutcome { count == 0 ? .no : .normal }

  package mutating func begin(withMark hasMark: Bool, to output: inout BufferedOutput) {
    if hasMark, !countsOnly { ByteOrderMark.begin(&output) }
  }

  package mutating func take(
    _ header: HeaderNames, _ record: Span<UInt8>, withMark hasMark: Bool,
    to output: inout BufferedOutput
  ) {
    begin(withMark: hasMark, to: &output)
    if !countsOnly { output.append(record) }
  }

  package mutating func takeUnreadable(
    _ record: Span<UInt8>, to output: inout BufferedOutput
  ) -> Bool {
    if isSelected(undated.unreadable) { select(record, to: &output) }
    return !undated.fails
  }

  package mutating func takeAbsent(
    _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    if isSelected(undated.absent) {
      select(bytes.extracting(batch.start..<batch.end), to: &output)
    }
    return Taken(end: batch.end)
  }

  private mutating func select(_ record: Span<UInt8>, to output: inout BufferedOutput) {
    count += 1
    if !countsOnly { output.append(record) }
  }

  /// Whether a record without a date is selected, which the opposite of a test never does: what it
  /// selects may be deleted.
  private func isSelected(_ verdict: Bool?) -> Bool { verdict == true && !inverts }

  package mutating func take(
    _ mark: ArrayMark, _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) {
    if !countsOnly { output.append(mark, bytes) }
  }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    let test = test
    withScratch(of: Bool.self, capacity: days.count) { verdicts in
      test.test(days, into: &verdicts)
      let isEach = batch.answersEachDate || !batch.hasEnds
      precondition(verdicts.count == (isEach ? days.count : batch.ends.count))
      guard batch.answersEachDate else {
        return select(verdicts.span, unlike: inverts, batch, of: bytes, to: &output)
      }
      withScratch(of: Bool.self, capacity: batch.ends.count) { records in
        addSelected(verdicts.span, batch, to: &records)
        select(records.span, unlike: false, batch, of: bytes, to: &output)
      }
    }
    return Taken(end: batch.end)
  }

  package func copyForChunk() -> Self {
    var copy = self
    copy.count = 0
    return copy
  }

  package mutating func absorb(_ later: Self) { count += later.count }

  package mutating func finish(_ output: inout BufferedOutput) {
    if countsOnly { output.append("\(count)\n") }
  }
}

extension Selection {
  /// Selects the records whose verdict is not the given one.
  private mutating func select(
    _ records: Span<Bool>, unlike verdict: Bool, _ batch: DateBatch, of bytes: Span<UInt8>,
    to output: inout BufferedOutput
  ) {
    withScratch(of: Int.self, capacity: records.count + 1) { edges in
      let passed = edges.appendEdges(of: records, startingWith: verdict)
      count += verdict ? records.count - passed : passed
      if !countsOnly { output.append(edges.span, of: batch, bytes) }
    }
  }

  /// Adds for each record of text whether it is selected.
  private func addSelected(
    _ days: Span<Bool>, _ batch: DateBatch, to records: inout OutputSpan<Bool>
  ) {
    var first = 0
    for end in batch.dateEnds {
      records.append(
        first < end
          ? which.verdict(days, first..<end) != inverts : isSelected(undated.absent))
      first = end
    }
  }
}

extension Bool {
  /// 1 or 0, without a branch.
  @inline(__always)
  fileprivate var bit: UInt8 {
    // Sound: a truth value is a byte that is 1 or 0.
    unsafe unsafeBitCast(self, to: UInt8.self)
  }
}

extension OutputSpan<Int> {
  /// Appends the index of each flag that differs from the one before it, and after the last flag the
  /// number of flags as often as needed for pairs.
  ///
  /// The pairs are the ranges of flags that are not equal to a given one.
  ///
  /// - Returns: The number of flags that are true.
  @inline(__always)
  fileprivate mutating func appendEdges(
    of flags: Span<Bool>, startingWith flag: Bool
  ) -> Int {
    precondition(freeCapacity >= flags.count + 1)
    var sum = 0
    // Records are selected at random, so a branch for each would be predicted wrong half the time.
    // Sound: of the positions up to `filled` plus the number of flags, which there is room for,
    // each is written before it is counted.
    unsafe withUnsafeMutableBufferPointer { output, filled in
      guard let base = output.baseAddress else { return }
      let start = unsafe base + filled
      var (count, last) = (0, flag.bit)
      for index in flags.indices {
        unsafe (start + count).initialize(to: index)
        let bit = flags[index].bit
        sum &+= Int(bit)
        count &+= Int(bit ^ last)
        last = bit
      }
      if count & 1 == 1 {
        unsafe (start + count).initialize(to: flags.count)
        count &+= 1
      }
      filled &+= count
    }
    return sum
  }
}

extension BufferedOutput {
  /// Writes ranges of records, given by pairs of their numbers.
  fileprivate mutating func append(_ edges: Span<Int>, of batch: DateBatch, _ bytes: Span<UInt8>) {
    let (start, size) = (batch.start, batch.end - batch.start)
    if edges.isEmpty { return }
    batch.ends.withSpan { ends in
      append(atLeast: size + PieceWriter.slack) { output in
        output.writePieces(of: bytes, and: Span(), atMost: size) { writer in
          var index = 0
          while index < edges.count &- 1 {
            let (first, end) = (edges[index], edges[index &+ 1])
            writer.writeShort(from: first == 0 ? start : ends[first &- 1], to: ends[end &- 1])
            index &+= 2
          }
        }
      }
    }
  }
}
