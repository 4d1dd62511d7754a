import CommandGrammar
import DayKit
import DayRecords

/// `dayctl today`: prints today's date.
struct TodayCommand: DayCommand, Equatable {
  var words = FormatWords()
  var rounding = RoundingOptions()
  var work = WorkOptions()

  static let name = "today"

  static var summary: CommandSummary {
    CommandSummary(
      "Print today's date.",
      discussion: """
        Today is the date in the time zone of the system, unless --time-zone or DAYCTL_TODAY says \
        otherwise. To calculate from today, use the word today as a date in other commands: \
        'dayctl add today 30'.
        """,
      examples: [
        Example("DAYCTL_TODAY=2025-08-29 dayctl today", prints: "2025-08-29"),
        Example(
          "DAYCTL_TODAY=2025-08-29 dayctl today --to 'EEEE d MMMM yyyy' --locale fr",
          prints: "vendredi 29 août 2025"),
        Example(
          "DAYCTL_TODAY=2025-08-29 dayctl today --round end-of-quarter", prints: "2025-09-30"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    try words.bindOutput(to: &parts)
    try parts.option(
      "--time-zone", value: "ZONE", into: &words.timeZone, help: "time zone that determines today",
      detail: """
        ZONE is an area such as Europe/Berlin, an offset such as +02:00, UTC or local, which is the \
        default.
        """, completion: .timeZone)
    try rounding.bind(to: &parts)
    try work.bind(to: &parts)
  }

  func run(in session: inout Session) throws(UsageError) {
    let needs = try rounding.needs()
    let formats = try work.formats(words, in: session.surroundings)
    try work.checkUse(for: needs)
    try words.checkFiscalUse(in: rounding.words(), files: work.files)
    var computation = Computation(.same) { [] }
    if !rounding.isEmpty {
      computation = Computation(.days(try rounding.rounding(needs, formats))) { [] }
    }
    var dates = Words()
    dates.append(Word(constant: "today"))
    try answer(dates, by: computation, formats, RecordOptions(), in: &session)
  }
}

extension TodayCommand {
  static func ownAdvice(forOperand text: String) -> String? {
    let word = Word(text)
    // An amount such as +1d is a pattern too.
    if Amount.amount(word) != nil { return "use 'dayctl add today \(text)'" }
    if word.withBytes({ DateWord(reading: $0) != nil }) { return "use 'dayctl convert \(text)'" }
    let isFormat = (try? DayFormat(pattern: text)) != nil
    guard isFormat else { return "use 'dayctl add today AMOUNT'" }
    return word.shellQuoted.map { "use --to \($0)" }
  }
}
