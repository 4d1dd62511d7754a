import CommandGrammar
import DayKit
import DayRecords

/// The options that all commands share which answer record by record.
struct RecordOptions: Equatable, Sendable {
  var words = FormatWords()
  var place = PlaceOptions()
  var input = InputOptions()
  var onError = OnError.skip

  /// The words that stand for a date that is absent.
  var absent = Words()

  /// Whether a date that is absent is an error.
  var requiresDates = false
  var sink = SinkForm.text
  var jobs: Int?
  var messages: MessageCount?
  var reporting = Reporting.automatic

  /// The kind of results that a command gives, which determines the options that it has.
  enum Answers {
    case days

    /// Values other than days, which fit in columns.
    case columns

    /// Texts of several lines, which do not go into records.
    case blocks

    /// Values that do not fit in columns.
    case trees

    /// The records themselves.
    case records

    /// One table for all records.
    case table

    /// Whether each record is written, or its answer in its place.
    fileprivate var areRecords: Bool { self == .days || self == .columns || self == .records }
  }
}

extension RecordOptions {
  /// Binds these options to a command line.
  ///
  /// - Parameters:
  ///   - dates: How many dates the command takes from one record; `nil` for one, or for any number if
  ///     each has a result in the record.
  ///   - hasAbsence: Whether a date may be absent.
  mutating func bind(
    to parts: inout Parts, for answers: Answers, dates: PlaceOptions.Dates? = nil,
    hasAbsence: Bool = true
  ) throws(UsageError) {
    guard parts.needsOptions else { return }
    parts.markShared(true)
    try bindFormat(to: &parts, for: answers, false)
    if answers != .trees {
      let replacesDates = answers == .days || answers == .columns
      try place.bind(
        to: &parts, replacesDates: replacesDates, dates: dates ?? (replacesDates ? .each : .one))
    }
    try input.bind(
      to: &parts, replaces: answers == .days || answers == .columns || answers == .records,
      divides: hasAbsence && answers != .trees && answers != .blocks)
    try bindLanguage(to: &parts, false)
    // With a time zone, a date-time in a text is an instant, and not a date with something after it.
    if place.isInText, words.timeZone != nil, words.from.isEmpty {
      words.from = ["iso8601", "iso"]
    }
    if answers != .trees, hasAbsence { try bindAbsence(to: &parts) }
    try parts.option(
      "--on-error", value: "ACTION", into: &onError, help: "what to do with lines that fail",
      detail: """
        skip omits the line, keep copies it unchanged, blank writes an empty line, stop ends \
        processing. With --into, keep adds an empty field to a line without the new column, and blank \
        leaves only the result empty; a line with more columns than the header stays as it is. \
        Commands without a result for each line, such as sort, take skip and stop. \
        Each failure is reported, and the exit status is 2.
        """)
    if answers != .records { try bindSink(to: &parts, for: answers) }
    if sink != .text, place.hasSeveral, answers.areRecords || answers == .blocks {
      throw UsageError(
        "--json and --csv cannot be combined with several dates of a record"
          + (answers.areRecords ? "; without them, the results are in the record" : ""))
    }
    try bindWork(to: &parts, for: answers)
    place.writesNulls = place.readsNulls && sink == .text && answers.areRecords
    parts.markShared(false)
  }

  private mutating func bindAbsence(to parts: inout Parts) throws(UsageError) {
    try parts.option(
      "--absent", value: "WORD", into: &absent, help: "a text that stands for no date, such as NA",
      detail: """
        An empty or blank value, the null of JSON and a missing key always stand for no date. A \
        record without a date has no result, which is not a failure.
        """, isRare: true)
    parts.flag(
      "--required", into: &requiresDates, help: "report a record without a date as a failure",
      isRare: true)
    try parts.exclusive("--absent", "--required", "--in-text")
  }

  /// What stands for a date that is absent; `nil` if no date may be.
  var absence: Absence? {
    guard !requiresDates else { return nil }
    var absence = Absence()
    for word in absent { absence.add(word.bytes) }
    return absence
  }

  /// Binds the options that determine how dates are read and written.
  ///
  /// - Parameter triesAll: Whether dates are read in all common formats by default.
  mutating func bindFormats(
    to parts: inout Parts, for answers: Answers, triesAll: Bool = false
  ) throws(UsageError) {
    try bindFormat(to: &parts, for: answers, triesAll)
    try bindLanguage(to: &parts, triesAll)
  }

  private mutating func bindFormat(
    to parts: inout Parts, for answers: Answers, _ triesAll: Bool
  ) throws(UsageError) {
    try parts.option(
      "--from", "-f", value: "FORMAT", into: &words.from,
      help: "format of the input, such as dmy or d.M.yyyy",
      detail: triesAll
        ? "The formats to try instead of all common ones; 'dayctl help formats' lists them."
        : """
        The default is iso. If repeated, the formats are tried in order for each date. A format is \
        a name such as dmy, a Unicode pattern such as d.M.yyyy or 'd MMMM y', or a strftime \
        pattern such as %d/%m/%Y. 'dayctl help formats' lists names, letters and directives.
        """, completion: .format)
    if answers == .days {
      try parts.option(
        "--to", "-t", value: "FORMAT", into: &words.to,
        help: "format of the output [default: iso]",
        detail:
          "Takes the same formats as --from. With same, each result has the format of the date in the "
          + "input.",
        completion: .format)
    }
  }

  /// Binds the options that determine what formats mean.
  private mutating func bindLanguage(
    to parts: inout Parts, _ triesAll: Bool
  ) throws(UsageError) {
    try parts.option(
      "--locale", value: "LOCALE", into: &words.locale,
      help: "language of month and weekday names, such as fr_FR",
      detail: """
        The default is LC_ALL, LC_TIME or LANG, whichever is set first, or else international English \
        (Friday, 29 August 2025); en is American English. Unless --locale is given, English names are \
        accepted too.
        """, completion: .locale)
    try parts.option(
      "--time-zone", value: "ZONE", into: &words.timeZone,
      help: "time zone for timestamps and for today",
      detail: """
        ZONE is an area such as Europe/Berlin, an offset such as +02:00, UTC or local. Used for today, \
        for the epoch formats, and for formats with a time and its offset or zone: iso8601, \
        rfc5322 and patterns. With --in-text, dates are also read in iso8601, unless --from is given, and \
        a result replaces the whole date-time. By default, today is local, epochs are in UTC, and the date in a text \
        is used as written.
        """, completion: .timeZone)
    try parts.option(
      "--pivot", value: "YEAR", into: &words.pivot,
      help: "start of the 100-year range for two-digit years",
      detail: triesAll
        ? "The default is 1970: 70 is 1970 and 69 is 2069. A format of --from needs --pivot."
        : """
        With --pivot 1970, 70 is 1970 and 69 is 2069. Without --pivot, two-digit years are rejected.
        """)
    try parts.option(
      "--year", value: "YEAR", into: &words.year, help: "year of dates without a year",
      detail: "Applies to formats without a year, such as 'MMM d HH:mm:ss' for syslog.",
      isRare: true)
    try parts.option(
      "--day", value: "DAY", into: &words.day,
      help: "day of dates without one: first, last or a number",
      detail: """
        Applies to formats that name only a month, quarter, ISO week or year, such as yyyy-MM, yyyyMM, \
        yyyy'Q'Q, YYYY-'W'ww and yyyy.
        """, isRare: true)
    try words.bindFiscalStart(to: &parts)
    try parts.requires("--year", "--from", purpose: "the year of dates that have none")
    try parts.requires("--day", "--from", purpose: "the day of dates that have none")
  }

  private mutating func bindSink(to parts: inout Parts, for answers: Answers) throws(UsageError) {
    var (json, csv) = (false, false)
    switch answers {
    case .trees:
      parts.flag(
        "--json", into: &json, help: "print one JSON object per line",
        detail: """
          There is one for each MONTH: of a month with the key month, and of several, such as those of \
          2026-Q1 or --months, with the key months.
          """)
    case .table:
      parts.flag("--json", into: &json, help: "print one JSON object per line of the table")
      parts.flag("--csv", into: &csv, help: "print the table as CSV with commas and a header")
    case .days, .columns, .blocks, .records:
      parts.flag(
        "--json", into: &json, help: "print dates and results as JSON, one object per line",
        detail: """
          With --column or --json-key, the other columns and keys of the records are kept; none may \
          have the name of a result. Other text of the lines is not printed.
          """)
      parts.flag(
        "--csv", into: &csv, help: "print dates and results as CSV with a header",
        detail: """
          With --column, the other columns are kept. With --json-key, the columns are the keys of \
          the first record, and a record with further keys fails. Other text of the lines is not \
          printed.
          """)
    }
    if answers != .trees { try parts.exclusive("--json", "--csv") }
    if answers == .days || answers == .columns {
      try parts.exclusive("--into", "--json")
      try parts.exclusive("--into", "--csv")
    }
    // Lines copied from the input would make structured output invalid.
    if json || csv { try rejectOnErrorThatWrites("cannot be combined with --json or --csv") }
    sink = json ? .json : csv ? .csv : .text
  }

  /// Rejects an `--on-error` that writes failed records, because the output has no place for them.
  func rejectOnErrorThatWrites(_ reason: String) throws(UsageError) {
    guard onError.writesText else { return }
    throw UsageError("--on-error \(onError.rawValue) \(reason): use skip or stop")
  }

  private mutating func bindWork(to parts: inout Parts, for answers: Answers) throws(UsageError) {
    var (isQuiet, showsProgress) = (false, false)
    if answers != .trees {
      try parts.option(
        "--jobs", "-j", value: "NUMBER", into: &jobs,
        help: "maximum number of threads, 1 to 256",
        detail: """
          Does not affect the output. The default is one thread, or one per processor for large \
          files if that is faster. --csv uses one thread with --json-key, or with --column and without \
          --header.
          """, isRare: true)
    }
    try parts.option(
      "--messages", value: "NUMBER", into: &messages,
      help: "maximum number of failures to report one by one, or all",
      detail: "The default is 100. A final message counts the rest.", isRare: true)
    parts.flag(
      "--quiet", "-q", into: &isQuiet, help: "do not report lines that fail",
      detail: """
        Also hides the messages about arguments that fail, and the progress. The exit status is still 2.
        """)
    parts.flag(
      "--progress", into: &showsProgress,
      help: "show progress even if standard error is not a terminal",
      detail: """
        By default, runs of more than a second show their progress if standard error is a terminal. \
        Progress is never shown while the results go to a terminal.
        """,
      isRare: true)
    if let jobs, !(1...256).contains(jobs) {
      throw UsageError("--jobs: \(jobs) is not a number from 1 to 256")
    }
    try parts.exclusive("--quiet", "--progress")
    reporting = isQuiet ? .quiet : showsProgress ? .progress : .automatic
  }
}
