extension ProgramDescription {
  /// The line that shows the syntax of the program.
  package var usage: String {
    "\(name) COMMAND [OPTIONS] [OPERANDS]"
  }

  /// Returns the help for this program, ready to be written.
  package func help(_ length: HelpLength) -> String {
    var page = HelpPage()
    page.add(["Usage: " + usage])
    page.add(prose: abstract)
    if length == .long { page.add(examples) }
    let sections = [
      (title: "Commands", table: HelpTable(rows: commandRows)),
      (title: "Options", table: HelpTable(rows: options.rows(length))),
    ]
    page.add(sections, length: length)
    if length == .long { page.add(prose: discussion) }
    return page.text
  }

  private var commandRows: [HelpTable.Row] {
    let help = HelpTable.Row(
      name: Self.helpCommand, texts: ["Show help for a command: \(name) help COMMAND."])
    return commands.map { HelpTable.Row(name: $0.name, texts: [$0.abstract]) } + [help]
  }
}
