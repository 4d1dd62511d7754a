import CommandGrammar

extension FormatWords {
  /// Binds the options for the output of a command that prints days without reading records.
  mutating func bindOutput(to parts: inout Parts) throws(UsageError) {
    hasInput = false
    try parts.option(
      "--to", "-t", value: "FORMAT", into: &to, help: "format of the output [default: iso]",
      detail: """
        A format is a name such as dmy, a Unicode pattern such as 'd MMMM y', or a strftime pattern \
        such as %d/%m/%Y. 'dayctl help formats' lists names, letters and directives.
        """, completion: .format)
    try parts.option(
      "--locale", value: "LOCALE", into: &locale,
      help: "language of month and weekday names, such as fr_FR",
      detail: "The default is LC_ALL, LC_TIME or LANG, whichever is set first, or else English.",
      completion: .locale)
    try bindFiscalStart(to: &parts)
  }
}
