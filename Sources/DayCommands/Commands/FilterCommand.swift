import CommandGrammar
import DayKit
import DayRecords

/// `dayctl filter CONDITION…`: prints the records whose date meets a condition.
struct FilterCommand: DayCommand, Equatable {
  var condition = Words()
  var inverts = false
  var countsOnly = false
  var options = RecordOptions()
  var work = WorkOptions()

  static let name = "filter"

  static var summary: CommandSummary {
    CommandSummary(
      "Print the lines or records whose date meets a condition.",
      discussion: """
        Records are printed unchanged, and a header always. The exit code is 1 if no record meets \
        the condition. With --in-text, a line is printed if one of its dates meets the condition.

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
    parts.flag("--invert", "-v", into: &inverts, help: "print the other records")
    parts.flag("--count", "-c", into: &countsOnly, help: "print only the number of records")
    try work.bind(to: &parts)
    try options.bind(to: &parts, for: .records)
    try parts.exclusive("--count", "--in-place")
    if countsOnly { try options.rejectOnErrorThatWrites("cannot be combined with --count") }
  }

  func run(in session: inout Session) throws(UsageError) {
    let formats = try work.formats(options.words, in: session.surroundings)
    var files = Words()
    let condition = try Condition(
      condition, formats, knowsHolidays: !work.files.isEmpty,
      // With --file, the words after the condition are further files, as --file *.csv gives them.
      takesFiles: !options.input.files.isEmpty, files: &files)
    let test = ConditionTest(condition: condition, calendar: formats.workCalendar())
    // A text that is not a date is an answer to the question whether it is one.
    let verdict = condition.asksForValidity ? condition.holds(for: nil, in: test.calendar) : nil
    let action = Selection(
      test, inverts: inverts, countsOnly: countsOnly, verdictOnOtherTexts: verdict)
    if try answer(files, with: { _ in action }, formats, options, in: &session) {
      session.answersNo = true
    }
  }
}
