import CommandGrammar
import DayKit
import DayRecords
import System

/// `dayctl sort [DATE…]`: sorts records by date.
struct SortCommand: DayCommand, Equatable {
  var dates = Words()
  var isReversed = false
  var isUnique = false
  var checksOnly = false
  var isMerge = false
  var values: ValueOrder?
  var memory: ByteCount?
  var options = RecordOptions()

  static let name = "sort"

  static var summary: CommandSummary {
    CommandSummary(
      "Sort lines or records by date.",
      discussion: """
        Records with the same date keep their order, or are sorted by another column or key with --by \
        or --by-number, in the direction of the dates. The header stays first. With --in-text, lines \
        are sorted by their first date, and a line without a date stays after the line before it.

        Input larger than --memory is sorted in temporary files in TMPDIR, or in /tmp. They are \
        removed when dayctl ends, however it ends.

        With --check, nothing is written. The first record that is out of order is reported, and the \
        exit status is 1. --merge merges sorted files in constant memory, such as the parts of a \
        file that was sorted on several machines.
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
    try bindValue(to: &parts)
    parts.flag(
      "--check", "-c", into: &checksOnly, help: "only check that records are in order",
      detail: "Reports the first record that is out of order, unless --quiet is given.")
    parts.flag(
      "--merge", "-m", into: &isMerge, help: "merge files that are sorted",
      detail: """
        Arguments are files. They have to be sorted with the same options; a record that is out of order \
        is an error. Records with the same date are in the order of the files.
        """)
    try parts.option(
      "--memory", value: "SIZE", into: &memory,
      help: "memory for records, such as 64M or 2G [default: 1G]", isRare: true)
    try options.bind(to: &parts, for: .records)
    try parts.exclusive("--by", "--by-number", "--unique")
    try parts.requires("--by", "--column", "--json-key")
    try parts.requires("--by-number", "--column", "--json-key")
    try parts.once("--by")
    try parts.once("--by-number")
    try parts.exclusive("--check", "--memory")
    try parts.exclusive("--check", "--in-place")
    try parts.exclusive("--merge", withEachOf: ["--memory", "--in-place", "--jobs"])
    try parts.exclusive("--part", "--merge", "--check")
    if isMerge {
      options.input.files = options.input.files(and: dates)
      dates = Words()
    }
    try options.rejectOnErrorThatWrites(
      "cannot be used with sort, because a line without a date cannot be sorted")
  }

  private mutating func bindValue(to parts: inout Parts) throws(UsageError) {
    var (text, number): (Word?, Word?)
    try parts.option(
      "--by", "-b", value: "COLUMN", into: &text,
      help: "sort records with the same date by a column or key",
      detail: "Values are in the order of their bytes, and records without a value are last.")
    try parts.option(
      "--by-number", value: "COLUMN", into: &number,
      help: "the same for a column or key with numbers")
    options.place.series = text ?? number
    options.place.seriesOption = number == nil ? "--by" : "--by-number"
    if options.place.series != nil { values = ValueOrder(areNumbers: number != nil) }
  }

  func run(in session: inout Session) throws(UsageError) {
    if isUnique, !isMerge, !options.input.files.isEmpty { try checkFiles() }
    let formats = try RecordFormats(options.words, in: session.surroundings)
    try options.words.checkFiscalUse(in: dates)
    let order = Sorting.Order(isDescending: isReversed, isUnique: isUnique, values: values)
    if checksOnly {
      session.answersNo = try answer(
        dates, with: { _ in OrderCheck(order) }, formats, options, in: &session)
      return
    }
    let variable = session.surroundings.environment("TMPDIR")
    let folder = variable.count == 0 ? "/tmp" : variable.text
    if isMerge {
      _ = try answer(
        dates, with: { _ in MergeInput(order, folder: folder) }, formats, options, in: &session)
      return
    }
    let action = Sorting(order, memory: memory.map(\.count) ?? 1 << 30, folder: folder)
    _ = try answer(dates, with: { _ in action }, formats, options, in: &session)
  }

  /// Checks that the operands are files before others are read, because one of them may be meant as
  /// the value of `--unique`.
  private func checkFiles() throws(UsageError) {
    for word in dates where !word.equals("-") {
      do throws(SystemError) {
        _ = try OpenFile.isRegular(word.bytes)
      } catch {
        throw UsageError(word, cannotBeRead: error, "--unique takes no value")
      }
    }
  }
}
