package import System

/// The inputs of a merge, each known by its position.
package struct MergeInputs {
  package let names: [String]

  /// Opens the input at a position.
  package let open: (Int) throws(SystemError) -> any ByteSource

  package init(
    _ names: [String], open: @escaping (Int) throws(SystemError) -> any ByteSource
  ) {
    (self.names, self.open) = (names, open)
  }
}

extension RecordStream {
  /// Whether the inputs are merged.
  package var isMerge: Bool { loop.action is MergeInput }

  /// Merges inputs whose records are in the order of the action, which is a ``MergeInput``.
  ///
  /// More inputs than may be open at the same time are first merged in temporary files.
  ///
  /// - Throws: The error of an input that cannot be opened or read, which ends the merge.
  package mutating func merge(
    _ inputs: MergeInputs, by plan: WorkPlan, in console: inout Console
  ) throws(MergeInputError) {
    guard let action = loop.action as? MergeInput else { return }
    let folder = action.folder
    var merge = InputMerge(self, inputs, action.order, folder: folder)
    defer {
      merge.shared.report(in: &console)
      swap(&reports, &merge.shared.reports)
      absorb(merge.total)
    }
    do throws(SystemError) {
      try merge.mergeFirst(in: &console)
      try merge.write(by: plan, in: &console)
    } catch {
      complain(.temporaryFile(folder: folder, error), in: &console)
    }
    if let failure = merge.failure { complain(failure.reason, of: failure.name, in: &console) }
    if let error = merge.shared.error { throw error }
  }
}

/// A merge of inputs in passes.
private struct InputMerge {
  private let stream: RecordStream
  private let inputs: MergeInputs
  private let order: Sorting.Order
  let shared: MergeState

  /// What the streams of all inputs have found.
  private(set) var total: RecordStream

  /// Why the inputs cannot be merged, and the name of the one that differs from those before.
  private(set) var failure: (reason: RunFailure, name: String)?

  private var runs: SortedRuns

  /// The number of inputs that have been opened.
  private var count = 0

  /// The header of the first input that has one, and the name of the input.
  private var header: (record: ContiguousArray<UInt8>, name: String)?

  private var hasMark = false

  /// What is around the records.
  private var frame = RecordFrame()

  init(_ stream: RecordStream, _ inputs: MergeInputs, _ order: Sorting.Order, folder: String) {
    (self.stream, self.inputs, self.order, total) = (stream, inputs, order, stream)
    shared = MergeState(stream.reports)
    runs = SortedRuns(memory: 0, folder: folder, isUnique: order.isUnique)
  }

  /// Merges inputs in temporary files until the rest can be open at the same time.
  mutating func mergeFirst(in console: inout Console) throws(SystemError) {
    while inputs.names.count - count > SortedRuns.fileLimit, !shared.isOver {
      let some = open(SortedRuns.fileLimit, in: &console)
      try runs.add(merging: some)
      for input in some { compare(input) }
      close(some)
      shared.report(in: &console)
    }
  }

  /// Writes the records of all inputs.
  mutating func write(by plan: WorkPlan, in console: inout Console) throws(SystemError) {
    let some = open(.max, in: &console)
    var merge = try runs.merge(with: some)
    for input in some { compare(input) }
    shared.report(in: &console)
    defer { close(some) }
    guard !shared.isOver else { return }
    begin(&console.output)
    var sorter = order.values.map { _ in ValueSorter(isDescending: order.isDescending) }
    while !merge.hasEnded, !shared.isOver, !console.isOver {
      try merge.writeGroup(to: &console.output, withHeader: false, by: &sorter)
      shared.report(in: &console)
      if console.reportsProgress {
        console.report(bytes: shared.byteCount, lines: shared.lineCount, at: plan.clock())
      }
    }
    sorter?.finish(&console.output)
    // An array has ended only now.
    for input in some where input.isArray { input.action.map { frame.absorb($0.frame) } }
    frame.close(&console.output)
  }
}

extension InputMerge {
  /// Opens the next inputs, at most a given number.
  private mutating func open(_ limit: Int, in console: inout Console) -> [SortedInput] {
    var some: [SortedInput] = []
    while some.count < limit, count < inputs.names.count, !shared.isOver {
      do throws(SystemError) {
        var stream = stream
        stream.beginInput(named: inputs.names[count], in: &console)
        some.append(SortedInput(count, stream, of: try inputs.open(count), shared, console))
      } catch {
        shared.end(MergeInputError(number: count, error: error))
      }
      count += 1
    }
    return some
  }

  /// Compares what is around the records of an input with that of those before.
  private mutating func compare(_ input: SortedInput) {
    guard let action = input.action, failure == nil else { return }
    hasMark = hasMark || action.hasMark
    if let record = action.header {
      let first = header ?? (record, input.stream.input.name)
      header = first
      let place = input.stream.loop.place
      let names = [record, first.record].map { place.columnNames(inHeader: $0.content.span) }
      if names[0] != names[1] { fail(.headerUnlike(first.name), input) }
    }
    let isArray = input.isArray
    guard isArray || input.stream.lineCount > 0 else { return }
    if !frame.admits(elements: isArray) { fail(.otherForm, input) }
    if isArray { frame.absorb(action.frame) }
  }

  private mutating func fail(_ reason: RunFailure, _ input: SortedInput) {
    failure = (reason, input.stream.input.name)
    shared.end(nil)
  }

  /// Adds what inputs have found that have been read.
  private mutating func close(_ some: [SortedInput]) {
    for input in some { total.absorb(input.stream) }
  }

  private func begin(_ output: inout BufferedOutput) {
    if hasMark { ByteOrderMark.append(to: &output) }
    if let header { output.append(header.record.span) }
    frame.open(&output)
  }
}

extension ContiguousArray<UInt8> {
  /// A record without its ending.
  fileprivate var content: ArraySlice<UInt8> {
    let bytes = span
    return prefix(bytes.contentEnd)
  }
}
