extension ManualPage {
  /// Adds a list of terms with their explanations.
  mutating func add(terms: [(term: String, text: String)]) {
    guard !terms.isEmpty else { return }
    add("Bl -tag -width Ds")
    for (term, text) in terms {
      start("It \(term)")
      add(prose: text)
    }
    end("El")
  }

  /// Adds a list of operands or options.
  mutating func add(parts: [PartDescription]) {
    add(terms: parts.map { ($0.manualTerm, $0.manualExplanation) })
  }

  /// Adds the command line and the output of each example.
  mutating func add(examples: [Example]) {
    for example in examples {
      add(
        literal: example.commandLines(width: Self.literalWidth)
          + (example.output.isEmpty ? [] : example.output.lines))
    }
  }
}

extension PartDescription {
  /// The names of an option with its value, or the name of an operand, as arguments of a macro.
  fileprivate var manualTerm: String {
    guard !isOperand else { return "Ar \(valueName.manualText)" }
    let names = orderedNames.map { "Fl \(String($0.dropFirst()).manualText)" }
    return names.joined(separator: " , ") + (isFlag ? "" : " Ar \(valueName.manualText)")
  }

  fileprivate var manualExplanation: String {
    fullText.manualSentence + (fullDetail.isEmpty ? "" : " " + fullDetail)
  }

  /// This operand in a usage line, as arguments of a macro.
  var manualUsage: String {
    let name = "Ar \(valueName.manualText)" + (repeats ? " ..." : "")
    return isRequired ? name : "Oo \(name) Oc"
  }
}
