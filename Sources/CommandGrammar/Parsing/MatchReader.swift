/// Hands out what was matched with the parts of a command, part after part.
struct MatchReader {
  private let matches: [Match]
  private var operands: ArraySlice<Word>

  /// The number of operands that are left for parts that can do without.
  private var spare: Int

  private var position = 0

  init(_ matches: [Match], operands: [Word], required: Int) {
    self.matches = matches
    self.operands = operands[...]
    spare = operands.count - required
  }

  /// The last match with the next part, an option.
  mutating func takeLast() -> Match? {
    defer { position += 1 }
    var last: Match?
    for match in matches where match.part == position {
      last = match
    }
    return last
  }

  /// All matches with the next part, an option, in the order given.
  mutating func takeAll() -> [Match] {
    defer { position += 1 }
    return matches.isEmpty ? [] : matches.filter { $0.part == position }
  }

  /// The operand that the next part takes by its position, if there is one.
  mutating func takeOperand(_ kind: PartKind, _ valueName: String) -> Match? {
    takeOperands(kind).first.map { Match(part: position - 1, spelling: valueName, word: $0) }
  }

  /// The operands that the next part takes by its position.
  mutating func takeOperands(_ kind: PartKind) -> ArraySlice<Word> {
    position += 1
    let count = kind == .argument ? 1 : kind == .operands ? spare : min(spare, 1)
    if kind != .argument { spare -= count }
    let taken = operands.prefix(count)
    operands = operands.dropFirst(count)
    return taken
  }
}
