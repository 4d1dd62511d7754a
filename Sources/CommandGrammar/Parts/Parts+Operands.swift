extension Parts {
  /// A required operand.
  ///
  /// - Parameters:
  ///   - option: The name of an option that is given instead of the operand.
  ///   - other: The name of another one.
  package mutating func argument<Value: ArgumentValue>(
    _ valueName: String, into value: inout Value, help: String, detail: String = "",
    unless option: String = "", _ other: String = "",
    completion: @autoclosure () -> Completion = .none
  ) throws(UsageError) {
    guard !isReplaced(by: option, other) else { return skipOperand() }
    visitOperand(.argument, valueName, Value.self, help, detail, completion())
    if let index = takeOperand(.argument) { value = try operand(at: index, valueName).value() }
  }

  /// An optional operand.
  package mutating func argument<Value: ArgumentValue>(
    _ valueName: String, into value: inout Value?, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none
  ) throws(UsageError) {
    visitOperand(.optionalArgument, valueName, Value.self, help, detail, completion())
    if let index = takeOperand(.optionalArgument) {
      try operand(at: index, valueName).fill(&value)
    }
  }

  /// An optional operand that is a word, to save the type of the optional in the generic function.
  ///
  /// - Parameter needsOne: Whether to describe it as required. The command rejects calls without it.
  package mutating func argument(
    _ valueName: String, into word: inout Word?, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none, needsOne: Bool = false
  ) throws(UsageError) {
    visitOperand(.optionalArgument, valueName, Word.self, help, detail, completion(), needsOne)
    if let index = takeOperand(.optionalArgument) { word = operand(at: index, valueName).word }
  }

  /// All operands that no other part takes: none, one or many.
  ///
  /// Required arguments can come before and after them: in `add [DATE…] AMOUNT`, the last operand
  /// is the amount.
  ///
  /// - Parameter needsOne: Whether to describe one as required. The command rejects calls without it.
  package mutating func operands(
    _ valueName: String, into words: inout Words, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none, needsOne: Bool = false
  ) {
    visitOperand(.operands, valueName, Word.self, help, detail, completion(), needsOne)
    if purpose == .read { words = takeOperands() }
  }

  private mutating func visitOperand(
    _ kind: PartKind, _ valueName: String, _ type: any ArgumentValue.Type, _ help: String,
    _ detail: String, _ completion: @autoclosure () -> Completion, _ needsOne: Bool = false
  ) {
    visitOperand(
      kind,
      PartDescription(
        kind, valueName: valueName, help: help, detail: detail, valueType: type,
        completion: completion(), needsOne: needsOne))
  }
}
