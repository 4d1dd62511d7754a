import CommandGrammar
import DayKit
import DayRecords

extension DayCommand {
  /// Returns what to write instead of an option that other programs or commands have, or of an
  /// operand that the command does not take.
  static func advice(for word: Word) -> String? {
    let text = String(decoding: word.bytes, as: UTF8.self)
    return ownAdvice(for: text) ?? commonAdvice(for: text) ?? optionAdvice(for: word)
      ?? operandAdvice(for: text)
  }

  /// Returns what to write instead of an operand that is not a date.
  static func advice(forDate word: Word) -> String? {
    let text = String(decoding: word.bytes, as: UTF8.self)
    return outputAdvice(for: text) ?? optionAdvice(for: word)
  }

  private static func ownAdvice(for text: String) -> String? {
    let unit = String(text.drop { $0 == "-" })
    let option = OtherOption(text)
    switch (name, option.name) {
    case ("filter", "--json"), ("filter", "--csv"), ("sort", "--json"), ("sort", "--csv"):
      return "records are printed as they are; pipe them to 'dayctl convert \(text)'"
    case ("sort", "-u"): return "use --unique"
    case ("sort", "--key"): return "use --column, or --json-key for JSON"
    case ("sort", "-n"), ("sort", "-g"), ("sort", "--numeric-sort"):
      return "leave it out: records are sorted by date; for timestamps, use --from epoch"
    case ("sort", "-s"), ("sort", "--stable"):
      return "leave it out: records with the same date keep their order"
    case ("sort", "-o"), ("sort", "--output"):
      return "redirect the output, or use --file with --in-place"
    case ("diff", "--days"), ("diff", "--weeks"), ("diff", "--months"), ("diff", "--years"),
      ("diff", "--quarters"), ("diff", "--business-days"):
      return "use --unit \(unit)"
    case ("diff", "--to"): return "write both dates without options: dayctl diff FROM TO"
    case ("range", "--until"), ("range", "--end"), ("range", "--through"):
      return "write the last day after the first one"
    case ("count", _) where text.hasPrefix("--") && text != "--date":
      return grouping(unit.hasPrefix("by-") ? String(unit.dropFirst(3)) : unit)
    case ("filter", _) where isCondition(text), ("test", _) where isCondition(text):
      return "write conditions without hyphens, such as \(unit)"
    case ("today", "-d"), ("today", "--date"): return "use 'dayctl convert DATE'"
    default: return nil
    }
  }

  /// The option for a way of counting such as `monthly`.
  private static func grouping(_ name: String) -> String? {
    let choices = DayGrouping.choices
    let choice =
      DayGrouping.choice(meantBy: Word(name)) ?? Suggestion.nearest(to: Word(name), among: choices)
    return choice.map { "use --by \($0)" }
  }

  /// Whether an option is a word of a condition with hyphens before it.
  private static func isCondition(_ text: String) -> Bool {
    text.hasPrefix("--") && ConditionParser.verbs.contains(String(text.dropFirst(2)))
  }

  /// Whether the command has an option with a name.
  private static func has(_ option: String) -> Bool {
    description.parts.contains { $0.names.contains(option) }
  }

  /// Whether the command has operands that are dates.
  private static var takesDates: Bool {
    description.parts.contains { $0.isOperand && $0.completion == .date }
  }

  /// The option for the format of the answers, if the command has one.
  private static var outputOption: String? {
    has("--format") ? "--format" : has("--to") ? "--to" : nil
  }

  private static func commonAdvice(for text: String) -> String? {
    let option = OtherOption(text)
    switch option.name {
    case "--output" where outputOption == nil: return nil
    case "--format", "--output", "--output-format", "--to": return formatAdvice
    case "-d" where takesDates && has("--delimiter"):
      return option.delimiter.map { "use --delimiter \($0)" }
        ?? "write the date without -d; for columns, use --delimiter"
    case "-d" where takesDates, "--date" where takesDates:
      return "write the date without \(option.name)"
    case "-v" where takesDates || name == "today": return shiftAdvice(option.value)
    default:
      if let synonym = option.synonym(where: has) { return "use \(synonym)" }
      return outputAdvice(for: text)
    }
  }

  /// The way to choose the format of answers, or of dates that are not in the answers.
  private static var formatAdvice: String? {
    if let outputOption { return "use \(outputOption)" }
    guard has("--from") else { return nil }
    switch name {
    case "filter", "sort":
      return "records are printed as they are; pipe them to 'dayctl convert --to FORMAT'"
    default:
      return "use --from for the input; to write dates, use 'dayctl convert --to FORMAT'"
    }
  }

  /// The way to write an amount such as that of `-v+1d`.
  private static func shiftAdvice(_ amount: String) -> String {
    let hasSign = amount.hasPrefix("+") || amount.hasPrefix("-")
    let amount = hasSign && Amount.amount(Word(amount)) != nil ? amount : "+1d"
    return name == "add"
      ? "write the amount last and without -v, such as \(amount)"
      : "use 'dayctl add DATE AMOUNT', such as 'dayctl add today \(amount)'"
  }

  /// The way to write dates in a format such as `+%d.%m.%Y`.
  private static func outputAdvice(for text: String) -> String? {
    guard let format = Lookalike.outputFormat(Word(text)) else { return nil }
    if let outputOption { return "use \(outputOption) \(format)" }
    return "to write dates in this format, use 'dayctl convert' with --to \(format)"
  }

  /// The option whose name or value is given as an operand, such as `by` or `month`.
  private static func optionAdvice(for word: Word) -> String? {
    let text = String(decoding: word.bytes, as: UTF8.self)
    for part in description.parts where !part.isOperand {
      guard let option = part.names.first else { continue }
      if option == "--\(text)" { return "write the option with hyphens: \(option)" }
      if part.choices.contains(text) { return "use \(option) \(text)" }
    }
    return nil
  }

  private static func operandAdvice(for text: String) -> String? {
    let isOption = text.hasPrefix("-") && text.dropFirst().first?.isNumber != true
    guard !isOption, !text.hasPrefix("+%") else { return nil }
    switch name {
    case "today": return "use 'dayctl add today AMOUNT'"
    case "diff", "range": return "write two dates and no other words: dayctl \(name) FROM TO"
    default: return nil
    }
  }
}
