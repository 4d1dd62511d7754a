// Marks in eight bytes of JSON at once. The first mark is right, but later ones may be wrong.

extension UInt64 {
  /// Marks quotes, backslashes and control characters.
  @inline(__always)
  var marksOfQuotesAndControls: UInt64 {
    (differenceOfQuotesAndControls | difference(of: .backslash)) & ~self & UInt64(bytes: 0x80)
  }

  /// Marks all bytes but digits, `-`, `.`, letters and the few characters between these in ASCII,
  /// none of which ends a word.
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

  /// Marks quotes, opening and closing brackets, and control characters.
  @inline(__always)
  var marksOfNesting: UInt64 {
    let curled = self | UInt64(bytes: 0x20)
    let brackets =
      curled.difference(of: UInt8(ascii: "{")) | curled.difference(of: UInt8(ascii: "}"))
    return (differenceOfQuotesAndControls | brackets) & ~self & UInt64(bytes: 0x80)
  }

  /// Sets the highest bit of each byte that equals the given one, or is more than 128.
  @inline(__always)
  private func difference(of byte: UInt8) -> UInt64 {
    (self ^ UInt64(bytes: byte)) &- UInt64(bytes: 1)
  }

  /// Sets the highest bit of each byte that is a quote, a control character, or more than 128.
  ///
  /// With its second bit flipped, a quote becomes a space, and control characters stay below it.
  @inline(__always)
  private var differenceOfQuotesAndControls: UInt64 {
    (self ^ UInt64(bytes: 2)) &- UInt64(bytes: 0x21)
  }
}
