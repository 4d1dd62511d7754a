/// Hands out what was matched with the parts of a command, part after part.
struct MatchReader {
  private let matches: Matches
  private let operands: Words

  /// The position of the next operand.
  private var next = 0

  /// The number of operands that are left for parts that can do without.
  private var spare: Int

  private var position = 0

  init(_ matches: Matches, operands: Words, required: Int) {
    self.matches = matches
    self.operands = operands
    spare = operands.count - required
  }

  /// The last match with the next part, an option.
  mutating func takeLast() -> Match? {
    defer { position += 1 }
    return matches.last(of: position)
  }

  /// All matches with the next part, an option, in the order given.
  mutating func takeAll() -> [Match] {
    defer { position += 1 }
    return matches.all.isEmpty ? [] : matches.all.filter { $0.part == position }
  }

  /// The operand that the next part takes by its position, if there is one.
  mutating func takeOperand(_ kind: PartKind, _ valueName: String) -> Match? {
    let count = takeCount(kind)
    guard count > 0 else { return nil }
    return Match(part: position - 1, spelling: valueName, word: operands[next - 1])
  }

  /// The operands that the next part takes by its position.
  mutating func takeOperands() -> Words {
    let count = takeCount(.operands)
    var words = Words()
    while words.count < count { words.append(operands[next - count + words.count]) }
    return words
  }

  /// Passes the operands that the next part takes, and gives their number.
  private mutating func takeCount(_ kind: PartKind) -> Int {
    position += 1
    let count = kind == .argument ? 1 : kind == .operands ? spare : min(spare, 1)
    if kind != .argument { spare -= count }
    next += count
    return count
  }
}
