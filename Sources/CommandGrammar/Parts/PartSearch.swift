/// A search for the option that a word of a command line names.
struct PartSearch {
  enum Name {
    /// The bytes of a word before the given position.
    case long(Word, end: Int)

    /// The letter of `-n`.
    case letter(UInt8)
  }

  private let target: Name
  private var visited = 0

  /// Whether an option with the name was found; the next properties describe it.
  ///
  /// They are not combined in one optional value, because releasing an optional structure needs its
  /// type metadata, which takes tens of thousands of instructions.
  private(set) var isFound = false

  /// The position among the parts of the command.
  private(set) var part = 0

  /// The first name of the part, and the position and text of the name that was found.
  private(set) var name = ""
  private(set) var position = Match.Spelling.first
  private(set) var spelling = ""
  private(set) var valueName = ""
  private(set) var isFlag = false

  init(for name: Name = .letter(0)) {
    target = name
  }

  /// Checks whether the next part, an option, has the name.
  mutating func check(
    _ kind: PartKind, _ name: String, _ other: String, _ another: String, valueName: String
  ) {
    defer { visited += 1 }
    guard !isFound else { return }
    if hasName(name) {
      (spelling, position) = (name, .first)
    } else if hasName(other) {
      (spelling, position) = (other, .second)
    } else if hasName(another) {
      (spelling, position) = (another, .third)
    } else {
      return
    }
    (isFound, part) = (true, visited)
    self.name = name
    (self.valueName, isFlag) = (valueName, kind == .flag)
  }

  /// Skips a part that is not an option.
  mutating func skip() { visited += 1 }

  private func hasName(_ spelling: String) -> Bool {
    switch target {
    case .long(let word, let end): !spelling.isEmpty && word.hasPrefix(upTo: end, equalTo: spelling)
    case .letter(let byte): spelling.utf8.count == 2 && spelling.utf8.last == byte
    }
  }
}
