import DayKit
import System

/// Merges sorted runs in memory part by part, each of which has a range of keys.
///
/// The groups of a part are few enough for the cache of a processor, and are sorted there like
/// records. Several threads can do so side by side.
struct RunParts: Sendable {
  private let runs: ContiguousArray<SortedRun>

  /// What sorts records with the same key by their values, if something does.
  private let sorter: ValueSorter?

  /// The key with which each part begins in the upper half, and about how many bytes it has in the
  /// lower half.
  private(set) var parts = PlainArray<UInt64>()

  /// The number of bytes of a part, if no key has more.
  private let size: Int

  init(_ runs: ContiguousArray<SortedRun>, by sorter: ValueSorter?) {
    (self.runs, self.sorter) = (runs, sorter)
    // A part takes a few marks of each run but the small ones between chunks.
    let count = runs.reduce(0) { $0 + ($1.marks.count > 1 ? 1 : 0) }
    size = max(256 << 10, count * 2 * RunMark.distance)
    addParts(Self.weights(of: runs))
  }

  /// The keys of marks, each with the number of bytes up to the next mark, in order.
  private static func weights(of runs: ContiguousArray<SortedRun>) -> PlainArray<UInt64> {
    var (weights, spare) = (PlainArray<UInt64>(), PlainArray<UInt64>())
    var highest: UInt32 = 0
    for run in runs {
      for (index, mark) in run.marks.enumerated() {
        let isLast = index + 1 == run.marks.count
        let next = isLast ? run.bytes.count : run.marks[index + 1].position
        weights.append(UInt64(mark.key) << 32 | UInt64(min(next - mark.position, 1 << 31)))
        highest = max(highest, mark.key)
      }
    }
    weights.sortUpperHalves(from: 0, to: highest, &spare)
    return weights
  }

  private mutating func addParts(_ weights: PlainArray<UInt64>) {
    var (start, bytes) = (UInt64(0), 0)
    for weight in weights {
      let next = weight >> 32
      if bytes >= size, next > start {
        parts.append(start << 32 | UInt64(min(bytes, 1 << 31)))
        (start, bytes) = (next, 0)
      }
      bytes += Int(weight & 0xFFFF_FFFF)
    }
    parts.append(start << 32 | UInt64(min(bytes, 1 << 31)))
  }
}

extension RunParts {
  /// Writes all records in order.
  ///
  /// - Parameter spares: The memory to sort groups in, if there is some.
  func write(
    to output: inout BufferedOutput, threads: Int, in spares: SpareMemory?
  ) throws(SystemError) {
    let queue = threads > 1 && parts.count > 1 ? queue(threads: threads, in: spares) : nil
    defer { queue?.close() }
    let own = MergedPart(size, in: spares)
    for part in parts.indices where !output.isBroken {
      let merged = queue?.next() ?? own
      if isLarge(part) {
        var merge = try RunMerge(cursors(of: part))
        try merge.write(to: &output, withHeaders: false, by: sorter)
      } else if queue == nil {
        write(part, to: &output, by: &own.groups)
      } else {
        merged.write(to: &output)
      }
      queue?.release(merged)
    }
  }

  /// Returns a queue of the parts, without the records of large ones.
  private func queue(threads: Int, in spares: SpareMemory?) -> OrderedQueue<MergedPart>? {
    let items = (0...threads).map { _ in MergedPart(size, in: spares) }
    return OrderedQueue(threads: min(threads, parts.count), items: items) { merged, part in
      guard part < parts.count else { return false }
      if !isLarge(part) { write(part, to: &merged.output, by: &merged.groups) }
      return true
    }
  }

  /// Whether a part is not to be kept in memory, because a key has many bytes.
  private func isLarge(_ part: Int) -> Bool { Int(parts[part] & 0xFFFF_FFFF) > 4 * size }

  private func keys(of part: Int) -> Range<UInt32> {
    let start = UInt32(truncatingIfNeeded: parts[part] >> 32)
    return
      start..<(part + 1 < parts.count ? UInt32(truncatingIfNeeded: parts[part + 1] >> 32) : .max)
  }

  private func write(
    _ part: Int, to output: inout BufferedOutput, by groups: inout RecordRun
  ) {
    let keys = keys(of: part)
    for run in runs { groups.append(keys, of: run) }
    groups.write(to: &output, by: sorter)
    groups.removeAll()
  }

  private func cursors(of part: Int) -> ContiguousArray<RunCursor> {
    let keys = keys(of: part)
    return ContiguousArray(
      runs.map { run in
        let start = run.groups(before: keys.lowerBound)
        return RunCursor(run, start, until: run.groups(before: keys.upperBound).end)
      })
  }
}

/// The records of a part that a thread has merged.
///
/// Sound as `Sendable`: it belongs to one thread at a time, and is handed over under a lock.
private final class MergedPart: @unchecked Sendable {
  var output: BufferedOutput

  /// The memory to sort groups in.
  var groups: RecordRun

  /// - Parameter size: The usual number of bytes of a part.
  init(_ size: Int, in spares: SpareMemory?) {
    output = BufferedOutput(holding: size + size / 4)
    groups = spares?.take().0 ?? RecordRun(memory: 8 * size)
  }

  func write(to other: inout BufferedOutput) {
    output.withHeld(0..<output.heldCount) { other.append($0) }
    output.releaseHeld()
  }
}
