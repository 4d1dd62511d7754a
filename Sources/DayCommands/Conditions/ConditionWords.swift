import CommandGrammar

/// The words of a condition, one after another, among the operands of a command.
///
/// An operand may contain several words, separated by spaces. An operator is a word of its own,
/// even if a date follows it directly, as in `>=2025-01-01`.
struct ConditionWords {
  private let operands: Words

  /// The operand that contains the current word.
  private var index = 0

  /// The position after the current word in its operand.
  private var end = 0

  /// The operand that contains the word before the current one.
  private var lastIndex = -1

  /// The current word, empty after the last one.
  private(set) var current = Word.empty

  /// The word before the current one, empty at the first one.
  private(set) var last = Word.empty

  init(_ operands: Words) {
    self.operands = operands
    find()
  }

  /// Passes the current word.
  mutating func advance() {
    (last, lastIndex) = (current, index)
    find()
  }

  /// The texts of several words from the current one on, in its operand, the longest first.
  var phrases: [Word] {
    guard current.count > 0 else { return [] }
    let operand = operands[index]
    let start = end - current.count
    let ends = (end + 1..<max(end + 1, operand.count + 1)).filter {
      operand[$0 - 1] != UInt8(ascii: " ")
        && ($0 == operand.count || operand[$0] == UInt8(ascii: " "))
    }
    return ends.reversed().map { operand[start..<$0] }
  }

  /// The whole operand, if the current word is the first of several and no other condition follows.
  var operand: Word? {
    guard current.count > 0, end == current.count, end < operands[index].count else { return nil }
    var others = self
    repeat { others.advance() } while others.isInsideOperand && !others.isConjunction
    return others.isInsideOperand ? nil : operands[index]
  }

  private var isConjunction: Bool { current.means("and") || current.means("or") }

  /// Passes a text that begins with the current word.
  mutating func advance(past phrase: Word) {
    end += phrase.count - current.count
    current = phrase
    advance()
  }

  /// Whether the current word is in the same operand as the one before it.
  var isInsideOperand: Bool { current.count > 0 && lastIndex == index }

  /// The operands from that of the current word on, unchanged.
  var rest: Words { operands.dropFirst(index) }

  /// Finds the next word from ``end`` on.
  private mutating func find() {
    while index < operands.count {
      let operand = operands[index]
      var start = end
      while start < operand.count, operand[start] == UInt8(ascii: " ") { start += 1 }
      if start < operand.count {
        end = start
        let isOperator = operand[start].isOperator
        while end < operand.count, operand[end] != UInt8(ascii: " "),
          operand[end].isOperator || !isOperator
        {
          end += 1
        }
        current = operand[start..<end]
        return
      }
      (index, end) = (index + 1, 0)
    }
    current = .empty
  }
}

extension UInt8 {
  /// Whether the character belongs to an operator such as `>=`.
  fileprivate var isOperator: Bool {
    self == UInt8(ascii: "<") || self == UInt8(ascii: "=") || self == UInt8(ascii: ">")
      || self == UInt8(ascii: "!")
  }
}
