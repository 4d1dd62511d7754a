extension ProgramDescription {
  /// The line that shows the syntax of the program.
  package var usage: String {
    "\(name) COMMAND [OPTIONS] [OPERANDS]"
  }

  /// Returns the help for this program, ready to be written.
  package func help(_ length: HelpLength, width: Int = standardHelpWidth) -> String {
    var page = HelpPage(width: width)
    page.add(prose: "Usage: " + usage)
    page.add(prose: abstract)
    switch length {
    case .short: addShortTables(to: &page)
    case .long: addLongTables(to: &page)
    }
    return page.text
  }

  /// Adds a line for each command, and the names of topics and options.
  private func addShortTables(to page: inout HelpPage) {
    let table = HelpTable(rows: commandRows)
    let names = [
      topics.isEmpty ? "" : "Topics:  " + topics.map(\.name).joined(separator: ", "),
      "Options: " + options.flatMap(\.orderedNames).joined(separator: ", "),
    ].filter { !$0.isEmpty }
      .flatMap { $0.columns > page.width ? Prose($0, width: page.width).lines : [$0] }
    page.add(
      "Commands",
      table.shortLines(
        column: HelpTable.column(for: [table]), width: page.width,
        limit: page.freeLines - names.count - 1))
    page.add(names)
  }

  private func addLongTables(to page: inout HelpPage) {
    page.add(summary.examples)
    let commands = HelpTable(rows: commandRows)
    let topics = HelpTable(rows: topics.map { HelpTable.Row(name: $0.name, texts: [$0.title]) })
    let options = HelpTable(rows: options.rows(.details))
    let column = HelpTable.column(for: [commands, topics, options])
    page.add("Commands", commands.longLines(column: column, width: page.width))
    page.add(
      "Topics (see '\(name) \(Self.helpCommand) TOPIC')",
      topics.longLines(column: column, width: page.width))
    page.add("Options", options.longLines(column: column, width: page.width))
    page.add(prose: summary.discussion)
    page.add("Exit status", summary.exitCodes.lines(width: page.width))
    page.add("Environment", summary.variables.lines(width: page.width))
  }

  private var commandRows: [HelpTable.Row] {
    (commands.map { ($0.name, $0.abstract) } + [(Self.helpCommand, Self.helpAbstract)])
      .map { HelpTable.Row(name: $0.0, texts: [$0.1], shortName: $0.0) }
  }
}

extension [ProgramSummary.Entry] {
  /// The entries as lines of a table.
  fileprivate func lines(width: Int) -> [String] {
    let table = HelpTable(rows: map { HelpTable.Row(name: $0.term, texts: [$0.text]) })
    return table.longLines(column: HelpTable.column(for: [table]), width: width)
  }
}
