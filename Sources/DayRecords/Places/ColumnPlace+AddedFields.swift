import DayKit
import Terminal

// Answers in a new field, below its name in the header. A record with fewer fields than the header
// gets empty ones before it, and a record with more fields has no place for it.

extension ColumnPlace {
  /// The slot for a new field at the end of a record.
  ///
  /// - Parameter content: The record without its line ending.
  func addedSlot(in content: Span<UInt8>) throws(RecordFailure) -> AnswerSlot {
    var slot = AnswerSlot(start: content.count, end: content.count, isAdded: true)
    guard let columnCount else { return slot }
    var count = 0
    content.forEachField(form) { number, _ in count = number + 1 }
    guard count <= columnCount else { throw .tooManyColumns(count, known: columnCount) }
    slot.missingFields = UInt32(truncatingIfNeeded: columnCount - count)
    return slot
  }
}

extension DateBatch {
  /// Sets in the slot of each record how many fields it lacks, and returns the number of records
  /// before the first one that has more fields than the header.
  ///
  /// - Parameters:
  ///   - columnCount: The number of columns in the header.
  ///   - hasQuotes: Whether there are quotes in the records.
  @inline(never)
  mutating func countMissingFields(
    _ columnCount: Int, _ finder: FieldFinder, in bytes: Span<UInt8>, _ starts: Span<Int>,
    _ dateEnds: Span<Int>, hasQuotes: Bool
  ) -> Int {
    let expected = columnCount &- 1 &- finder.lastColumn
    let (delimiter, arity, width) = (finder.delimiter, finder.arity, finder.dateWidth ?? -1)
    var date = arity &- 1
    for index in slots.indices {
      let start = width < 0 ? dateEnds[date] : starts[date] &+ width
      let end = slots[index].start
      let count =
        hasQuotes
        ? bytes.extracting(start..<end).countDelimitersOutsideQuotes(delimiter)
        : bytes.count(of: delimiter, from: start, to: end)
      if count != expected {
        guard count < expected else { return index }
        slots[index].missingFields = UInt32(truncatingIfNeeded: expected &- count)
      }
      date &+= arity
    }
    return slots.count
  }
}

extension Span<UInt8> {
  /// The number of delimiters in the rest of a record, from the end of the content of a field on.
  fileprivate func countDelimitersOutsideQuotes(_ delimiter: UInt8) -> Int {
    guard firstIndex(of: .quote, from: 0) < count else {
      return count(of: delimiter, from: 0, to: count)
    }
    var position = byte(at: 0) == .quote ? 1 : 0
    var delimiters = 0
    while position < count {
      delimiters += 1
      position = endOfField(from: position + 1, delimiter, or: delimiter).position
    }
    return delimiters
  }
}
