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

        In iso, dmy and mdy, the day and the month have two digits. To read 3/1/2025, use d/M/yyyy.

        Letters in Unicode patterns, and 3 January 2025:

          yyyy, y, yy    2025, 2025, 25   year
          MM, M          01, 1            month
          MMM, MMMM      Jan, January     month name
          dd, d          03, 3            day of the month
          DDD, D         003, 3           day of the year
          EEE, EEEE      Fri, Friday      weekday name
          e              5                weekday number (Monday is 1)
          QQQ, Q         Q1, 1            quarter
          YYYY, ww, w    2025, 01, 1      ISO week-year and week

        Put literal letters in single quotes: "YYYY-'W'ww". Write '' for a single quote.

        A pattern that contains % is a strftime pattern: %d/%m/%Y, %F, %j, %G-W%V-%u.

        A time of day and a time zone can be read, but not written: HH:mm:ss, h:mm a, ss.SSS,
        XXX (+02:00), z (UTC or CEST); %H:%M:%S, %T, %I:%M %p, %z, %Z.
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

  private static let formatTable = """
      iso, ymd                2025-08-29
      dmy                     29/08/2025
      mdy                     08/29/2025
      week                    2025-W35-5
      ordinal                 2025-241
      basic                   20250829
      days                    20329                  days since 1970-01-01
      excel                   45898                  spreadsheet day number
      excel1904               44436                  the same in the system of 1904
      epoch                   1756425600             Unix timestamp in seconds
      epoch-ms                1756425600000          Unix timestamp in milliseconds
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
