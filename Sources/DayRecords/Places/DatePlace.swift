import DayKit
import System

/// Where the dates of a record are, and where else a command reads or writes a value.
package enum DatePlace: Sendable {
  /// The whole record is a date.
  case line

  case text(TextPlace)
  case columns(ColumnPlace)
  case values(JSONPlace)
}

extension DatePlace {
  /// What a record looks like.
  package var form: RecordForm {
    switch self {
    case .line: .line
    case .text: .text
    case .columns(let place): .fields(place.separator)
    case .values(let place): place.areElements ? .element : .json
    }
  }

  /// The names of the columns in a header.
  func columnNames(inHeader header: Span<UInt8>) -> [[UInt8]] {
    if case .columns(let place) = self { header.texts(ofFields: place.separator) } else { [] }
  }

  /// Whether an input can be an array of records.
  var takesElements: Bool {
    if case .values(let place) = self { place.takesElements } else { false }
  }

  /// The number of dates in a record other than a text.
  package var dateCount: Int {
    switch self {
    case .line, .text: 1
    case .columns(let place): place.dateCount
    case .values(let place): place.paths.count
    }
  }

  /// Whether each date has a result of its own, which goes into its slot or into one for it; then a
  /// record has any number of dates.
  package var answersEachDate: Bool {
    switch self {
    case .line: false
    case .text: true
    case .columns(let place): place.answersEachDate
    case .values(let place): place.answersEachDate
    }
  }

  /// What is before a result that is added to a record, for each result or for all; empty if no
  /// answer is added, because the first array of this type takes as long to create as the rest of a
  /// plain call.
  var prefixes: ContiguousArray<ContiguousArray<UInt8>> {
    guard hasTarget else { return [] }
    guard case .values(let place) = self else { return [form.prefix(ofAdded: Span())] }
    return ContiguousArray(place.targets.map { form.prefix(ofAdded: $0.span) })
  }

  /// Whether the results go into columns or keys that were requested for them, so that a record
  /// without a result loses nothing else.
  var hasTarget: Bool {
    switch self {
    case .line, .text: false
    case .columns(let place): place.hasTarget
    case .values(let place): !place.targets.isEmpty
    }
  }

  /// Whether each record has a label.
  var hasLabel: Bool {
    switch self {
    case .line, .text: false
    case .columns(let place): place.hasLabel
    case .values(let place): place.label != nil
    }
  }

  /// Whether the next record names the columns.
  package var awaitsHeader: Bool {
    if case .columns(let place) = self { place.awaitsHeader } else { false }
  }

  /// Takes the record that names the columns.
  ///
  /// - Returns: The names of the columns that the results add.
  mutating func takeHeader(_ record: Span<UInt8>) throws(RecordFailure) -> [[UInt8]] {
    guard case .columns(var place) = self else { return [] }
    let names = try place.takeHeader(record)
    self = .columns(place)
    return names
  }
}

// Reading.

extension DatePlace {
  /// Appends the dates of usual records from the end of the batch on.
  ///
  /// The bytes may end inside a record, which it ignores.
  func scan(
    _ bytes: Span<UInt8>, by reader: borrowing DateReader, into batch: inout DateBatch
  ) -> ScanStop {
    switch self {
    case .line: batch.scanLines(of: bytes, by: reader)
    case .text(let place): place.scan(bytes, by: reader, into: &batch)
    case .columns(let place): place.scan(bytes, by: reader, into: &batch)
    case .values(let place): place.scan(bytes, by: reader, into: &batch)
    }
  }

  /// Appends the dates of any record, or notes that one of them is absent.
  ///
  /// - Parameters:
  ///   - content: The record without its line ending.
  ///   - offset: The position of the record in the scanned bytes.
  /// - Throws: The reason why the record cannot be read. Some dates and slots may have been appended.
  func read(
    _ content: Span<UInt8>, at offset: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch
  ) throws(RecordFailure) {
    switch self {
    case .line: try batch.append(dateAt: content.indices, of: content, at: offset, by: reader)
    case .text(let place): try place.read(content, at: offset, into: &batch)
    case .columns(let place): try place.read(content, at: offset, by: reader, into: &batch)
    case .values(let place): try place.read(content, at: offset, by: reader, into: &batch)
    }
  }
}

extension DateBatch {
  /// Appends the day that is at a range of a record, or notes that it is absent.
  mutating func append(
    dateAt range: Range<Int>, of content: Span<UInt8>, at offset: Int,
    by reader: borrowing DateReader
  ) throws(RecordFailure) {
    let text = content.extracting(range)
    if reader.isAbsent(text), !isOperand || form != .line || text.hasContent {
      return noteAbsence()
    }
    do throws(DateFailure) {
      let date = try reader.readDate(text)
      days.append(date.day)
      if wantsFormats { formats.append(date.format) }
    } catch {
      guard reader.readsSpans else { throw .noDate(range, error) }
      try append(spanAt: range, text, by: reader)
    }
    if wantsDates, form != .line {
      dates.append(TextRange(offset + range.lowerBound, offset + range.upperBound))
    }
  }
}

extension DateBatch {
  /// Appends both ends of the span that a text is.
  ///
  /// - Parameter range: Where the text is in the record.
  mutating func append(
    spanAt range: Range<Int>, _ text: Span<UInt8>, by reader: borrowing DateReader
  ) throws(RecordFailure) {
    do throws(DateFailure) {
      let span = try reader.readSpan(text).days
      days.append(span.lowerBound)
      days.append(span.upperBound)
      isSpan = true
    } catch {
      throw .noDate(range, error)
    }
  }
}

// Whole lines.

extension DateBatch {
  /// Reads whole lines that have the same line ending.
  fileprivate mutating func scanLines(
    of bytes: Span<UInt8>, by reader: borrowing DateReader
  ) -> ScanStop {
    guard !reader.readsLineBreaks else { return .needsSlowPath }
    let rest = bytes.extracting(droppingFirst: end)
    let lineFeed = rest.firstIndex(of: .lineFeed, from: 0)
    guard lineFeed < rest.count else { return .end }
    let ending: LineEnding =
      rest.hasCarriageReturn(before: lineFeed) ? .carriageReturnAndLineFeed : .lineFeed
    let known = days.count
    // Lines that were read alone may have passed the limit.
    guard known < limit, days.isEmpty || ending == self.ending else { return .full }
    self.ending = ending
    end += reader.readLines(
      rest, ending: ending, atMost: limit - known, into: &days, wantsFormats, &formats)
    lineFeeds = lineFeeds.map { $0 + days.count - known }
    if days.count == limit { return .full }
    return bytes.firstIndex(of: .lineFeed, from: end) < bytes.count ? .needsSlowPath : .end
  }
}

extension DateReader {
  /// Reads lines that are dates and have the same line ending, and returns the number of their
  /// bytes: 0 if the first line needs the slow path.
  fileprivate func readLines(
    _ bytes: Span<UInt8>, ending: LineEnding, atMost count: Int,
    into days: inout PlainArray<Day>, _ wantsFormats: Bool, _ formats: inout PlainArray<Int>
  ) -> Int {
    var end = 0
    days.append(addingCapacity: count) { days in
      while !days.isFull {
        let rest = bytes.extracting(droppingFirst: end)
        let known = days.count
        var (length, format) = (first.readLines(rest, ending: ending, into: &days), 0)
        if length == 0 { (length, format) = readLine(rest, ending, into: &days) }
        guard length > 0 else { break }
        if wantsFormats { formats.append(repeating: format, count: days.count - known) }
        end += length
      }
    }
    return end
  }

  /// Reads one line in the first of several formats that matches, and returns the number of its
  /// bytes and that of the format.
  ///
  /// The caller then tries the first format again, because it has precedence over the others.
  private func readLine(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> (length: Int, format: Int) {
    let lineFeed = bytes.firstIndex(of: .lineFeed, from: 0)
    guard !hasOneFormat, lineFeed < bytes.count else { return (0, 0) }
    let isReturned = ending == .carriageReturnAndLineFeed
    guard !isReturned || bytes.hasCarriageReturn(before: lineFeed) else { return (0, 0) }
    let contentEnd = isReturned ? lineFeed - 1 : lineFeed
    let line = bytes.extracting(first: contentEnd)
    guard let date = readPrefix(of: line, at: 0, where: { $0 == contentEnd }) else {
      return (0, 0)
    }
    days.append(date.day)
    return (lineFeed + 1, date.format)
  }
}
