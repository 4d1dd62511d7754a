#if Formats
/// The tables of the names in a format.
///
/// The first two are not in an array, whose type would have to be created in every call that writes
/// names.
struct NameTables: Sendable {
  private var first: NameTable?
  private var second: NameTable?
  private var rest: [NameTable] = []
  private(set) var count = 0

  init() {}

  init(_ first: NameTable) { append(first) }

  init(_ first: NameTable, _ second: NameTable) {
    append(first)
    append(second)
  }

  mutating func append(_ table: NameTable) {
    switch count {
    case 0: first = table
    case 1: second = table
    default: rest.append(table)
    }
    count += 1
  }

  /// The table at an index.
  subscript(index: Int) -> NameTable {
    if index > 1 { return rest[index - 2] }
    guard let table = index == 0 ? first : second else {
      preconditionFailure("there is no such table")
    }
    return table
  }
}

extension NameTables: Hashable {
  static func == (left: NameTables, right: NameTables) -> Bool {
    left.count == right.count && (0..<left.count).allSatisfy { left[$0] == right[$0] }
  }

  func hash(into hasher: inout Hasher) {
    for index in 0..<count { hasher.combine(self[index]) }
  }
}
#endif
