import DayKit
import System

/// Where a record is in bytes.
struct WholeRecord {
  let start: Int
  let end: Int

  /// Where the record itself begins and ends, without the comma before an element of an array and
  /// without a line ending.
  let contentStart: Int
  let contentEnd: Int

  init(start: Int, end: Int, contentStart: Int? = nil, contentEnd: Int) {
    self.start = start
    self.end = end
    self.contentStart = contentStart ?? start
    self.contentEnd = contentEnd
  }

  var range: Range<Int> { start..<end }

  /// The range of the record itself in ``range``.
  var content: Range<Int> { contentStart - start..<contentEnd - start }

  var ending: LineEnding { end - contentEnd == 2 ? .carriageReturnAndLineFeed : .lineFeed }

  func failed(_ reason: RecordFailure) -> FailedRecord {
    FailedRecord(record: self, reason: reason)
  }
}

/// A record without a result.
struct FailedRecord {
  let record: WholeRecord
  let reason: RecordFailure
}

extension Span<UInt8> {
  /// The record that begins at a position, if it is whole.
  func record(from start: Int, of form: RecordForm) -> WholeRecord? {
    guard start < count else { return nil }
    if form == .element {
      guard case .element(let content) = jsonElement(from: start) else { return nil }
      return WholeRecord(
        start: start, end: content.upperBound, contentStart: content.lowerBound,
        contentEnd: content.upperBound)
    }
    var quotation = form.quotation
    let lineFeed = endOfRecord(from: start, &quotation)
    guard lineFeed < count else { return nil }
    let hasReturn = lineFeed > start && hasCarriageReturn(before: lineFeed)
    return WholeRecord(
      start: start, end: lineFeed + 1, contentEnd: hasReturn ? lineFeed - 1 : lineFeed)
  }

  /// Where the content of a whole record is.
  func content(of form: RecordForm) -> Range<Int> {
    guard form == .element else { return 0..<contentEnd }
    var start = 0
    while start < count, self[start].isJSONBlank || self[start] == .comma { start += 1 }
    return start..<count
  }
}
