extension FixedDate {
  /// Reads a date that stands at a place of a text.
  @inline(__always)
  func read(_ bytes: Span<UInt8>, at position: Int) -> QuickReading {
    let width = 16 &- Int(overlap)
    guard position >= 0, bytes.count &- position >= width else { return .refused }
    let head = bytes.word(at: position) ^ self.head.zeros
    let tail = bytes.word(at: position &+ width &- 8) ^ self.tail.zeros
    // What is too large has its highest bit set, or gets it by the sum; only a byte that has it
    // itself can carry into the next one.
    let excess = head | (head &+ self.head.slack) | tail | (tail &+ self.tail.slack)
    guard excess & .highBits == 0 else {
      return bytes.refusalOfYear(at: position &+ year.offset)
    }
    var year = self.year.digits(head, tail)
    // No more than one part of four digits has room between the words.
    if self.year.isApart {
      year = bytes.word(at: position &+ self.year.offset) ^ 0x3030_3030_3030_3030
    }
    let month = self.month.digits(head, tail).number(ofDigits: 2)
    let day = dayOfMonth.digits(head, tail).number(ofDigits: 2)
    return QuickReading(
      Day(year: Int(year.number(ofDigits: 4)), month: Int(month), checked: Int(day)))
  }
}

extension Span<UInt8> {
  /// What is said of a text that has no year of four digits at a place; a sign makes it longer.
  @inline(never)
  func refusalOfYear(at position: Int) -> QuickReading {
    let byte = byte(at: position)
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") ? .unknown : .refused
  }
}
