import DayKit
import System

/// Merges sorted runs group by group; of equal keys, the group of the earlier run comes first.
struct RunMerge {
  /// The runs in the order of the input.
  private var cursors: ContiguousArray<RunCursor>

  /// A heap of the keys of the next groups in the upper half and the numbers of their runs in the
  /// lower half.
  private var heap: ContiguousArray<UInt64> = []

  /// Whether only the first run that has a date gives its records.
  private let isUnique: Bool

  /// The key of the last group, the number of its run, and what its header follows.
  private var last: (key: UInt32, number: Int) = (0, 0)
  private var header = RunGroupHeader()

  init(_ cursors: ContiguousArray<RunCursor>, isUnique: Bool = false) throws(SystemError) {
    self.cursors = cursors
    self.isUnique = isUnique
    for number in cursors.indices where try self.cursors[number].next() {
      heap.append(entry(number))
    }
    heap.sort()
  }

  /// Whether all groups have been written.
  var hasEnded: Bool { heap.isEmpty }

  /// Writes all groups, with their headers if they become a run.
  ///
  /// - Parameter sorter: What sorts records with the same key by their values, if something does.
  mutating func write(
    to output: inout BufferedOutput, withHeaders: Bool, by sorter: ValueSorter? = nil
  ) throws(SystemError) {
    var sorter = sorter
    while !hasEnded, !output.isBroken {
      try writeGroup(to: &output, withHeader: withHeaders, by: &sorter)
    }
    sorter?.finish(&output)
  }

  /// Writes the next group.
  @inline(__always)
  mutating func writeGroup(
    to output: inout BufferedOutput, withHeader: Bool, by sorter: inout ValueSorter?
  ) throws(SystemError) {
    guard let first = heap.first else { return }
    let number = Int(truncatingIfNeeded: first & 0xFFFF_FFFF)
    let (key, length) = (cursors[number].header.key, cursors[number].header.length)
    let isDropped = isUnique && isTaken(key, number)
    if withHeader, !isDropped { header.write(key, length, to: &output) }
    try cursors[number].passGroup { records in
      if isDropped { return }
      if sorter == nil { output.append(records) } else { sorter?.take(key, records, to: &output) }
    }
    if !isDropped { last = (key, number) }
    if try cursors[number].next() {
      sink(entry(number))
    } else if let last = heap.popLast(), !heap.isEmpty {
      sink(last)
    }
  }

  /// Whether an earlier run has given the records of a date.
  private func isTaken(_ key: UInt32, _ number: Int) -> Bool {
    key == last.key && number != last.number && key > 0 && key != Day.absentSortingKey
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
