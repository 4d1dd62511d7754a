/// A type whose values can be read from a word of a command line.
package protocol ArgumentValue: Sendable {
  /// Reads a value from a complete word.
  init(word: Word) throws(ValueError)

  /// The words that can be read, if they are a fixed set; otherwise empty.
  static var choices: [String] { get }
}

extension ArgumentValue {
  package static var choices: [String] { [] }
}
