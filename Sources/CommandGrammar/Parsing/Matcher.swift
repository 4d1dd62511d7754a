/// Finds out which word belongs to which part of a command.
struct Matcher {
  let command: any Command.Type
  private let words: Words
  private var position: Int
  var matches = Matches()
  private var operands = Words()
  var help: HelpLength?

  /// Creates what matches the words of a call, the first of which is the command's name.
  init(_ command: any Command.Type, call words: Words) {
    self.command = command
    self.words = words
    position = 1
  }

  /// Takes the next word, if there is one.
  mutating func next() -> Word? {
    guard position < words.count else { return nil }
    position += 1
    return words[position - 1]
  }

  /// Matches all words, or finds that help is asked for, whatever else is wrong with them.
  mutating func match() throws(MatchFault) -> Outcome {
    var fault: MatchFault?
    var optionsEnded = false
    while help == nil, let word = next() {
      if optionsEnded || !word.isOption {
        operands.append(word)
      } else if word.endsOptions {
        optionsEnded = true
      } else {
        do throws(MatchFault) { try take(word) } catch { fault = fault ?? error }
      }
    }
    if let help { return .help(help) }
    if let fault { throw fault }
    let required = try requiredOperands()
    return .matches(MatchReader(matches, operands: operands, required: required))
  }

  enum Outcome {
    case matches(MatchReader)
    case help(HelpLength)
  }

  /// The number of operands that there must be, if there are neither fewer nor too many.
  private func requiredOperands() throws(MatchFault) -> Int {
    var parts = Parts(count: OperandCount())
    command.pass(&parts)
    guard let count = parts.count else { return 0 }
    if operands.count < count.required {
      let required = command.description.operands.filter(\.isRequired)
      throw .missingOperand(valueName: required[operands.count].valueName)
    }
    if let most = count.most, most < operands.count { throw .unexpectedOperand(operands[most]) }
    return count.required
  }
}
