/// A requested column.
package enum Column: Equatable, Sendable {
  /// The column with a number, counted from 0.
  case number(Int)

  /// The column with a name in the header.
  case name([UInt8])
}
