/// Numbers from 0 on with seven bits in each byte, the lowest bits first; each byte but the last has its
/// highest bit set.
enum VariableWidth {
  /// Passes the bytes of a number on.
  @inline(__always)
  static func encode(_ number: Int, _ append: (UInt8) -> Void) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Reads a number, and moves the position past it.
  @inline(__always)
  static func decode(_ bytes: Span<UInt8>, at position: inout Int) -> Int {
    var (number, shift) = (0, 0)
    while position < bytes.count {
      let byte = bytes[position]
      position &+= 1
      number |= Int(byte & 0x7F) &<< shift
      guard byte >= 0x80 else { break }
      shift &+= 7
    }
    return number
  }
}
