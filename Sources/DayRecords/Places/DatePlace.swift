import DayKit
import System

/// Where the dates of a record are.
package enum DatePlace: Sendable {
  /// The whole record is a date.
  case line

  case text(TextPlace)
  case columns(ColumnPlace)
  case values(JSONPlace)
}

extension DatePlace {
  /// Whether the whole record is a date.
  package var isLine: Bool { if case .line = self { true } else { false } }

  /// Whether a record can have any number of dates.
  var isText: Bool { if case .text = self { true } else { false } }

  /// Whether the next record names the columns.
  package var awaitsHeader: Bool {
    if case .columns(let place) = self { place.awaitsHeader } else { false }
  }

  /// The state of quoting at the start of a record, if a quoted line break does not end the record.
  var quotation: Quotation? {
    if case .columns(let place) = self, !place.joinsBlanks {
      Quotation(delimiter: place.delimiter)
    } else {
      nil
    }
  }

  /// Takes the record that names the columns.
  ///
  /// - Returns: The name of the column that the answers add, if any.
  mutating func takeHeader(_ record: Span<UInt8>) throws(RecordFailure) -> [UInt8]? {
    guard case .columns(var place) = self else { return nil }
    let name = try place.takeHeader(record)
    self = .columns(place)
    return name
  }

  /// Reads the dates of whole records on the fast path, from the end of the batch on.
  ///
  /// The bytes may end inside a record, which it ignores.
  func scan(
    _ bytes: Span<UInt8>, by reader: borrowing DateReader, into batch: inout DateBatch
  ) -> ScanStop {
    switch self {
    case .line: return batch.scanLines(of: bytes, by: reader)
    case .text(let place):
      return place.scan(
        bytes, from: batch.end, by: reader, into: &batch, recordingEnds: batch.recordsEnds)
    case .columns(let place): return place.scan(bytes, by: reader, into: &batch)
    case .values(let place): return place.scan(bytes, from: batch.end, by: reader, into: &batch)
    }
  }

  /// Reads the dates of one record on the slow path, which knows the reason for each failure.
  ///
  /// - Parameters:
  ///   - record: The record with its line ending, if it has one. The place is not a whole line.
  ///   - contentEnd: The end of the record without its line ending.
  func scanOne(
    _ record: Span<UInt8>, contentEnd: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch
  ) throws(RecordFailure) {
    switch self {
    case .line: return
    case .text(let place):
      place.scanOne(record, contentEnd: contentEnd, by: reader, into: &batch)
    case .columns(let place):
      try place.scanOne(record, contentEnd: contentEnd, by: reader, into: &batch)
    case .values(let place):
      try place.scanOne(record, contentEnd: contentEnd, by: reader, into: &batch)
    }
    if batch.ends.isEmpty { batch.ends.append(record.count) }
    batch.end = record.count
    batch.lineFeeds = nil
  }
}

extension DateBatch {
  /// Reads whole lines that have the same line ending.
  fileprivate mutating func scanLines(
    of bytes: Span<UInt8>, by reader: borrowing DateReader
  ) -> ScanStop {
    guard !reader.readsLineBreaks else { return .needsSlowPath }
    let rest = bytes.extracting(droppingFirst: end)
    let lineFeed = rest.firstIndex(of: .lineFeed, from: 0)
    guard lineFeed < rest.count else { return .end }
    ending = rest.hasCarriageReturn(before: lineFeed) ? .carriageReturnAndLineFeed : .lineFeed
    let limit = lineLimit
    end += reader.readLines(rest, ending: ending, atMost: limit, into: &days)
    lineFeeds = days.count
    if days.isEmpty { return .needsSlowPath }
    if recordsEnds { recordLineEnds(of: bytes, asWideAs: reader.hasOneFormat ? reader.first : nil) }
    return days.count == limit ? .full : .end
  }

  /// Records the end of each line.
  ///
  /// - Parameter format: The format of all lines, if there is only one.
  private mutating func recordLineEnds(of bytes: Span<UInt8>, asWideAs format: DayFormat?) {
    let (start, count) = (start, days.count)
    // The fixed width is the smallest, so the sum tells whether all lines have it.
    let width = (format?.fixedWidth ?? 0) + (ending == .lineFeed ? 1 : 2)
    let areAlike = format?.fixedWidth != nil && end - start == count * width
    ends.append(addingCapacity: count) { ends in
      var position = start
      guard !areAlike else {
        for _ in 0..<count {
          position &+= width
          ends.append(position)
        }
        return
      }
      for _ in 0..<count {
        position = bytes.firstIndex(of: .lineFeed, from: position) + 1
        ends.append(position)
      }
    }
  }
}

extension DateReader {
  /// Reads lines that are dates and have the same line ending, and returns the number of their
  /// bytes: 0 if the first line needs the slow path.
  fileprivate func readLines(
    _ bytes: Span<UInt8>, ending: LineEnding, atMost count: Int,
    into days: inout PlainArray<Day>
  ) -> Int {
    var end = 0
    days.append(addingCapacity: count) { days in
      while !days.isFull {
        let rest = bytes.extracting(droppingFirst: end)
        var length = first.readLines(rest, ending: ending, into: &days)
        if length == 0 { length = readLine(rest, ending, into: &days) }
        guard length > 0 else { break }
        end += length
      }
    }
    return end
  }

  /// Reads one line in the first of several formats that matches, and returns the number of its
  /// bytes.
  ///
  /// The caller then tries the first format again, because it has precedence over the others.
  private func readLine(
    _ bytes: Span<UInt8>, _ ending: LineEnding, into days: inout OutputSpan<Day>
  ) -> Int {
    let lineFeed = bytes.firstIndex(of: .lineFeed, from: 0)
    guard !hasOneFormat, lineFeed < bytes.count else { return 0 }
    let isReturned = ending == .carriageReturnAndLineFeed
    guard !isReturned || bytes.hasCarriageReturn(before: lineFeed) else { return 0 }
    let contentEnd = isReturned ? lineFeed - 1 : lineFeed
    let line = bytes.extracting(first: contentEnd)
    guard let (day, _) = readPrefix(of: line, at: 0, where: { $0 == contentEnd }) else { return 0 }
    days.append(day)
    return lineFeed + 1
  }
}
