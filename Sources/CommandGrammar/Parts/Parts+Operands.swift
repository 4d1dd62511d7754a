extension Parts {
  /// A required operand.
  package mutating func argument<Value: ArgumentValue>(
    _ valueName: String, into value: inout Value, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none
  ) throws(UsageError) {
    visitOperand(.argument, .operand(.argument, valueName, Value.self, help, detail, completion()))
    guard let index = takeOperand(.argument) else { return }
    try Match(operand(at: index), of: valueName).fill(&value)
  }

  /// An optional operand.
  package mutating func argument<Value: ArgumentValue>(
    _ valueName: String, into value: inout Value?, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none
  ) throws(UsageError) {
    visitOperand(
      .optionalArgument,
      .operand(.optionalArgument, valueName, Value.self, help, detail, completion()))
    guard let index = takeOperand(.optionalArgument) else { return }
    try Match(operand(at: index), of: valueName).fill(&value)
  }

  /// An optional operand, as a word.
  ///
  /// The generic function would give the same result, but creating the metadata of an optional type
  /// takes tens of thousands of instructions.
  package mutating func argument(
    _ valueName: String, into word: inout Word?, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none
  ) throws(UsageError) {
    visitOperand(
      .optionalArgument,
      .operand(.optionalArgument, valueName, Word.self, help, detail, completion()))
    if let index = takeOperand(.optionalArgument) { word = operand(at: index) }
  }

  /// All operands that no other part takes: none, one or many.
  ///
  /// Required arguments can come before and after them: in `add [DATE…] AMOUNT`, the last operand
  /// is the amount.
  package mutating func operands<Value: ArgumentValue>(
    _ valueName: String, into values: inout [Value], help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none
  ) throws(UsageError) {
    visitOperand(.operands, .operand(.operands, valueName, Value.self, help, detail, completion()))
    for word in takeOperands() {
      values.append(try Match(word, of: valueName).value())
    }
  }

  /// All operands that no other part takes, as words.
  package mutating func operands(
    _ valueName: String, into words: inout Words, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none
  ) {
    visitOperand(.operands, .operand(.operands, valueName, Word.self, help, detail, completion()))
    if purpose == .read { words = takeOperands() }
  }
}

extension PartDescription {
  fileprivate static func operand(
    _ kind: PartKind, _ valueName: String, _ type: any ArgumentValue.Type, _ help: String,
    _ detail: String, _ completion: Completion
  ) -> PartDescription {
    PartDescription(
      kind, valueName: valueName, help: help, detail: detail, valueType: type,
      completion: completion)
  }
}
