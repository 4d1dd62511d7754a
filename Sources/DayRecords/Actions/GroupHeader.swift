import Terminal

/// The header of a group of records with the same key in a sorted run: by how much the key is
/// larger than that of the previous group, and the number of bytes in the group.
///
/// Both numbers are written with seven bits in each byte, so most headers have two or three bytes.
struct GroupHeader: Sendable {
  private(set) var key: UInt32 = 0
  private(set) var length = 0

  /// The most bytes of a header.
  static var maximumSize: Int { 10 }

  /// Writes the header of the next group.
  @inline(__always)
  mutating func write(_ key: UInt32, _ length: Int, to writer: inout PieceWriter) {
    Self.encode(Int(key &- self.key)) { writer.write($0) }
    Self.encode(length) { writer.write($0) }
    self.key = key
  }

  mutating func write(_ key: UInt32, _ length: Int, to output: inout BufferedOutput) {
    let difference = Int(key &- self.key)
    output.append(upTo: Self.maximumSize) { output in
      Self.encode(difference) { output.append($0) }
      Self.encode(length) { output.append($0) }
    }
    self.key = key
  }

  /// Reads the header of the next group.
  @inline(__always)
  mutating func read(_ bytes: Span<UInt8>, at position: inout Int) {
    key &+= UInt32(truncatingIfNeeded: Self.decode(bytes, at: &position))
    length = Self.decode(bytes, at: &position)
  }

  @inline(__always)
  private static func encode(_ number: Int, _ append: (UInt8) -> Void) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest &>>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  @inline(__always)
  private static func decode(_ bytes: Span<UInt8>, at position: inout Int) -> Int {
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
