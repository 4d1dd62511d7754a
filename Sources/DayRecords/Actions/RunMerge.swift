import System

/// Merges sorted runs group by group; of equal keys, the group of the earlier run comes first.
struct RunMerge {
  /// The runs in the order of the input.
  private var cursors: ContiguousArray<RunCursor>

  /// A heap of the keys of the next groups in the upper half and the numbers of their runs in the
  /// lower half.
  private var heap: ContiguousArray<UInt64> = []

  init(_ cursors: ContiguousArray<RunCursor>) throws(SystemError) {
    self.cursors = cursors
    for number in cursors.indices where try self.cursors[number].next() {
      heap.append(entry(number))
    }
    heap.sort()
  }

  /// Writes all groups, with their headers if they become a run.
  ///
  /// - Parameter sorter: What sorts records with the same key by their values, if something does.
  mutating func write(
    to output: inout BufferedOutput, withHeaders: Bool, by sorter: ValueSorter? = nil
  ) throws(SystemError) {
    var (header, sorter) = (RunGroupHeader(), sorter)
    while let first = heap.first, !output.isBroken {
      let number = Int(truncatingIfNeeded: first & 0xFFFF_FFFF)
      if withHeaders {
        header.write(cursors[number].header.key, cursors[number].header.length, to: &output)
      }
      let key = cursors[number].header.key
      try cursors[number].passGroup { records in
        if sorter == nil { output.append(records) } else { sorter?.take(key, records, to: &output) }
      }
      if try cursors[number].next() {
        sink(entry(number))
      } else if let last = heap.popLast(), !heap.isEmpty {
        sink(last)
      }
    }
    sorter?.finish(&output)
  }

  private func entry(_ number: Int) -> UInt64 {
    UInt64(cursors[number].header.key) << 32 | UInt64(number)
  }

  /// Replaces the first entry of the heap.
  private mutating func sink(_ entry: UInt64) {
    var (place, child) = (0, 1)
    while child < heap.count {
      if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
      guard heap[child] < entry else { break }
      heap[place] = heap[child]
      (place, child) = (child, 2 * child + 1)
    }
    heap[place] = entry
  }
}
