import CommandGrammar

extension FormatWords {
  /// Binds the options for the output of a command that prints days without reading records.
  mutating func bindOutput(to parts: inout Parts) throws(UsageError) {
    try parts.option(
      "--to", "-t", value: "FORMAT", into: &to, help: "format of the output [default: iso]",
      detail: """
        FORMAT is a name (iso, ymd, dmy, mdy, week, ordinal, basic, days, epoch, epoch-ms, iso8601, \
        rfc5322, full, long, medium, short), a Unicode pattern such as 'd MMMM y', or a strftime \
        pattern such as %d/%m/%Y. 'dayctl help formats' lists names, letters and directives.
        """)
    try parts.option(
      "--locale", value: "LOCALE", into: &locale,
      help: "language of month and weekday names, such as fr_FR",
      detail: "The default is LC_ALL, LC_TIME or LANG, whichever is set first, or else English.")
  }
}
