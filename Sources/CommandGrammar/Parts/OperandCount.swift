/// How many operands the parts of a command take.
///
/// Required arguments take one each, wherever they are; the other parts take the rest in their order.
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

  /// The maximum number of operands, `nil` if there is no limit.
  var most: Int? { takesAnyNumber ? nil : required + optional }
}
