extension Parts {
  /// An option without a value.
  package mutating func flag(
    _ name: String, _ other: String = "", _ another: String = "", into value: inout Bool,
    help: String, detail: String = "", isRare: Bool = false
  ) {
    visitOption(
      .flag, name, other, another, value: "",
      PartDescription(.flag, name, other, another, help: help, detail: detail, isRare: isRare))
    if takeLast() != nil { value = true }
  }

  /// An option that leaves the value unchanged if it is not given.
  package mutating func option<Value: ArgumentValue>(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into value: inout Value?, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none, isRare: Bool = false
  ) throws(UsageError) {
    let index = option(
      name, other, another, valueName, Value.self, help, detail, completion(), isRare)
    if let index { try match(at: index).fill(&value, other, another) }
  }

  /// An option whose value is a word; the generic function would create the type of the optional,
  /// which takes tens of thousands of instructions.
  package mutating func option(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into word: inout Word?, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none, isRare: Bool = false
  ) throws(UsageError) {
    let index = option(
      name, other, another, valueName, Word.self, help, detail, completion(), isRare)
    if let index { word = match(at: index).word }
  }

  /// An option whose value is an integer, for the same reason.
  package mutating func option(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into number: inout Int?, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none, isRare: Bool = false
  ) throws(UsageError) {
    let index = option(
      name, other, another, valueName, Int.self, help, detail, completion(), isRare)
    guard let index else { return }
    let value: Int = try match(at: index).value(other, another)
    number = value
  }

  /// An option whose value is one of a fixed set; its default is the current value.
  package mutating func option<Value: ArgumentChoice>(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into value: inout Value, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none, isRare: Bool = false
  ) throws(UsageError) {
    let index = option(
      name, other, another, valueName, Value.self, help, detail, completion(), isRare,
      defaultText: value.choice)
    if let index { value = try match(at: index).value(other, another) }
  }

  /// An option whose values are words; it collects them in order.
  ///
  /// - Parameter repeats: Whether to describe it as one that can be repeated. If not, the command
  ///   rejects a second value.
  package mutating func option(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into words: inout Words, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none, isRare: Bool = false, repeats: Bool = true
  ) throws(UsageError) {
    let kind = repeats ? PartKind.repeatedOption : .option
    visitOption(
      kind, name, other, another, value: valueName,
      PartDescription(
        kind, name, other, another, valueName: valueName, help: help, detail: detail,
        valueType: Word.self, completion: completion(), isRare: isRare))
    takeAll(into: &words)
  }

  /// An option that can be repeated, and whose value is a list: several words are read as one word
  /// with commas between them.
  package mutating func list<Value: ArgumentValue>(
    _ name: String, _ other: String = "", value valueName: String, into value: inout Value?,
    help: String, detail: String = "", completion: @autoclosure () -> Completion = .none
  ) throws(UsageError) {
    visitOption(
      .repeatedOption, name, other, "", value: valueName,
      PartDescription(
        .repeatedOption, name, other, valueName: valueName, help: help, detail: detail,
        valueType: Value.self, completion: completion()))
    var words = Words()
    takeAll(into: &words)
    guard var word = words.first else { return }
    for next in words.dropFirst(1) {
      word = Word(bytes: word.bytes + [UInt8(ascii: ",")] + next.bytes)
    }
    try Match(word, of: name).fill(&value)
  }

  /// Visits an option and returns the index of its last match, if any.
  private mutating func option(
    _ name: String, _ other: String, _ another: String, _ valueName: String,
    _ type: any ArgumentValue.Type, _ help: String, _ detail: String,
    _ completion: @autoclosure () -> Completion, _ isRare: Bool,
    defaultText: @autoclosure () -> String? = nil
  ) -> Int? {
    visitOption(
      .option, name, other, another, value: valueName,
      PartDescription(
        .option, name, other, another, valueName: valueName, help: help, detail: detail,
        valueType: type, defaultText: defaultText(), completion: completion(), isRare: isRare))
    return takeLast()
  }
}
