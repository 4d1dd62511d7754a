import CommandGrammar
import DayRecords

/// `dayctl convert [DATE…]`: dates in another format.
struct ConvertCommand: DayCommand, Equatable {
  var dates = Words()
  var options = RecordOptions()

  static let name = "convert"

  static var summary: CommandSummary {
    CommandSummary(
      "Write dates in another format.",
      examples: [
        Example("dayctl convert --from dd/MM/yyyy --to epoch 29/08/2025", prints: "1756425600"),
        Example("dayctl convert --from epoch --to dmy 1756425600", prints: "29/08/2025"),
        Example("printf '29.8.2025\\n' | dayctl convert --from d.M.yyyy", prints: "2025-08-29"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.dates(into: &dates)
    try options.bind(to: &parts, for: .days)
  }

  func run(in session: inout Session) throws(UsageError) {
    let formats = try RecordFormats(options.words, in: session.surroundings)
    let computation = Computation(.same) {
      [Listing.Part("date", .date(0)), Listing.Part("result", .answer)]
    }
    try answer(dates, by: computation, formats, options, in: &session)
  }
}
