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
    var index = matches.count
    while index > 0 {
      index -= 1
      if matches[index].part == position - 1 {
        rest -= 1
        return index
      }
    }
    return nil
  }

  func match(at index: Int) -> Match { matches[index] }

  /// The number of options given.
  var optionCount: Int { matches.count }

  /// Whether there is an option that no part has taken.
  ///
  /// If an option was given twice, this stays `true`.
  var hasOptions: Bool { rest > 0 }

  /// Whether an option was given, by its first name.
  func isGiven(_ name: String) -> Bool { count(of: name) > 0 }

  /// How often an option was given, by its first name.
  func count(of name: String) -> Int {
    var count = 0
    for index in matches.indices where matches[index].name.isSame(as: name) { count += 1 }
    return count
  }

  /// Moves to the next part, an option, and appends the values of all its matches in order.
  mutating func takeAll(into words: inout Words) {
    position += 1
    for index in matches.indices where matches[index].part == position - 1 {
      words.append(matches[index].word)
      rest -= 1
    }
  }

  /// Moves to the next part and returns the index of its operand, if any.
  mutating func takeOperand(_ kind: PartKind) -> Int? {
    takeCount(kind) > 0 ? next - 1 : nil
  }

  /// Moves to the next part, which takes nothing.
  mutating func skip() { position += 1 }

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

extension String {
  /// Whether two names are equal; most names differ in their length, which is faster to compare.
  fileprivate func isSame(as other: String) -> Bool {
    utf8.count == other.utf8.count && self == other
  }
}
