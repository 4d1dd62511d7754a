import CommandGrammar
import DayKit

/// What commands that answer record by record have in common: how they read and write.
struct RecordOptions: Equatable, Sendable {
  var words = FormatWords()
  var place = PlaceOptions()
  var onError = OnError.skip
  var sink = SinkForm.text
  var jobs: Int?
  var reporting = Reporting.automatic

  /// The options of a command that answers with days.
  static let days = Group(
    into: {
      from, to, locale, zone, pivot, place, onError, json, csv, jobs, quiet, progress
        throws(UsageError) in
      try RecordOptions(
        FormatWords(from: from, to: to, locale: locale, timeZone: zone, pivot: pivot),
        place: place, onError: onError, json: json, csv: csv, jobs: jobs,
        quiet: quiet, progress: progress)
    },
    from, to, locale, timeZone, pivot, PlaceOptions.group, policy, json, csv, jobs, quiet, progress)

  /// The options of a command that answers with something else in columns.
  static let columns = Group(
    into: {
      from, locale, zone, pivot, place, onError, json, csv, jobs, quiet, progress throws(UsageError)
      in
      try RecordOptions(
        FormatWords(from: from, locale: locale, timeZone: zone, pivot: pivot),
        place: place, onError: onError, json: json, csv: csv, jobs: jobs,
        quiet: quiet, progress: progress)
    },
    from, locale, timeZone, pivot, PlaceOptions.group, policy, json, csv, jobs, quiet, progress)

  /// The options of a command whose answers do not fit columns.
  static let trees = Group(
    into: { from, locale, zone, pivot, onError, json, quiet, progress throws(UsageError) in
      try RecordOptions(
        FormatWords(from: from, locale: locale, timeZone: zone, pivot: pivot),
        onError: onError, json: json, quiet: quiet, progress: progress)
    },
    from, locale, timeZone, pivot, policy, json, quiet, progress)
}

extension RecordOptions {
  private init(
    _ words: FormatWords, place: PlaceOptions = PlaceOptions(), onError: OnError, json: Bool,
    csv: Bool = false, jobs: Int? = nil,
    quiet: Bool, progress: Bool
  ) throws(UsageError) {
    if let jobs, !(1...256).contains(jobs) { throw UsageError(Message.noJobs(jobs)) }
    if quiet && progress { throw UsageError(Message.quietAndProgress) }
    if json && csv { throw UsageError(Message.jsonAndCSV) }
    // Texts of the input have no place in structured output.
    if json || csv, onError.writesText {
      throw UsageError(Message.onErrorNeedsText(onError.rawValue))
    }
    self.init(
      words: words, place: place, onError: onError, sink: json ? .json : csv ? .csv : .text,
      jobs: jobs, reporting: quiet ? .quiet : progress ? .progress : .automatic)
  }

  private static let from = Option<[Word]>(
    "--from", "-f", value: "FORMAT", help: "how dates are written; formats are tried in order",
    // A literal, since this is made at each start.
    detail: """
      Without one it is iso. A format is a name (iso, ymd, dmy, mdy, week, ordinal, basic, days, \
      epoch, epoch-ms, iso8601, iso8601-sans-timezone, rfc5322, full, long, medium, short), a \
      pattern of Unicode's such as d.M.yyyy or 'EEEE, d MMMM y', where letters that are text go in \
      quotes, or one of strftime's such as %d/%m/%Y.
      """)

  private static let to = Option<Word>(
    "--to", "-t", value: "FORMAT", default: "iso", help: "how to write the answers",
    detail: "A format as for --from.")

  private static let locale = Option<Word?>(
    "--locale", value: "LOCALE", help: "the language of names, such as fr_FR",
    detail: "Without it LC_ALL, LC_TIME or LANG says it, and without these it is English.")

  private static let timeZone = Option<Word?>(
    "--time-zone", value: "ZONE", help: "where instants are days, such as Europe/Berlin",
    detail: "An area, an offset such as +02:00, UTC or local. It matters to epoch, epoch-ms and "
      + "iso8601, both ways, and to today. Without it epochs are in UTC, and of iso8601 the day is "
      + "the one written.")

  private static let pivot = Option<Int?>(
    "--pivot", value: "YEAR", help: "the first year of the 100 that two digits stand for",
    detail: "With 1970 a year 69 is 2069. Without it years of two digits are not read.")

  private static let policy = Option<OnError>(
    "--on-error", value: "WHAT", default: .skip, help: "what becomes of a line without an answer",
    detail: "skip leaves it out, keep passes it through as it is, blank writes an empty line, "
      + "stop ends there. Each such line is reported, and the exit code is 2.")

  private static let json = Flag("--json", help: "answer in JSON, one object a line")

  private static let csv = Flag("--csv", help: "answer in CSV with a header")

  private static let jobs = Option<Int?>(
    "--jobs", "-j", value: "NUMBER", help: "how many threads answer lines",
    detail: "Answers are in order all the same. Without it there is one, and for large files as "
      + "many as there are processors.", isRare: true)

  private static let quiet = Flag(
    "--quiet", "-q", help: "say nothing of lines without an answer",
    detail: "The exit code is 2 all the same. There is no line of progress either.")

  private static let progress = Flag(
    "--progress", help: "tell how far long work is, wherever messages go",
    detail: "Without it that is told on a terminal only, from a second on.", isRare: true)
}
