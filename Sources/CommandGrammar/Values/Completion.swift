/// How a shell completes the value of a part.
///
/// Completion scripts contain one function for each kind, named after it.
package struct Completion: Hashable, Sendable {
  /// The kind of value, such as `format`: lowercase ASCII letters; empty if nothing is completed.
  package var name: String

  package var candidates: [Candidate]
  package var paths: Paths

  /// Whether a value can be several candidates, separated by commas.
  package var isList = false

  /// A word that completes a value.
  package struct Candidate: Hashable, Sendable {
    package let word: String

    /// A short explanation, which some shells show beside the word; may be empty.
    package let help: String

    package init(_ word: String, help: String = "") {
      (self.word, self.help) = (word, help)
    }
  }

  /// The paths that complete a value in addition to the candidates.
  package enum Paths: Hashable, Sendable {
    case none, files, folders

    /// Files below a folder, named relative to it, whose names start with an uppercase letter.
    case below(String)
  }

  package init(_ name: String, _ candidates: [Candidate] = [], paths: Paths = .none) {
    (self.name, self.candidates, self.paths) = (name, candidates, paths)
  }

  /// Creates the completion of a list of words that are separated by commas.
  package init(_ name: String, listOf words: [String]) {
    self.init(name, words.map { Candidate($0) })
    isList = true
  }
}

extension Completion {
  /// Completes nothing, because the value is a text or a number.
  package static var none: Completion { Completion("") }

  package static var file: Completion { Completion("file", paths: .files) }

  package static var folder: Completion { Completion("folder", paths: .folders) }

  package var isEmpty: Bool { candidates.isEmpty && paths == .none }
}
