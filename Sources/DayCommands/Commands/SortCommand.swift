import CommandGrammar
import DayKit
import DayRecords
import System

/// `dayctl sort [DATE…]`: sorts records by date.
struct SortCommand: DayCommand, Equatable {
  var dates = Words()
  var isReversed = false
  var isUnique = false
  var memory: ByteCount?
  var options = RecordOptions()

  static let name = "sort"

  static var summary: CommandSummary {
    CommandSummary(
      "Sort lines or records by date.",
      discussion: """
        Records with the same date keep their order. The header stays first. With --in-text, lines \
        are sorted by their first date, and a line without a date stays after the line before it.

        Input larger than --memory is sorted in temporary files in TMPDIR, or in /tmp. They are \
        removed when dayctl ends, however it ends.
        """,
      examples: [
        Example(
          "printf '1/9/2025\\n29/8/2025\\n' | dayctl sort --from d/M/yyyy",
          prints: "29/8/2025\n1/9/2025"),
        Example(
          "printf 'id,due\\n1,2025-09-01\\n2,2025-08-29\\n' | dayctl sort --header --column due",
          prints: "id,due\n2,2025-08-29\n1,2025-09-01"),
      ])
  }

  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.dates(into: &dates)
    parts.flag("--reverse", "-r", into: &isReversed, help: "latest date first")
    parts.flag("--unique", into: &isUnique, help: "keep only the first record of each date")
    try parts.option(
      "--memory", value: "SIZE", into: &memory,
      help: "memory for records, such as 64M or 2G [default: 1G]", isRare: true)
    try options.bind(to: &parts, for: .records)
    if isUnique { options.input.operandHint = "; --unique takes no value" }
    try options.rejectOnErrorThatWrites(
      "cannot be used with sort, because a line without a date has no place")
  }

  func run(in session: inout Session) throws(UsageError) {
    if isUnique, !options.input.files.isEmpty { try checkFiles() }
    let formats = try RecordFormats(options.words, in: session.surroundings)
    let folder = session.surroundings.environment("TMPDIR")
    let action = Sorting(
      Sorting.Order(isDescending: isReversed, isUnique: isUnique),
      memory: memory.map(\.count) ?? 1 << 30,
      folder: folder.count == 0 ? "/tmp" : folder.text)
    _ = try answer(dates, with: { _ in action }, formats, options, in: &session)
  }

  /// Checks that the operands are files before others are read, because one of them may be meant as
  /// the value of `--unique`.
  private func checkFiles() throws(UsageError) {
    for word in dates where !word.equals("-") {
      do throws(SystemError) {
        _ = try OpenFile.isRegular(word.bytes)
      } catch {
        throw UsageError(
          "cannot read \(word.quoted): \(error.message)\(options.input.operandHint)")
      }
    }
  }
}
