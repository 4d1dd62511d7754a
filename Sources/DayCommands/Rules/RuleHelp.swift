/// The help on rules, which `round` and a topic share.
enum RuleHelp {
  static let text = """
    RULE is one of these, where UNIT is week, month, quarter or year:

      start-of-UNIT, end-of-UNIT         the first or last day; also
                                         first-of-UNIT, last-of-UNIT
      next-friday, previous-friday       the nearest Friday after or before the date
      next-or-same-friday,
      previous-or-same-friday            the date itself if it is a Friday
      next-15, previous-or-same-31       the nearest day with this number
      monday-of-week                     the Monday of the same week
      2nd-tue-of-month,
      last-friday-of-month               a weekday of the month
      next-business-day,
      previous-or-same-business-day      the nearest business day
      first-business-day-of-UNIT,
      3rd-business-day-of-UNIT,
      last-business-day-of-UNIT          a business day

    Weekdays are in full or have three letters. Ordinal numbers are first to fifth, 1st, 2nd and \
    so on, last, and 2nd-last. Months without the 31st are skipped. A month without a fifth \
    Friday is an error.
    """
}
