extension UInt8 {
  static var lineFeed: UInt8 { UInt8(ascii: "\n") }
  static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
  static var quote: UInt8 { UInt8(ascii: "\"") }
  static var backslash: UInt8 { UInt8(ascii: "\\") }
  static var comma: UInt8 { UInt8(ascii: ",") }
  static var colon: UInt8 { UInt8(ascii: ":") }

  package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  package var isASCIILetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether the byte cannot be part of a number or a word, as most bytes around dates: a control
  /// character, a space or one of the signs up to the comma.
  @inline(__always)
  var isPlain: Bool { self <= UInt8(ascii: ",") }
}

extension Span<UInt8> {
  /// The byte at a position, or `nil` outside the span.
  @inline(__always)
  func byte(at position: Int) -> UInt8? {
    position >= 0 && position < count ? self[position] : nil
  }

  /// Whether there is a carriage return before a position.
  @inline(__always)
  func hasCarriageReturn(before position: Int) -> Bool {
    position > 0 && position <= count && self[position - 1] == .carriageReturn
  }

  /// The end of a record without its line ending.
  var contentEnd: Int {
    guard last == .lineFeed else { return count }
    return hasCarriageReturn(before: count - 1) ? count - 2 : count - 1
  }
}
