import CommandGrammar
import DayKit
import DayRecords

/// The sums of tables that `count --csv` has printed.
///
/// A count of a group is kept as that of one of its days.
struct CountTables {
  private(set) var counts = SeriesCounts()

  /// The counts of records without a date, up to the last series that has some.
  private(set) var absent = PlainArray<Int>()
  private(set) var names = SeriesNames(limit: Self.seriesLimit)

  /// Whether the tables have series, and no column `count`.
  private(set) var hasSeries = false

  /// The length of the groups if it is an amount, and the first day of one of them.
  private let cycle: (Period, anchor: Day?)?
  private let symbols: DaySymbols
  private let fiscalCalendar: FiscalCalendar?

  /// The table that is read, and the first one.
  private var table = Table()
  private var first: Table?

  /// What the groups are, which the first row shows.
  private var rows: CountTableRows?

  /// The sum of all counts, which has to be a number that fits.
  private var total = 0

  private struct Table {
    var name = ""
    var line = 0

    /// The name of the groups.
    var group = ""
    var hasSeries = false

    /// The positions of its series.
    var series: [Int] = []
  }

  private static var seriesLimit: Int { 1_000 }

  init(
    cycle: (Period, anchor: Day?)?, symbols: DaySymbols, fiscalCalendar: FiscalCalendar?
  ) {
    (self.cycle, self.symbols, self.fiscalCalendar) = (cycle, symbols, fiscalCalendar)
  }
}

extension CountTables {
  /// Adds the counts of a table.
  mutating func add(_ bytes: [UInt8], named name: String) throws(UsageError) {
    table = Table(name: name)
    var records = CSVRecords(bytes)
    guard let header = records.next() else {
      throw UsageError("\(name): the file is empty: a table of count --csv has a header")
    }
    table.line = records.line
    try take(header: header)
    rows?.beginTable()
    while let fields = records.next() {
      table.line = records.line
      try take(row: fields)
    }
    guard !records.isOpen else {
      throw error("the line has no newline: the table was probably cut off")
    }
    if let lack = rows?.finishTable() { throw error(lack) }
  }

  /// The groups of all tables, and how they are written; `nil` without a table.
  var groups: (CountGroups, GroupLabels)? { rows.map { ($0.groups, $0.labels) } }

  private func error(_ reason: String) -> UsageError {
    UsageError("\(table.name):\(table.line): \(reason)")
  }

  private mutating func take(header: [[UInt8]]) throws(UsageError) {
    table.group = String(decoding: header[0], as: UTF8.self)
    guard CountTableRows.isName(table.group) else {
      throw error(
        "\(String(quoting: header[0])) is not a group, so this is not a table of count --csv")
    }
    let names = header.dropFirst()
    table.hasSeries = Array(names) != [Array("count".utf8)]
    if let first {
      guard table.group == first.group else {
        throw error("the groups are called \(table.group), and in \(first.name) \(first.group)")
      }
      guard table.hasSeries == first.hasSeries else {
        throw error(
          table.hasSeries
            ? "the table has series, and \(first.name) has none, or only one named count"
            : "the table has no series, or only one named count, and \(first.name) has others")
      }
    } else {
      (first, hasSeries) = (table, table.hasSeries)
      if !hasSeries { counts.addSeries() }
      rows = try CountTableRows(
        table.group, cycle: cycle, symbols: symbols, fiscalCalendar: fiscalCalendar)
    }
    table.series = hasSeries ? [] : [0]
    for name in hasSeries ? names : [] { try take(series: name) }
  }

  private mutating func take(series name: [UInt8]) throws(UsageError) {
    guard let position = names.position(of: ContiguousArray(name).span) else {
      throw error(
        "there are more than \(Self.seriesLimit) series; use a column or key with fewer values")
    }
    guard !table.series.contains(position) else {
      throw error("the series \(String(quoting: name)) occurs twice")
    }
    table.series.append(position)
    if counts.count < names.count { counts.addSeries() }
  }

  private mutating func take(row fields: [[UInt8]]) throws(UsageError) {
    guard fields.count == table.series.count + 1 else {
      throw error(
        "the line has \(fields.count) \(fields.count == 1 ? "column" : "columns"), and the header "
          + "has \(table.series.count + 1)")
    }
    guard var rows else { return }
    let day: Day?
    do throws(CountTableRows.Failure) {
      day = try rows.take(label: fields[0])
    } catch {
      throw self.error(error.sentence)
    }
    self.rows = rows
    for (series, field) in zip(table.series, fields.dropFirst()) {
      try add(try number(field), to: day, inSeriesAt: series)
    }
  }

  private mutating func number(_ field: [UInt8]) throws(UsageError) -> Int {
    guard !field.isEmpty, field.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(String(decoding: field, as: UTF8.self))
    else { throw error("\(String(quoting: field)) is not a count") }
    let (sum, isTooLarge) = total.addingReportingOverflow(number)
    guard !isTooLarge else { throw error("the sum of the counts is too large") }
    total = sum
    return number
  }

  private mutating func add(
    _ number: Int, to day: Day?, inSeriesAt series: Int
  ) throws(UsageError) {
    guard number > 0 else { return }
    if let day { return counts.add(number, to: day, inSeriesAt: series) }
    absent.append(repeating: 0, count: max(0, series + 1 - absent.count))
    absent[series] += number
  }
}

extension CountTables {
  /// Declares which options of a count have no meaning for tables.
  static func exclude(in parts: inout Parts) throws(UsageError) {
    try parts.exclusive(
      "--merge",
      withEachOf: [
        "--buckets", "--series", "--starting-on", "--from", "--in-text", "--column", "--json-key",
        "--null-data", "--time-zone", "--pivot", "--absent", "--required", "--part", "--on-error",
        "--jobs", "--messages", "--quiet", "--progress",
      ])
  }
}
