extension Parts {
  /// An option without a value: given or not.
  package mutating func flag(
    _ name: String, _ other: String = "", _ another: String = "", into value: inout Bool,
    help: String, detail: String = "", isRare: Bool = false
  ) {
    pass(
      .flag,
      PartDescription(.flag, name, other, another, help: help, detail: detail, isRare: isRare))
    if reader?.takeLast() != nil { value = true }
  }

  /// An option that leaves the value as it is where it is not given.
  package mutating func option<Value: ArgumentValue>(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into value: inout Value?, help: String, detail: String = "", isRare: Bool = false
  ) throws(UsageError) {
    pass(
      .option,
      PartDescription(
        .option, name, other, another, valueName: valueName, help: help, detail: detail,
        valueType: Value.self, isRare: isRare))
    if let match = reader?.takeLast() { try match.fill(&value) }
  }

  /// An option that can be given more than once, and collects all values in the order given.
  package mutating func option<Value: ArgumentValue>(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into values: inout [Value], help: String, detail: String = ""
  ) throws(UsageError) {
    pass(
      .repeatedOption,
      PartDescription(
        .repeatedOption, name, other, another, valueName: valueName, help: help, detail: detail,
        valueType: Value.self))
    for match in reader?.takeAll() ?? [] {
      values.append(try match.value())
    }
  }

  /// An option with a default, which is a word that is read as if it had been typed.
  package mutating func option<Value: ArgumentValue>(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into value: inout Value, default word: String, help: String, detail: String = ""
  ) throws(UsageError) {
    pass(
      .option,
      PartDescription(
        .option, name, other, another, valueName: valueName, help: help, detail: detail,
        valueType: Value.self, defaultText: word))
    guard reader != nil else { return }
    let match = reader?.takeLast() ?? Match(part: 0, spelling: name, word: Word(word))
    try match.fill(&value)
  }

  /// An option that is one of a closed set, whose default is the value as it is.
  package mutating func option<Value: ArgumentChoice>(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into value: inout Value, help: String, detail: String = ""
  ) throws(UsageError) {
    pass(
      .option,
      PartDescription(
        .option, name, other, another, valueName: valueName, help: help, detail: detail,
        valueType: Value.self, defaultText: value.choice))
    if let match = reader?.takeLast() { try match.fill(&value) }
  }
}
