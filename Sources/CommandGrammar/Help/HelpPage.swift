/// A page of help, which consists of blocks separated by blank lines.
struct HelpPage {
  /// The maximum width of a line, except for examples and for words that are wider.
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

  /// Adds the tables with their titles, all aligned with each other.
  mutating func add(_ sections: [(title: String, table: HelpTable)], length: HelpLength) {
    let column = HelpTable.column(for: sections.map(\.table))
    for (title, table) in sections where !table.rows.isEmpty {
      let lines =
        length == .short ? table.shortLines(column: column) : table.longLines(column: column)
      add([title + ":"] + lines)
    }
  }

  /// Adds the command line and the output of each example.
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
