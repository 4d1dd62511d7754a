/// A visitor of the parts of a command, in the order of their declaration.
///
/// A command names its parts in one function, each beside the property that it fills. That function
/// runs once for each purpose: to list the parts, to find the part that a word names, to count
/// operands, and to read the values of a command line.
package struct Parts {
  /// The purpose of visiting the parts.
  enum Purpose {
    /// Runs the command's own check of its defaults.
    case check
    case list, search, count, read
  }

  let purpose: Purpose

  /// The descriptions so far, if the purpose is to list them.
  private let descriptions: PartList?

  /// Whether relations between parts are listed or checked: a command line without options has none
  /// to check.
  @usableFromInline let needsRelations: Bool

  private(set) var search = PartSearch()
  private(set) var count = OperandCount()
  private(set) var reader = MatchReader()

  init(_ purpose: Purpose) {
    self.purpose = purpose
    descriptions = nil
    needsRelations = false
  }

  /// Creates a visitor that counts the operands of a call with some options.
  init(countingFor matches: Matches) {
    self.init(.count)
    reader = MatchReader(matches)
  }

  init(listing list: PartList) {
    purpose = .list
    descriptions = list
    needsRelations = true
  }

  init(searching search: PartSearch) {
    purpose = .search
    descriptions = nil
    needsRelations = false
    self.search = search
  }

  init(reading reader: MatchReader) {
    purpose = .read
    descriptions = nil
    needsRelations = reader.optionCount > 0
    self.reader = reader
  }

  /// Visits an option or a flag.
  ///
  /// The description is created only if the purpose is to list it.
  mutating func visitOption(
    _ kind: PartKind, _ name: String, _ other: String, _ another: String, value valueName: String,
    _ description: @autoclosure () -> PartDescription
  ) {
    switch purpose {
    case .list: descriptions?.add(description())
    case .search: search.check(kind, name, other, another, valueName: valueName)
    case .check, .count, .read: break
    }
  }

  /// Visits an operand, or all operands.
  mutating func visitOperand(
    _ kind: PartKind, _ description: @autoclosure () -> PartDescription
  ) {
    switch purpose {
    case .list: descriptions?.add(description())
    case .search: search.skip()
    case .count: count.add(kind)
    case .check, .read: break
    }
  }

  /// Marks the options that follow as shared with other commands, or not.
  ///
  /// The help of a command shows shared options in a section of its own, and a topic explains them
  /// once for all commands.
  package mutating func markShared(_ isShared: Bool) {
    descriptions?.isShared = isShared
  }

  /// Whether the options that follow matter.
  ///
  /// They do not when operands are counted, when the option searched for is found, or when no option
  /// of the command line is left. A group of options can then be skipped, which saves a plain call
  /// thousands of instructions.
  package var needsOptions: Bool {
    switch purpose {
    case .check, .list: true
    case .search: !search.isFound
    case .count: false
    case .read: reader.hasOptions
    }
  }

  func add(_ relation: PartRelation) { descriptions?.add(relation) }

  /// Whether an option was given, by its first name.
  func isGiven(_ name: String) -> Bool { reader.isGiven(name) }

  /// Whether one of two options is given, of whose call the operands are counted or read.
  func isReplaced(by option: String, _ other: String) -> Bool {
    reader.optionCount > 0 && (isGiven(option) || isGiven(other))
  }

  /// Returns the index of the last match of the current part, an option, if any.
  ///
  /// An optional match would be simpler, but creating its metadata takes tens of thousands of
  /// instructions.
  mutating func takeLast() -> Int? {
    purpose == .read ? reader.takeLast() : nil
  }

  func match(at index: Int) -> Match { reader.match(at: index) }

  /// Appends the values of all matches of the current part, an option.
  mutating func takeAll(into words: inout Words) {
    if purpose == .read { reader.takeAll(into: &words) }
  }

  /// Returns the index of the operand of the current part, if any.
  mutating func takeOperand(_ kind: PartKind) -> Int? {
    purpose == .read ? reader.takeOperand(kind) : nil
  }

  /// Passes the current part, which takes no operand.
  mutating func skipOperand() {
    if purpose == .read { reader.skip() }
  }

  func operand(at index: Int, _ valueName: String) -> Match {
    Match(reader.operand(at: index), of: valueName)
  }

  /// Returns the operands of the current part, which takes all operands that no other part takes.
  mutating func takeOperands() -> Words {
    purpose == .read ? reader.takeOperands() : Words()
  }
}

/// A value that names the parts of a command line, each beside the property that it fills.
package protocol PartBinder: Sendable {
  /// Creates the value of an empty command line.
  init()

  /// Names each part beside the property that it fills, then checks that the values can be
  /// combined.
  ///
  /// The parts must be the same ones each time, whatever the values.
  mutating func bind(to parts: inout Parts) throws(UsageError)
}

extension PartBinder {
  /// Visits all parts, for any purpose other than reading a command line.
  ///
  /// - Returns: The reason why the default values are rejected, which is a defect in the
  ///   declaration.
  @discardableResult
  static func visit(_ parts: inout Parts) -> UsageError? {
    var value = Self()
    do throws(UsageError) {
      try value.bind(to: &parts)
      return nil
    } catch {
      return error
    }
  }

  /// All parts and relations.
  static var list: PartList {
    let list = PartList()
    var parts = Parts(listing: list)
    visit(&parts)
    return list
  }

  /// All parts in the order of their declaration, without help.
  static var descriptions: [PartDescription] {
    let list = list
    return list.parts.related(by: list.relations)
  }
}
