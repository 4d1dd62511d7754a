// Where the records of JSON end.

extension Span<UInt8> {
  /// The position after the next newline, `nil` if there is none.
  @inline(__always)
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
