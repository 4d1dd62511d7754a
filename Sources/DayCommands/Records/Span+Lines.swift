import Terminal

extension UInt8 {
  static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  static var quote: UInt8 { UInt8(ascii: "\"") }
}

extension Span<UInt8> {
  /// The number of bytes of the line end at a place, 0 if there is none.
  @inline(__always)
  func lineEnding(at position: Int) -> Int {
    guard position < count else { return 0 }
    if self[position] == .lineFeed { return 1 }
    guard self[position] == .carriageReturn, position + 1 < count else { return 0 }
    return self[position + 1] == .lineFeed ? 2 : 0
  }

  /// The place of the line feed that ends the record that begins at a place; the end if there is
  /// none.
  @inline(__always)
  func endOfRecord(from start: Int, _ quotation: Quotation?) -> Int {
    guard let quotation else { return firstIndex(of: .lineFeed, from: start) }
    return firstLineFeed(outside: quotation, from: start).0
  }

  /// The first place, from a given one on, where a line feed stands outside a quotation, or the end,
  /// and the state of the quotation there.
  func firstLineFeed(outside quotation: Quotation, from start: Int) -> (Int, Quotation) {
    var quotation = quotation
    var index = start
    if !quotation.isOpen {
      let lineFeed = firstIndex(of: .lineFeed, from: start)
      let record = extracting(start..<lineFeed)
      let quote = record.firstIndex(of: .quote, from: 0)
      if quote > 0 { quotation.pass(record[quote - 1]) }
      index += quote
    }
    while index < count, quotation.isOpen || self[index] != .lineFeed {
      quotation.pass(self[index])
      index += 1
    }
    return (index, quotation)
  }
}
