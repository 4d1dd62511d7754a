/// How many operands the parts of a command take.
///
/// Arguments that must be there take one each, wherever they stand; what is left goes to the
/// others in their order.
struct OperandCount {
  private(set) var required = 0
  private var optional = 0
  private var takesAnyNumber = false

  /// Counts what the next part takes.
  mutating func add(_ kind: PartKind) {
    switch kind {
    case .flag, .option, .repeatedOption: break
    case .argument: required += 1
    case .optionalArgument: optional += 1
    case .operands: takesAnyNumber = true
    }
  }

  /// The most operands that the parts take, if there is a limit.
  var most: Int? { takesAnyNumber ? nil : required + optional }
}
