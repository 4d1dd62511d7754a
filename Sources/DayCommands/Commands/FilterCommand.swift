import CommandGrammar
import DayKit
import DayRecords
import System

/// `dayctl filter CONDITION…`: prints the records whose date meets a condition.
struct FilterCommand: DayCommand, Equatable {
  var condition = Words()
  var inverts = false
  var countsOnly = false
  var which: DatesOfText?
  var options = RecordOptions()
  var work = WorkOptions()

  static let name = "filter"

  static var summary: CommandSummary {
    CommandSummary(
      "Print the lines or records whose date meets a condition.",
      discussion: """
        Records are printed unchanged, and a header always. The exit status is 1 if no record meets \
        the condition. With --in-text, a line is printed if one of its dates meets the condition; \
        --which changes that. Records without a date meet no condition but 'not dated'. --invert \
        never prints them, but lists them on standard error, and the exit status is 2.

        With --column or --json-key twice, the condition compares the first date with the second: \
        before, until, on, since or after, without a date. All else in it is about the first date, \
        but a record without one of the two is not dated. With a path with [*], a record is dated if \
        all its values are dates; null and empty ones do not count.

        \(ConditionHelp.text)
        """,
      examples: [
        Example(
          "printf '2025-08-29\\n2025-09-01\\n' | dayctl filter since 2025-09-01",
          prints: "2025-09-01"),
        Example(
          "printf 'id,due\\n1,2025-08-29\\n2,2025-08-30\\n' | "
            + "dayctl filter is weekend --header --column due",
          prints: "id,due\n2,2025-08-30"),
        Example(
          "printf 'a 2025-08-29\\nb 2024-01-01\\n' | dayctl filter before 2025-01-01 --in-text",
          prints: "b 2024-01-01"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.operands(
      "CONDITION", into: &condition, help: "condition, such as between 2025-01-01 2025-03-31",
      completion: .condition, needsOne: true)
    parts.flag("--invert", "-v", into: &inverts, help: "print the other records with dates")
    parts.flag("--count", "-c", into: &countsOnly, help: "print only the number of records")
    try parts.option(
      "--which", value: "DATES", into: &which,
      help: "which dates of a text must meet the condition [default: any]",
      detail: """
        Used with --in-text, or a path with [*]: the first date of a record, the last, any of them, or \
        all.
        """,
      isRare: true)
    try parts.requires("--which", "--in-text", "--json-key")
    try work.bind(to: &parts)
    try options.bind(to: &parts, for: .records, dates: .pair)
    try options.place.checkUse(of: which)
    try parts.exclusive("--count", "--in-place")
    if countsOnly { options.place.writesNulls = false }
    if inverts { try options.rejectOnErrorThatWrites("cannot be combined with --invert") }
    if countsOnly { try options.rejectOnErrorThatWrites("cannot be combined with --count") }
  }

  func run(in session: inout Session) throws(UsageError) {
    var formats = try work.formats(options.words, in: session.surroundings)
    var files = Words()
    let words = condition
    let condition: Condition
    do throws(UsageError) {
      condition = try Condition(
        words, formats, knowsHolidays: !work.files.isEmpty,
        hasColumns: options.place.hasColumnsOrKeys, hasPairs: options.place.hasPair,
        // With --file, the words after the condition are further files, as --file *.csv gives them.
        takesFiles: !options.input.files.isEmpty, files: &files)
    } catch {
      guard !options.input.files.isEmpty, let word = words.first,
        (try? OpenFile.isRegular(word.bytes)) ?? false
      else { throw error }
      throw UsageError(
        "\(word.quoted) is a file: write the condition before --file, as in 'dayctl filter since "
          + "2025-01-01 --file FILE'")
    }
    try condition.checkUse(of: work, words: words)
    try options.words.checkFiscalUse(in: words, files: work.files)
    if options.place.hasPair, !condition.comparesDays {
      throw UsageError(
        "with two dates in each record, a condition compares the first with the second: write "
          + "before, until, on, since or after without a date")
    }
    // In a text, a year would be any number of four digits.
    if condition.isAboutYears, options.words.from.isEmpty, !options.place.isInText {
      formats.readFormats.append(.year)
      formats.readFormats.append(.yearMonth)
    }
    try checkValidity(condition)
    let test = ConditionTest(
      condition: condition, calendar: formats.workCalendar(), hasPairs: options.place.hasPair)
    // A text that is not a date is a result to the question whether it is one.
    let (absent, unreadable) = (
      condition.holds(without: .absent), condition.holds(without: .unreadable)
    )
    let undated = Selection.Undated(
      absent: absent, unreadable: unreadable,
      fails: inverts ? unreadable != true : !condition.asksForValidity)
    var options = options
    // What the opposite of a condition selects may be deleted, so nothing else is passed silently.
    if inverts, absent != true { options.requiresDates = true }
    let action = Selection(
      test, inverts: inverts, countsOnly: countsOnly, undated: undated, which: which ?? .any)
    if try answer(files, with: { _ in action }, formats, options, in: &session) {
      session.answersNo = true
    }
  }

  /// Checks that a condition about records without a date goes with the options.
  private func checkValidity(_ condition: Condition) throws(UsageError) {
    if options.requiresDates, condition.asksForValidity {
      throw UsageError(
        "--required cannot be combined with 'dated' and 'valid', which are about records without a date"
      )
    }
    guard condition.asksOnlyForValidity else { return }
    if which != nil {
      throw UsageError(
        "--which makes no difference to 'dated' and 'valid', which are about whole records; leave it out"
      )
    }
    if inverts, case .has(let property) = condition {
      throw UsageError(
        "--invert never prints records without a date; leave it out, and write "
          + "'not \(property == .dated ? "dated" : "valid")'")
    }
  }
}

extension FilterCommand {
  static func ownAdvice(forOption text: String) -> String? {
    ConditionParser.advice(forOption: text)
  }
}
