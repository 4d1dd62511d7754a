import Terminal

extension String {
  /// The text, or the part of it that fits in a number of columns with an ellipsis.
  func cut(toColumns limit: Int) -> String {
    guard columns > limit else { return self }
    var text = ""
    var width = 0
    for character in self {
      width += String(character).columns
      if width > limit - 2 { break }
      text.append(character)
    }
    return text + ".."
  }
}
