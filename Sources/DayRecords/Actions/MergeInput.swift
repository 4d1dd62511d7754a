package import DayKit
package import System

/// Takes the records of one of several inputs that are merged, and checks that they are in order.
///
/// A merge takes them as sorted runs. What is around the records waits until the merge writes it.
package struct MergeInput: RecordAction {
  let order: Sorting.Order

  /// The path of the folder for temporary files, if there are too many inputs.
  let folder: String

  private var check: OrderCheck
  private var sorting: Sorting

  /// What is around the elements of an array.
  private(set) var frame = RecordFrame()

  package init(_ order: Sorting.Order, folder: String) {
    (self.order, self.folder) = (order, folder)
    var checked = order
    // A date may be repeated in a file: the merge keeps its first record.
    checked.isUnique = false
    check = OrderCheck(checked)
    // Enough for what a block and the record before it can have.
    sorting = Sorting(order, memory: 32 << 20, folder: "")
  }

  package var traits: ActionTraits {
    var traits = sorting.traits
    traits.needsOrder = true
    return traits
  }

  package var outcome: RunOutcome { sorting.outcome }

  package mutating func begin(withMark hasMark: Bool, to output: inout BufferedOutput) {
    sorting.begin(withMark: hasMark, to: &output)
  }

  package mutating func take(
    _ header: HeaderNames, _ record: Span<UInt8>, withMark hasMark: Bool,
    to output: inout BufferedOutput
  ) {
    sorting.take(header, record, withMark: hasMark, to: &output)
  }

  package mutating func take(
    _ mark: ArrayMark, _ bytes: Span<UInt8>, to output: inout BufferedOutput
  ) {
    frame.take(mark, bytes)
  }

  package mutating func take(
    _ days: Span<Day>, _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    var next = check
    let checked = next.take(days, batch, of: bytes, to: &output)
    // The records are then taken one by one, up to the one that is out of order.
    if let failure = checked.failure { return Taken(end: batch.start, failure: failure) }
    check = next
    return sorting.take(days, batch, of: bytes, to: &output)
  }

  package mutating func takeAbsent(
    _ batch: DateBatch, of bytes: Span<UInt8>, to output: inout BufferedOutput
  ) -> Taken {
    let checked = check.takeAbsent(batch, of: bytes, to: &output)
    guard checked.failure == nil else { return checked }
    return sorting.takeAbsent(batch, of: bytes, to: &output)
  }
}

extension MergeInput {
  /// The header with its newline, if there is one.
  var header: ContiguousArray<UInt8>? { sorting.header }

  /// Whether a byte order mark is before the records.
  var hasMark: Bool { sorting.hasMark }

  /// Returns the records since the last call as a sorted run.
  mutating func takeRun() -> SortedRun? { sorting.takeRun() }
}
