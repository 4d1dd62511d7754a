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

        With --fiscal-year-start, fiscal-year is FY2025 and fiscal-quarter FY2025-Q4, for example.

        Letters in Unicode patterns, and 3 January 2025:

        \(letters)

        LLLL, ccc and qqqq are the forms of names that stand alone, which differ from MMMM, EEE and \
        QQQQ in some languages. W counts weeks from Monday; W and F are checked when they are read, \
        and need a date beside them. Put literal letters in single quotes: "YYYY-'W'ww". Write '' for a \
        single quote.

        A pattern that contains % is a strftime pattern. Directives, and 3 January 2025:

        \(directives)

        Excel's ISOWEEKNUM is w or %V. Its WEEKNUM is %U plus 1, and in a year that starts on a \
        Sunday %U itself.

        After the %, - leaves out the padding of a number, _ pads it with spaces, 0 with zeros, and ^ \
        writes a name in uppercase: %-d, %_d, %0e, %^a. %n is a newline, %t a tab, and %% a \
        percent sign.

        A time of day and a time zone can be read, and are written only with --to same. Otherwise the \
        time is checked and dropped; the zone changes the day only with --time-zone:

        \(times)

        A format in which a part occurs twice, such as yyyy/MM/yyyy-MM-dd, can only be written. \
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
      julian-day              2460917                Julian day number
      excel                   45898                  spreadsheet day number
      excel1904               44436                  the same, counted from 1904
      epoch                   1756425600             Unix timestamp in seconds
      epoch-ms                1756425600000          Unix timestamp in milliseconds
      epoch-us                1756425600000000       Unix timestamp in microseconds
      epoch-ns                1756425600000000000    Unix timestamp in nanoseconds
      filetime                134008992000000000     FILETIME of Windows
      iso8601                 2025-08-29T00:00:00Z
      iso8601-sans-timezone   2025-08-29T00:00:00
      rfc5322                 Fri, 29 Aug 2025
      full                    Friday, 29 August 2025
      long                    29 August 2025
      medium                  29 Aug 2025
      short                   29/08/2025
    """

  private static let letters = """
      yyyy, y, yy        2025, 2025, 25    year; also u
      G                  AD                era, for a year with y
      MM, M              01, 1             month; also L
      MMM, MMMM, MMMMM   Jan, January, J   month name; also L
      dd, d              03, 3             day of the month
      do                 3rd               English ordinal: 1st, 2nd, 29th
      DDD, D             003, 3            day of the year
      EEE, EEEE          Fri, Friday       weekday name; also e and c
      EEEEE, EEEEEE      F, Fr             shorter weekday name; also e and c
      e, ee              5, 05             weekday number (Monday is 1); also c
      Q, QQ, QQQ         1, 01, Q1         quarter; also q
      QQQQ               1st quarter       quarter in words; also q
      YYYY, YY, ww, w    2025, 25, 01, 1   ISO week-year and week
      W                  1                 week of the month, row in a calendar
      F                  1                 number of the weekday: first Friday
      g                  60678             modified Julian day
    """

  private static let directives = """
      %Y, %y, %C     2025, 25, 20           year, its last two digits, century
      %m             01                     month
      %b, %h, %B     Jan, Jan, January      month name
      %d, %e         03, 3                  day of the month; %e is padded
      %j             003                    day of the year
      %a, %A         Fri, Friday            weekday name
      %u, %w         5, 5                   weekday number; Sunday is 7 or 0
      %q             1                      quarter
      %G, %g, %V     2025, 25, 01           ISO week-year and week
      %U, %W         00, 00                 week from the first Sunday, Monday
      %F, %D         2025-01-03, 01/03/25   %Y-%m-%d, %m/%d/%y
      %s             1735862400             Unix timestamp in seconds
    """

  private static let times = """
      HH, H, kk, k, %H, %k     hour from 0 to 23, or with kk and k from 1 to 24
      hh, h, KK, K, %I, %l     hour from 1 to 12, or with KK and K from 0 to 11
      mm, m, %M                minute
      ss, s, %S                second
      S, %f, %N                fraction of a second; SSS and %3N have three digits
      a, %p, %P                AM or PM
      X, x, Z, O, %z, %:z      offset such as +02:00, or Z
      z, v, V, %Z              offset, UTC, or without --time-zone another name
      %T, %R, %r               %H:%M:%S, %H:%M, %I:%M:%S %p
    """
}
