/// A piece of a Unicode pattern (UTS 35).
package enum PatternPiece {
  /// A letter outside quotes, and how often it stands there.
  case field(UInt8, count: Int)

  /// Bytes that stand for themselves.
  case text(Range<Int>)

  /// A quote at an offset that is not closed.
  case openQuotation(Int)
}

/// The pieces of a Unicode pattern, one after the other.
package struct PatternPieces {
  /// The position after the last piece.
  package var position = 0

  private var quotation: Int?

  package init() {}

  /// Returns the next piece of the pattern; `nil` at its end.
  package mutating func next(in pattern: Span<UInt8>) -> PatternPiece? {
    let quote = UInt8(ascii: "'")
    while position < pattern.count {
      let (start, byte) = (position, pattern[position])
      position += 1
      if byte == quote {
        // Two quotes stand for one.
        if pattern.passes(quote, at: &position) { return .text(start + 1..<position) }
        quotation = quotation == nil ? start : nil
      } else if quotation == nil, byte.isLetter {
        while pattern.passes(byte, at: &position) {}
        return .field(byte, count: position - start)
      } else {
        while let next = pattern.byte(at: position), next != quote,
          quotation != nil || !next.isLetter
        { position += 1 }
        return .text(start..<position)
      }
    }
    defer { quotation = nil }
    return quotation.map { .openQuotation($0) }
  }
}
