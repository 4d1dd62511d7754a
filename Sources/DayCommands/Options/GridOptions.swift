import CommandGrammar

/// The options that determine how months are arranged, and what is marked in them.
struct GridOptions: Equatable, Sendable {
  var monthCount: Int?
  var columnCount: Int?
  var hasWeekNumbers = false
  var hasUSWeekNumbers = false
  var fillsWeeks = false
  var showsDayOfYear = false
  var isVertical = false
  var isMerged = false

  /// Whether a year has a column for each week.
  var hasWeekColumns = false

  /// Whether the months are written as an SVG file.
  var isSVG = false

  var mark: Word?

  /// The days to highlight: dates, and ranges such as `2026-03-01..2026-03-05`.
  var highlights = Words()

  /// Whether dates are counted and shown as a scale.
  var hasHeat = false

  var scale: HeatDivision?
  var theme: ThemeChoice?

  var work = WorkOptions()
}

extension GridOptions {
  /// Whether one month is only a title, the weekdays and its days.
  var isPlain: Bool {
    !hasWeekNumbers && !hasUSWeekNumbers && !fillsWeeks && !showsDayOfYear && !isVertical
      && !isMerged && mark == nil && highlights.isEmpty && work.files.isEmpty && !hasHeat && !isSVG
  }

  /// Binds these options to a command line.
  mutating func bind(to parts: inout Parts) throws(UsageError) {
    guard parts.needsOptions else { return }
    try bindMonths(to: &parts)
    parts.flag(
      "--week-numbers", "-w", into: &hasWeekNumbers, help: "number the weeks as in ISO 8601",
      detail: """
        If weeks start on another day than Monday, a row has the number of the week of most of its days.
        """)
    parts.flag(
      "--us-week-numbers", into: &hasUSWeekNumbers,
      help: "number the weeks as in the US",
      detail: """
        Weeks start on Sunday, and week 1 contains 1 January. With --starting-on, a row has the number of \
        the week of most of its days.
        """)
    parts.flag("--fill", into: &fillsWeeks, help: "show days of the months before and after")
    parts.flag(
      "--day-of-year", "-j", into: &showsDayOfYear, help: "number the days from 1 January")
    try bindMarks(to: &parts)
    try parts.exclusive("--week-numbers", "--us-week-numbers")
    try parts.exclusive("--columns", "--merge")
    try parts.exclusive("--vertical", "--merge", "--weeks")
    try parts.exclusive(
      "--weeks",
      withEachOf: [
        "--columns", "--week-numbers", "--us-week-numbers", "--fill", "--day-of-year", "--mark",
      ])
    try parts.exclusive("--svg", withEachOf: ["--color", "--theme", "--mark"])
    try parts.requires("--weeks", "--heat")
    try parts.requires("--scale", "--heat")
    try parts.requires("--theme", "--heat")
    try check("--months", monthCount, through: MonthSpan.limit)
    try check("--columns", columnCount, through: MonthSpan.limit)
  }

  /// Declares which options cannot be combined with JSON, which has days and weeks but no picture.
  static func excludeFromJSON(in parts: inout Parts) throws(UsageError) {
    try parts.exclusive(
      "--json",
      withEachOf: [
        "--heat", "--svg", "--color", "--columns", "--vertical", "--merge", "--week-numbers",
        "--us-week-numbers", "--fill", "--day-of-year", "--mark", "--highlight", "--weekend",
        "--holidays",
      ])
  }

  private mutating func bindMonths(to parts: inout Parts) throws(UsageError) {
    try parts.option(
      "--months", "-n", value: "NUMBER", into: &monthCount,
      help: "number of months; -3 is short for one on each side")
    try parts.option(
      "--columns", value: "NUMBER", into: &columnCount, help: "number of months in each row",
      detail: "By default, as many as fit on the terminal, or in 80 columns.")
    parts.flag("--vertical", into: &isVertical, help: "show each week as a column")
    parts.flag(
      "--merge", into: &isMerged, help: "show the months as one run of weeks",
      detail: "A week that two months share is shown once.")
  }

  private mutating func bindMarks(to parts: inout Parts) throws(UsageError) {
    try parts.option(
      "--mark", value: "CHARACTERS", into: &mark,
      help: "characters around today without colour, such as []",
      detail: "A single character follows the day.")
    try parts.option(
      "--highlight", value: "DAYS", into: &highlights,
      help: "highlight a date, a month, or a range such as 2026-03-01..2026-03-05",
      detail:
        "Without colour, the days are between < and >; in a heat map of weeks, a + marks them.",
      completion: .span)
    parts.flag(
      "--heat", into: &hasHeat, help: "read dates, and show how many are on each day",
      detail: """
        The dates are the lines of standard input or of --file; arguments are months, so each file needs \
        its own --file. Without MONTH, the months are those \
        from the first date to the last.
        """)
    parts.flag(
      "--weeks", into: &hasWeekColumns, help: "show --heat with a column for each week",
      detail: "A day has two columns of the terminal if they fit.")
    parts.flag("--svg", into: &isSVG, help: "print the calendar as an SVG file")
    try parts.option(
      "--scale", value: "SCALE", into: &scale, help: "levels of --heat [default: quantile]",
      detail: """
        With quantile, the levels have about the same number of days; with linear, they are ranges \
        of numbers of the same size; with log, the largest numbers of the levels grow by the same factor.
        """, isRare: true)
    try parts.option(
      "--theme", value: "THEME", into: &theme, help: "background of the terminal [default: auto]",
      detail: "With auto, dayctl asks the terminal, or else uses COLORFGBG, or else dark.",
      isRare: true)
    try work.bind(to: &parts)
  }

  private func check(
    _ option: String, _ number: Int?, through limit: Int
  ) throws(UsageError) {
    guard let number, number < 1 || number > limit else { return }
    throw UsageError("\(option): \(number) is not a number from 1 to \(limit)")
  }
}
