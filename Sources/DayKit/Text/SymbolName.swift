/// The index of a name in the list of all names of a language.
///
/// The names of one width and context have consecutive indices, starting with January, Sunday or
/// the first quarter.
package struct SymbolName: Hashable, Sendable {
  /// The number of names before this one.
  package let index: Int

  /// The number of names in a language.
  package static let count = yearMonth + 1

  static let weekdays = 3 * 2 * 12
  static let quarters = weekdays + 4 * 2 * 7
  static let eras = quarters + 2 * 2 * 4
  static let patterns = eras + 2

  /// The pattern of a month and its year, after the four lengths of a date.
  static let yearMonth = patterns + 4
}
