import DayKit
import System

/// Records that are sorted together, few enough for the cache of a processor.
struct RecordRun: Sendable {
  /// The most bytes and records of a run, unless a batch has more.
  private let byteLimit: Int
  private let countLimit: Int

  /// The bytes of the records, unless they stay in their chunk, and where each record ends.
  ///
  /// Bytes between records that do not belong to the run have an end and no key.
  private var bytes = PlainArray<UInt8>()
  private var ends = PlainArray<UInt32>()

  /// Whether there are such bytes after the first record.
  private var hasGaps = false

  /// The key of each record in the upper half, and its number in the lower half.
  private var keys = PlainArray<UInt64>()
  private var spareKeys = PlainArray<UInt64>()

  /// The smallest and the largest key, and the last one as long as they are in order.
  private var lowest = UInt32.max
  private var highest: UInt32 = 0
  private var last: UInt32? = 0

  /// Creates a run that takes a part of the memory.
  init(memory: Int) {
    byteLimit = min(4 << 20, max(4 << 10, memory / 8))
    // A date and its newline take at least six bytes; most records are longer.
    countLimit = min(96 << 10, byteLimit / 11)
  }

  /// The number of bytes that a run takes.
  var memory: Int { byteLimit + countLimit * 20 }

  var isEmpty: Bool { keys.isEmpty }

  /// Whether the records are in order, so that they need not be sorted.
  var isInOrder: Bool { last != nil }

  /// Whether the records are in order and side by side, so that those with the same key are copied at once.
  var hasWholeGroups: Bool { isInOrder && !hasGaps }

  /// Whether the bytes are the sorted records.
  var isSorted: Bool { isInOrder && ends.count == keys.count }

  /// The most bytes that the run takes with the headers of its groups.
  var storedSize: Int {
    let span = highest >= lowest ? Int(highest - lowest) + 1 : 0
    return Int(ends.last ?? 0) + min(keys.count, span) * RunGroupHeader.maximumSize
  }

  func hasRoom(for count: Int, bytes byteCount: Int) -> Bool {
    isEmpty || ends.count + count <= countLimit && bytes.count + byteCount <= byteLimit
  }

  /// Appends records that lie side by side.
  ///
  /// - Parameter isCopied: Whether to copy the bytes, because they do not stay.
  mutating func append(
    _ start: Int, _ recordEnds: Span<Int>, of text: Span<UInt8>, keys recordKeys: Span<UInt32>,
    isCopied: Bool = true
  ) {
    guard let end = recordEnds.last else { return }
    var offset = 0
    reserve(forBytes: isCopied)
    if isCopied {
      offset = bytes.count &- start
      bytes.append(addingCapacity: end - start) { $0.append(copying: text.extracting(start..<end)) }
    } else {
      pass(to: start)
    }
    let number = UInt64(ends.count)
    ends.append(addingCapacity: recordEnds.count) { ends in
      ends.append(recordEnds) { UInt32(truncatingIfNeeded: $0 &+ offset) }
    }
    var (lowest, highest, isInOrder) = (lowest, highest, isInOrder)
    var last = last ?? 0
    keys.append(addingCapacity: recordKeys.count) { keys in
      var index = number
      keys.append(recordKeys) { key in
        defer { index &+= 1 }
        isInOrder = isInOrder && key >= last
        last = key
        (lowest, highest) = (min(lowest, key), max(highest, key))
        return UInt64(key) &<< 32 | index
      }
    }
    (self.lowest, self.highest, self.last) = (lowest, highest, isInOrder ? last : nil)
  }

  /// Passes over bytes that do not belong to the run.
  private mutating func pass(to end: Int) {
    guard end > ends.last ?? 0 else { return }
    hasGaps = hasGaps || !isEmpty
    ends.append(UInt32(truncatingIfNeeded: end))
  }

  /// Reserves memory for a full run, unless there is only one batch.
  private mutating func reserve(forBytes hasBytes: Bool) {
    guard !isEmpty else { return }
    if hasBytes { bytes.reserveCapacity(byteLimit) }
    ends.reserveCapacity(countLimit)
    keys.reserveCapacity(countLimit)
  }

  /// Ends the last record, which has no newline.
  mutating func endLastRecord(withReturn: Bool) {
    guard !isEmpty else { return }
    ends.removeLast()
    if withReturn { bytes.append(.carriageReturn) }
    bytes.append(.lineFeed)
    ends.append(UInt32(bytes.count))
  }

  mutating func removeAll() {
    bytes.removeAll()
    ends.removeAll()
    keys.removeAll()
    (lowest, highest, last, hasGaps) = (.max, 0, 0, false)
  }

  /// Releases the memory of a run that takes no more records.
  mutating func removeMemory() {
    removeAll()
    (bytes, ends) = (PlainArray(), PlainArray())
    (keys, spareKeys) = (PlainArray(), PlainArray())
  }
}

extension RecordRun {
  /// Sorts the records, writes them as groups with headers, and empties the run.
  ///
  /// - Parameters:
  ///   - slab: It has room for ``storedSize`` bytes and the slack.
  ///   - chunk: The bytes of the records, if they are not in the run.
  mutating func write(to slab: Slab, of chunk: Span<UInt8>?) -> SortedRun {
    let (hasWholeGroups, size) = (hasWholeGroups, storedSize)
    var marks = PlainArray<RunMark>()
    let piece = withSortedRecords(of: chunk) { bytes, keys, ends in
      slab.append(upTo: size + PieceWriter.slack) { output in
        output.writePieces(of: bytes, and: Span(), atMost: size) { writer in
          var (index, header, nextMark) = (0, RunGroupHeader(), 0)
          while index < keys.count {
            let key = UInt32(truncatingIfNeeded: keys[index] &>> 32)
            let (end, length) = Self.group(from: index, keys, ends)
            let position = size &- writer.room
            if position >= nextMark || length > RunMark.distance {
              marks.append(RunMark(position: position, key: key, lastKey: header.key))
              nextMark = position + RunMark.distance
            }
            header.write(key, length, to: &writer)
            if hasWholeGroups {
              let start = keys[index].record(ends).start
              writer.writeShort(from: start, to: start &+ length)
            } else {
              writer.write(keys.extracting(index..<end), ends)
            }
            index = end
          }
        }
      }
    }
    removeAll()
    return SortedRun(bytes: piece, start: 0, marks: marks)
  }

  /// Sorts the records, and writes them.
  ///
  /// - Parameter sorter: What sorts records with the same key by their values, if something does.
  mutating func write(to output: inout BufferedOutput, by sorter: ValueSorter? = nil) {
    if var sorter { return write(to: &output, by: &sorter) }
    let isSorted = isSorted
    withSortedRecords { bytes, keys, ends in
      guard !isSorted else { return output.append(bytes) }
      for start in stride(from: 0, to: keys.count, by: 512) where !output.isBroken {
        let part = keys.extracting(start..<min(start + 512, keys.count))
        var size = 0
        for index in part.indices { size += part[index].record(ends).count }
        output.append(atLeast: size + PieceWriter.slack) { output in
          output.writePieces(of: bytes, and: Span(), atMost: size) { $0.write(part, ends) }
        }
      }
    }
  }

  private mutating func write(to output: inout BufferedOutput, by sorter: inout ValueSorter) {
    withSortedRecords { bytes, keys, ends in
      for index in keys.indices where !output.isBroken {
        let (start, count) = keys[index].record(ends)
        sorter.take(
          UInt32(truncatingIfNeeded: keys[index] &>> 32), bytes.extracting(start..<start + count),
          to: &output)
      }
    }
    sorter.finish(&output)
  }

  /// Sorts the records, and calls the body with their bytes, keys and ends.
  @inline(__always)
  private mutating func withSortedRecords<Result>(
    of chunk: Span<UInt8>? = nil,
    _ body: (Span<UInt8>, _ keys: Span<UInt64>, _ ends: Span<UInt32>) -> Result
  ) -> Result {
    if !isInOrder { keys.sortUpperHalves(from: lowest, to: highest, &spareKeys) }
    return keys.withSpan { keys in
      ends.withSpan { ends in
        if let chunk { return body(chunk, keys, ends) }
        return bytes.withSpan { body($0, keys, ends) }
      }
    }
  }

  /// The end of the group of equal keys from an index on, and the number of its bytes.
  @inline(__always)
  private static func group(
    from start: Int, _ keys: Span<UInt64>, _ ends: Span<UInt32>
  ) -> (end: Int, length: Int) {
    let key = keys[start] &>> 32
    var (index, length) = (start, 0)
    repeat {
      length &+= keys[index].record(ends).count
      index &+= 1
    } while index < keys.count && keys[index] &>> 32 == key
    return (index, length)
  }

  @inline(__always)
  fileprivate static func start(of number: Int, _ ends: Span<UInt32>) -> Int {
    number == 0 ? 0 : Int(ends[number &- 1])
  }
}

// Groups as records.

extension RecordRun {
  /// Appends the groups of a sorted run whose keys are in a range, as records.
  mutating func append(_ range: Range<UInt32>, of run: SortedRun) {
    var groups = run.groups(before: range.lowerBound)
    let start = groups.end
    let offset = bytes.count &- start
    run.bytes.withBytes { text in
      var hasGroup = groups.next(in: text) && groups.key < range.upperBound
      guard hasGroup else { return }
      lowest = min(lowest, groups.key)
      let isSorted = last.map { $0 <= groups.key } ?? false
      var end = start
      while hasGroup {
        let (room, number) = (256, ends.count)
        ends.append(addingCapacity: 2 * room) { ends in
          keys.append(addingCapacity: room) { keys in
            while hasGroup, keys.freeCapacity > 0 {
              // The header is a gap.
              ends.append(UInt32(truncatingIfNeeded: groups.start &+ offset))
              keys.append(UInt64(groups.key) &<< 32 | UInt64(number &+ ends.count))
              end = groups.end
              ends.append(UInt32(truncatingIfNeeded: end &+ offset))
              highest = max(highest, groups.key)
              hasGroup = groups.next(in: text) && groups.key < range.upperBound
            }
          }
        }
      }
      last = isSorted ? highest : nil
      reserve(forBytes: true)
      bytes.append(addingCapacity: end - start) { $0.append(copying: text.extracting(start..<end)) }
    }
    hasGaps = true
  }
}

extension PieceWriter {
  /// Writes the records of keys.
  @inline(__always)
  fileprivate mutating func write(_ keys: Span<UInt64>, _ ends: Span<UInt32>) {
    for index in keys.indices {
      let (start, count) = keys[index].record(ends)
      writeShort(from: start, to: start &+ count)
    }
  }
}

extension UInt64 {
  /// Where the record of a key begins, and the number of its bytes.
  @inline(__always)
  fileprivate func record(_ ends: Span<UInt32>) -> (start: Int, count: Int) {
    let number = Int(truncatingIfNeeded: self & 0xFFFF_FFFF)
    let start = RecordRun.start(of: number, ends)
    return (start, Int(ends[number]) &- start)
  }
}
