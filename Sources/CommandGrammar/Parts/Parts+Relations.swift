// The names are separate arguments because an array of them would cost each call tens of thousands of
// instructions. Without options on the command line, a relation is one inlined comparison. The functions
// are mutating because a caller would copy the visitor for other functions.

extension Parts {
  /// Declares that at most one of these options can be given; each is named by its first name.
  @inlinable
  package mutating func exclusive(
    _ first: String, _ second: String, _ third: String = "", _ fourth: String = ""
  ) throws(UsageError) {
    if needsRelations { try exclude(first, second, third, fourth) }
  }

  /// Declares that an option cannot be combined with any of the others; each is named by its first
  /// name.
  @inlinable
  package mutating func exclusive(
    _ name: String, withEachOf others: @autoclosure () -> [String]
  ) throws(UsageError) {
    guard needsRelations else { return }
    for other in others() { try exclude(name, other, "", "") }
  }

  /// Declares that an option can be given only with one of the others; each is named by its first
  /// name.
  ///
  /// - Parameter purpose: What the option is, as a clause for the message.
  @inlinable
  package mutating func requires(
    _ name: String, _ first: String, _ second: String = "", _ third: String = "",
    purpose: @autoclosure () -> String = ""
  ) throws(UsageError) {
    if needsRelations { try require(name, first, second, third, purpose()) }
  }

  /// Declares that an option can be given only once, because a second one can only be a mistake; it is
  /// named by its first name.
  @inlinable
  package mutating func once(_ name: String) throws(UsageError) {
    if needsRelations { try checkOnce(name) }
  }
}

extension Parts {
  @usableFromInline
  mutating func checkOnce(_ name: String) throws(UsageError) {
    if purpose == .list { return add(.once(name)) }
    if reader.count(of: name) > 1 { throw UsageError("\(name) can be given only once") }
  }

  @usableFromInline
  mutating func exclude(
    _ first: String, _ second: String, _ third: String, _ fourth: String
  ) throws(UsageError) {
    if purpose == .list { return add(.exclusive(named(first, second, third, fourth))) }
    guard reader.optionCount > 1 else { return }
    var given = ""
    try check(first, notWith: &given)
    try check(second, notWith: &given)
    try check(third, notWith: &given)
    try check(fourth, notWith: &given)
  }

  @usableFromInline
  mutating func require(
    _ name: String, _ first: String, _ second: String, _ third: String, _ use: String
  ) throws(UsageError) {
    if purpose == .list { return add(.requires(name, anyOf: named(first, second, third))) }
    guard isGiven(name), !isGiven(first), !isGiven(second), !isGiven(third) else { return }
    let others = named(first, second, third).alternatives
    throw UsageError("\(name) requires \(others)" + (use.isEmpty ? "" : ": it is \(use)"))
  }

  /// Checks that an option and another one are not both given, and remembers which one is.
  private func check(_ name: String, notWith given: inout String) throws(UsageError) {
    guard isGiven(name) else { return }
    guard given.isEmpty else { throw UsageError("\(given) and \(name) cannot be combined") }
    given = name
  }

  private func named(
    _ first: String, _ second: String, _ third: String, _ fourth: String = ""
  ) -> [String] {
    [first, second, third, fourth].filter { !$0.isEmpty }
  }
}
