import CommandGrammar
import DayKit
import DayRecords

extension DayCommand {
  /// Returns what to write instead of an option that other programs or commands have, or of an
  /// operand that the command does not take.
  static func advice(for word: Word) -> String? {
    let text = word.text
    let isOption = text.hasPrefix("-") && text.dropFirst().first?.isNumber != true
    if isOption, description.parts.contains(where: { $0.has(text.prefix { $0 != "=" }) }) {
      return "write options before --"
    }
    return (text.hasPrefix("--") ? ownAdvice(forOption: text) : nil) ?? synonym(for: text)
      ?? outputAdvice(for: text) ?? optionAdvice(for: text)
      ?? (isOption || text.hasPrefix("+%") ? nil : ownAdvice(forOperand: text))
  }

  /// Returns what to write instead of an operand that is not a date.
  static func advice(forDate word: Word) -> String? {
    let text = word.text
    return outputAdvice(for: text) ?? optionAdvice(for: text)
  }

  /// Whether the command can read columns and keys of records.
  static var hasPlaceOptions: Bool { description.parts.contains { $0.has("--column") } }

  /// The way to do what an option of another name does, in the table of synonyms.
  private static func synonym(for text: String) -> String? {
    // An option of one letter can have a value in the same word, such as -k2.
    let isLetter = text.hasPrefix("-") && !text.hasPrefix("--") && text.utf8.count > 1
    guard isLetter, text.utf8.count > 2 else { return synonym(forOption: text, "") }
    return synonym(forOption: text, "")
      ?? synonym(forOption: String(text.prefix(2)), String(text.dropFirst(2)))
  }

  private static func synonym(forOption option: String, _ value: String) -> String? {
    let parts = description.parts
    let takesDates = parts.contains { $0.isOperand && $0.completion == .date }
    for row in Synonyms.rows(for: option, in: .option) {
      let isOwn =
        row.commands.isEmpty || row.commands.contains { $0 == name || $0 == "DATE" && takesDates }
      guard isOwn, row.usedOptions.allSatisfy({ name in parts.contains { $0.has(name) } }) else {
        continue
      }
      if let answer = row.answer(toOption: option, value) { return answer }
    }
    return nil
  }

  /// The way to write dates in a format such as `+%d.%m.%Y`.
  private static func outputAdvice(for text: String) -> String? {
    guard let format = Lookalike.outputFormat(Word(text)) else { return nil }
    let parts = description.parts
    for option in ["--format", "--to"] where parts.contains(where: { $0.has(option) }) {
      return "use \(option) \(format)"
    }
    return "to write dates in this format, use 'dayctl convert' with --to \(format)"
  }

  /// The option whose name or value is given as an operand, such as `by` or `month`.
  private static func optionAdvice(for text: String) -> String? {
    // The word "to" between two dates is not --to.
    if Synonyms.meaning(of: text, in: .conjunction) != nil, let advice = ownAdvice(forOperand: text)
    {
      return advice
    }
    for part in description.parts where !part.isOperand {
      guard let option = part.names.first else { continue }
      if option == "--\(text)" { return "write the option with hyphens: \(option)" }
      guard part.choices.contains(text) else { continue }
      if let weekday = Weekday(name: ContiguousArray(text.utf8).span) {
        return "write a date such as next-\(weekday.word) in one word"
      }
      return "use \(option) \(text)"
    }
    return nil
  }
}

extension PartDescription {
  fileprivate func has(_ name: some StringProtocol) -> Bool { names.contains { $0 == name } }
}

extension Synonyms.Row {
  /// The options that the result names, except for those of other commands, which are in quotes.
  fileprivate var usedOptions: [Substring] {
    answer.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .flatMap { $0.offset.isMultiple(of: 2) ? $0.element.split { " ,;".contains($0) } : [] }
      .filter { $0.hasPrefix("--") }
  }

  /// Returns the result with the part of the option that it mentions; `nil` if the option has no
  /// such part.
  fileprivate func answer(toOption name: String, _ value: String) -> String? {
    guard let start = answer.firstIndex(of: "{"), let end = answer.firstIndex(of: "}") else {
      return answer
    }
    let part: String? =
      switch answer[start...end] {
      case "{name}": name
      case "{word}": String(name.drop { $0 == "-" })
      case "{column}": column(value)
      case "{delimiter}": delimiter(value)
      default: shift(value)
      }
    return part.map { answer[..<start] + $0 + answer[end...].dropFirst() }
  }

  /// The column of a key of GNU sort, such as `2,2n`.
  private func column(_ value: String) -> String? {
    let digits = value.prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : String(digits)
  }

  /// The value as a delimiter, quoted for a shell.
  private func delimiter(_ value: String) -> String? {
    guard (try? Delimiter(word: Word(value))) != nil else { return nil }
    return value == "\t" ? "'\\t'" : Word(value).shellQuoted
  }

  /// The value as an amount with a sign, such as that of `-v+1d`, or an example of one.
  private func shift(_ value: String) -> String {
    let hasSign = value.hasPrefix("+") || value.hasPrefix("-")
    return hasSign && Amount.amount(Word(value)) != nil ? value : "+1d"
  }
}
