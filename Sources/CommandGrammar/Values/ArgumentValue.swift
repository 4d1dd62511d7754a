/// A type whose values can be read from a word of a command line.
package protocol ArgumentValue: Sendable {
  /// Reads a word, all of it.
  init(word: Word) throws(ValueError)

  /// The words there are, if they are a closed set; else nothing.
  static var choices: [String] { get }
}

/// A type whose values are a closed set of words.
///
/// It is a protocol of this module, since a conformance to one of the standard library's is looked up
/// when a program runs.
package protocol ArgumentChoice: ArgumentValue {
  /// The word that is read as this value.
  var choice: String { get }
}

extension ArgumentValue {
  package static var choices: [String] { [] }
}

extension ArgumentChoice where Self: RawRepresentable, RawValue == String {
  package var choice: String { rawValue }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  package static var choices: [String] { allCases.map(\.rawValue) }

  package init(word: Word) throws(ValueError) {
    for value in Self.allCases where word.equals(value.rawValue) {
      self = value
      return
    }
    throw .notAChoice(word, choices: Self.choices)
  }
}
