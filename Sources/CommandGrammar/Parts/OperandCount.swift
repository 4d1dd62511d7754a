/// The number of operands that the parts of a command take.
///
/// Each required argument takes one operand, wherever it is. The other parts take the rest, in
/// order.
struct OperandCount {
  private(set) var required = 0
  private var optional = 0
  private var takesAnyNumber = false

  /// Adds the operands of the next part.
  mutating func add(_ kind: PartKind) {
    switch kind {
    case .flag, .option, .repeatedOption: break
    case .argument: required += 1
    case .optionalArgument: optional += 1
    case .operands: takesAnyNumber = true
    }
  }

  /// The maximum number of operands, or `nil` if there is no limit.
  var maximum: Int? { takesAnyNumber ? nil : required + optional }
}
