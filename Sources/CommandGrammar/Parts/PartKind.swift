/// What a part takes from a command line.
enum PartKind: Sendable {
  case flag

  /// An option with a value, of which the last counts, or with a value each time.
  case option, repeatedOption

  /// An operand that must be there, and one that may be left out.
  case argument, optionalArgument

  /// All the operands that no other part takes.
  case operands

  var isOperand: Bool { self == .argument || self == .optionalArgument || self == .operands }
}
