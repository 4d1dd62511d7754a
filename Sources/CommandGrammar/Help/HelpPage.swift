/// A page of help, which consists of blocks separated by blank lines.
struct HelpPage {
  /// The maximum width of a line, except for the output of examples and for words that are wider.
  let width: Int

  private(set) var text = ""

  init(width: Int) {
    self.width = width
  }

  /// The number of lines of the short help: those of a screen of 24 lines, of which the prompt after the
  /// help takes one.
  static let screenLines = 23

  /// The number of lines so far.
  var lineCount: Int { text.lines.count - 1 }

  /// The number of table rows that fit on the screen, after a blank line and a title.
  var freeLines: Int { Self.screenLines - lineCount - 2 }

  mutating func add(_ lines: [String]) {
    guard !lines.isEmpty else { return }
    if !text.isEmpty { text += "\n" }
    for line in lines {
      text += line
      text += "\n"
    }
  }

  mutating func add(prose: String) {
    guard !prose.isEmpty else { return }
    add(Prose(prose, width: width).lines)
  }

  /// Adds the lines of a table with a title, unless there are none.
  mutating func add(_ title: String, _ lines: [String]) {
    if !lines.isEmpty { add(["\(title):"] + lines) }
  }

  /// Adds the command line and the output of each example.
  mutating func add(_ examples: [Example]) {
    var title = ["Examples:"]
    for example in examples {
      add(
        title + example.commandLines(width: width - 2).map { "  " + $0 } + indented(example.output))
      title = []
    }
  }

  private func indented(_ text: String) -> [String] {
    text.isEmpty ? [] : text.lines.map { $0.isEmpty ? "" : "  " + $0 }
  }
}

/// The width of help that is not written to a terminal.
package let standardHelpWidth = 80
