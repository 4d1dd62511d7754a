import DayKit

// Visits fields one by one, quoted ones too.

extension FieldFinder {
  /// Visits the columns of a record, and returns the end of the last field; -1 if the record needs
  /// the slow path.
  func visit(
    _ stops: Span<ColumnStop>, of bytes: Span<UInt8>, from start: Int, record: Int,
    _ starts: inout MutableSpan<Int>, _ ends: inout MutableSpan<Int>
  ) -> Int {
    var (position, column) = (start, 0)
    for number in stops.indices {
      let stop = stops[number]
      guard
        let field = bytes.position(after: stop.column &- column, from: position, delimiter),
        field < bytes.count,
        let (content, isQuoted) = content(of: bytes, field: field, width: width(stop))
      else { return -1 }
      starts[number &* limit &+ record] = content.start
      if width(stop) == nil { ends[number &* limit &+ record] = content.end }
      position = isQuoted ? content.end &+ 1 : content.end
      column = stop.column
    }
    return position
  }

  /// The content of a field, and whether it is quoted; `nil` if the record needs the slow path.
  @inline(__always)
  private func content(
    of bytes: Span<UInt8>, field: Int, width: Int?
  ) -> (content: (start: Int, end: Int), isQuoted: Bool)? {
    let isQuoted = bytes[field] == .quote
    // Most fields have no quotes and the width of a date.
    if let width, !isQuoted, field &+ width < bytes.count, bytes[field &+ width] == delimiter {
      return ((field, field &+ width), false)
    }
    let content = isQuoted ? field &+ 1 : field
    let end = endOfContent(of: bytes, field: field, content, isQuoted)
    // The slow path reads dates of another width, such as those with a signed year.
    guard end >= 0, end &- content == width ?? end &- content else { return nil }
    return ((content, end), isQuoted)
  }

  /// Returns the end of the content of a field; -1 if the record needs the slow path.
  @inline(never)
  private func endOfContent(
    of bytes: Span<UInt8>, field: Int, _ content: Int, _ isQuoted: Bool
  ) -> Int {
    let whole = bytes.endOfField(from: field, delimiter, or: .lineFeed)
    guard whole.isQuoted == isQuoted, whole.position < bytes.count else {
      return endBeforeReturn(of: bytes, whole.position, content, isQuoted)
    }
    if isQuoted { return whole.position &- 1 }
    let hasCarriageReturn =
      bytes[whole.position] == .lineFeed && whole.position > content
      && bytes.hasCarriageReturn(before: whole.position)
    return hasCarriageReturn ? whole.position &- 1 : whole.position
  }

  /// Returns the end of a quoted field before a carriage return, which belongs to the line ending.
  private func endBeforeReturn(
    of bytes: Span<UInt8>, _ position: Int, _ content: Int, _ isQuoted: Bool
  ) -> Int {
    guard isQuoted, position < bytes.count, bytes[position] == .lineFeed,
      bytes.hasCarriageReturn(before: position), position &- 2 > content,
      bytes[position &- 2] == .quote
    else { return -1 }
    return position &- 2
  }
}
