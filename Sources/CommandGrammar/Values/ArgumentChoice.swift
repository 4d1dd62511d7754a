/// A type whose values are a fixed set of words.
///
/// It does not build on `RawRepresentable` and `CaseIterable`, because looking up their
/// conformances and creating an array of all cases takes time when the program runs.
package protocol ArgumentChoice: ArgumentValue {
  /// The word for this value.
  var choice: String { get }

  /// The number of values.
  static var count: Int { get }

  /// Returns the value at a position below ``count``, in the order of the help.
  ///
  /// It is not optional: creating the type of an optional takes a quarter of a short call.
  static func value(at position: Int) -> Self

  /// Returns the choice for a word that other programs use for it, if it is not similar to the choice.
  static func choice(meantBy word: Word) -> String?
}

extension ArgumentChoice {
  @inlinable
  package init(word: Word) throws(ValueError) {
    for position in 0..<Self.count where word.equals(Self.value(at: position).choice) {
      self = Self.value(at: position)
      return
    }
    throw .notAChoice(word, choices: Self.choices, meant: Self.choice(meantBy: word))
  }

  package static func choice(meantBy word: Word) -> String? { nil }

  package static var choices: [String] { (0..<count).map { value(at: $0).choice } }
}

extension ArgumentChoice where Self: RawRepresentable, RawValue == String {
  package var choice: String { rawValue }
}

extension ArgumentChoice where Self: CaseIterable {
  package static var count: Int { allCases.count }

  package static func value(at position: Int) -> Self {
    allCases[allCases.index(allCases.startIndex, offsetBy: position)]
  }
}
