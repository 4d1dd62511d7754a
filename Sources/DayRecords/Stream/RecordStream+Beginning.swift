import DayKit
import System

// The beginning of an input.

extension RecordStream {
  /// Passes the byte order mark that some programs write before the first line.
  ///
  /// It is written before records that stay as they are, because some programs need it to read them,
  /// and not before their header is known to be right.
  mutating func passMark(atEnd: Bool, in console: inout Console) {
    guard isAtBeginning, pendingCount >= ByteOrderMark.count || atEnd else { return }
    isAtBeginning = false
    let (bytes, start) = (bytes, start)
    guard bytes.withSpan({ ByteOrderMark.isPart(of: $0, at: start) }) else { return }
    self.start += ByteOrderMark.count
    owesMark = owesMark || !hasBegun && loop.takesRecords
  }

  /// Writes the byte order mark that was passed, before the first text of the output.
  mutating func writeMark(in console: inout Console) {
    if owesMark { loop.action.takeMark(to: &console.output) }
    owesMark = false
  }

  /// Takes the record that names the columns, if one is awaited, and returns whether to go on.
  mutating func takeHeader(in console: inout Console) -> Bool {
    guard loop.place.awaitsHeader else { return true }
    var quotation = loop.place.quotation
    let bytes = bytes
    let lineFeed = bytes.withSpan { $0.endOfRecord(from: start, &quotation) }
    guard lineFeed < bytes.count else {
      // One byte more may be the carriage return of the ending.
      if pendingCount > RecordLimit.line + 1 { fail(header: Span(), .tooLong, in: &console) }
      return false
    }
    let header = start..<lineFeed + 1
    start = lineFeed + 1
    bytes.withSpan { bytes in
      let record = bytes.extracting(header)
      let contentEnd = record.count - (record.hasCarriageReturn(before: record.count - 1) ? 2 : 1)
      _ = takeHeader(record, contentEnd: contentEnd, in: &console)
    }
    return !isStopped
  }

  /// Takes the record that names the columns, and returns whether it is part of the output.
  mutating func takeHeader(
    _ record: Span<UInt8>, contentEnd: Int, in console: inout Console
  ) -> Bool {
    loop.pass(record)
    let content = record.extracting(first: contentEnd)
    do throws(RecordFailure) {
      guard contentEnd <= RecordLimit.line else { throw .tooLong }
      let added = try loop.place.takeHeader(content)
      try loop.action.checkHeader(content)
      guard !isRepeated(header: content) else { return false }
      writeMark(in: &console)
      loop.action.takeHeader(record, contentEnd: contentEnd, adding: added, to: &console.output)
      return true
    } catch {
      fail(header: content, error, in: &console)
      return false
    }
  }

  /// Reports a header without which no record has an answer.
  private mutating func fail(
    header content: Span<UInt8>, _ failure: RecordFailure, in console: inout Console
  ) {
    // Quiet runs report it too, because the call is wrong and not the record.
    let sentence = reports.messages.sentence(for: failure, in: content, of: .line(1))
    console.complain(reports.messages.line("\(name):1: \(sentence)"))
    isStopped = true
  }

  /// Whether a header is the same as that of the previous input; remembers it.
  private mutating func isRepeated(header content: Span<UInt8>) -> Bool {
    var bytes: ContiguousArray<UInt8> = []
    bytes.append(addingCapacity: content.count) { $0.append(copying: content) }
    defer { header = bytes }
    return !bytes.isEmpty && bytes == header
  }
}
