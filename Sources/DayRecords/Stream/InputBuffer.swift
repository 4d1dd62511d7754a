import DayKit
import System

/// The bytes that have been read and not answered, which arrive in pieces of any size.
struct InputBuffer: Sendable {
  /// The bytes; those before ``start`` have been answered.
  private(set) var bytes = PlainArray<UInt8>()
  var start = 0

  /// The state of the search for the end of an open record.
  private var openRecord: OpenRecord?

  /// How many bytes of a record have been searched for its end, so that the search continues there
  /// when the next piece arrives.
  private struct OpenRecord: Sendable {
    var count = 0
    var quotation: Quotation?

    /// Whether the record is an element of an array.
    var isElement = false
  }

  /// The number of bytes that have not been answered.
  var count: Int { bytes.count - start }

  /// Reads once, and returns the number of bytes read.
  mutating func read(
    from source: inout any ByteSource, atMost count: Int
  ) throws(SystemError) -> Int {
    removeAnswered()
    let known = bytes.count
    try Self.append(count, from: &source, to: &bytes)
    return bytes.count - known
  }

  private static func append(
    _ count: Int, from source: inout any ByteSource, to bytes: inout PlainArray<UInt8>
  ) throws(SystemError) {
    try bytes.append(addingCapacity: count) { block throws(SystemError) in
      try source.read(into: &block)
    }
  }

  /// Appends bytes that have been read.
  mutating func append(_ piece: Span<UInt8>) {
    removeAnswered()
    bytes.append(addingCapacity: piece.count) { $0.append(copying: piece) }
  }

  private mutating func removeAnswered() {
    bytes.removeFirst(start)
    start = 0
  }

  mutating func removeAll() {
    bytes.removeAll()
    start = 0
    openRecord = nil
  }
}

extension InputBuffer {
  /// Remembers that the record at the start has no end yet.
  mutating func waitForEnd(of form: RecordForm) {
    openRecord = OpenRecord(quotation: form.quotation)
  }

  /// Remembers that the element at the start has no end yet.
  mutating func waitForElement() { openRecord = OpenRecord(count: count, isElement: true) }

  /// Replaces the bytes from the start through a position by one byte.
  mutating func replaceFirst(through position: Int, with byte: UInt8) {
    start = position
    bytes.withMutableSpan { $0[position] = byte }
  }

  /// Forgets the record that has no end.
  mutating func stopWaiting() { openRecord = nil }

  /// Whether the record at the start may have ended.
  var mayHaveWholeRecord: Bool {
    mutating get {
      guard var record = openRecord else { return true }
      if record.isElement {
        // A long element is not searched again with every piece.
        guard record.count < 4_096 || count >= 2 * record.count else { return false }
        openRecord = nil
        return true
      }
      let lineFeed = bytes.withSpan {
        $0.endOfRecord(from: start + record.count, &record.quotation)
      }
      record.count = count
      openRecord = lineFeed < bytes.count ? nil : record
      return openRecord == nil
    }
  }

  /// The end of the record at the start, with its line ending, if it is whole.
  func endOfRecord(of form: RecordForm) -> Int? {
    var quotation = form.quotation
    let lineFeed = bytes.withSpan { $0.endOfRecord(from: start, &quotation) }
    return lineFeed < bytes.count ? lineFeed + 1 : nil
  }
}
