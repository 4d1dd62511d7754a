/// A control sequence of ECMA-48 with numbers, without its last byte.
struct ControlSequence {
  private var isEmpty = true

  /// Appends a number from 0 to 999 and what precedes it.
  mutating func append(_ code: Int, to text: inout ContiguousArray<UInt8>) {
    if isEmpty { text.append(0x1B) }
    text.append(isEmpty ? UInt8(ascii: "[") : UInt8(ascii: ";"))
    isEmpty = false
    var divisor = code >= 100 ? 100 : code >= 10 ? 10 : 1
    while divisor > 0 {
      text.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: code / divisor % 10))
      divisor /= 10
    }
  }
}
