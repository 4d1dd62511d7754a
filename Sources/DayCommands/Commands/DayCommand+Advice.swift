import CommandGrammar

extension DayCommand {
  /// Returns what to write instead of an option that other programs or commands have, or of an
  /// operand that the command does not take.
  static func advice(for word: Word) -> String? {
    let text = String(decoding: word.bytes, as: UTF8.self)
    return ownAdvice(for: text) ?? commonAdvice(for: text)
  }

  private static func ownAdvice(for text: String) -> String? {
    let unit = String(text.drop { $0 == "-" })
    switch (name, text) {
    case ("filter", "--json"), ("filter", "--csv"), ("sort", "--json"), ("sort", "--csv"):
      return "records are printed as they are; pipe them to 'dayctl convert \(text)'"
    case ("sort", "--desc"), ("sort", "--descending"): return "use --reverse"
    case ("diff", "--days"), ("diff", "--weeks"), ("diff", "--months"), ("diff", "--years"),
      ("diff", "--quarters"), ("diff", "--business-days"):
      return "use --unit \(unit)"
    case ("range", "--until"), ("range", "--end"), ("range", "--through"):
      return "write the last day after the first one"
    case ("filter", _) where isCondition(text), ("test", _) where isCondition(text):
      return "write conditions without hyphens, such as \(unit)"
    case ("today", _) where text.hasPrefix("+%"): return "use --to \(text.dropFirst())"
    case ("today", _) where !text.hasPrefix("--"): return "use 'dayctl add today AMOUNT'"
    default: return nil
    }
  }

  /// Whether an option is a word of a condition with hyphens before it.
  private static func isCondition(_ text: String) -> Bool {
    text.hasPrefix("--") && ConditionParser.verbs.contains(String(text.dropFirst(2)))
  }

  /// Whether the command has `--to` for the format of its answers.
  private static var takesOutputFormat: Bool {
    ["add", "convert", "range", "easter", "today", "pick"].contains(name)
  }

  private static func commonAdvice(for text: String) -> String? {
    switch text {
    case "--output" where !takesOutputFormat: nil
    case "--format", "--output", "--output-format":
      takesOutputFormat ? "use --to" : "use --from, or pipe to 'dayctl convert --to FORMAT'"
    case "--input", "--input-format": "use --from"
    case "--timezone", "--tz", "--zone": "use --time-zone"
    case "--utc": "use --time-zone UTC"
    case "--lang", "--language": "use --locale"
    case "--separator", "--sep", "--field-separator": "use --delimiter"
    case "--field", "--col": "use --column"
    case "--key", "--jsonpath", "--path": "use --json-key"
    default: nil
    }
  }
}
