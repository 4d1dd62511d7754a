/// An option with a value.
///
/// The type of the property that it fills decides what happens where the option is not given
/// or given twice: a plain value has a default and an optional one is `nil`, and of both the
/// last counts; an array holds all values in the order given.
package typealias Option = Part

extension Part {
  /// An option that is `nil` where it is not given.
  package init<Value: ArgumentValue>(
    _ names: String..., value: String, help: String, detail: String = "", isRare: Bool = false
  ) where Output == Value? {
    let description = PartDescription(
      names: names, valueName: value, help: help, detail: detail, valueType: Value.self,
      isRare: isRare)
    self.init([description]) { reader throws(UsageError) in try reader.takeLast()?.value() }
  }

  /// An option that can be given more than once.
  package init<Value: ArgumentValue>(
    _ names: String..., value: String, help: String, detail: String = ""
  ) where Output == [Value] {
    let description = PartDescription(
      names: names, valueName: value, help: help, detail: detail, valueType: Value.self,
      repeats: true)
    self.init([description]) { reader throws(UsageError) in try reader.takeAllValues() }
  }
}

extension Part where Output: ArgumentValue {
  /// An option with a default, which is a word that is read as if it had been typed.
  package init(
    _ names: String..., value: String, default word: Word, help: String, detail: String = ""
  ) {
    let description = PartDescription(
      names: names, valueName: value, help: help, detail: detail, valueType: Output.self,
      defaultWord: word)
    let unwritten = Match(part: 0, spelling: names.first ?? value, word: word)
    self.init([description]) { reader throws(UsageError) in
      try (reader.takeLast() ?? unwritten).value()
    }
  }

  /// An option with a default that is one of a closed set.
  package init(
    _ names: String..., value: String, default: Output, help: String, detail: String = ""
  ) where Output: RawRepresentable, Output.RawValue == String {
    let description = PartDescription(
      names: names, valueName: value, help: help, detail: detail, valueType: Output.self,
      defaultWord: Word(`default`.rawValue))
    self.init([description]) { reader throws(UsageError) in
      try reader.takeLast()?.value() ?? `default`
    }
  }
}
