extension ProgramDescription {
  /// The manual page of the program in the language mdoc(7).
  package var manual: String {
    var page = ManualPage()
    addHead(to: &page)
    page.start("Sh DESCRIPTION")
    page.add(prose: abstract)
    page.add(prose: summary.discussion)
    page.add(prose: "This page describes version \(version).")
    addOptions(to: &page)
    page.start("Sh COMMANDS")
    for command in commands { command.addManual(to: &page) }
    for topic in topics { topic.addManual(to: &page) }
    addEnd(to: &page)
    return page.text
  }

  private func addHead(to page: inout ManualPage) {
    page.add("Dd \(summary.date)")
    page.add("Dt \(name.uppercased()) 1")
    page.add("Os")
    page.start("Sh NAME")
    page.add("Nm \(name)")
    page.add("Nd \(abstract.manualPhrase.manualText)")
    page.start("Sh SYNOPSIS")
    for arguments in [
      "Ar command Oo Ar options Oc Op Ar arguments",
      "Cm \(Self.helpCommand) Op Ar command | Ar topic", "Fl \\-version",
    ] {
      page.add("Nm")
      page.add(arguments)
    }
  }

  private func addOptions(to page: inout ManualPage) {
    page.start("Sh OPTIONS")
    page.add(
      prose: "Options come after the command. These are for the program as a whole:")
    page.add(parts: options)
  }

  private func addEnd(to page: inout ManualPage) {
    if !summary.variables.isEmpty {
      page.start("Sh ENVIRONMENT")
      page.add(
        terms: summary.variables.map { ("Ev \($0.term.manualArgument)", $0.text.manualSentence) })
    }
    if !summary.exitCodes.isEmpty {
      page.start("Sh EXIT STATUS")
      page.add(terms: summary.exitCodes.map { ($0.term.manualText, $0.text.manualSentence) })
    }
    if !summary.examples.isEmpty {
      page.start("Sh EXAMPLES")
      page.add(examples: summary.examples)
    }
    if !summary.seeAlso.isEmpty {
      page.start("Sh SEE ALSO")
      // A macro for references would make mandoc check which manuals the system has.
      let last = summary.seeAlso.count - 1
      for (index, reference) in summary.seeAlso.enumerated() {
        let words = reference.split(separator: "(", maxSplits: 1).joined(separator: " Ns (")
        page.add("Sy \(words)" + (index < last ? " ," : ""))
      }
    }
  }
}

extension CommandDescription {
  fileprivate func addManual(to page: inout ManualPage) {
    page.start("Ss \(name.manualText)")
    let operands = operands.map(\.manualUsage)
    page.add((["Nm Cm \(name.manualText) Oo Ar options Oc"] + operands).joined(separator: " "))
    page.breakParagraph()
    page.add(prose: abstract)
    page.add(parts: self.operands + ownOptions)
    if !sharedOptions.isEmpty {
      let names = sharedOptions.compactMap { $0.names.first }
      page.add(prose: "It also has the common options \(names.conjunction).")
    }
    page.add(prose: discussion)
    page.add(prose: otherNamesSentence)
    page.add(examples: examples)
  }
}

extension HelpTopic {
  fileprivate func addManual(to page: inout ManualPage) {
    page.start("Sh \(title.uppercased().manualText)")
    page.add(prose: discussion)
    page.add(parts: parts)
    page.add(examples: examples)
  }
}
