/// All the operands that no other part takes: none, one or many.
///
/// Arguments that must be there can stand before and after it: in `add [DATE…] AMOUNT` the last
/// operand is the amount.
package typealias Operands<Value> = Part<[Value]>

extension Part {
  /// Any number of operands.
  package init<Value: ArgumentValue>(_ valueName: String, help: String, detail: String = "")
  where Output == [Value] {
    let description = PartDescription(
      names: [], valueName: valueName, help: help, detail: detail, valueType: Value.self,
      repeats: true)
    self.init([description]) { reader throws(UsageError) in try reader.takeAllValues() }
  }
}
