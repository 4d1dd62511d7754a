extension HelpTopic {
  /// Returns the page of this topic, ready to be written.
  package func help(width: Int = standardHelpWidth) -> String {
    var page = HelpPage(width: width)
    page.add(prose: title + ".")
    page.add(prose: discussion)
    let table = HelpTable(rows: parts.rows(.details))
    page.add(
      "Options", table.longLines(column: HelpTable.column(for: [table]), width: width))
    page.add(examples)
    return page.text
  }
}
