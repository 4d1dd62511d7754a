import CommandGrammar
import DayKit
import DayRecords

/// `dayctl round RULE [DATE…]`: moves dates to a day near them, such as the end of the month.
struct RoundCommand: DayCommand, Equatable {
  var rounding = RoundingOptions()
  var dates = Words()
  var overflow = MonthOverflow.lastOfMonth
  var work = WorkOptions()
  var options = RecordOptions()

  static let name = "round"

  static var summary: CommandSummary {
    CommandSummary(
      "Move dates to a day near them, such as the end of the month.",
      discussion: """
        \(RuleHelp.text)
        """,
      examples: [
        Example("dayctl round end-of-month 2025-08-29", prints: "2025-08-31"),
        Example("dayctl round next-or-same-friday 2025-08-27", prints: "2025-08-29"),
        Example("dayctl round last-fri-of-month 2025-09-01", prints: "2025-09-26"),
        Example("dayctl round last-business-day-of-month 2025-08-01", prints: "2025-08-29"),
        Example(
          "dayctl round next-or-same-15,previous-or-same-business-day 2025-11-03",
          prints: "2025-11-14"),
        Example(
          "printf 'id,due\\n17,2025-08-29\\n' | dayctl round next-15 --header --column due",
          prints: "id,due\n17,2025-09-15"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    try parts.argument(
      "RULE", into: &rounding.rules, help: "where to move the dates, such as end-of-month",
      detail: "Several rules, separated by commas, apply in order.", completion: .rounding,
      needsOne: true)
    parts.dates(into: &dates)
    try rounding.bindFirstWeekday(to: &parts, "-s")
    try parts.option(
      "--overflow", value: "RULE", into: &overflow, help: "anniversaries of 29 February",
      detail: """
        In common years: clamp gives 28 February, next gives 1 March, reject is an error.
        """, isRare: true)
    try work.bind(to: &parts)
    try options.bind(to: &parts, for: .days)
  }

  /// A call with a rule and a date, unless they are too long for a message or need quotes.
  private static func example(_ rule: Word, _ date: Word) -> String {
    guard rule.count + date.count <= 80, rule.isPlainInShells, date.isPlainInShells else {
      return "'dayctl round end-of-month 2025-08-29'"
    }
    return "'dayctl round \(rule.text) \(date.text)'"
  }

  /// Checks that no date is meant to be a rule; `word` is the rule before them.
  private func checkRules(after word: Word) throws(UsageError) {
    // Whether a word is a rule takes time to find out.
    var (rule, hasOthers) = (Word?.none, false)
    for date in dates {
      if !date.isRule { hasOthers = true } else if rule == nil { rule = date }
    }
    guard let rule else { return }
    if !word.isRule, !word.bytes.contains(UInt8(ascii: ",")) {
      throw UsageError(
        "\(word.quoted) is not a rule for rounding; write the rule "
          + (options.input.files.isEmpty && word.fileHint == nil
            ? "first, as in \(Self.example(rule, word))"
            : "before --file, as in 'dayctl round \(rule.text) --file FILE'"))
    }
    guard rule == dates[0], dates.count == 1 || hasOthers else { return }
    let first = word.bytes.last == UInt8(ascii: ",") ? String(word.text.dropLast()) : word.text
    throw UsageError(
      "\(rule.quoted) is a rule and a date: write \(first),\(rule.text) for two rules, or "
        + (dates.count == 1
          ? "'dayctl round \(rule.text),\(first) today' for that day"
          : "put the other dates first"))
  }

  func run(in session: inout Session) throws(UsageError) {
    if let format = options.words.to, format.isRule {
      throw UsageError(
        "--to is the format of the output; write the rule first, without --to, as in "
          + Self.example(format, Word(constant: "2025-08-29")))
    }
    guard let word = rounding.rules else {
      throw UsageError(
        "no rule given: write it first, as in 'dayctl round end-of-month 2025-08-29'")
    }
    try checkRules(after: word)
    let needs = try rounding.needs(of: "")
    let formats = try work.formats(options.words, in: session.surroundings)
    try options.words.checkFiscalUse(in: rounding.words(with: dates), files: work.files)
    try work.checkUse(
      weekend: needs.businessDays, holidays: needs.businessDays, words: dates,
      "use a rule such as next-business-day")
    guard overflow == .lastOfMonth || needs.today else {
      throw UsageError("--overflow applies to anniversaries only: use the rule anniversary")
    }
    let computation = Computation(.days(try rounding.rounding(needs, formats, overflow, of: ""))) {
      [
        Listing.Part("date", .date(0)), Listing.Part("rule", .text(word.text)),
        Listing.Part("result", .answer),
      ]
    }
    try answer(dates, by: computation, formats, options, in: &session)
  }
}
