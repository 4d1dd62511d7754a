import DayKit
import System

// The beginning of an input.

extension RecordStream {
  /// Passes the byte order mark that some programs write before the first line.
  ///
  /// It is written before records that stay as they are, because some programs need it to read them,
  /// and not before their header is known to be right.
  mutating func passMark(atEnd: Bool) {
    guard buffer.count >= ByteOrderMark.count || atEnd else { return }
    input.phase =
      loop.place.awaitsHeader ? .header : loop.place.takesElements ? .opening : .records
    let (bytes, start) = (buffer.bytes, buffer.start)
    guard bytes.withSpan({ ByteOrderMark.isPart(of: $0, at: start) }) else { return }
    buffer.start += ByteOrderMark.count
    if case .waiting = progress, loop.writesRecords { progress = .waiting(owesMark: true) }
  }

  /// Takes the record that names the columns, if it has been read.
  mutating func takeHeader(in console: inout Console) {
    guard let end = buffer.endOfRecord(of: loop.place.form) else {
      // One byte more may be the carriage return of the ending.
      if buffer.count > RecordLimit.line + 1 { fail(header: Span(), .tooLong, in: &console) }
      return
    }
    let (bytes, start) = (buffer.bytes, buffer.start)
    buffer.start = end
    bytes.withSpan { bytes in
      let record = bytes.extracting(start..<end)
      _ = takeHeader(record, contentEnd: record.contentEnd, in: &console)
    }
  }

  /// Takes the record that names the columns, and returns whether it is part of the output.
  mutating func takeHeader(
    _ record: Span<UInt8>, contentEnd: Int, in console: inout Console
  ) -> Bool {
    input.phase = .records
    loop.pass(record)
    let content = record.extracting(first: contentEnd)
    do throws(RecordFailure) {
      guard contentEnd <= RecordLimit.line else { throw .tooLong }
      let names = HeaderNames(
        contentEnd: contentEnd, added: try loop.place.takeHeader(content))
      guard !isRepeated(header: content) else { return false }
      let owesMark = progress == .waiting(owesMark: true)
      try loop.action.take(names, record, withMark: owesMark, to: &console.output)
      if owesMark { progress = .waiting(owesMark: false) }
      return true
    } catch {
      fail(header: content, error, in: &console)
      return false
    }
  }

  /// Reports a header without which no record has a result.
  mutating func fail(
    header content: Span<UInt8>, _ failure: RecordFailure, in console: inout Console
  ) {
    // Quiet runs report it too, because the call is wrong and not the record.
    let sentence = reports.messages.sentence(for: failure, in: content, of: .line(1))
    console.complain(reports.messages.line("\(input.name):1: \(sentence)"))
    stop()
  }

  /// Whether a header has the names of that of the previous input, in quotes or not; remembers them.
  private mutating func isRepeated(header content: Span<UInt8>) -> Bool {
    let names = loop.place.columnNames(inHeader: content)
    defer { columnNames = names }
    return names == columnNames
  }
}
