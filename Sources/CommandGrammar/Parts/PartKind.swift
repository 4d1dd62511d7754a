/// What a part takes from a command line.
enum PartKind: Sendable {
  case flag

  /// An option with a value: the last one counts, or each one.
  case option, repeatedOption

  /// A required operand, and one that may be missing.
  case argument, optionalArgument

  /// All operands that no other part takes.
  case operands

  var isOperand: Bool { self == .argument || self == .optionalArgument || self == .operands }
}
