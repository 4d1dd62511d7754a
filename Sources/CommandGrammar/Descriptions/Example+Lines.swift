extension Example {
  /// The prompt and the command line, in lines that a shell reads as one.
  ///
  /// A line that is too wide ends after a pipe, if there is one, and else before a word, with a
  /// backslash. A word in quotes stays whole.
  package func commandLines(width: Int) -> [String] {
    let whole = "$ " + line
    guard whole.columns > width else { return [whole] }
    var lines: [String] = []
    var text = "$"
    for word in line.shellWords {
      // Two columns for the backslash.
      if text.columns + 1 + word.columns > width - (word == "|" ? 0 : 2), text != "$" {
        lines.append(text + " \\")
        text = "   "
      }
      text += " " + word
      if word == "|" {
        lines.append(text)
        text = "   "
      }
    }
    return lines + [text]
  }
}

extension String {
  /// The words between spaces that are not in quotes.
  fileprivate var shellWords: [String] {
    var words: [String] = []
    var word = ""
    var quote: Unicode.Scalar?
    for scalar in unicodeScalars {
      if scalar == " ", quote == nil {
        words.append(word)
        word = ""
        continue
      }
      if scalar == quote {
        quote = nil
      } else if quote == nil, scalar == "'" || scalar == "\"" {
        quote = scalar
      }
      word.unicodeScalars.append(scalar)
    }
    return words + [word]
  }
}
