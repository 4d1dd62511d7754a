import CommandGrammar

extension HelpTopic {
  /// The formats of dates, for `--from` and `--to`.
  static var formats: HelpTopic {
    HelpTopic(
      "formats", title: "Formats of dates",
      discussion: """
        A format is a name, a Unicode pattern or a strftime pattern. --from and --to take the same \
        formats. The default is iso.

        Format names, and 29 August 2025 in each format:

        \(names)

        In iso, dmy and mdy, the day and the month have two digits. To read 3/1/2025, use d/M/yyyy. \
        full, long, medium and short are in the language of --locale.

        Letters in Unicode patterns, and 3 January 2025:

        \(letters)

        Put literal letters in single quotes: "YYYY-'W'ww". Write '' for a single quote.

        A pattern that contains % is a strftime pattern. Directives, and 3 January 2025:

        \(directives)

        Write %% for a percent sign.

        A time of day and a time zone can be read, but not written. The time is checked and \
        dropped; the zone changes the day only with --time-zone:

          HH:mm:ss, h:mm a, ss.SSS, XXX (+02:00), z (UTC or CEST)
          %H:%M:%S, %T, %I:%M %p, %z, %Z

        Two-digit years need --pivot to be read, and formats without a year --year.
        """,
      examples: [
        Example("dayctl convert --from dmy --to iso 29/08/2025", prints: "2025-08-29"),
        Example("dayctl convert --to 'EEEE d MMMM y' 2025-08-29", prints: "Friday 29 August 2025"),
        Example("dayctl convert --to \"yyyy-'Q'Q\" 2025-08-29", prints: "2025-Q3"),
        Example("dayctl convert --to %d.%m.%Y 2025-08-29", prints: "29.08.2025"),
        Example("dayctl convert --from dd.MM.yy --pivot 1970 29.08.25", prints: "2025-08-29"),
      ])
  }

  private static let names = """
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

  private static let letters = """
      yyyy, y, yy    2025, 2025, 25   year
      MM, M          01, 1            month
      MMM, MMMM      Jan, January     month name
      dd, d          03, 3            day of the month
      DDD, D         003, 3           day of the year
      EEE, EEEE      Fri, Friday      weekday name
      e              5                weekday number (Monday is 1)
      QQQ, Q         Q1, 1            quarter
      YYYY, ww, w    2025, 01, 1      ISO week-year and week
    """

  private static let directives = """
      %Y, %y         2025, 25         year
      %m, %-m        01, 1            month
      %b, %B         Jan, January     month name
      %d, %-d, %e    03, 3, 3         day of the month; %e is padded with a space
      %j             003              day of the year
      %a, %A         Fri, Friday      weekday name
      %u             5                weekday number (Monday is 1)
      %G, %V         2025, 01         ISO week-year and week
      %F             2025-01-03       %Y-%m-%d
      %s             1735862400       Unix timestamp in seconds
    """
}
