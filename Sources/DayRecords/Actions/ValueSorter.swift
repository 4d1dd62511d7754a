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

  /// Memory for where these records are.
  private var records: ContiguousArray<Record> = []

  /// Where a record is with its value, and the beginning of the value as a number.
  private struct Record {
    let prefix: UInt64
    let value: TextRange
    let end: Int
  }

  init(isDescending: Bool) {
    self.isDescending = isDescending
  }

  /// Appends a record in the form in which it is stored.
  ///
  /// - Parameters:
  ///   - ending: What the record lacks.
  ///   - mark: The first byte of the value.
  ///   - value: The rest of the value.
  static func append(
    _ record: Span<UInt8>, ending: Span<UInt8>, _ mark: UInt8, _ value: Span<UInt8>,
    to bytes: inout ContiguousArray<UInt8>
  ) {
    let textCount = record.count + ending.count
    bytes.append(addingCapacity: 21 + value.count + textCount) { bytes in
      VariableWidth.encode(value.count + 1) { bytes.append($0) }
      VariableWidth.encode(textCount) { bytes.append($0) }
      bytes.append(mark)
      bytes.append(copying: value)
      bytes.append(copying: record)
      bytes.append(copying: ending)
    }
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
    var records = ContiguousArray<Record>()
    swap(&records, &self.records)
    Self.write(bytes.span, isDescending: isDescending, &records, to: &output)
    records.removeAll(keepingCapacity: true)
    swap(&records, &self.records)
    bytes.removeAll(keepingCapacity: true)
  }

  private static func write(
    _ bytes: Span<UInt8>, isDescending: Bool, _ records: inout ContiguousArray<Record>,
    to output: inout BufferedOutput
  ) {
    addRecords(of: bytes, to: &records)
    if records.count > 1 {
      records.sort { isBefore($0, $1, in: bytes, isDescending: isDescending) }
    }
    for record in records { output.append(bytes.extracting(record.value.end..<record.end)) }
  }

  private static func addRecords(of bytes: Span<UInt8>, to records: inout ContiguousArray<Record>) {
    var position = 0
    while position < bytes.count {
      let valueCount = VariableWidth.decode(bytes, at: &position)
      let textCount = VariableWidth.decode(bytes, at: &position)
      let value = TextRange(position, position &+ valueCount)
      position = value.end &+ textCount
      records.append(Record(prefix: prefix(value, in: bytes), value: value, end: position))
    }
  }
}

// Values.

extension ValueSorter {
  /// Returns whether a record comes before another one.
  @inline(__always)
  private static func isBefore(
    _ left: Record, _ right: Record, in bytes: Span<UInt8>, isDescending: Bool
  ) -> Bool {
    guard bytes[left.value.start] == bytes[right.value.start] else {
      return bytes[left.value.start] < bytes[right.value.start]
    }
    if left.prefix != right.prefix { return (left.prefix < right.prefix) != isDescending }
    // The prefix is known to be equal.
    let known = min(left.value.end &- left.value.start, right.value.end &- right.value.start, 9)
    let order = order(
      bytes.extracting(left.value.start &+ known..<left.value.end),
      bytes.extracting(right.value.start &+ known..<right.value.end))
    // The order of equal ones is that of the input.
    return order == 0 ? left.end < right.end : (order < 0) != isDescending
  }

  /// Returns whether a value comes before another one.
  static func isBefore(_ left: Span<UInt8>, _ right: Span<UInt8>, isDescending: Bool) -> Bool {
    // What is missing is last in both directions.
    guard left[0] == right[0] else { return left[0] < right[0] }
    let order = order(left, right)
    return order != 0 && (order < 0) != isDescending
  }

  /// Returns a negative number, 0 or a positive number if the first value is less than the second one,
  /// equal to it, or greater.
  private static func order(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int {
    for index in 0..<min(left.count, right.count) where left[index] != right[index] {
      return left[index] < right[index] ? -1 : 1
    }
    return left.count - right.count
  }

  /// The first bytes of a value without its mark.
  private static func prefix(_ value: TextRange, in bytes: Span<UInt8>) -> UInt64 {
    var prefix: UInt64 = 0
    let (start, end) = (value.start &+ 1, min(value.end, value.start &+ 9))
    for index in start..<end { prefix = prefix &<< 8 | UInt64(bytes[index]) }
    let missing = 8 &- (end &- start)
    return missing == 8 ? 0 : prefix &<< UInt64(truncatingIfNeeded: 8 &* missing)
  }
}
