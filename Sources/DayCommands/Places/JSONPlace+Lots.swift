import Terminal

extension JSONPlace {
  /// Finds the dates of records from a start on, at most so many, and gives the end of the last of
  /// these records.
  ///
  /// They are numbers or strings, as is asked for; then an answer of this kind takes their place.
  func find(
    in bytes: Span<UInt8>, from start: Int, atMost most: Int, isNumber: Bool,
    into places: inout OutputSpan<Range<Int>>
  ) -> Int {
    var position = start
    while places.count < most, position - start < DateLot.size {
      let end = bytes.firstIndex(of: .lineFeed, from: position)
      guard end < bytes.count else { break }
      let record = bytes.extracting(position..<end)
      guard let value = record.jsonValue(at: path) else { break }
      let isString = record[value.lowerBound] == .quote
      let content = isString ? value.inner : value
      guard isString != isNumber, content.count > 0, content.count <= 64,
        record[content.upperBound &- 1].mayEndLine
      else { break }
      places.append(position &+ content.lowerBound..<position &+ content.upperBound)
      position = end &+ 1
    }
    return position
  }
}
