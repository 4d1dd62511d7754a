import CommandGrammar
import DayKit

/// A column of records whose fields a delimiter parts, quoted as in CSV (RFC 4180).
struct ColumnPlace: Sendable {
  /// The column, 0 for the first; not known before the header where it has a name.
  private(set) var index: Int?

  private let name: Word?
  let delimiter: UInt8

  /// Whether the next record names the columns.
  private(set) var awaitsHeader: Bool

  /// Creates the place of a column by its number from 1 on, or by its name in a header.
  init(_ column: Word, hasHeader: Bool, delimiter: UInt8) {
    let number = try? Int(word: column)
    index = number.flatMap { $0 >= 1 ? $0 - 1 : nil }
    name = index == nil ? column : nil
    awaitsHeader = hasHeader
    self.delimiter = delimiter
  }

  /// Whether the column can be found only by a header.
  var needsHeader: Bool { name != nil }

  /// Finds the column by the names of all.
  mutating func takeHeader(_ record: Span<UInt8>) throws(RecordFailure) {
    awaitsHeader = false
    guard let name else { return }
    var names: [Word] = []
    var position = 0
    while let field = record.field(from: position, delimiter) {
      names.append(Word(bytes: record.unquoted(field)))
      position = field.end + 1
    }
    index = names.firstIndex(of: name)
    guard index != nil else { throw .noColumnName(names) }
  }

  func next(
    in record: Span<UInt8>, from start: Int, by reader: borrowing DateReader
  ) throws(RecordFailure) -> PlacedDate? {
    guard start == 0 else { return nil }
    guard let index else { throw .noColumn(0) }
    var position = 0
    var column = 0
    while let field = record.field(from: position, delimiter) {
      if column == index { return try date(in: field, of: record, by: reader) }
      column += 1
      position = field.end + 1
    }
    throw .noColumn(column)
  }

  private func date(
    in field: DelimitedField, of record: Span<UInt8>, by reader: borrowing DateReader
  ) throws(RecordFailure) -> PlacedDate {
    do throws(DateFailure) {
      let day = try reader.read(record.extracting(field.content))
      return PlacedDate(
        day: day, range: field.range, frame: .field(isQuoted: field.isQuoted, delimiter: delimiter))
    } catch {
      throw .noDate(field.content, error)
    }
  }
}

/// A field of a record.
struct DelimitedField {
  /// The bytes of the field with its quotes.
  var range: Range<Int>

  var isQuoted: Bool

  /// The place of the delimiter after the field, or of the end of the record.
  var end: Int { range.upperBound }

  /// The bytes between the quotes, in which a quote is doubled, or all of them without quotes.
  var content: Range<Int> {
    isQuoted ? range.inner : range
  }
}

extension Span<UInt8> {
  /// The field that begins at a place, `nil` after the last one.
  func field(from start: Int, _ delimiter: UInt8) -> DelimitedField? {
    guard start <= count else { return nil }
    let (end, isQuoted) = endOfField(from: start, delimiter, or: delimiter)
    return DelimitedField(range: start..<end, isQuoted: isQuoted)
  }

  /// The place of a delimiter, or of another byte, that ends the field that begins at a place, or the
  /// end; and whether the field is quoted.
  @inline(__always)
  func endOfField(
    from start: Int, _ delimiter: UInt8, or other: UInt8
  ) -> (place: Int, isQuoted: Bool) {
    guard start < count, self[start] == .quote else {
      return (endOfText(from: start, delimiter, or: other), false)
    }
    guard let quoted = endOfQuotation(from: start + 1) else { return (count, false) }
    let end = endOfText(from: quoted, delimiter, or: other)
    return (end, self[end - 1] == .quote)
  }

  /// The place of one of two bytes, or the end.
  @inline(__always)
  func endOfText(from start: Int, _ delimiter: UInt8, or other: UInt8) -> Int {
    let (delimiters, others) = (UInt64(bytes: delimiter), UInt64(bytes: other))
    return firstIndex(from: start) { $0.marks(of: delimiters) | $0.marks(of: others) }
  }

  /// The place behind the quote that ends a quotation, inside which quotes are doubled.
  @inline(__always)
  private func endOfQuotation(from start: Int) -> Int? {
    var position = start
    while true {
      position = firstIndex(from: position) { $0.marks(of: UInt64(bytes: .quote)) }
      guard position < count else { return nil }
      position += 1
      guard position < count, self[position] == .quote else { return position }
      position += 1
    }
  }

  /// The text of a field.
  fileprivate func unquoted(_ field: DelimitedField) -> [UInt8] {
    var bytes: [UInt8] = []
    var isEscaped = false
    for index in field.content {
      isEscaped = field.isQuoted && self[index] == UInt8(ascii: "\"") && !isEscaped
      if !isEscaped { bytes.append(self[index]) }
    }
    return bytes
  }
}
