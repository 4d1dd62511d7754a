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

  /// The result of matching.
  enum Outcome {
    case matches(MatchReader)
    case help(HelpLength)
  }

  /// Matches all words.
  ///
  /// A request for help takes precedence over any error.
  mutating func match() throws(MatchError) -> Outcome {
    var firstError: MatchError?
    var optionsEnded = false
    while help == nil, position < words.count {
      let word = takeWord()
      if optionsEnded || !word.isOption {
        operands.append(word)
      } else if word.endsOptions {
        optionsEnded = true
      } else {
        do throws(MatchError) { try take(word) } catch { firstError = firstError ?? error }
      }
    }
    if let help { return .help(help) }
    if let firstError { throw firstError }
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
    binder.visit(&parts)
    parts.visitHelp()
    return parts.search
  }

  /// Returns the number of required operands.
  ///
  /// - Throws: `MatchError` if there are too few or too many operands.
  private func requiredOperands() throws(MatchError) -> Int {
    var parts = Parts(countingFor: matches)
    binder.visit(&parts)
    let count = parts.count
    if operands.count < count.required {
      let required = binder.descriptions.filter(\.isRequired)
      let name = required[operands.count].valueName
      let option = "--" + name.lowercased()
      throw .missingOperand(valueName: name, option: parts.isGiven(option) ? option : nil)
    }
    if let maximum = count.maximum, maximum < operands.count {
      throw .unexpectedOperand(operands[maximum])
    }
    return count.required
  }
}

/// The number of operands that the parts of a command take.
///
/// Each required argument takes one operand, wherever it is. The other parts take the rest, in
/// order.
struct OperandCount {
  private(set) var required = 0
  private var optional = 0
  private var takesAnyNumber = false

  /// Adds the operands of the next part.
  mutating func add(_ kind: PartKind) {
    switch kind {
    case .flag, .option, .repeatedOption: break
    case .argument: required += 1
    case .optionalArgument: optional += 1
    case .operands: takesAnyNumber = true
    }
  }

  /// The maximum number of operands, or `nil` if there is no limit.
  var maximum: Int? { takesAnyNumber ? nil : required + optional }
}
