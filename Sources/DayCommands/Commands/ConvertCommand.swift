import CommandGrammar
import DayRecords

/// `dayctl convert [DATE…]`: converts dates to another format.
struct ConvertCommand: DayCommand, Equatable {
  var dates = Words()
  var options = RecordOptions()

  static let name = "convert"

  static var summary: CommandSummary {
    CommandSummary(
      "Convert dates from one format to another.",
      discussion: """
        Format names, and 29 August 2025 in each format:

        \(formatTable)

        Letters in Unicode patterns:

          yyyy, y, yy    year: 2025, 2025, 25
          MM, M          month: 08, 8
          MMM, MMMM      month name: Aug, August
          dd, d          day of the month: 29
          DDD, D         day of the year: 241
          EEE, EEEE      weekday name: Fri, Friday
          e              weekday number: 5, with 1 for Monday
          QQQ, Q         quarter: Q3, 3
          YYYY, ww       ISO week-year and week: 2025, 35

        Put literal letters in single quotes: "YYYY-'W'ww". Write '' for a single quote.

        A pattern that contains % is a strftime pattern: %d/%m/%Y, %F, %j, %G-W%V-%u.
        """,
      examples: [
        Example("dayctl convert --from dd/MM/yyyy --to epoch 29/08/2025", prints: "1756425600"),
        Example("dayctl convert --from epoch 1756425600", prints: "2025-08-29"),
        Example("dayctl convert --to 'd MMMM yyyy' 2025-08-29", prints: "29 August 2025"),
        Example(
          "printf '29.8.2025\\n1.9.2025\\n' | dayctl convert --from d.M.yyyy",
          prints: "2025-08-29\n2025-09-01"),
        Example(
          "echo '17,29/08/2025,paid' | dayctl convert --column 2 --from dmy",
          prints: "17,2025-08-29,paid"),
        Example(
          "echo 'scan-29.08.2025.pdf' | dayctl convert --in-text --from dd.MM.yyyy",
          prints: "scan-2025-08-29.pdf"),
      ])
  }

  private static let formatTable = """
      iso, ymd                2025-08-29
      dmy                     29/08/2025
      mdy                     08/29/2025
      week                    2025-W35-5
      ordinal                 2025-241
      basic                   20250829
      days                    20329
      epoch                   1756425600
      epoch-ms                1756425600000
      iso8601                 2025-08-29T00:00:00Z
      iso8601-sans-timezone   2025-08-29T00:00:00
      rfc5322                 Fri, 29 Aug 2025
      full                    Friday, 29 August 2025
      long                    29 August 2025
      medium                  29 Aug 2025
      short                   29/08/2025
    """

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
