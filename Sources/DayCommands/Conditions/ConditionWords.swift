import CommandGrammar
import System

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

  /// The texts of several words from the current one on, in its operand and before a conjunction, the
  /// longest first.
  var phrases: [Word] {
    guard current.count > 0, end < operands[index].count else { return [] }
    let start = end - current.count
    var phrases: [Word] = []
    var others = self
    others.advance()
    while others.isInsideOperand, !others.current.means("and"), !others.current.means("or") {
      phrases.append(operands[index][start..<others.end])
      others.advance()
    }
    return phrases.reversed()
  }

  /// The current word and those after it, up to a number of them.
  func following(upTo count: Int) -> [Word] {
    var (words, rest) = ([Word](), self)
    while words.count < count, rest.current.count > 0 {
      words.append(rest.current)
      rest.advance()
    }
    return words
  }

  /// Whether a text that begins with the current word is its whole operand.
  func isOperand(_ phrase: Word) -> Bool { phrase.count == operands[index].count }

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

extension Word {
  /// Whether the word looks like the name of a file, or is one.
  var canBeFile: Bool {
    fileHint != nil || equals("-") || isFile
  }

  /// Whether there is a file of this name.
  var isFile: Bool { (try? OpenFile.identity(ofFile: bytes)) != nil }

  /// Whether the word is a lowercase word or an operator, in any case.
  func means(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { name in
      guard name.count == count, count > 0 else { return false }
      for index in 0..<count where unsafe name[index] != self[index] | 0x20 { return false }
      return true
    }
  }
}

extension UInt8 {
  /// Whether the character belongs to an operator such as `>=`.
  fileprivate var isOperator: Bool {
    self == UInt8(ascii: "<") || self == UInt8(ascii: "=") || self == UInt8(ascii: ">")
      || self == UInt8(ascii: "!")
  }
}
