import CommandGrammar
import DayKit
import DayRecords

/// `dayctl retain [DATE…]`: prints the records to keep, such as backups.
struct RetainCommand: DayCommand, Equatable {
  var dates = Words()
  var last: KeepCount?
  var daily: KeepCount?
  var weekly: KeepCount?
  var monthly: KeepCount?
  var quarterly: KeepCount?
  var yearly: KeepCount?
  var within: KeepPeriod?
  var keepsOldest = false
  var groupsByPrefix = false
  var inverts = false
  var explains = false
  var which: DateOfText?
  var options = RecordOptions()

  static let name = "retain"

  static var summary: CommandSummary {
    CommandSummary(
      "Print the records to keep, such as backups.",
      discussion: """
        --daily 7 keeps the newest record of each of the last 7 days that have one, and so on. A \
        record is kept if any rule keeps it. --invert prints the others, in their order. Of records \
        with the same date, the last one is the newest: times of day are not compared.

        A record without a date is printed neither with nor without --invert. It is listed on \
        standard error, and the exit status is 2. With --on-error stop, nothing is printed then.
        """,
      examples: [
        Example(
          "printf 'a-2025-08-27\\na-2025-08-28\\na-2025-08-29\\n' | dayctl retain --in-text --daily 2",
          prints: "a-2025-08-28\na-2025-08-29"),
        Example(
          "printf 'id,on\\n1,2025-08-28\\n2,2025-08-28\\n1,2025-08-29\\n' | "
            + "dayctl retain --last 1 --by id --header --column on",
          prints: "id,on\n2,2025-08-28\n1,2025-08-29"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.dates(into: &dates)
    try bindRules(to: &parts)
    parts.flag("--invert", "-v", into: &inverts, help: "print the records to delete")
    parts.flag(
      "--explain", into: &explains, help: "print with each record the rules that keep it",
      detail: "The rules follow a tab, or go into a column or key 'kept', new or existing.")
    parts.flag(
      "--oldest", into: &keepsOldest, help: "keep the oldest record of each day, week and so on")
    try parts.option(
      "--by", "-b", value: "COLUMN", into: &options.place.series,
      help: "apply the rules to each value of a column or key")
    parts.flag(
      "--by-prefix", into: &groupsByPrefix, help: "apply the rules to each text before the date")
    try parts.option(
      "--which", value: "DATES", into: &which,
      help: "which date of a text counts [default: first]", isRare: true)
    try parts.requires("--which", "--in-text", "--json-key")
    try parts.requires("--by-prefix", "--in-text")
    options.place.seriesOption = "--by"
    try options.bind(to: &parts, for: .records, hasAbsence: false)
    try parts.requires("--by", "--column", "--json-key")
    try options.place.checkUse(of: which?.dates)
    if explains, options.place.hasSeveral {
      throw UsageError("--explain cannot be combined with [*], because a record has several dates")
    }
    try parts.once("--by")
    try parts.exclusive("--invert", "--explain")
    try parts.exclusive("--explain", "--in-place")
    try options.rejectOnErrorThatWrites(
      "cannot be used with retain, because what it prints may be deleted")
  }

  private mutating func bindRules(to parts: inout Parts) throws(UsageError) {
    try parts.option(
      "--last", value: "NUMBER", into: &last, help: "keep the newest records",
      detail: "With all instead of a number, a rule has no limit.")
    try parts.option(
      "--daily", value: "NUMBER", into: &daily, help: "keep one record of each of the last days")
    try parts.option(
      "--weekly", value: "NUMBER", into: &weekly, help: "keep one of each of the last weeks")
    try parts.option(
      "--monthly", value: "NUMBER", into: &monthly, help: "keep one of each of the last months")
    try parts.option(
      "--quarterly", value: "NUMBER", into: &quarterly,
      help: "keep one of each of the last quarters")
    try parts.option(
      "--yearly", value: "NUMBER", into: &yearly, help: "keep one of each of the last years")
    try parts.option(
      "--within", value: "PERIOD", into: &within,
      help: "keep all records that are not older than 30d, 6m or 1y",
      detail: "Counted from today, or from the newest record if it is older.")
  }

  private func policy(_ fiscalCalendar: FiscalCalendar?) -> RetentionPolicy {
    RetentionPolicy(
      last: last?.number ?? 0, daily: daily?.number ?? 0, weekly: weekly?.number ?? 0,
      monthly: monthly?.number ?? 0, quarterly: quarterly?.number ?? 0,
      yearly: yearly?.number ?? 0, within: within?.period, keepsOldest: keepsOldest,
      fiscalCalendar: fiscalCalendar)
  }

  func run(in session: inout Session) throws(UsageError) {
    let formats = try RecordFormats(options.words, in: session.surroundings)
    try options.words.checkFiscalUse(quarterly != nil || yearly != nil, in: dates)
    let hasGroups = [daily, weekly, monthly, quarterly, yearly].contains { $0 != nil }
    guard hasGroups || last != nil || within != nil else {
      throw UsageError("no rule says what to keep: add one such as --daily 7 or --last 10")
    }
    guard hasGroups || !keepsOldest else {
      throw UsageError("--oldest applies to rules for days, weeks and so on: add --daily 7")
    }
    var request = Retention.Request(
      policy(formats.fiscalCalendar), today: within == nil ? nil : try formats.day("today"))
    (request.inverts, request.explains) = (inverts, explains)
    (request.groupsByPrefix, request.usesLastDate) = (groupsByPrefix, which == .last)
    var options = options
    options.requiresDates = true
    if explains, options.place.hasColumnsOrKeys {
      let key = Array("kept".utf8)
      guard !options.place.jsonKeys.contains(where: { JSONPath($0.bytes)?.firstKey == key }) else {
        throw UsageError("--explain would replace the dates in 'kept': give them another name")
      }
      options.place.targets = ["kept"]
    }
    _ = try answer(
      dates, with: { Retention(request, at: $0) }, formats, options, in: &session)
  }
}
