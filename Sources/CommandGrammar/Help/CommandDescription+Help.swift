extension CommandDescription {
  /// Returns the line that shows the syntax of the command.
  package func usage(program: String) -> String {
    let words = [program, name, "[OPTIONS]"] + operands.map(\.usage)
    return words.joined(separator: " ")
  }

  /// Returns the help for this command, ready to be written.
  package func help(
    _ length: HelpLength, program: String, width: Int = standardHelpWidth
  ) -> String {
    var page = HelpPage(width: width)
    page.add(prose: "Usage: " + usage(program: program))
    page.add(prose: abstract)
    switch length {
    case .short: addShortTables(to: &page, program: program)
    case .long:
      page.add(examples)
      addLongTables(to: &page, program: program)
      page.add(prose: discussion)
      page.add(prose: otherNamesSentence)
    }
    return page.text
  }

  /// Adds tables with one line for each part; options that do not fit on the screen are only named.
  private func addShortTables(to page: inout HelpPage, program: String) {
    let operands = HelpTable(rows: operands.map { $0.row(.short) })
    let own = HelpTable(rows: ownRows(.short))
    let shared = HelpTable(rows: sharedRows)
    let column = HelpTable.column(for: [operands, own, shared])
    page.add("Arguments", operands.shortLines(column: column, width: page.width))
    let reserve =
      shared.rows.isEmpty
      ? 0 : 2 + shared.shortLines(column: column, width: page.width, limit: 0).count
    page.add(
      "Options",
      own.shortLines(
        column: column, width: page.width, limit: page.freeLines - reserve,
        keepsLast: shared.rows.isEmpty))
    page.add(
      sharedTitle(program),
      shared.shortLines(column: column, width: page.width, limit: page.freeLines))
  }

  private func addLongTables(to page: inout HelpPage, program: String) {
    let operands = HelpTable(rows: operands.map { $0.row(.long) })
    let own = HelpTable(rows: ownRows(.long))
    let shared = HelpTable(rows: sharedOptions.isEmpty ? [] : sharedOptions.rows(.all) + [help])
    let column = HelpTable.column(for: [operands, own, shared])
    page.add("Arguments", operands.longLines(column: column, width: page.width))
    page.add("Options", own.longLines(column: column, width: page.width))
    page.add(sharedTitle(program), shared.shortLines(column: column, width: page.width))
  }

  /// The options of this command alone, and the help option unless it follows the shared options.
  private func ownRows(_ length: HelpLength) -> [HelpTable.Row] {
    ownOptions.rows(length == .long ? .details : .usual) + (sharedOptions.isEmpty ? [help] : [])
  }

  private var sharedRows: [HelpTable.Row] {
    sharedOptions.isEmpty ? [] : sharedOptions.rows(.usual) + [help]
  }

  private var help: HelpTable.Row { PartDescription.help.row(.short) }

  private func sharedTitle(_ program: String) -> String {
    "Common options (see '\(program) help \(HelpTopic.options)')"
  }
}
