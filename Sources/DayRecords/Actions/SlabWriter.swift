import System

/// Writes sorted runs into slabs, each run in one piece.
struct SlabWriter: Sendable {
  private let capacity: Int
  private var slab: Slab?

  /// - Parameter capacity: The number of bytes of a slab, unless a run has more.
  init(capacity: Int) { self.capacity = capacity }

  /// Sorts the records of a run, writes them and empties the run.
  ///
  /// - Parameters:
  ///   - chunk: The bytes of the records, if they are not in the run.
  ///   - isLast: Whether no run follows, so that no memory is reserved for more.
  mutating func write(
    _ run: inout RecordRun, of chunk: Span<UInt8>? = nil, isLast: Bool = false
  ) -> SortedRun {
    let size = run.storedSize + PieceWriter.slack
    let slab =
      slab.flatMap { $0.room < size ? nil : $0 }
      ?? Slab(capacity: isLast ? size : max(size, capacity))
    self.slab = slab
    return run.write(to: slab, of: chunk)
  }
}
