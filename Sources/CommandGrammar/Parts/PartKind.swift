/// What a part takes from a command line.
enum PartKind: Sendable {
  case flag

  /// An option with a value. If it is repeated, the last value counts, or all of them.
  case option, repeatedOption

  /// A required operand, and an optional one.
  case argument, optionalArgument

  /// All operands that no other part takes.
  case operands

  var isOperand: Bool { self == .argument || self == .optionalArgument || self == .operands }
}
