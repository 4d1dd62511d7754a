extension Transcript {
  /// Returns a Markdown text in which the commands of each block have the given outcomes.
  static func updated(
    _ text: String, name: String, outcomes: (Block) throws -> [Shell.Outcome]
  ) rethrows -> String {
    var blocks = Transcript(markdown: text, name: name).blocks.makeIterator()
    var (lines, isInside) = ([String](), false)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let isFence = line.hasPrefix("```")
      if isFence { isInside = line == "```console" }
      if isFence || !isInside { lines.append(String(line)) }
      if isFence, isInside, let block = blocks.next() {
        for (step, outcome) in zip(block.steps, try outcomes(block)) {
          let code = outcome.code == 0 ? "" : "[\(outcome.code)]\n"
          lines.append(String("$ \(step.line)\n\(outcome.written)\(code)".dropLast()))
        }
      }
    }
    return lines.joined(separator: "\n")
  }
}
