extension CommandDescription {
  /// Returns the line that shows the syntax of the command.
  package func usage(program: String) -> String {
    let words = [program, name, "[OPTIONS]"] + operands.map(\.usage)
    return words.joined(separator: " ")
  }

  /// Returns the help for this command, ready to be written.
  package func help(_ length: HelpLength, program: String) -> String {
    var page = HelpPage()
    page.add(["Usage: " + usage(program: program)])
    page.add(prose: abstract)
    if length == .long { page.add(examples) }
    let sections = [
      (title: "Arguments", table: HelpTable(rows: operands.map { $0.row(length) })),
      (title: "Options", table: HelpTable(rows: options.rows(length))),
    ]
    page.add(sections, length: length)
    if length == .long { page.add(prose: discussion) }
    return page.text
  }
}
