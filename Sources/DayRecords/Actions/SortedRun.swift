import DayKit
import System

/// A sorted run in memory.
struct SortedRun: Sendable {
  /// The groups, and where the first one begins.
  let bytes: Slab.Piece
  var start: Int

  /// Where groups begin, in order.
  let marks: PlainArray<RunMark>

  /// The number of bytes of the groups.
  var size: Int { bytes.count - start }

  /// The place before the first group whose key is not below a given one.
  func groups(before key: UInt32 = 0) -> RunGroups {
    var (low, high) = (0, marks.count)
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].lastKey < key { low = middle + 1 } else { high = middle }
    }
    let mark = low > 0 ? marks[low - 1] : RunMark(position: start, key: 0, lastKey: 0)
    var groups = RunGroups(after: mark)
    bytes.withBytes { bytes in
      var next = groups
      while next.next(in: bytes), next.key < key { groups = next }
    }
    return groups
  }
}

/// A place in a sorted run, from which it can be read.
struct RunMark: Sendable {
  /// The position of the header of a group.
  let position: Int

  /// The key of the group, and that of the one before it.
  let key: UInt32
  let lastKey: UInt32

  /// The number of bytes from one mark to the next, unless a group has more, which then has a mark.
  static var distance: Int { 2_048 }
}

/// The groups of a run, one after the other.
struct RunGroups {
  private var header: RunGroupHeader

  /// Where the records of the group are.
  private(set) var start: Int
  private(set) var end: Int

  init(after mark: RunMark) {
    header = RunGroupHeader(key: mark.lastKey)
    (start, end) = (mark.position, mark.position)
  }

  var key: UInt32 { header.key }

  /// Passes to the next group, and returns whether there is one.
  @inline(__always)
  mutating func next(in bytes: Span<UInt8>) -> Bool {
    guard end < bytes.count else { return false }
    start = end
    header.read(bytes, at: &start)
    end = start &+ header.length
    return true
  }
}
