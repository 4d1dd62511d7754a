/// A type whose values are a fixed set of words.
///
/// It does not build on `RawRepresentable` and `CaseIterable`, because looking up their
/// conformances and creating an array of all cases takes time when the program runs.
package protocol ArgumentChoice: ArgumentValue {
  /// The word for this value.
  var choice: String { get }

  /// Returns the value at a position, in the order of the help, or `nil` after the last value.
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
