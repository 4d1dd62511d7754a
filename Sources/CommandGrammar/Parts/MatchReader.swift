/// A reader for the values of a command line; the parts take their values in order.
struct MatchReader {
  private let matches: Matches
  private let operands: Words

  /// The position of the next operand.
  private var next = 0

  /// The number of operands that remain for optional parts.
  private var spare: Int

  /// The number of matches that no part has taken.
  private var rest: Int

  /// The position of the next part.
  private var position = 0

  init(_ matches: Matches = Matches(), operands: Words = Words(), required: Int = 0) {
    self.matches = matches
    self.operands = operands
    spare = operands.count - required
    rest = matches.count
  }

  /// Moves to the next part, an option, and returns the index of its last match, if any.
  mutating func takeLast() -> Int? {
    position += 1
    let index = matches.lastIndex(of: position - 1)
    if index != nil { rest -= 1 }
    return index
  }

  func match(at index: Int) -> Match { matches[index] }

  /// The number of options given.
  var optionCount: Int { matches.count }

  /// Whether there is an option that no part has taken.
  ///
  /// If an option was given twice, this stays `true`.
  var hasOptions: Bool { rest > 0 }

  /// Whether an option was given, by its first name.
  func isGiven(_ name: String) -> Bool { !name.isEmpty && matches.contains(name) }

  /// Moves to the next part, an option, and returns all its matches in order.
  mutating func takeAll() -> Matches {
    position += 1
    let taken = matches.all(of: position - 1)
    rest -= taken.count
    return taken
  }

  /// Moves to the next part and returns the index of its operand, if any.
  mutating func takeOperand(_ kind: PartKind) -> Int? {
    takeCount(kind) > 0 ? next - 1 : nil
  }

  func operand(at index: Int) -> Word { operands[index] }

  /// Moves to the next part and returns its operands.
  mutating func takeOperands() -> Words {
    let count = takeCount(.operands)
    var words = Words()
    while words.count < count { words.append(operands[next - count + words.count]) }
    return words
  }

  /// Skips the operands of the next part, and returns their number.
  private mutating func takeCount(_ kind: PartKind) -> Int {
    position += 1
    let count = kind == .argument ? 1 : kind == .operands ? spare : min(spare, 1)
    if kind != .argument { spare -= count }
    next += count
    return count
  }
}
