import CommandGrammar

extension HelpTopic {
  /// The words for dates and amounts.
  static var dates: HelpTopic {
    HelpTopic(
      "dates", title: "Dates and amounts",
      discussion: """
        A date is in ISO 8601 format, such as 2025-08-29, or in a format selected with --from. A \
        date in a condition, in a span or in an option can be in ISO 8601 whatever the format is. These \
        words are dates too:

          today                     today's date, here or in the zone of --time-zone
          yesterday, tomorrow       the day before and after
          today+30, tomorrow-1m     one of these three plus or minus an amount
          next-friday               the first Friday after today; also next-fri
          previous-friday           the last Friday before today
          next-or-same-friday       today if it is a Friday, or else the next one
          previous-or-same-friday   today if it is a Friday, or else the previous one
          nearest-friday            the closest Friday
          next-15, next-12-25       the next 15th, the next 25 December
          next-march                the next 1 March
          next-business-day         the next working day
          end-of-month              the last day of this week, month, quarter, half-year
                                    or year
          start-of-last-year        the first day of the last, this or the next one
          end-of-month-5b           a start or an end plus or minus an amount

        A weekday alone and last-friday are errors, because they have two meanings. In round, \
        last-friday has a third one: that of the month.

        A span is a year, half-year, quarter, month or week, two dates, or a word. Conditions, range, diff, spans, \
        month-grid and pick --initial take it:

          2025, 2025-H2             a year, half of it
          2025-Q3, 2025-08          a quarter, a month
          2025-W35                  a week of ISO 8601, from Monday to Sunday
          2025-08-01..2025-08-15    two dates, months, words and so on; also with /
          this-month                also last- and next-, with week, month, quarter,
                                    half-year or year
          last-7-days               any number of days, of which today is the last

        With --fiscal-year-start, years, their halves and quarters are fiscal, and FY2026 and FY2026-Q1 are spans too.

        DAYCTL_TODAY in the environment replaces today's date. A year before 0 has a sign and six \
        digits: -000043-03-15.

        dayctl never guesses: dates that do not exist and ambiguous dates are errors.

        An amount is one word without spaces:

          30, +30, 30d   30 days
          -30            30 days earlier
          2w             2 weeks
          1m, 1mo        1 month
          1y             1 year
          1y2m3d         1 year, 2 months and 3 days; also P1Y2M3D as in ISO 8601
          -1m1d          1 month and 1 day earlier: the sign applies to all parts
          P1M-1D         1 month later and 1 day earlier
          5b             5 business days; see --weekend and --holidays

        Years and months are added first, together. If that day does not exist, the last day of \
        the month is used. Weeks and days are added after that.
        """,
      examples: [
        Example("DAYCTL_TODAY=2025-08-29 dayctl convert tomorrow", prints: "2025-08-30"),
        Example("dayctl add 2025-08-29 -30", prints: "2025-07-30"),
        Example("dayctl add 2024-02-29 1y", prints: "2025-02-28"),
        Example("dayctl add 2025-08-29 1y2m3d", prints: "2026-11-01"),
        Example("dayctl add 2025-08-29 5b", prints: "2025-09-05"),
      ])
  }
}
