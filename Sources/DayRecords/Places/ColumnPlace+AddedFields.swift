import DayKit
import System

// The number of fields beside that of the header. An answer in a new field is below its name, so a record with fewer
// fields gets empty ones before it; in a record with more, the fields are not below their names.

extension ColumnPlace {
  /// Appends the slots for new fields at the end of a record with a number of fields.
  func appendAddedSlots(at end: Int, after fieldCount: Int, to batch: inout DateBatch) {
    guard addedCount > 0 else { return }
    batch.answerSlots += addedSlots(at: end, after: fieldCount)
  }

  /// The slots for new fields at the end of a record.
  func addedSlots(in content: Span<UInt8>) -> ContiguousArray<ValueSlot> {
    addedSlots(at: content.count, after: content.fieldCount(separator))
  }

  /// Whether a record has no more fields than the header, if they count.
  func admitsFields(of content: Span<UInt8>) -> Bool {
    mostFieldsAfter == nil || content.fieldCount(separator) <= columnCount
  }

  private func addedSlots(at end: Int, after fieldCount: Int) -> ContiguousArray<ValueSlot> {
    let slot = ValueSlot(start: end, end: end, isAdded: true)
    var slots = ContiguousArray(repeating: slot, count: addedCount)
    if columnCount > 0 {
      slots[0].missingFields = UInt32(truncatingIfNeeded: columnCount - fieldCount)
    }
    return slots
  }
}

extension DateBatch {
  /// Sets in the first added slot, if there is one, of each record that a scan found how many fields it lacks,
  /// and removes the records from the first one on that has more fields than the header.
  ///
  /// - Parameters:
  ///   - known: The number of records before the scan.
  ///   - first: The number of slots before the scan.
  ///   - hasQuotes: Whether there are quotes in the records.
  /// - Returns: Whether there is no such record.
  @inline(never)
  mutating func countFields(
    _ place: ColumnPlace, _ finder: FieldFinder, _ starts: Span<Int>, _ ends: Span<Int>,
    of bytes: Span<UInt8>, from known: Int, slots first: Int, hasQuotes: Bool
  ) -> Bool {
    guard let expected = place.mostFieldsAfter, let last = place.stops.last else { return true }
    let (delimiter, width) = (finder.delimiter, finder.width(last))
    let row = (place.stops.count - 1) * finder.limit
    for record in 0..<self.ends.count - known {
      let element = row &+ record
      let start = width.map { starts[element] &+ $0 } ?? ends[element]
      let end = self.ends[known + record]
      let count =
        hasQuotes
        ? bytes.countOutsideQuotes(of: delimiter, from: start, to: end)
        : bytes.count(of: delimiter, from: start, to: end)
      guard count != expected else { continue }
      guard count < expected else {
        removeLast(self.ends.count - known - record, arity: finder.arity)
        if answerSlots.count > first {
          answerSlots.removeLast(answerSlots.count - first - record * place.answerCount)
        }
        return false
      }
      guard place.addedCount > 0 else { continue }
      let slot = first + (record + 1) * place.answerCount - place.addedCount
      answerSlots[slot].missingFields = UInt32(truncatingIfNeeded: expected &- count)
    }
    return true
  }

  private mutating func removeLast(_ count: Int, arity: Int) {
    days.removeLast(count * arity)
    if wantsFormats { formats.removeLast(count * arity) }
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
