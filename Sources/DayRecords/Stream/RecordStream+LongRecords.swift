import DayKit
import System

// Records that are too long to keep in memory.

extension RecordStream {
  /// Reports a record that exceeds the limit, and begins to skip it.
  mutating func beginLongRecord(in console: inout Console) {
    // One byte more may be the carriage return of the ending.
    guard buffer.count > RecordLimit.line + 1 else { return }
    let (name, messages, line) = (input.name, reports.messages, wholeNumber(loop.lineFeeds + 1))
    reports.report(
      at: "\(name):\(line)", { messages.sentence(for: .tooLong, in: Span(), of: .line(line)) },
      to: &console)
    if onError == .stop { stop() }
    buffer.stopWaiting()
    passLongRecord(InputState.LongRecord(quotation: loop.place.form.quotation), in: &console)
  }

  /// Skips the part of a long record that has been read.
  mutating func passLongRecord(_ record: InputState.LongRecord, in console: inout Console) {
    let bytes = buffer.bytes
    bytes.withSpan { passLongRecord(record, of: $0, in: &console) }
  }

  private mutating func passLongRecord(
    _ record: InputState.LongRecord, of bytes: Span<UInt8>, in console: inout Console
  ) {
    var record = record
    let start = buffer.start
    let lineFeed = bytes.endOfRecord(from: start, &record.quotation)
    let isWhole = lineFeed < bytes.count
    // A carriage return may be the first byte of the ending.
    let held = !isWhole && bytes.last == .carriageReturn ? 1 : 0
    let end = isWhole ? lineFeed + 1 : bytes.count - held
    let piece = bytes.extracting(start..<end)
    loop.pass(piece)
    buffer.start = end
    if let last = piece.last { record.endsWithLineFeed = last == .lineFeed }
    input.phase = isWhole ? .records : .longRecord(record)
    let returned = piece.hasCarriageReturn(before: piece.count - 1)
    let contentEnd = isWhole ? piece.count - (returned ? 2 : 1) : piece.count
    console.output.append(
      failedPart: piece, contentEnd: contentEnd, isLast: isWhole, onError, at: loop.place)
  }

  /// Ends a record whose newline is missing at the end of the input.
  mutating func finish(_ record: InputState.LongRecord, in console: inout Console) {
    let (bytes, start) = (buffer.bytes, buffer.start)
    bytes.withSpan { bytes in
      let rest = bytes.extracting(droppingFirst: start)
      console.output.append(
        failedPart: rest, contentEnd: rest.count, isLast: true, onError, at: loop.place)
    }
    if record.quotation?.isOpen == true { findings.hasOpenQuotation = true }
    isLineOpen = leavesLineOpen(
      endingWithLineFeed: record.endsWithLineFeed && buffer.count == 0)
  }
}
