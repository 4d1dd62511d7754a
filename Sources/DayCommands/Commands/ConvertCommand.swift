import CommandGrammar
import DayRecords

/// `dayctl convert [DATE…]`: converts dates to another format.
struct ConvertCommand: DayCommand, Equatable {
  var dates = Words()
  var rounding = RoundingOptions()
  var work = WorkOptions()
  var options = RecordOptions()

  static let name = "convert"

  static var summary: CommandSummary {
    CommandSummary(
      "Convert dates from one format to another.",
      discussion: """
        A format is a name such as dmy, a Unicode pattern such as 'd MMMM y', or a strftime \
        pattern such as %d/%m/%Y. 'dayctl help formats' lists them all.
        """,
      examples: [
        Example("dayctl convert --from dd/MM/yyyy --to epoch 29/08/2025", prints: "1756425600"),
        Example("dayctl convert --from epoch 1756425600", prints: "2025-08-29"),
        Example("dayctl convert --to 'd MMMM yyyy' 2025-08-29", prints: "29 August 2025"),
        Example(
          "printf '29.8.2025\\n1.9.2025\\n' | dayctl convert --from d.M.yyyy",
          prints: "2025-08-29\n2025-09-01"),
        Example("dayctl convert --to week 2025-08-29", prints: "2025-W35-5"),
        Example("dayctl convert --to \"yyyy-'Q'Q\" 2025-08-29", prints: "2025-Q3"),
        Example(
          "dayctl convert --from dd.MM.yy --pivot 1970 29.08.25", prints: "2025-08-29"),
        Example(
          "printf 'id,due\\n17,29/08/2025\\n' | dayctl convert --header --column due --from dmy",
          prints: "id,due\n17,2025-08-29"),
        Example(
          "echo '{\"due\":\"29/08/2025\"}' | dayctl convert --json-key due --from dmy",
          prints: "{\"due\":\"2025-08-29\"}"),
        Example(
          "echo 'scan-29.08.2025.pdf' | dayctl convert --in-text --from dd.MM.yyyy",
          prints: "scan-2025-08-29.pdf"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.dates(into: &dates)
    // First come the options that most calls have: a search ends with the one that is found.
    try options.bind(to: &parts, for: .days)
    try rounding.bind(to: &parts)
    try work.bind(to: &parts)
  }

  func run(in session: inout Session) throws(UsageError) {
    let needs = try rounding.needs()
    let formats = try work.formats(options.words, in: session.surroundings)
    try work.checkUse(for: needs, words: dates)
    try options.words.checkFiscalUse(in: rounding.words(with: dates), files: work.files)
    let computation = Computation(.same) {
      [Listing.Part("date", .date(0)), Listing.Part("result", .answer)]
    }
    try answer(
      dates, by: try computation.rounded(by: rounding, needs, formats), formats, options,
      in: &session)
  }
}
