/// An operand by its position: required, or not where its type is optional.
///
/// The type of the property that it fills decides which of the two it is.
package typealias Argument = Part

extension Part {
  /// An operand that must be there.
  package init(_ valueName: String, help: String, detail: String = "")
  where Output: ArgumentValue {
    let description = PartDescription(
      names: [], valueName: valueName, help: help, detail: detail, valueType: Output.self,
      isRequired: true)
    self.init([description]) { reader throws(UsageError) in
      guard let match = reader.takeLast() else {
        throw UsageError(Sentence.missingOperand(valueName))
      }
      return try match.value()
    }
  }

  /// An operand that may be left out.
  package init<Value: ArgumentValue>(_ valueName: String, help: String, detail: String = "")
  where Output == Value? {
    let description = PartDescription(
      names: [], valueName: valueName, help: help, detail: detail, valueType: Value.self)
    self.init([description]) { reader throws(UsageError) in try reader.takeLast()?.value() }
  }
}
