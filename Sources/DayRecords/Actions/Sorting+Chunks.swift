import DayKit
import System

extension Sorting {
  package func copyForChunk() -> Self {
    var part = Sorting(order, memory: memory, folder: folder)
    (part.isPart, part.spares) = (true, spares)
    return part
  }

  package mutating func useThreads(_ count: Int) {
    threads = max(threads, count)
    spares =
      spares
      ?? SpareMemory(
        RecordRun(memory: 8 * Self.largestChunk(of: memory)),
        SlabWriter(capacity: min(memory / 32, 64 << 20)))
  }

  /// Sorts the records of a chunk.
  package mutating func finishChunk(_ bytes: Span<UInt8>) {
    guard !run.isEmpty else { return }
    sorted = writer.write(&run, of: order.values == nil ? bytes : nil)
    spares?.add(run, writer)
    (run, taken) = (RecordRun(memory: 0), SortingKeySet())
  }

  package mutating func absorb(_ later: Self) {
    guard failure == nil, var sorted = later.sorted else { return }
    endsWithReturn = later.endsWithReturn ?? endsWithReturn
    // The first texts of the chunk without a date follow the last record.
    var groups = sorted.groups()
    sorted.bytes.withBytes { bytes in
      guard groups.next(in: bytes), groups.key == 0, isLastTaken else { return }
      append(groups, of: bytes, key: lastKey)
    }
    if groups.key == 0 { sorted.start = groups.end }
    if later.lastKey > 0 { (lastKey, isLastTaken) = (later.lastKey, later.isLastTaken) }
    guard !order.isUnique else { return appendFirst(of: sorted) }
    // What lies between two chunks is little.
    storeRun(isLast: true, then: sorted)
  }

  /// Appends the groups whose days have not been taken.
  private mutating func appendFirst(of sorted: SortedRun) {
    var groups = sorted.groups()
    sorted.bytes.withBytes { bytes in
      while groups.next(in: bytes) {
        let isFirst = groups.key == Day.absentSortingKey || taken.insert(groups.key)
        if isFirst { append(groups, of: bytes, key: groups.key) }
        if groups.key == lastKey, !isFirst { isLastTaken = false }
      }
    }
  }

  /// Appends the records of a group as one.
  private mutating func append(_ group: RunGroups, of bytes: Span<UInt8>, key: UInt32) {
    makeRoom(for: 1, group.end - group.start)
    withScratch(of: Int.self, repeating: group.end, count: 1) { ends in
      withScratch(of: UInt32.self, repeating: key, count: 1) { keys in
        run.append(group.start, ends.span, of: bytes, keys: keys.span)
      }
    }
  }
}
