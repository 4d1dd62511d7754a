import System

/// Sorts records with the same date by their values, and writes them.
///
/// Each record is stored after its value: the number of bytes of both, and then both. All records of
/// one date are in memory while they are sorted.
struct ValueSorter: Sendable {
  /// Whether larger values come first.
  private let isDescending: Bool

  /// The key of the date of the records so far.
  private var key: UInt32 = 0
  private var bytes: ContiguousArray<UInt8> = []

  init(isDescending: Bool) {
    self.isDescending = isDescending
  }

  /// Appends a record in the form in which it is stored.
  static func append(
    _ record: Span<UInt8>, ending: Span<UInt8>, value: Span<UInt8>,
    to bytes: inout ContiguousArray<UInt8>
  ) {
    append(count: value.count, to: &bytes)
    append(count: record.count + ending.count, to: &bytes)
    bytes.append(copying: value)
    bytes.append(copying: record)
    bytes.append(copying: ending)
  }

  /// Takes the next records, whose date has a key, and writes those of the date before.
  mutating func take(_ key: UInt32, _ records: Span<UInt8>, to output: inout BufferedOutput) {
    if key != self.key {
      finish(&output)
      self.key = key
    }
    bytes.append(copying: records)
  }

  /// Writes the records so far.
  mutating func finish(_ output: inout BufferedOutput) {
    guard !bytes.isEmpty else { return }
    let bytes = bytes
    for record in records { output.append(bytes.span.extracting(record.text.range)) }
    self.bytes.removeAll(keepingCapacity: true)
  }

  /// Where a value and its record are, and the beginning of the value as a number.
  private struct Record {
    let prefix: UInt64
    let value: TextRange
    let text: TextRange
  }

  /// The records in their order.
  private var records: ContiguousArray<Record> {
    var records: ContiguousArray<Record> = []
    var position = 0
    while position < bytes.count {
      let valueCount = count(at: &position)
      let textCount = count(at: &position)
      let value = TextRange(position, position + valueCount)
      let text = TextRange(value.end, value.end + textCount)
      records.append(Record(prefix: prefix(value), value: value, text: text))
      position = text.end
    }
    if records.count > 1 { records.sort { isBefore($0, $1) } }
    return records
  }
}

// Values.

extension ValueSorter {
  /// Returns whether a record comes before another one.
  private func isBefore(_ left: Record, _ right: Record) -> Bool {
    let (first, second) = (
      bytes.span.extracting(left.value.range), bytes.span.extracting(right.value.range)
    )
    if left.prefix == right.prefix {
      if Self.isBefore(first, second, isDescending: isDescending) { return true }
      // The order of equal ones is that of the input.
      return left.text.start < right.text.start
        && !Self.isBefore(second, first, isDescending: isDescending)
    }
    guard first[0] == second[0] else { return first[0] < second[0] }
    return (left.prefix < right.prefix) != isDescending
  }

  /// Returns whether a value comes before another one.
  static func isBefore(_ left: Span<UInt8>, _ right: Span<UInt8>, isDescending: Bool) -> Bool {
    // What is missing is last in both directions.
    guard left[0] == right[0] else { return left[0] < right[0] }
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return (left[index] < right[index]) != isDescending
    }
    return left.count == right.count ? false : (left.count < right.count) != isDescending
  }

  /// The first bytes of a value without its mark.
  private func prefix(_ value: TextRange) -> UInt64 {
    var prefix: UInt64 = 0
    for offset in 1...8 {
      let index = value.start + offset
      prefix = prefix << 8 | (index < value.end ? UInt64(bytes[index]) : 0)
    }
    return prefix
  }
}

// Numbers of bytes, with seven bits in each byte.

extension ValueSorter {
  private static func append(count: Int, to bytes: inout ContiguousArray<UInt8>) {
    var rest = count
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  private func count(at position: inout Int) -> Int {
    var (count, shift) = (0, 0)
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      count |= Int(byte & 0x7F) << shift
      guard byte >= 0x80 else { break }
      shift += 7
    }
    return count
  }
}
