import Terminal

extension UInt8 {
  static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  static var quote: UInt8 { UInt8(ascii: "\"") }
}

extension Span<UInt8> {
  /// Whether a carriage return stands before a place.
  @inline(__always)
  func hasReturn(before place: Int) -> Bool {
    place > 0 && place <= count && self[place - 1] == .carriageReturn
  }

  /// The first place, from a given one on, where a line feed stands outside a quotation, or the end,
  /// and the state of the quotation there.
  func firstLineFeed(outside quotation: Quotation, from start: Int) -> (Int, Quotation) {
    var quotation = quotation
    var index = start
    if !quotation.isOpen {
      // Most records have no quotes, or few.
      let record = extracting(start..<firstIndex(of: .lineFeed, from: start))
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
