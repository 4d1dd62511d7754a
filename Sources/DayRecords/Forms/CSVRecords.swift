import System

/// The records of a CSV with commas (RFC 4180) that is in memory as a whole, one after the other.
package struct CSVRecords {
  private let bytes: ContiguousArray<UInt8>
  private var position: Int

  /// The number of the line on which the last record begins, and of the one on which the next does.
  package private(set) var line = 0
  private var nextLine = 1

  /// Whether the last record has no newline, as that of a text that was cut off.
  package private(set) var isOpen = false

  package init(_ bytes: [UInt8]) {
    let bytes = ContiguousArray(bytes)
    self.bytes = bytes
    position = ByteOrderMark.isPart(of: bytes.span, at: 0) ? ByteOrderMark.count : 0
  }

  /// Returns the texts of the fields of the next record; `nil` after the last one.
  package mutating func next() -> [[UInt8]]? {
    guard position < bytes.count else { return nil }
    let bytes = bytes
    let text = bytes.span
    var quotation = RecordForm.csv.quotation
    let lineFeed = text.endOfRecord(from: position, &quotation)
    isOpen = lineFeed == bytes.count
    let record = text.extracting(position..<min(lineFeed + 1, bytes.count))
    line = nextLine
    nextLine += record.occurrences(of: .lineFeed)
    position += record.count
    return record.extracting(first: record.contentEnd).texts(ofFields: .delimiter(.comma))
  }
}
