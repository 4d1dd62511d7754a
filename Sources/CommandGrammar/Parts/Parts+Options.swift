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

  /// An option that can be repeated; it collects all values in order.
  package mutating func option<Value: ArgumentValue>(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into values: inout [Value], help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none
  ) throws(UsageError) {
    let matches = repeatedOption(
      name, other, another, valueName, Value.self, help, detail, completion())
    for index in 0..<matches.count {
      values.append(try matches[index].value(other, another))
    }
  }

  /// An option with a default word, which is read as if the user had typed it.
  package mutating func option<Value: ArgumentValue>(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into value: inout Value, default word: String, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none
  ) throws(UsageError) {
    let index = option(
      name, other, another, valueName, Value.self, help, detail, completion(), defaultText: word)
    if let index {
      try match(at: index).fill(&value, other, another)
    } else if purpose == .read {
      try Match(Word(word), of: name).fill(&value)
    }
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
    if let index { try match(at: index).fill(&value, other, another) }
  }
}

// These functions read the same values as the generic functions, and throw the same errors. They
// exist because the first array or optional of a type in a generic function takes tens of thousands
// of instructions.

extension Parts {
  /// An option whose value is a word; it leaves the word unchanged if it is not given.
  package mutating func option(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into word: inout Word?, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none, isRare: Bool = false
  ) throws(UsageError) {
    let index = option(
      name, other, another, valueName, Word.self, help, detail, completion(), isRare)
    if let index { word = match(at: index).word }
  }

  /// An option whose value is an integer; it leaves the number unchanged if it is not given.
  package mutating func option(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into number: inout Int?, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none, isRare: Bool = false
  ) throws(UsageError) {
    let index = option(
      name, other, another, valueName, Int.self, help, detail, completion(), isRare)
    guard let index else { return }
    var value = 0
    try match(at: index).fill(&value, other, another)
    number = value
  }

  /// An option that can be repeated and whose values are words; it collects them in order.
  package mutating func option(
    _ name: String, _ other: String = "", _ another: String = "", value valueName: String,
    into words: inout Words, help: String, detail: String = "",
    completion: @autoclosure () -> Completion = .none, isRare: Bool = false
  ) throws(UsageError) {
    let matches = repeatedOption(
      name, other, another, valueName, Word.self, help, detail, completion(), isRare)
    for index in 0..<matches.count { words.append(matches[index].word) }
  }
}

extension Parts {
  /// Visits an option and returns the index of its last match, if any.
  private mutating func option(
    _ name: String, _ other: String, _ another: String, _ valueName: String,
    _ type: any ArgumentValue.Type, _ help: String, _ detail: String,
    _ completion: @autoclosure () -> Completion, _ isRare: Bool = false,
    defaultText: @autoclosure () -> String? = nil
  ) -> Int? {
    visitOption(
      .option, name, other, another, value: valueName,
      PartDescription(
        .option, name, other, another, valueName: valueName, help: help, detail: detail,
        valueType: type, defaultText: defaultText(), completion: completion(), isRare: isRare))
    return takeLast()
  }

  /// Visits an option that can be repeated and returns all its matches.
  private mutating func repeatedOption(
    _ name: String, _ other: String, _ another: String, _ valueName: String,
    _ type: any ArgumentValue.Type, _ help: String, _ detail: String,
    _ completion: @autoclosure () -> Completion, _ isRare: Bool = false
  ) -> Matches {
    visitOption(
      .repeatedOption, name, other, another, value: valueName,
      PartDescription(
        .repeatedOption, name, other, another, valueName: valueName, help: help, detail: detail,
        valueType: type, completion: completion(), isRare: isRare))
    return takeAll()
  }
}
