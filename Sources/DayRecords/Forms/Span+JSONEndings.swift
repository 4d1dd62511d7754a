// Where the records of JSON end.

extension Span<UInt8> {
  /// The position after the next newline, `nil` if there is none.
  func endOfPlainLine(from start: Int) -> Int? {
    guard start >= 0 else { return nil }
    var position = start
    while position <= count &- 8 {
      let marks = plainWord(at: position).marks(of: UInt64(bytes: .lineFeed))
      if marks != 0 { return position &+ marks.trailingZeroBitCount / 8 &+ 1 }
      position &+= 8
    }
    return endOfLastLine(from: position)
  }

  /// The position after the next newline; `nil` if there is none, or if another object or array may begin
  /// before it.
  @inline(__always)
  func endOfPlainRecord(from start: Int) -> Int? {
    guard start >= 0 else { return nil }
    let (lineFeeds, openings) = (SIMD16(repeating: UInt8.lineFeed), SIMD16(repeating: UInt8(0x7B)))
    let curl = SIMD16(repeating: UInt8(0x20))
    var position = start
    while let mark = firstIndexInBlocks(
      from: position, markedBy: { ($0 .== lineFeeds) .| (($0 | curl) .== openings) })
    {
      position = mark &+ 1
      if self[mark] == .lineFeed { return position }
      if beginsAgain(at: mark, from: start) { return nil }
    }
    position = endOfWholeBlocks(from: position)
    return endOfLastRecord(from: position, after: start)
  }

  @inline(never)
  private func endOfLastRecord(from position: Int, after start: Int) -> Int? {
    guard let end = endOfLastLine(from: position) else { return nil }
    for index in position..<end where beginsAgain(at: index, from: start) { return nil }
    return end
  }

  /// Whether another object or array may begin after the end of one, from a position on; in a string, it
  /// does not.
  package func mayBeginAgain(from start: Int = 0) -> Bool {
    for index in start..<Swift.max(start, count) where beginsAgain(at: index, from: start) {
      return true
    }
    return false
  }

  /// Whether a bracket at a position opens, and the last byte before it that is not a blank closes.
  @inline(__always)
  private func beginsAgain(at position: Int, from start: Int) -> Bool {
    self[position] | 0x20 == UInt8(ascii: "{") && followsClosing(position, from: start)
  }

  @inline(never)
  private func followsClosing(_ position: Int, from start: Int) -> Bool {
    var end = position
    while end > start, self[end &- 1].isJSONBlank { end &-= 1 }
    return end > start && self[end &- 1].closesJSON
  }

  @inline(never)
  private func endOfLastLine(from start: Int) -> Int? {
    for position in start..<Swift.max(start, count) where self[position] == .lineFeed {
      return position + 1
    }
    return nil
  }

  /// Whether the last byte before a line ending can end an object or an array; if not, the record
  /// was cut off.
  @inline(__always)
  func closesJSON(before lineFeed: Int) -> Bool {
    lineFeed > 0 && self[lineFeed &- 1].closesJSON || closesJSON(beforeReturnBefore: lineFeed)
  }

  @inline(never)
  private func closesJSON(beforeReturnBefore lineFeed: Int) -> Bool {
    lineFeed > 1 && hasCarriageReturn(before: lineFeed) && self[lineFeed &- 2].closesJSON
  }

  /// Whether the last byte other than blanks can end an object or an array.
  var closesJSON: Bool {
    var end = count
    while end > 0, self[end &- 1].isJSONBlank { end &-= 1 }
    return end > 0 && self[end &- 1].closesJSON
  }
}

extension UInt8 {
  /// Whether it is `}` or `]`, which differ in one bit.
  @inline(__always)
  fileprivate var closesJSON: Bool { self | 0x20 == UInt8(ascii: "}") }
}
