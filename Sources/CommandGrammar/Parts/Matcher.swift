/// Matches the words of a command line with the parts of a command.
struct Matcher {
  private let binder: any PartBinder.Type
  private let words: Words
  private var position: Int
  var matches = Matches()
  private var operands = Words()
  var help: HelpLength?

  /// Creates a matcher for the words of a call, the first of which is the command's name.
  init(_ binder: any PartBinder.Type, call words: Words) {
    self.binder = binder
    self.words = words
    position = 1
  }

  /// What the words ask for.
  enum Outcome {
    case matches(MatchReader)
    case help(HelpLength)
  }

  /// Matches all words.
  ///
  /// A call for help wins over any error in the words.
  mutating func match() throws(MatchFault) -> Outcome {
    var fault: MatchFault?
    var optionsEnded = false
    while help == nil, position < words.count {
      let word = takeWord()
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

  var isAtEnd: Bool { position == words.count }

  /// Takes the next word, which must exist.
  mutating func takeWord() -> Word {
    position += 1
    return words[position - 1]
  }

  /// Searches for the part with a name.
  func find(_ name: PartSearch.Name) -> PartSearch {
    var parts = Parts(searching: PartSearch(for: name))
    binder.pass(&parts)
    parts.passHelp()
    return parts.search
  }

  /// The number of operands that are required, if there are neither too few nor too many.
  private func requiredOperands() throws(MatchFault) -> Int {
    var parts = Parts(.count)
    binder.pass(&parts)
    let count = parts.count
    if operands.count < count.required {
      let required = binder.descriptions.filter(\.isRequired)
      throw .missingOperand(valueName: required[operands.count].valueName)
    }
    if let most = count.most, most < operands.count { throw .unexpectedOperand(operands[most]) }
    return count.required
  }
}
