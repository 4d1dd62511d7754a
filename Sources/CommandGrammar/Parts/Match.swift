/// A word of a command line, and the part to which it belongs.
struct Match: Sendable {
  /// The position of the part among those of its command.
  private(set) var part = 0

  /// The first name of the option in its declaration, or the value name of an operand.
  private(set) var name = ""

  /// The value; empty for a flag.
  private(set) var word = Word.empty

  /// The position of the name that the user wrote among the names of the option.
  private var spelling = Spelling.first

  /// The position of a name of an option among its names.
  enum Spelling { case first, second, third }

  /// Creates a placeholder.
  init() {}

  /// Creates the match of an option that was found by one of its names.
  init(_ found: PartSearch, word: Word) {
    (self.part, self.name) = (found.part, found.name)
    (self.word, self.spelling) = (word, found.position)
  }

  /// Creates the match of an operand, or of an option by its first name.
  init(_ word: Word, of name: String) {
    (self.name, self.word) = (name, word)
  }
}

extension Match {
  private var isOperand: Bool { name.utf8.first != .hyphen }

  /// Reads the word as a value; an error shows the name that the user wrote.
  ///
  /// The other names of the option are arguments, because storing the name that the user wrote would
  /// cost every call hundreds of instructions.
  func value<Value: ArgumentValue>(
    _ other: String = "", _ another: String = ""
  ) throws(UsageError) -> Value {
    do throws(ValueError) {
      return try Value(word: word)
    } catch {
      let spelled = spelling == .first ? name : spelling == .second ? other : another
      throw UsageError(error, for: spelled, isOperand: isOperand)
    }
  }

  /// Reads the word and stores the value.
  ///
  /// It is not inlined: otherwise, calls without the option would spend thousands of instructions
  /// on the metadata of an optional type that only this function needs.
  @inline(never)
  func fill<Value: ArgumentValue>(
    _ place: inout Value?, _ other: String = "", _ another: String = ""
  ) throws(UsageError) {
    place = .some(try value(other, another))
  }
}

/// Matches in the order of the command line; like those of ``Words``, the first ones need no memory.
struct Matches {
  private var first = Match()
  private var second = Match()
  private var third = Match()
  private var others: [Match] = []

  private(set) var count = 0

  var indices: Range<Int> { 0..<count }

  mutating func append(_ match: Match) {
    switch count {
    case 0: first = match
    case 1: second = match
    case 2: third = match
    default: others.append(match)
    }
    count += 1
  }

  subscript(index: Int) -> Match {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    default: others[index - 3]
    }
  }
}
