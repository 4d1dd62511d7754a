import CommandGrammar
import DayKit
import DayRecords

/// `dayctl test DATE CONDITION…`: exits with 0 if a date meets a condition, and otherwise with 1.
struct TestCommand: DayCommand, Equatable {
  var date = Word.empty
  var condition = Words()
  var options = RecordOptions()
  var work = WorkOptions()

  static let name = "test"

  static var summary: CommandSummary {
    CommandSummary(
      "Check whether a date meets a condition, for use with if.",
      discussion: """
        It prints nothing. The exit status is 0 if the date meets the condition, 1 if it does not, \
        and 2 if the date or the condition cannot be read. For is leap-year, DATE can be a year or a month.

        \(ConditionHelp.text)
        """,
      examples: [
        Example("dayctl test 2025-08-29 before 2025-09-01 && echo yes", prints: "yes"),
        Example("dayctl test 2025-08-29 is last-fri and not weekend && echo yes", prints: "yes"),
        Example("dayctl test 2025-02-30 is valid || echo no", prints: "no"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    try parts.argument(
      "DATE", into: &date, help: "date to check, such as 2025-08-29 or today", completion: .date)
    parts.operands(
      "CONDITION", into: &condition, help: "condition, such as before 2025-09-01",
      completion: .condition, needsOne: true)
    try work.bind(to: &parts)
    try options.bindFormats(to: &parts, for: .columns)
  }

  func run(in session: inout Session) throws(UsageError) {
    let formats = try work.formats(options.words, in: session.surroundings)
    if date.equals("-") {
      throw UsageError("'-' is not a date: to check lines of standard input, use 'dayctl filter'")
    }
    var files = Words()
    var words = condition
    let condition: Condition
    do throws(UsageError) {
      condition = try Condition(
        words, formats, knowsHolidays: !work.files.isEmpty, files: &files)
    } catch {
      throw missingDate ?? error
    }
    var day = condition.isAboutYears ? yearAlone : nil
    // A leap year has a 29 February, whenever fiscal years start.
    if day == nil { words.append(date) }
    try condition.checkUse(of: work, words: words)
    try options.words.checkFiscalUse(in: words, files: work.files)
    if day == nil { day = try self.day(formats, optional: condition.asksForValidity) }
    let verdict =
      if let day { condition.holds(for: day) { formats.workCalendar() } } else {
        condition.holds(without: .unreadable) ?? false
      }
    if !verdict { session.answersNo = true }
  }

  /// The first day of a year or a month such as `2024` and `2024-02`, which are enough for a
  /// condition about years; `nil` for other texts.
  private var yearAlone: Day? {
    guard options.words.from.isEmpty else { return nil }
    return date.withBytes {
      (try? DayFormat.year.read($0)) ?? (try? DayFormat.yearMonth.read($0))
    }
  }

  /// The error for a condition, its negation or a file in place of the date.
  private var missingDate: UsageError? {
    if date.equals("!") {
      return UsageError(
        "'!' is not a date: write 'not' after the date: dayctl test DATE not CONDITION")
    }
    if date.looksLikeFile {
      return UsageError(
        "\(date.quoted) is not a date: to check the lines of a file, use 'dayctl filter --file FILE'"
      )
    }
    guard ConditionParser.verbs.contains(where: { date.means($0) }) else { return nil }
    return UsageError(
      "missing argument DATE before \(date.quoted): dayctl test DATE CONDITION…")
  }

  /// Reads the date.
  ///
  /// - Parameter optional: Whether a text that is not a date is `nil` and not an error.
  private func day(_ formats: RecordFormats, optional: Bool) throws(UsageError) -> Day? {
    do throws(UsageError) {
      return try formats.day(date)
    } catch {
      if optional { return nil }
      throw missingDate ?? error
    }
  }
}

extension TestCommand {
  static func ownAdvice(forOption text: String) -> String? {
    ConditionParser.advice(forOption: text)
  }
}
