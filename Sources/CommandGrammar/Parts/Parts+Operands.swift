extension Parts {
  /// An operand that must be there.
  package mutating func argument<Value: ArgumentValue>(
    _ valueName: String, into value: inout Value, help: String, detail: String = ""
  ) throws(UsageError) {
    pass(.argument, .operand(.argument, valueName, Value.self, help, detail))
    if let match = reader?.takeOperand(.argument, valueName) { try match.fill(&value) }
  }

  /// An operand that may be left out.
  package mutating func argument<Value: ArgumentValue>(
    _ valueName: String, into value: inout Value?, help: String, detail: String = ""
  ) throws(UsageError) {
    pass(.optionalArgument, .operand(.optionalArgument, valueName, Value.self, help, detail))
    if let match = reader?.takeOperand(.optionalArgument, valueName) { try match.fill(&value) }
  }

  /// All the operands that no other part takes: none, one or many.
  ///
  /// Arguments that must be there can stand before and after it: in `add [DATE…] AMOUNT` the last
  /// operand is the amount.
  package mutating func operands<Value: ArgumentValue>(
    _ valueName: String, into values: inout [Value], help: String, detail: String = ""
  ) throws(UsageError) {
    pass(.operands, .operand(.operands, valueName, Value.self, help, detail))
    for word in reader?.takeOperands() ?? Words() {
      values.append(try Match(part: 0, spelling: valueName, word: word).value())
    }
  }

  /// All the operands that no other part takes, as the words that they are.
  package mutating func operands(
    _ valueName: String, into words: inout Words, help: String, detail: String = ""
  ) {
    pass(.operands, .operand(.operands, valueName, Word.self, help, detail))
    if let operands = reader?.takeOperands() { words = operands }
  }
}

extension PartDescription {
  fileprivate static func operand(
    _ kind: PartKind, _ valueName: String, _ type: any ArgumentValue.Type, _ help: String,
    _ detail: String
  ) -> PartDescription {
    PartDescription(kind, valueName: valueName, help: help, detail: detail, valueType: type)
  }
}
