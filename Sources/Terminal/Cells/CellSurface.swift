/// A surface of rows and columns of cells, on which texts are put.
package protocol CellSurface {
  /// Puts a text in UTF-8 at a position; rows and columns start at 0.
  ///
  /// A mark ends a text that is written from right to left, so that a terminal does not exchange the
  /// places of this text and the texts beside it.
  mutating func put(_ text: Span<UInt8>, row: Int, column: Int, style: TextStyle)

  /// Puts a number from 0 to 999, aligned to the right in two or three columns.
  mutating func put(_ number: Int, width: Int, row: Int, column: Int, style: TextStyle)
}

extension ContiguousArray<UInt8> {
  /// Appends a number from 0 to 999, aligned to the right in two or three columns.
  @inline(__always)
  mutating func append(_ number: Int, width: Int) {
    let (zero, space) = (UInt8(ascii: "0"), UInt8(ascii: " "))
    if width > 2 { append(number < 100 ? space : zero &+ UInt8(truncatingIfNeeded: number / 100)) }
    append(number < 10 ? space : zero &+ UInt8(truncatingIfNeeded: number / 10 % 10))
    append(zero &+ UInt8(truncatingIfNeeded: number % 10))
  }
}
