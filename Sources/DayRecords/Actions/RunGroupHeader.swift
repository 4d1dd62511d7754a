import System

/// The header of a group of records with the same key in a sorted run: the number of bytes in the
/// group and, unless the key is the next one after that of the previous group, by how much it is
/// larger.
///
/// The lowest bit of the first number tells whether the second follows. Both have a variable width
/// (``VariableWidth``), so most headers have one or two bytes.
struct RunGroupHeader: Sendable {
  private(set) var key: UInt32
  private(set) var length = 0

  /// Creates the header before the first group of a run, or the one after a group with a key.
  init(key: UInt32 = 0) { self.key = key }

  /// The most bytes of a header.
  static var maximumSize: Int { 11 }

  /// Writes the header of the next group.
  @inline(__always)
  mutating func write(_ key: UInt32, _ length: Int, to writer: inout PieceWriter) {
    encode(key, length) { writer.write($0) }
  }

  mutating func write(_ key: UInt32, _ length: Int, to output: inout BufferedOutput) {
    output.append(upTo: Self.maximumSize) { output in
      encode(key, length) { output.append($0) }
    }
  }

  /// Reads the header of the next group.
  @inline(__always)
  mutating func read(_ bytes: Span<UInt8>, at position: inout Int) {
    let number = VariableWidth.decode(bytes, at: &position)
    length = number &>> 1
    let isNext = number & 1 == 0
    key &+= isNext ? 1 : UInt32(truncatingIfNeeded: VariableWidth.decode(bytes, at: &position))
  }

  @inline(__always)
  private mutating func encode(_ key: UInt32, _ length: Int, _ append: (UInt8) -> Void) {
    let difference = Int(key &- self.key)
    let isNext = difference == 1
    VariableWidth.encode(length &<< 1 | (isNext ? 0 : 1), append)
    if !isNext { VariableWidth.encode(difference, append) }
    self.key = key
  }
}
