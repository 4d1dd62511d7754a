/// Paragraphs of text, wrapped to a given width.
struct Prose {
  /// The lines; a blank line separates paragraphs.
  private(set) var lines: [String] = []
  private let width: Int
  private var line = ""
  private var lineWidth = 0

  /// Wraps a text.
  ///
  /// A blank line ends a paragraph; an indented line is kept unchanged.
  init(_ text: String, width: Int) {
    self.width = width
    for source in text.lines {
      add(source)
    }
    endLine()
  }

  private mutating func add(_ source: String) {
    if source.isEmpty || source.utf8.first == UInt8(ascii: " ") {
      endLine()
      lines.append(source)
    } else {
      fill(source)
    }
  }

  private mutating func fill(_ source: String) {
    var word = ""
    for scalar in source.unicodeScalars {
      if scalar == " " {
        place(word)
        word = ""
      } else {
        word.unicodeScalars.append(scalar)
      }
    }
    place(word)
  }

  private mutating func place(_ word: String) {
    guard !word.isEmpty else { return }
    if !line.isEmpty, lineWidth + 1 + word.columns > width { endLine() }
    line += line.isEmpty ? word : " " + word
    lineWidth = line.columns
  }

  private mutating func endLine() {
    guard !line.isEmpty else { return }
    lines.append(line)
    (line, lineWidth) = ("", 0)
  }
}
