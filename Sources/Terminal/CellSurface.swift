/// A surface of rows and columns of cells, on which texts are put.
package protocol CellSurface {
  /// Puts a text in UTF-8 at a position; rows and columns start at 0.
  mutating func put(_ text: Span<UInt8>, row: Int, column: Int, style: TextStyle)
}
