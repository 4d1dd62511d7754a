import CommandGrammar
import DayKit
import DayRecords

/// What commands that answer record by record have in common: how they read and write.
struct RecordOptions: Equatable, Sendable {
  var words = FormatWords()
  var place = PlaceOptions()
  var onError = OnError.skip
  var sink = SinkForm.text
  var jobs: Int?
  var messages: MessageCount?
  var reporting = Reporting.automatic

  /// What a command answers with, which decides what can be asked of it.
  enum Answers {
    case days

    /// Something else, in columns.
    case columns

    /// What does not fit columns.
    case trees
  }
}

extension RecordOptions {
  /// Binds the options of a command to a command line.
  mutating func bind(to parts: inout Parts, for answers: Answers) throws(UsageError) {
    try bindFormats(to: &parts, for: answers)
    if answers != .trees { try place.bind(to: &parts) }
    try parts.option(
      "--on-error", value: "WHAT", into: &onError, help: "what becomes of a line without an answer",
      detail: """
        skip leaves it out, keep passes it through as it is, blank writes an empty line, stop ends \
        there. Each such line is reported, and the exit code is 2.
        """)
    try bindSink(to: &parts, for: answers)
    try bindWork(to: &parts, for: answers)
  }

  private mutating func bindFormats(
    to parts: inout Parts, for answers: Answers
  ) throws(UsageError) {
    try parts.option(
      "--from", "-f", value: "FORMAT", into: &words.from,
      help: "how dates are written; formats are tried in order",
      detail: """
        Without one it is iso. A format is a name (iso, ymd, dmy, mdy, week, ordinal, basic, days, \
        epoch, epoch-ms, iso8601, iso8601-sans-timezone, rfc5322, full, long, medium, short), a \
        pattern of Unicode's such as d.M.yyyy or 'EEEE, d MMMM y', where letters that are text go \
        in quotes, or one of strftime's such as %d/%m/%Y.
        """)
    if answers == .days {
      try parts.option(
        "--to", "-t", value: "FORMAT", into: &words.to,
        help: "how to write the answers [default: iso]", detail: "A format as for --from.")
    }
    try parts.option(
      "--locale", value: "LOCALE", into: &words.locale,
      help: "the language of names, such as fr_FR",
      detail: "Without it LC_ALL, LC_TIME or LANG says it, and without these it is English.")
    try parts.option(
      "--time-zone", value: "ZONE", into: &words.timeZone,
      help: "where instants are days, such as Europe/Berlin",
      detail: """
        An area, an offset such as +02:00, UTC or local. It matters to epoch, epoch-ms and \
        iso8601, both ways, and to today. Without it epochs are in UTC, and of iso8601 the day is \
        the one written.
        """)
    try parts.option(
      "--pivot", value: "YEAR", into: &words.pivot,
      help: "the first year of the 100 that two digits stand for",
      detail: "With 1970 a year 69 is 2069. Without it years of two digits are not read.")
  }

  private mutating func bindSink(to parts: inout Parts, for answers: Answers) throws(UsageError) {
    var (json, csv) = (false, false)
    parts.flag("--json", into: &json, help: "answer in JSON, one object a line")
    if answers != .trees {
      parts.flag("--csv", into: &csv, help: "answer in CSV with a header")
    }
    if json && csv { throw UsageError("--json and --csv exclude each other: use one of them") }
    // Texts of the input have no place in structured output.
    if json || csv, onError.writesText {
      throw UsageError(
        "--on-error \(onError.rawValue) is for text: leave out --json or --csv, or use skip or stop"
      )
    }
    sink = json ? .json : csv ? .csv : .text
  }

  private mutating func bindWork(to parts: inout Parts, for answers: Answers) throws(UsageError) {
    var (isQuiet, tellsProgress) = (false, false)
    if answers != .trees {
      try parts.option(
        "--jobs", "-j", value: "NUMBER", into: &jobs, help: "how many threads answer lines",
        detail: """
          Answers are in order all the same. Without it there is one, and for large files as many \
          as there are processors where that is faster.
          """, isRare: true)
    }
    try parts.option(
      "--messages", value: "NUMBER", into: &messages,
      help: "how many lines that fail to report one by one",
      detail: """
        A number, or all. Without it the first 100 are reported, and one message at the end counts the \
        rest.
        """, isRare: true)
    parts.flag(
      "--quiet", "-q", into: &isQuiet, help: "say nothing of lines without an answer",
      detail: """
        The exit code is 2 all the same. Nothing is said of operands without one and of the \
        progress either.
        """)
    parts.flag(
      "--progress", into: &tellsProgress, help: "tell how far long work is, wherever messages go",
      detail: """
        Without it that is told on a terminal only. Work is long after a second. Answers that go to \
        a terminal are not interrupted.
        """,
      isRare: true)
    if let jobs, !(1...256).contains(jobs) {
      throw UsageError("--jobs: \(jobs) is no number of threads from 1 to 256")
    }
    if isQuiet && tellsProgress {
      throw UsageError("--quiet and --progress exclude each other: use one of them")
    }
    reporting = isQuiet ? .quiet : tellsProgress ? .progress : .automatic
  }
}
