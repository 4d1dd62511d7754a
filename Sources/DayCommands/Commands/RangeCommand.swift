import CommandGrammar
import DayKit
import DayRecords
import System

/// `dayctl range FROM [TO]`: prints a sequence of days.
struct RangeCommand: DayCommand, Equatable {
  var start = Word.empty
  var end: Word?
  var step: Word?
  var count: Int?
  var only = Words()
  var nth = Words()
  var skip = Words()
  var excluded = Words()
  var usesBusinessDays = false
  var rules = Words()
  var rounding = RoundingOptions()
  var work = WorkOptions()
  var sink = SinkForm.text
  var options = RecordOptions()

  static let name = "range"

  static var summary: CommandSummary {
    CommandSummary(
      "Print a sequence of days.",
      discussion: """
        The sequence starts at FROM and includes TO if a step reaches it. If TO is before FROM, it \
        goes backwards. Both may be spans, such as 2025-08, 2025-W35, 2025-08-01..2025-08-15 or \
        this-month, of which all days are in the sequence. \
        Steps are counted from FROM: from 31 January, a step of 1m gives 28 February and 31 March. \
        Steps in business days, such as 5b, are counted from the first business day of the sequence.

        The conditions --only, --nth, --skip, --except and --business select days of the sequence; --count \
        counts the days that meet them. A day that does not meet them is left out, and not moved: \
        of monthly paydays with --business, those on a weekend are missing. To move them, use \
        --round previous-or-same-business-day. Days that become the same day are printed once.
        """,
      examples: [
        Example(
          "dayctl range 2025-08-29 2025-09-01",
          prints: "2025-08-29\n2025-08-30\n2025-08-31\n2025-09-01"),
        Example(
          "dayctl range 2025-01-31 --step 1m --count 3",
          prints: "2025-01-31\n2025-02-28\n2025-03-31"),
        Example(
          "dayctl range 2025-05-10 --nth 2-tue --count 3",
          prints: "2025-05-13\n2025-06-10\n2025-07-08"),
        Example(
          "dayctl range 2025-08-29 --rule 'FREQ=MONTHLY;BYDAY=-1FR' --count 2",
          prints: "2025-08-29\n2025-09-26"),
        Example(
          "dayctl range 2025-08-15 --step 1m --count 3 --round previous-or-same-business-day",
          prints: "2025-08-15\n2025-09-15\n2025-10-15"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    var (json, csv) = (false, false)
    try parts.argument(
      "FROM", into: &start, help: "first day, or a span such as 2025-08", completion: .span)
    try parts.argument(
      "TO", into: &end, help: "last day or span; if omitted, give --count", completion: .span)
    try parts.option(
      "--step", "-s", value: "AMOUNT", into: &step,
      help: "step such as 1d, 2w, 1m, 5b or -1d [default: 1d]")
    try parts.option(
      "--count", "-n", value: "NUMBER", into: &count, help: "number of days to print")
    try parts.option(
      "--only", value: "WEEKDAYS", into: &only, help: "only these weekdays, such as mon,wed,fri",
      completion: .weekdays)
    try parts.option(
      "--nth", value: "WEEKDAY", into: &nth, help: "only this weekday of a month: 2-tue, last-fri",
      completion: .nthWeekdays)
    try parts.option(
      "--skip", value: "DAYS", into: &skip,
      help: "leave out weekends, holidays or days such as fri",
      detail: "Separate several with commas, or repeat the option.", completion: .disabledDays)
    try WorkOptions.bindExcept(to: &parts, into: &excluded)
    parts.flag("--business", into: &usesBusinessDays, help: "only business days")
    try parts.option(
      "--rule", value: "RULE", into: &rules, help: "days of an iCalendar rule that starts at FROM",
      detail: """
        A rule of RFC 5545 for days, such as FREQ=MONTHLY;BYDAY=-1FR. FROM itself is printed only if \
        it meets the rule. With several rules, the days of any of them are printed. An UNTIL with a time of day, \
        such as 20251231T235959Z, needs --time-zone, the zone in which days begin.
        """)
    try parts.exclusive("--rule", withEachOf: ["--step", "--only", "--nth"])
    try options.bindFormats(to: &parts, for: .days)
    try rounding.bind(to: &parts)
    try work.bind(to: &parts)
    parts.flag("--json", into: &json, help: "print one JSON object per line")
    parts.flag("--csv", into: &csv, help: "print CSV with a header")
    try parts.exclusive("--json", "--csv")
    sink = json ? .json : csv ? .csv : .text
  }

  func run(in session: inout Session) throws(UsageError) {
    let formats = try work.formats(options.words, in: session.surroundings)
    let format = try formats.newFormat(like: start)
    var sequence = try sequence(formats, session.surroundings)
    if sink == .text {
      print(&sequence, as: format, in: &session) { $1.append($0, as: format) }
    } else {
      var listing = listing(as: format)
      listing.begin(withMark: false, to: &session.console.output)
      print(&sequence, as: format, in: &session) {
        _ = listing.take($0, DateBatch(of: .line), of: Span(), to: &$1)
      }
    }
    if sequence.isCut {
      let problem =
        count.map { "fewer than \($0) \($0 == 1 ? "day matches" : "days match")" }
        ?? "fewer days match than the COUNT of --rule"
      session.console.complain("\(problem): \(DayError.outOfRange)")
    }
  }
}

extension RangeCommand {
  static func ownAdvice(forOperand text: String) -> String? {
    let word = Word(text)
    if word.withBytes({ Weekday(name: $0) }) != nil {
      return "separate weekdays with commas, as in --only mon,tue"
    }
    if !text.hasPrefix("-"), Amount.amount(word) != nil {
      let count =
        text.utf8.allSatisfy(\.isDigit) ? "; for the first \(text) days, use --count \(text)" : ""
      return "to print only some of the days, use --step \(text)\(count)"
    }
    return "write two dates and no other words: dayctl \(name) FROM TO, and a step as --step 2d"
  }
}
