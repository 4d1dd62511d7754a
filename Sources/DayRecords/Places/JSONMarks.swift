// Marks in eight bytes of JSON at once; the first mark is right, later ones may not be.

extension UInt64 {
  /// Marks quotes, backslashes and control characters.
  @inline(__always)
  var marksOfQuotesAndControls: UInt64 {
    (differenceOfQuotesAndControls | difference(of: .backslash)) & ~self & UInt64(bytes: 0x80)
  }

  /// Marks all bytes other than digits, `-`, `.`, letters and a few characters between them, none of
  /// which ends a word.
  @inline(__always)
  var marksOfOthersThanWords: UInt64 {
    let braces = (self | UInt64(bytes: 0x20)) &+ UInt64(bytes: 0x80 - UInt8(ascii: "{"))
    return (braces | (self &- UInt64(bytes: UInt8(ascii: "-"))) | self) & UInt64(bytes: 0x80)
  }

  @inline(__always)
  var marksOfOthersThanDigits: UInt64 {
    let values = self ^ UInt64(bytes: UInt8(ascii: "0"))
    return (values &+ UInt64(bytes: 0x76) | self) & UInt64(bytes: 0x80)
  }

  /// Marks quotes, brackets of both sides and control characters.
  @inline(__always)
  var marksOfNesting: UInt64 {
    let curled = self | UInt64(bytes: 0x20)
    let brackets =
      curled.difference(of: UInt8(ascii: "{")) | curled.difference(of: UInt8(ascii: "}"))
    return (differenceOfQuotesAndControls | brackets) & ~self & UInt64(bytes: 0x80)
  }

  /// Has the highest bit where the byte is a certain one, or more than 128.
  @inline(__always)
  private func difference(of byte: UInt8) -> UInt64 {
    (self ^ UInt64(bytes: byte)) &- UInt64(bytes: 1)
  }

  /// Has the highest bit where the byte is a quote, a control character, or more than 128: with its
  /// second bit turned, a quote is a blank and control characters are still less.
  @inline(__always)
  private var differenceOfQuotesAndControls: UInt64 {
    (self ^ UInt64(bytes: 2)) &- UInt64(bytes: 0x21)
  }
}
