/// A word of a command line, and the part to which it belongs.
struct Match: Hashable, Sendable {
  /// The position of the part among those of its command.
  private(set) var part = 0

  /// The first name of the option in its declaration; empty for an operand.
  private(set) var name = ""

  /// The name of the option as the user wrote it, or the value name of an operand.
  private(set) var spelling = ""

  /// The value; empty for a flag.
  private(set) var word = Word.empty

  /// Creates a placeholder.
  init() {}

  init(part: Int, name: String, spelling: String, word: Word) {
    (self.part, self.name) = (part, name)
    (self.spelling, self.word) = (spelling, word)
  }

  /// Creates the match of a part that was found by its name.
  init(_ found: PartSearch, word: Word) {
    self.init(part: found.part, name: found.name, spelling: found.spelling, word: word)
  }

  /// Creates the match of an operand.
  init(operand word: Word, _ valueName: String) {
    (self.spelling, self.word) = (valueName, word)
  }
}

extension Match {
  private var isOperand: Bool { spelling.utf8.first != .hyphen }

  /// Reads the word as a value.
  func value<Value: ArgumentValue>() throws(UsageError) -> Value {
    do throws(ValueError) {
      return try Value(word: word)
    } catch {
      throw UsageError(error, for: spelling, isOperand: isOperand)
    }
  }

  /// Reads the word and stores the value.
  func fill<Value: ArgumentValue>(_ place: inout Value) throws(UsageError) {
    place = try value()
  }

  /// Reads the word and stores the value.
  ///
  /// It is not inlined: otherwise, calls without the option would spend thousands of instructions
  /// on the metadata of an optional type that only this function needs.
  @inline(never)
  func fill<Value: ArgumentValue>(_ place: inout Value?) throws(UsageError) {
    place = .some(try value())
  }
}
