import CommandGrammar

extension HelpTopic {
  /// Business days and the files of holidays.
  static var holidays: HelpTopic {
    HelpTopic(
      "holidays", title: "Business days and holidays",
      discussion: """
        Business days are Monday to Friday. --weekend names other non-working weekdays, such as \
        fri,sat, or none. --holidays names a file of further days without work; repeat it for several \
        files. dayctl has no holidays of its own.

        A file of holidays has one date per line in ISO 8601, or a span such as \
        2025-12-22..2026-01-02, and after it an optional name. A name with a second date, a number of \
        days or a time of day is an error, unless the date is in round brackets; text in square \
        brackets is always part of the name. Empty lines and lines that start with # are ignored. \
        Files in the iCalendar format (.ics) are read too: each all-day event is a holiday, even one \
        that repeats.

        These use business days: the amount 5b, as in 'dayctl add today 5b'; diff --unit \
        business-days; the rules of round with business-day; the conditions business-day and holiday, \
        and with --weekend also weekend and weekday; and range with --business, --step 5b, --skip \
        weekends or --skip holidays. month-grid and pick show holidays.
        """,
      examples: [
        Example("dayctl add 2025-08-29 1b", prints: "2025-09-01"),
        Example("dayctl add --weekend fri,sat 2025-08-28 1b", prints: "2025-08-31"),
        Example(
          "echo '2025-12-25 Christmas' | dayctl add --holidays /dev/stdin 2025-12-24 1b",
          prints: "2025-12-26"),
      ])
  }

  /// The words of conditions.
  static var conditions: HelpTopic {
    HelpTopic(
      "conditions", title: "Conditions",
      discussion: "'dayctl filter' and 'dayctl test' take conditions.\n\n" + ConditionHelp.text,
      examples: [
        Example("dayctl test 2025-08-29 before 2025-09 && echo yes", prints: "yes"),
        Example(
          "printf '2025-08-29\\n2025-09-01\\n' | dayctl filter not in 2025-08",
          prints: "2025-09-01"),
      ])
  }

  /// The rules of `round`.
  static var rules: HelpTopic {
    HelpTopic(
      "rules", title: "Rules that find a day",
      discussion: """
        'dayctl round RULE' moves dates by a rule, --round does the same to the results of add, \
        convert, range and today, and conditions such as last-fri-of-month ask whether a rule finds \
        the date itself. For the rules of iCalendar, see --rule in 'dayctl help \
        range'.

        \(RuleHelp.text)
        """,
      examples: [
        Example("dayctl round end-of-month 2025-08-29", prints: "2025-08-31"),
        Example("dayctl test 2025-08-29 last-fri-of-month && echo yes", prints: "yes"),
      ])
  }
}
