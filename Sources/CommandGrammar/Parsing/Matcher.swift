/// Finds out which word belongs to which part, knowing the parts only as data.
struct Matcher {
  /// The parts of the command, and help as the last.
  let parts: [PartDescription]
  var rest: ArraySlice<Word>
  var matches: [Match] = []
  var operands: [Word] = []
  var help: HelpLength?

  init(parts: [PartDescription], words: ArraySlice<Word>) {
    self.parts = parts + [.help]
    rest = words
  }

  /// Matches all words, or finds that help is asked for, whatever else is wrong with them.
  mutating func match() throws(MatchFault) -> Outcome {
    var fault: MatchFault?
    var optionsEnded = false
    while help == nil, let word = rest.popFirst() {
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
    try placeOperands()
    return .matches(matches)
  }

  enum Outcome: Hashable {
    case matches([Match])
    case help(HelpLength)
  }
}
