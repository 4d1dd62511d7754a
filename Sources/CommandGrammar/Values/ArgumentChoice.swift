/// A type whose values are a closed set of words.
///
/// Its requirements are its own: a conformance to a protocol of the standard library is looked up
/// while a program runs, and an array of all cases needs metadata.
package protocol ArgumentChoice: ArgumentValue {
  /// The word that is read as this value.
  var choice: String { get }

  /// The value at a position in the order in which help lists them, `nil` after the last.
  static func value(at position: Int) -> Self?
}

extension ArgumentChoice {
  @inlinable
  package init(word: Word) throws(ValueError) {
    var position = 0
    while let value = Self.value(at: position) {
      if word.equals(value.choice) {
        self = value
        return
      }
      position += 1
    }
    throw .notAChoice(word, choices: Self.choices)
  }

  package static var choices: [String] {
    var choices: [String] = []
    while let value = value(at: choices.count) { choices.append(value.choice) }
    return choices
  }
}

extension ArgumentChoice where Self: RawRepresentable, RawValue == String {
  package var choice: String { rawValue }
}

extension ArgumentChoice where Self: CaseIterable {
  package static func value(at position: Int) -> Self? { allCases.dropFirst(position).first }
}
