import CommandGrammar
import DayKit
import DayRecords

/// `dayctl weekday [DATE…]`: prints the weekday of each date.
struct WeekdayCommand: DayCommand, Equatable {
  var dates = Words()
  var options = RecordOptions()

  static let name = "weekday"

  static var summary: CommandSummary {
    CommandSummary(
      "Print the day of the week for each date.",
      examples: [
        Example("dayctl weekday 2025-08-29", prints: "Friday"),
        Example("dayctl weekday --locale fr 2025-08-29", prints: "vendredi"),
        Example(
          "dayctl weekday --json 2025-08-29",
          prints: #"{"date":"2025-08-29","weekday":"Friday","number":5}"#),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.dates(into: &dates)
    try options.bind(to: &parts, for: .columns)
  }

  func run(in session: inout Session) throws(UsageError) {
    var formats = try RecordFormats(options.words, in: session.surroundings)
    try options.words.checkFiscalUse(in: dates)
    formats.writeFormat = DayFormat(namesOfWeekdays: formats.language.weekdaySymbols)
    let computation = Computation(.same) {
      [
        Listing.Part("date", .date(0)), Listing.Part("weekday", .answer),
        Listing.Part("number", .count(EachDay { $0.weekday.isoNumber })),
      ]
    }
    try answer(dates, by: computation, formats, options, in: &session)
  }
}
