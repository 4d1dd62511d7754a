/// The help on rules, which `round` and a topic share.
enum RuleHelp {
  static let text = """
    RULE is one of these, where UNIT is week, half-month, month, quarter, half-year
    or year:

      start-of-UNIT, end-of-UNIT         the first or last day; also
                                         first-of-UNIT, last-of-UNIT
      next-friday, previous-friday       the first Friday after or before it
      next-or-same-friday,
      previous-or-same-friday            the date itself if it is a Friday
      nearest-friday                     the date itself or the closest Friday
      next-15, previous-or-same-31       the nearest day with this number
      next-12-25, next-or-same-02-29     the nearest day with this month and day
      next-march, previous-or-same-sep   the first day of that month
      monday-of-week                     the Monday of the same week
      2nd-tue-of-month,
      last-friday-of-month               a weekday of the month
      100th-day-of-year, 2nd-day-of-UNIT a day by its number
      next-business-day, nearest-business-day,
      previous-or-same-business-day      the nearest business day
      first-business-day-of-UNIT,
      3rd-business-day-of-UNIT,
      last-business-day-of-UNIT          a business day
      following, preceding               the date itself, or else the next or
                                         previous business day
      modified-following,
      modified-preceding                 the same, but in the other direction if
                                         that is in another month
      anniversary                        the next date from today on with the same
                                         month and day, and not before the date;
                                         28 February for 29 February

    Several rules separated by commas apply in order: next-or-same-15,preceding.

    Weekdays and months are in full or have three letters. Ordinal numbers are first to fifth, 1st, \
    2nd and so on, last, and 2nd-last. Months without the 31st and years without 29 February are \
    skipped. A month without a fifth Friday and a year without a 366th day are errors. Of two days \
    that are equally near, nearest is the later one.
    """
}
