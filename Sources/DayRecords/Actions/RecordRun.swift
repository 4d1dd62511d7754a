import DayKit
import System

/// Records that are sorted together, few enough for the cache of a processor.
struct RecordRun: Sendable {
  /// The most bytes and records of a run, unless a batch has more.
  private let byteLimit: Int
  private let countLimit: Int

  /// The bytes of the records, and where each record ends.
  private var bytes = PlainArray<UInt8>()
  private var ends = PlainArray<UInt32>()

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
    // A date and its line feed take at least six bytes; most records are longer.
    countLimit = min(96 << 10, byteLimit / 11)
  }

  /// The number of bytes that a run takes.
  var memory: Int { byteLimit + countLimit * 20 }

  var isEmpty: Bool { ends.isEmpty }

  /// The most bytes that the run takes with the headers of its groups.
  var storedSize: Int {
    let span = highest >= lowest ? Int(highest - lowest) + 1 : 0
    return bytes.count + min(ends.count, span) * RunGroupHeader.maximumSize
  }

  func hasRoom(for count: Int, bytes byteCount: Int) -> Bool {
    isEmpty || ends.count + count <= countLimit && bytes.count + byteCount <= byteLimit
  }

  /// Appends records that lie side by side.
  mutating func append(
    _ start: Int, _ recordEnds: Span<Int>, of text: Span<UInt8>, keys recordKeys: Span<UInt32>
  ) {
    guard let end = recordEnds.last else { return }
    reserve()
    let (offset, number) = (bytes.count &- start, UInt64(ends.count))
    bytes.append(addingCapacity: end - start) { $0.append(copying: text.extracting(start..<end)) }
    ends.append(addingCapacity: recordEnds.count) { ends in
      ends.append(recordEnds) { UInt32(truncatingIfNeeded: $0 &+ offset) }
    }
    var (lowest, highest, isSorted) = (lowest, highest, last != nil)
    var last = last ?? 0
    keys.append(addingCapacity: recordKeys.count) { keys in
      var index = number
      keys.append(recordKeys) { key in
        defer { index &+= 1 }
        isSorted = isSorted && key >= last
        last = key
        (lowest, highest) = (min(lowest, key), max(highest, key))
        return UInt64(key) &<< 32 | index
      }
    }
    (self.lowest, self.highest, self.last) = (lowest, highest, isSorted ? last : nil)
  }

  /// Reserves memory for a full run, unless there is only one batch.
  private mutating func reserve() {
    guard !isEmpty else { return }
    bytes.reserveCapacity(byteLimit)
    ends.reserveCapacity(countLimit)
    keys.reserveCapacity(countLimit)
  }

  /// Ends the last record, which has no line feed.
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
    (lowest, highest, last) = (.max, 0, 0)
  }

  /// Releases the memory of a run that takes no more records.
  mutating func removeMemory() {
    removeAll()
    (bytes, ends) = (PlainArray(), PlainArray())
    (keys, spareKeys) = (PlainArray(), PlainArray())
  }
}

extension RecordRun {
  /// Sorts the records, and appends them to bytes as groups with headers.
  mutating func write(to store: inout ContiguousArray<UInt8>) {
    let (isSorted, size) = (last != nil, storedSize)
    withSortedRecords { bytes, keys, ends in
      store.append(addingCapacity: size + PieceWriter.slack) { output in
        output.writePieces(of: bytes, and: Span(), atMost: size) { writer in
          var (index, header) = (0, RunGroupHeader())
          while index < keys.count {
            let key = UInt32(truncatingIfNeeded: keys[index] &>> 32)
            let (end, length) = Self.group(from: index, keys, ends)
            header.write(key, length, to: &writer)
            if isSorted {
              let start = Self.start(of: index, ends)
              writer.writeShort(from: start, to: start &+ length)
            } else {
              writer.write(keys.extracting(index..<end), ends)
            }
            index = end
          }
        }
      }
    }
  }

  /// Sorts the records, and writes them.
  mutating func write(to output: inout BufferedOutput) {
    let isSorted = last != nil
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

  /// Sorts the records, and calls the body with their bytes, keys and ends.
  @inline(__always)
  private mutating func withSortedRecords(
    _ body: (Span<UInt8>, _ keys: Span<UInt64>, _ ends: Span<UInt32>) -> Void
  ) {
    if last == nil { keys.sortUpperHalves(from: lowest, to: highest, &spareKeys) }
    bytes.withSpan { bytes in
      keys.withSpan { keys in ends.withSpan { ends in body(bytes, keys, ends) } }
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

extension PlainArray<UInt64> {
  /// Sorts by the upper halves, which are in a range, and keeps the order of equal ones.
  fileprivate mutating func sortUpperHalves(
    from lowest: UInt32, to highest: UInt32, _ spare: inout Self
  ) {
    let bits = UInt32.bitWidth - (highest - lowest).leadingZeroBitCount
    // Up to 2,048 counters and as many open ends of runs fit in the cache.
    let passes = (bits + 10) / 11
    guard passes > 0 else { return }
    let width = (bits + passes - 1) / passes
    spare.removeLast(Swift.max(0, spare.count - count))
    if spare.isEmpty { spare.reserveCapacity(capacity) }
    let missing = count - spare.count
    spare.append(addingCapacity: missing) { spare in
      for _ in 0..<missing { spare.append(0) }
    }
    for pass in 0..<passes {
      sort(byDigitOf: width, at: width * pass, above: lowest, into: &spare)
      swap(&self, &spare)
    }
  }

  /// Copies the keys in the order of one digit, and keeps the order of equal ones.
  private func sort(
    byDigitOf width: Int, at shift: Int, above lowest: UInt32, into sorted: inout Self
  ) {
    let (least, shift) = (UInt64(lowest) << 32, UInt64(32 + shift))
    let mask = 1 << width - 1
    withScratch(of: Int.self, capacity: 1 << width) { places in
      for _ in 0...mask { places.append(0) }
      var places = places.mutableSpan
      withSpan { keys in
        for index in keys.indices {
          places[Int(truncatingIfNeeded: (keys[index] &- least) &>> shift) & mask] &+= 1
        }
        var sum = 0
        for digit in 0...mask { (places[digit], sum) = (sum, sum &+ places[digit]) }
        sorted.withMutableSpan { sorted in
          for index in keys.indices {
            let digit = Int(truncatingIfNeeded: (keys[index] &- least) &>> shift) & mask
            sorted[places[digit]] = keys[index]
            places[digit] &+= 1
          }
        }
      }
    }
  }
}
