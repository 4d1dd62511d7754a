import DayKit

/// Where in a record its dates stand.
enum DatePlace: Sendable {
  /// The record is a date.
  case record

  case text(TextPlace)
  case column(ColumnPlace)
  case value(JSONPlace)
}

extension DatePlace {
  /// Whether a record is a date and nothing else.
  var isRecord: Bool { if case .record = self { true } else { false } }

  /// Whether the next record names columns.
  var awaitsHeader: Bool {
    if case .column(let column) = self { column.awaitsHeader } else { false }
  }

  /// The state of quoting at the start of a record, if line breaks inside quoted fields belong to one.
  var quotation: Quotation? {
    if case .column(let column) = self { Quotation(delimiter: column.delimiter) } else { nil }
  }

  /// Notes the names of columns.
  ///
  /// - Throws: ``RecordFailure`` if the place is not among them.
  mutating func takeHeader(_ record: Span<UInt8>) throws(RecordFailure) {
    guard case .column(var column) = self else { return }
    try column.takeHeader(record)
    self = .column(column)
  }

  /// The first date of a record from a byte on, `nil` if there is none.
  func next(
    in record: Span<UInt8>, from start: Int, by reader: borrowing DateReader
  ) throws(RecordFailure) -> PlacedDate? {
    switch self {
    case .record: try reader.whole(record, from: start)
    case .text(let place): place.next(in: record, from: start, by: reader)
    case .column(let place): try place.next(in: record, from: start, by: reader)
    case .value(let place): try place.next(in: record, from: start, by: reader)
    }
  }
}

/// A date in a record.
struct PlacedDate: Equatable {
  var day: Day

  /// The bytes that an answer replaces.
  var range: Range<Int>

  /// How an answer is written there.
  var frame: AnswerFrame
}

extension PlacedDate {
  /// The bytes of the date itself, without the quotes around it.
  func content(in record: Span<UInt8>) -> Range<Int> {
    switch frame {
    case .plain: range
    case .field(let isQuoted, _): isQuoted ? range.inner : range
    case .json: record[range.lowerBound] == .quote ? range.inner : range
    }
  }
}

extension Range<Int> {
  /// What is left without the first and the last.
  var inner: Range<Int> { lowerBound + 1..<Swift.max(lowerBound + 1, upperBound - 1) }
}

extension DateReader {
  /// The date that a record is, if it is not passed yet.
  fileprivate func whole(
    _ record: Span<UInt8>, from start: Int
  ) throws(RecordFailure) -> PlacedDate? {
    // An empty record is no date and has to be refused.
    guard start == 0 else { return nil }
    do throws(DateFailure) {
      return PlacedDate(day: try read(record), range: 0..<record.count, frame: .plain)
    } catch {
      throw .noDate(0..<record.count, error)
    }
  }
}
