import DayKit
import System

// Inputs that are arrays of records.

extension RecordStream {
  /// Finds out whether the input is an array, and passes its bracket.
  ///
  /// The bracket becomes a comma, because each element has a comma before it.
  mutating func takeOpening(in console: inout Console) {
    let (bytes, start) = (buffer.bytes, buffer.start)
    let bracket = bytes.withSpan { $0.endOfJSONBlanks(from: start) }
    guard bracket < bytes.count else { return }
    input.phase = .records
    guard bytes[bracket] == UInt8(ascii: "[") else { return }
    begin(&console)
    bytes.withSpan { bytes in
      let opening = bytes.extracting(start...bracket)
      loop.pass(opening)
      loop.take(.opening, opening, to: &console.output)
    }
    buffer.replaceFirst(through: bracket, with: .comma)
    input.hasElement = false
    loop.beginElements()
  }

  /// Ends the array, if what follows its elements is not another one.
  mutating func endElements(of bytes: Span<UInt8>, in console: inout Console) {
    switch bytes.jsonElement(from: buffer.start) {
    // An array may be empty, but not end with a comma.
    case .end where input.hasElement && bytes[bytes.endOfJSONBlanks(from: buffer.start)] == .comma:
      fail(array: .brokenArray, at: Span(), in: &console)
    case .end(let end):
      var start = buffer.start
      // The bracket of an empty array has become a comma.
      if bytes[start] == .comma { start += 1 }
      let closing = bytes.extracting(start..<end)
      loop.pass(closing)
      loop.take(.closing, closing, to: &console.output)
      buffer.start = end
      input.phase = .afterArray
    case .other(let position):
      fail(array: .brokenArray, at: bytes.extracting(buffer.start..<position), in: &console)
    case .element, .incomplete:
      guard buffer.count > RecordLimit.line else { return buffer.waitForElement() }
      fail(array: .tooLong, at: Span(), in: &console)
    }
  }

  /// Passes the whitespace after an array, which another array may follow.
  mutating func passArrayEnd(in console: inout Console) {
    let bytes = buffer.bytes
    bytes.withSpan { bytes in
      let end = bytes.endOfJSONBlanks(from: buffer.start)
      let blanks = bytes.extracting(buffer.start..<end)
      loop.pass(blanks)
      loop.take(.closing, blanks, to: &console.output)
      buffer.start = end
      guard end < bytes.count else { return }
      input.phase = .opening
      if bytes[end] != UInt8(ascii: "[") { fail(array: .textAfterArray, at: Span(), in: &console) }
    }
  }

  /// Ends an input that is an array, and returns whether it is one.
  mutating func finishArray(in console: inout Console) -> Bool {
    switch input.phase {
    case .afterArray:
      isLineOpen = loop.writesRecords && console.output.endsInsideLine
      return true
    default:
      guard loop.place.form == .element else { return false }
      guard !isStopped else { return true }
      let (bytes, start) = (buffer.bytes, buffer.start)
      bytes.withSpan { bytes in
        let rest = bytes.extracting(droppingFirst: start)
        let element = rest.content(of: .element).lowerBound
        fail(array: .openArray, at: rest.extracting(first: element), in: &console)
      }
      return true
    }
  }

  /// Ends an array of which the run does not take the rest, so that the output is one too.
  mutating func closeArray(in console: inout Console) {
    let closing: ContiguousArray = [UInt8.lineFeed, UInt8(ascii: "]"), .lineFeed]
    loop.take(.closing, closing.span, to: &console.output)
  }

  /// Reports an array that cannot be read on, and ends the run.
  private mutating func fail(
    array failure: RecordFailure, at passed: Span<UInt8>, in console: inout Console
  ) {
    let line = loop.lineFeeds + 1 + passed.occurrences(of: .lineFeed)
    let sentence = reports.messages.sentence(for: failure, in: Span(), of: .line(line))
    console.complain(reports.messages.line("\(input.name):\(line): \(sentence)"))
    stop()
  }
}
