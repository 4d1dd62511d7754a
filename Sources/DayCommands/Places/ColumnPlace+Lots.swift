import Terminal

extension ColumnPlace {
  /// Finds the dates of records from a start on, at most so many, and gives the end of the last of
  /// these records.
  func find(
    in bytes: Span<UInt8>, from start: Int, atMost most: Int,
    into places: inout OutputSpan<Range<Int>>
  ) -> Int {
    guard let index else { return start }
    var position = start
    var quote = start
    while places.count < most, position - start < DateLot.size {
      guard let field = bytes.field(index, ofRecordAt: position, delimiter),
        let content = bytes.lotContent(of: field)
      else { break }
      let end = bytes.endOfRecord(from: field.end, delimiter, nextQuote: &quote)
      guard end < bytes.count else { break }
      places.append(content)
      position = end + 1
    }
    return position
  }
}

extension Span<UInt8> {
  /// The field with a number, 0 for the first, of the record that begins at a place, if it is there
  /// with its end.
  @inline(__always)
  fileprivate func field(
    _ number: Int, ofRecordAt start: Int, _ delimiter: UInt8
  ) -> DelimitedField? {
    guard let start = startOfField(number, ofRecordAt: start, delimiter) else { return nil }
    let (end, isQuoted) = endOfField(from: start, delimiter, or: .lineFeed)
    guard end < count else { return nil }
    return DelimitedField(range: start..<end, isQuoted: isQuoted)
  }

  /// The place where a field begins, if it is there.
  @inline(__always)
  private func startOfField(
    _ number: Int, ofRecordAt start: Int, _ delimiter: UInt8
  ) -> Int? {
    let delimiters = UInt64(bytes: delimiter)
    var position = start
    var left = number
    while left > 0 {
      let word = word(at: position)
      if word.marks(of: UInt64(bytes: .quote)) | word.marks(of: UInt64(bytes: .lineFeed)) == 0 {
        var marks = word.exactMarks(of: delimiters)
        let marked = marks.markCount
        if marked >= left {
          while left > 1 {
            marks &= marks &- 1
            left &-= 1
          }
          return position &+ marks.trailingZeroBitCount / 8 &+ 1
        }
        left &-= marked
        position &+= 8
        guard position < count else { return nil }
      } else {
        guard let end = endOfDelimiter(from: position, ofRecordAt: start, delimiter) else {
          return nil
        }
        position = end
        left &-= 1
      }
    }
    return position
  }

  /// The place behind the delimiter of the field in which a place is, outside a quotation.
  private func endOfDelimiter(
    from place: Int, ofRecordAt start: Int, _ delimiter: UInt8
  ) -> Int? {
    // A quote opens a quotation only where a field begins.
    let isBeginning = place == start || self[place - 1] == delimiter
    let end =
      isBeginning
      ? endOfField(from: place, delimiter, or: .lineFeed).place
      : endOfText(from: place, delimiter, or: .lineFeed)
    return end < count && self[end] == delimiter ? end + 1 : nil
  }

  /// Where a field has what may be a date and a line of a lot.
  @inline(__always)
  fileprivate func lotContent(of field: DelimitedField) -> Range<Int>? {
    let content = hasReturn(before: field.end) ? withoutReturn(field).content : field.content
    guard content.count > 0, content.count <= 64, self[content.upperBound &- 1].mayEndLine else {
      return nil
    }
    guard field.isQuoted else { return content }
    let text = extracting(content)
    return text.firstIndex(of: .lineFeed, from: 0) == text.count ? content : nil
  }

  /// The field without the carriage return at its end, if that belongs to the end of the record.
  private func withoutReturn(_ field: DelimitedField) -> DelimitedField {
    let range = field.range.lowerBound..<field.end - 1
    guard self[field.end] == .lineFeed, range.lowerBound <= range.upperBound else { return field }
    let isQuoted =
      range.count > 1 && self[range.lowerBound] == .quote && self[range.upperBound - 1] == .quote
    return DelimitedField(range: range, isQuoted: isQuoted)
  }

  /// The line feed that ends the record in which a field ends at a place; the end if it is not there.
  ///
  /// - Parameter quote: A place before which there is no quote from that on where the field ends.
  @inline(__always)
  fileprivate func endOfRecord(
    from end: Int, _ delimiter: UInt8, nextQuote quote: inout Int
  ) -> Int {
    var position = end
    while position < count, self[position] != .lineFeed {
      if position &+ 1 < count, self[position &+ 1] == .quote, self[position] == delimiter {
        position = endOfField(from: position &+ 1, delimiter, or: .lineFeed).place
        continue
      }
      let lineFeed = firstIndex(of: .lineFeed, from: position)
      if quote < lineFeed {
        // One search finds the quote of many records, or that there is none.
        let bytes = extracting(0..<Swift.min(lineFeed &+ DateLot.size, count))
        quote = bytes.firstIndex(of: .quote, from: Swift.max(quote, position))
      }
      guard quote < lineFeed else { return lineFeed }
      // A quote opens a quotation only where a field begins.
      position = self[quote &- 1] == delimiter ? quote &- 1 : quote &+ 1
    }
    return position
  }
}
