/// A visitor of the parts of a command, in the order of their declaration.
///
/// A command names its parts in one function, each beside the property that it fills. That function
/// runs once for each purpose: to list the parts, to find the one that a word names, to count
/// operands, and to read the values of a command line.
package struct Parts {
  /// What the parts are visited for.
  enum Purpose {
    /// To run the command's own check of its defaults.
    case check
    case list, search, count, read
  }

  let purpose: Purpose

  /// The descriptions so far, if the purpose is to list them.
  private(set) var list: [PartDescription] = []

  private(set) var search = PartSearch()
  private(set) var count = OperandCount()
  private var reader = MatchReader()

  init(_ purpose: Purpose) {
    self.purpose = purpose
  }

  init(searching search: PartSearch) {
    purpose = .search
    self.search = search
  }

  init(reading reader: MatchReader) {
    purpose = .read
    self.reader = reader
  }

  /// Goes on to an option or a flag.
  ///
  /// The description is created only to be listed: a call searches for each of its options.
  mutating func passOption(
    _ kind: PartKind, _ name: String, _ other: String, _ another: String, value valueName: String,
    _ description: @autoclosure () -> PartDescription
  ) {
    switch purpose {
    case .list: list.append(description())
    case .search: search.look(at: kind, name, other, another, valueName: valueName)
    case .check, .count, .read: break
    }
  }

  /// Goes on to an operand, or to all operands.
  mutating func passOperand(
    _ kind: PartKind, _ description: @autoclosure () -> PartDescription
  ) {
    switch purpose {
    case .list: list.append(description())
    case .search: search.skip()
    case .count: count.add(kind)
    case .check, .read: break
    }
  }

  /// The index of the last match of the current part, an option, if it is given.
  ///
  /// An optional match would be simpler, but its metadata costs a start tens of thousands of
  /// instructions.
  mutating func takeLast() -> Int? {
    purpose == .read ? reader.takeLast() : nil
  }

  func match(at index: Int) -> Match { reader.match(at: index) }

  /// All matches of the current part, an option.
  mutating func takeAll() -> Matches {
    purpose == .read ? reader.takeAll() : Matches()
  }

  /// The index of the operand of the current part, if it is given.
  mutating func takeOperand(_ kind: PartKind) -> Int? {
    purpose == .read ? reader.takeOperand(kind) : nil
  }

  func operand(at index: Int) -> Word { reader.operand(at: index) }

  /// The operands of the current part, all that no other part takes.
  mutating func takeOperands() -> Words {
    purpose == .read ? reader.takeOperands() : Words()
  }
}
