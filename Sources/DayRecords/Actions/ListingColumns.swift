/// Which part goes into each column of the input, and which are added.
struct ListingColumns: Sendable {
  /// The names of the columns of the input.
  var names: [[UInt8]]

  /// The part that takes the place of each column, or -1.
  var parts: [Int]

  /// The parts that no column has the name of.
  var added: [Int]

  init(_ names: [[UInt8]], parts: [[UInt8]]) {
    self.names = names
    self.parts = names.map { parts.firstIndex(of: $0) ?? -1 }
    added = parts.indices.filter { !names.contains(parts[$0]) }
  }
}
