/// A page of help in the making: blocks with a blank line between them.
struct HelpPage {
  /// No line is wider, except for examples and words that are wider themselves.
  static let width = 80

  private(set) var text = ""

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
    add(Prose(prose, width: Self.width).lines)
  }

  /// Adds the tables under their titles, all aligned with each other.
  mutating func add(_ sections: [(title: String, table: HelpTable)], length: HelpLength) {
    let column = HelpTable.column(for: sections.map(\.table))
    for (title, table) in sections where !table.rows.isEmpty {
      let lines =
        length == .short ? table.shortLines(column: column) : table.longLines(column: column)
      add([title + ":"] + lines)
    }
  }

  /// Adds what was typed and what came of it, one after the other.
  mutating func add(_ examples: [Example]) {
    var title = ["Examples:"]
    for example in examples {
      add(title + ["  $ " + example.line] + indented(example.output))
      title = []
    }
  }

  private func indented(_ text: String) -> [String] {
    text.isEmpty ? [] : text.lines.map { $0.isEmpty ? "" : "  " + $0 }
  }
}
