import DayKit

// Visits fields one by one, quoted ones too.

extension FieldFinder {
  /// Visits the columns after the first one, from the end of its field on.
  @inline(never)
  func visit(
    _ stops: Span<ColumnStop>, of bytes: Span<UInt8>, from start: Int,
    _ starts: inout OutputSpan<Int>, _ ends: inout OutputSpan<Int>, _ slot: inout AnswerSlot
  ) -> Int {
    var position = start
    var column = first.column
    for index in stops.indices {
      var stop = stops[index]
      (stop.column, column) = (stop.column - column, stop.column)
      position = visit(stop, of: bytes, from: position, &starts, &ends, &slot)
      if position < 0 { break }
    }
    return position
  }

  /// Visits the column a number of columns after a position, and returns the end of its field; -1
  /// if the record needs the slow path.
  @inline(__always)
  func visit(
    _ stop: ColumnStop, of bytes: Span<UInt8>, from start: Int,
    _ starts: inout OutputSpan<Int>, _ ends: inout OutputSpan<Int>, _ slot: inout AnswerSlot
  ) -> Int {
    guard let field = bytes.position(after: stop.column, from: start, delimiter),
      field < bytes.count
    else { return -1 }
    var content = field
    var end = field
    var isQuoted = false
    // Most fields have no quotes and the width of a date.
    if let dateWidth, stop.date != nil, field &+ dateWidth < bytes.count,
      bytes[field &+ dateWidth] == delimiter, bytes[field] != .quote
    {
      end = field &+ dateWidth
    } else {
      isQuoted = bytes[field] == .quote
      content = isQuoted ? field &+ 1 : field
      end = endOfContent(of: bytes, field: field, content, isQuoted)
      guard end >= 0 else { return -1 }
    }
    if stop.date != nil {
      // The slow path reads dates of another width, such as those with a signed year.
      if let dateWidth {
        guard end &- content == dateWidth else { return -1 }
      } else {
        ends.append(end)
      }
      starts.append(content)
    }
    if stop.isSlot { slot = AnswerSlot(start: content, end: end, isQuoted: isQuoted) }
    return isQuoted ? end &+ 1 : end
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
    let hasReturn =
      bytes[whole.position] == .lineFeed && whole.position > content
      && bytes.hasReturn(before: whole.position)
    return hasReturn ? whole.position &- 1 : whole.position
  }

  /// Returns the end of a quoted field before a carriage return, which belongs to the line ending.
  private func endBeforeReturn(
    of bytes: Span<UInt8>, _ position: Int, _ content: Int, _ isQuoted: Bool
  ) -> Int {
    guard isQuoted, position < bytes.count, bytes[position] == .lineFeed,
      bytes.hasReturn(before: position), position &- 2 > content, bytes[position &- 2] == .quote
    else { return -1 }
    return position &- 2
  }
}
