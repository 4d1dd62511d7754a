import System

/// Memory that the threads of a sort use in turn: runs without records, and slabs with room.
///
/// Sound as `Sendable`: all state changes under the lock.
final class SpareMemory: @unchecked Sendable {
  private let monitor = Monitor()
  private let first: (RecordRun, SlabWriter)
  private var spares: ContiguousArray<(RecordRun, SlabWriter)> = []

  /// Creates the memory with what to use while there is nothing else.
  init(_ run: RecordRun, _ writer: SlabWriter) { first = (run, writer) }

  func take() -> (RecordRun, SlabWriter) { monitor.withLock { spares.popLast() } ?? first }

  func add(_ run: RecordRun, _ writer: SlabWriter) {
    monitor.withLock { spares.append((run, writer)) }
  }
}
