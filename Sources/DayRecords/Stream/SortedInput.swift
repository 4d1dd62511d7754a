package import System

/// One of the inputs of a merge: the records of a source, which are in order, as sorted runs.
///
/// Sound as `Sendable`: the merge reads it on one thread.
final class SortedInput: RunSource, @unchecked Sendable {
  /// The stream of this input.
  private(set) var stream: RecordStream

  private let number: Int
  private var source: any ByteSource
  private let shared: MergeState
  private var console: Console
  private var hasEnded = false

  /// The error of a read.
  private var error: SystemError?

  init(
    _ number: Int, _ stream: RecordStream, of source: any ByteSource, _ shared: MergeState,
    _ console: borrowing Console
  ) {
    (self.number, self.stream, self.source, self.shared) = (number, stream, source, shared)
    self.console = console.forPart(messages: shared)
  }

  /// The action, which has what is around the records.
  var action: MergeInput? { stream.loop.action as? MergeInput }

  /// Whether the records are elements of an array.
  var isArray: Bool { action?.frame.isArray ?? false }

  func nextRun() -> SortedRun? {
    while true {
      if let run = stream.loop.takeRun() { return run }
      // Only now, so that the records before the end do not depend on what a read brings.
      if isOver { shared.end(error.map { MergeInputError(number: number, error: $0) }) }
      guard !hasEnded, !shared.isOver else { return nil }
      read()
    }
  }

  /// Whether the merge ends after the records of this input.
  private var isOver: Bool {
    error != nil || stream.isStopped || stream.loop.action.outcome.isFailure
  }

  /// Reads once, and answers the records that are whole.
  private func read() {
    swap(&stream.reports, &shared.reports)
    defer { swap(&stream.reports, &shared.reports) }
    do throws(SystemError) {
      let count = try stream.read(from: &source)
      shared.byteCount += count
      let lines = stream.lineCount
      if count > 0 {
        stream.answerWholeRecords(in: &console)
      } else {
        hasEnded = true
        stream.finishInput(in: &console)
      }
      shared.lineCount += stream.lineCount - lines
    } catch {
      self.error = error
    }
    if console.hasFailed { shared.hasFailed = true }
  }
}

/// The reason why an input of a merge cannot be opened or read.
package struct MergeInputError: Error {
  /// The position of the input.
  package let number: Int
  package let error: SystemError
}

/// What the inputs of a merge share.
///
/// Sound as `Sendable`: the merge reads its inputs on one thread.
final class MergeState: ByteSink, @unchecked Sendable {
  var reports: FailureReports

  /// The messages that have not been written.
  private(set) var messages: ContiguousArray<UInt8> = []

  /// Whether a record or an input has failed.
  var hasFailed = false

  /// Whether nothing more is read, and the error of an input if there is one.
  private(set) var isOver = false
  private(set) var error: MergeInputError?

  /// How much has been read.
  var byteCount = 0
  var lineCount = 0

  init(_ reports: FailureReports) { self.reports = reports }

  func write(_ bytes: Span<UInt8>) { messages.append(copying: bytes) }

  /// Ends the merge.
  func end(_ error: MergeInputError?) {
    isOver = true
    self.error = self.error ?? error
  }

  /// Writes the messages.
  func report(in console: inout Console) {
    if hasFailed { console.fail() }
    guard !messages.isEmpty else { return }
    console.write(message: String(decoding: messages, as: UTF8.self))
    messages.removeAll()
  }
}
