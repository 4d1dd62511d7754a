/// Which part goes into each column of the input, and which are added.
struct ListingColumns: Sendable {
  /// The names of the columns of the input.
  let names: [[UInt8]]

  /// The names as keys of JSON, each with the colon after it.
  private let keys: [ContiguousArray<UInt8>]

  /// The number of each column by its name, once it is needed: there may be very many.
  private var numbers: [[UInt8]: Int] = [:]

  /// The part that takes the place of each column, or -1.
  let parts: [Int]

  /// The parts that no column has the name of.
  let added: ContiguousArray<Int>

  init(_ names: [[UInt8]], parts: [[UInt8]]) {
    self.names = names
    keys = names.map { .init(jsonKey: ContiguousArray($0).span) }
    self.parts = names.map { parts.firstIndex(of: $0) ?? -1 }
    added = ContiguousArray(parts.indices.filter { !names.contains(parts[$0]) })
  }

  /// Appends the key of a column, which may have no name.
  func append(key column: Int, to row: inout ContiguousArray<UInt8>) {
    if column < keys.count { row += keys[column] } else { row += "\"\(column + 1)\":".utf8 }
  }

  /// The column with the name of a key, which is probably the next one; `nil` if there is none.
  mutating func column(ofKey key: Range<Int>, of record: Span<UInt8>, from next: Int) -> Int? {
    if next < names.count {
      let name = names[next]
      if record.isJSONText(key, ContiguousArray(name).span) { return next }
    }
    return record.jsonText(of: key).flatMap { column(named: Array($0)) }
  }

  /// The first column with a name; `nil` if there is none.
  mutating func column(named name: [UInt8]) -> Int? {
    if numbers.isEmpty {
      for number in names.indices.reversed() { numbers[names[number]] = number }
    }
    return numbers[name]
  }
}
