import CommandGrammar
import DayKit
import DayRecords
import System

extension CountCommand {
  /// Adds up tables, and prints the sums.
  func merge(in session: inout Session) throws(UsageError) {
    let surroundings = session.surroundings
    let files = options.input.files(and: dates)
    if files.isEmpty, surroundings.isInputTerminal {
      throw UsageError("no files given: add the names of tables; -h shows help")
    }
    let formats = try RecordFormats(options.words, in: surroundings)
    let form = try form(in: surroundings)
    var tables = CountTables(
      cycle: try cycle(formats), symbols: formats.language.symbols,
      fiscalCalendar: formats.fiscalCalendar)
    for file in files.isEmpty ? ["-"] : Array(files) {
      let isInput = file.equals("-")
      try tables.add(
        try surroundings.table(file),
        named: isInput ? "<stdin>" : String(showing: ContiguousArray(file.bytes).span))
    }
    guard let (groups, labels) = tables.groups else { return }
    try options.words.checkFiscalUse(labels.grouping.dependsOnFiscalYear)
    guard !isCumulative || !labels.grouping.recurs else {
      throw UsageError("--cumulative applies to groups in the order of time only")
    }
    var report = CountReport(
      groups: groups, labels: labels, form: form, isCumulative: isCumulative,
      hasSeries: tables.hasSeries, isStacked: chart.isStacked,
      chartStyle: chartStyle(form, in: surroundings))
    report.isMerge = true
    do throws(ReportError) {
      try report.write(
        tables.counts, tables.absent, tables.names, to: &session.console.output)
    } catch {
      throw UsageError(error.sentence)
    }
  }

  /// The cycle of the groups, if they are an amount.
  private func cycle(_ formats: RecordFormats) throws(UsageError) -> (Period, anchor: Day?)? {
    guard let group else { return nil }
    guard case .cycle(let period) = group else {
      throw UsageError(
        "--by with --merge applies to amounts only, such as 2w: the tables name other groups")
    }
    return (
      period, try anchor.map { word throws(UsageError) in try formats.point(word, of: "--anchor") }
    )
  }
}

extension Surroundings {
  /// The most bytes of a table.
  private static var tableLimit: Int { 1 << 30 }

  /// The bytes of a file, or of standard input for `-`.
  fileprivate func table(_ file: Word) throws(UsageError) -> [UInt8] {
    do throws(SystemError) {
      guard file.equals("-") else { return try contents(file, Self.tableLimit) }
      var (bytes, source, known) = (ContiguousArray<UInt8>(), input, -1)
      while known < bytes.count {
        guard bytes.count <= Self.tableLimit else { throw .fileTooLarge }
        known = bytes.count
        try bytes.append(addingCapacity: 64 * 1024) { block throws(SystemError) in
          try source.read(into: &block)
        }
      }
      return Array(bytes)
    } catch {
      throw UsageError(file, cannotBeRead: error)
    }
  }
}
