/// The values of a command line, which its parts take one after the other.
struct MatchReader {
  private let matches: Matches
  private let operands: Words

  /// The position of the next operand.
  private var next = 0

  /// The number of operands that are left for optional parts.
  private var spare: Int

  /// The position of the next part.
  private var position = 0

  init(_ matches: Matches = Matches(), operands: Words = Words(), required: Int = 0) {
    self.matches = matches
    self.operands = operands
    spare = operands.count - required
  }

  /// The index of the last match with the next part, an option, if it is given.
  mutating func takeLast() -> Int? {
    position += 1
    return matches.lastIndex(of: position - 1)
  }

  func match(at index: Int) -> Match { matches[index] }

  /// All matches with the next part, an option, in the order given.
  mutating func takeAll() -> Matches {
    position += 1
    return matches.all(of: position - 1)
  }

  /// The index of the operand that the next part takes by its position, if it is given.
  mutating func takeOperand(_ kind: PartKind) -> Int? {
    takeCount(kind) > 0 ? next - 1 : nil
  }

  func operand(at index: Int) -> Word { operands[index] }

  /// The operands that the next part takes by its position.
  mutating func takeOperands() -> Words {
    let count = takeCount(.operands)
    var words = Words()
    while words.count < count { words.append(operands[next - count + words.count]) }
    return words
  }

  /// Skips the operands that the next part takes, and returns their number.
  private mutating func takeCount(_ kind: PartKind) -> Int {
    position += 1
    let count = kind == .argument ? 1 : kind == .operands ? spare : min(spare, 1)
    if kind != .argument { spare -= count }
    next += count
    return count
  }
}
