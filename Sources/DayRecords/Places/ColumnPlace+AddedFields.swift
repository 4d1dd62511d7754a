import DayKit
import System

// Answers in a new field, below its name in the header. A record with fewer fields than the header
// gets empty ones before it, and a record with more fields has no place for it.

extension ColumnPlace {
  /// The slot for a new field at the end of a record.
  ///
  /// - Parameter content: The record without its line ending.
  func addedSlot(in content: Span<UInt8>) throws(RecordFailure) -> ValueSlot {
    var slot = ValueSlot(start: content.count, end: content.count, isAdded: true)
    guard columnCount > 0 else { return slot }
    var count = 0
    content.forEachField(separator) { number, _ in count = number + 1 }
    guard count <= columnCount else { throw .tooManyColumns(count, known: columnCount) }
    slot.missingFields = UInt32(truncatingIfNeeded: columnCount - count)
    return slot
  }
}

extension DateBatch {
  /// Sets in the slot of each record that a scan found how many fields it lacks, and removes the
  /// records from the first one on that has more fields than the header.
  ///
  /// - Parameters:
  ///   - known: The number of records before the scan.
  ///   - hasQuotes: Whether there are quotes in the records.
  /// - Returns: Whether there is no such record.
  @inline(never)
  mutating func countMissingFields(
    _ place: ColumnPlace, _ finder: FieldFinder, _ starts: Span<Int>, _ ends: Span<Int>,
    of bytes: Span<UInt8>, from known: Int, hasQuotes: Bool
  ) -> Bool {
    guard place.columnCount > 0, let last = place.stops.last else { return true }
    let expected = place.columnCount &- 1 &- last.column
    let (delimiter, width) = (finder.delimiter, finder.width(last))
    let row = (place.stops.count - 1) * finder.limit
    for index in known..<answerSlots.count {
      let element = row &+ index &- known
      let start = width.map { starts[element] &+ $0 } ?? ends[element]
      let end = answerSlots[index].start
      let count =
        hasQuotes
        ? bytes.countOutsideQuotes(of: delimiter, from: start, to: end)
        : bytes.count(of: delimiter, from: start, to: end)
      guard count != expected else { continue }
      guard count < expected else {
        removeLast(answerSlots.count - index, arity: finder.arity)
        return false
      }
      answerSlots[index].missingFields = UInt32(truncatingIfNeeded: expected &- count)
    }
    return true
  }

  private mutating func removeLast(_ count: Int, arity: Int) {
    days.removeLast(count * arity)
    if wantsFormats { formats.removeLast(count) }
    answerSlots.removeLast(count)
    ends.removeLast(count)
  }
}

extension Span<UInt8> {
  /// The number of delimiters in the rest of a record, from the end of the content of a field on.
  fileprivate func countOutsideQuotes(
    of delimiter: UInt8, from start: Int, to end: Int
  ) -> Int {
    // Counting needs the bytes after the record too, because it takes whole blocks.
    let record = extracting(first: end)
    var position = record.byte(at: start) == .quote ? start &+ 1 : start
    var delimiters = 0
    while true {
      let quote = record.firstIndex(of: .quote, from: position)
      delimiters &+= count(of: delimiter, from: position, to: quote)
      guard quote < end else { return delimiters }
      // Elsewhere, a quote has no meaning.
      let isOpening = quote > start && self[quote &- 1] == delimiter
      position = isOpening ? record.endOfQuotation(from: quote &+ 1) ?? end : quote &+ 1
    }
  }
}
