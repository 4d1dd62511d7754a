import DayKit
import System

/// Columns of records whose fields are next to each other.
package struct ColumnPlace: Sendable {
  package let separator: FieldSeparator

  /// Whether the next record names the columns.
  package private(set) var awaitsHeader: Bool

  /// The columns with the dates.
  let dates: [Column]

  /// The columns that were requested for the results.
  private let targets: [Column]

  /// Whether each date has a result of its own.
  let answersEachDate: Bool

  /// The column with the label.
  private let label: Column?

  /// Whether a record whose label is blank has no result.
  package var needsLabel = false

  /// The columns that a scan visits, in the order of the record.
  private(set) var stops: ContiguousArray<ColumnStop> = []

  /// The positions of the stops with the dates, in the order of these.
  private(set) var dateStops: ContiguousArray<Int> = []

  /// The positions of the stops with the results, in the order of these.
  private(set) var answerStops: ContiguousArray<Int> = []

  /// Whether all results go into columns of dates.
  private(set) var answersReplaceDates = false

  /// The number of results that are new fields at the end of the record.
  private(set) var addedCount = 0

  /// The number of columns in the header; 0 without one.
  private(set) var columnCount = 0

  /// The column that has all words from its first one on: with whitespace as the delimiter, the last one of the header.
  ///
  /// A new column would come after it.
  var columnOfWords: Int? {
    columnCount > 0 && addedCount == 0 && separator == .blanks ? columnCount - 1 : nil
  }

  /// How many fields a record may have after the last visited one, so that it has no more than the header; `nil` if
  /// they do not count.
  var mostFieldsAfter: Int? {
    guard columnCount > 0, addedCount > 0 || separator != .blanks, let last = stops.last else {
      return nil
    }
    return columnCount - 1 - last.column
  }

  /// Creates a place with one date in each of the given columns, and one answer in each record.
  ///
  /// - Parameters:
  ///   - target: The column for the result; without it, the column of the first date. A name that
  ///     is not in the header adds a column, and so does any name if there is no header.
  ///   - label: The column with the label of the record, which must be in the header.
  package init(
    dates: [Column], target: Column? = nil, label: Column? = nil, hasHeader: Bool,
    separator: FieldSeparator
  ) {
    var targets: [Column] = []
    if let target { targets.append(target) }
    self.init(dates, targets, label, hasHeader, separator, answersEachDate: false)
  }

  /// Creates a place with one date in each of the given columns, and a result for each date.
  ///
  /// - Parameter targets: The columns for the results, one for each date; if there are none, the
  ///   answers replace the dates.
  package init(
    eachOf dates: [Column], targets: [Column] = [], label: Column? = nil, hasHeader: Bool,
    separator: FieldSeparator
  ) {
    self.init(dates, targets, label, hasHeader, separator, answersEachDate: true)
  }

  private init(
    _ dates: [Column], _ targets: [Column], _ label: Column?, _ hasHeader: Bool,
    _ separator: FieldSeparator, answersEachDate: Bool
  ) {
    self.dates = dates
    self.targets = targets
    self.label = label
    self.separator = separator
    self.answersEachDate = answersEachDate
    awaitsHeader = hasHeader
    if !hasHeader { settle([]) }
  }

  var dateCount: Int { dates.count }
  var answerCount: Int { answersEachDate ? dates.count : 1 }
  var hasTarget: Bool { !targets.isEmpty }
  var hasLabel: Bool { label != nil }

  /// Finds the columns by the names in the header.
  ///
  /// - Returns: The names of the columns that the results add.
  /// - Throws: ``RecordFailure/carriageReturns`` if there is one outside quotes,
  ///   ``RecordFailure/noColumnName(_:)`` if the name of a date's column is not in the
  ///   header, ``RecordFailure/noLabelName(_:)`` if that of the label is not,
  ///   ``RecordFailure/ambiguousColumn(_:)`` if several columns have the name, or
  ///   ``RecordFailure/repeatedTarget(_:)`` if two answers go into one column.
  package mutating func takeHeader(_ record: Span<UInt8>) throws(RecordFailure) -> [[UInt8]] {
    awaitsHeader = false
    guard !record.hasLinesWithCarriageReturns else { throw .carriageReturns }
    let names = record.texts(ofFields: separator)
    for case .name(let name) in dates where !names.contains(name) { throw .noColumnName(names) }
    if case .name(let name)? = label, !names.contains(name) { throw .noLabelName(names) }
    for case .name(let name) in dates + targets + (label.map { [$0] } ?? [])
    where names.firstIndex(of: name) != names.lastIndex(of: name) {
      throw .ambiguousColumn(name)
    }
    columnCount = names.count
    let added = settle(names)
    for (stop, next) in zip(stops, stops.dropFirst())
    where stop.column == next.column && stop.answer != nil && next.answer != nil {
      throw .repeatedTarget(names[stop.column])
    }
    return added
  }

  /// Sets the stops, unless the names are still to come, and returns the names of the columns that
  /// the results add.
  @discardableResult
  private mutating func settle(_ names: [[UInt8]]) -> [[UInt8]] {
    func index(_ column: Column) -> Int? {
      switch column {
      case .number(let number): number
      case .name(let name): names.firstIndex(of: name)
      }
    }
    var columns: ContiguousArray<Int> = []
    for column in dates {
      guard let index = index(column) else { return [] }
      columns.append(index)
    }
    let targets = targets.isEmpty ? Array(dates.prefix(answerCount)) : targets
    let order = ContiguousArray(targets.indices).sorted {
      (index(targets[$0]) ?? .max, $0) < (index(targets[$1]) ?? .max, $1)
    }
    stops = []
    for (number, column) in columns.enumerated() {
      // Answers are numbered in the order of the record, and dates with answers as these are.
      let position = answersEachDate ? order.firstIndex(of: number) : number
      stops.append(ColumnStop(column: column, requested: dates[number], date: position))
    }
    var added: [[UInt8]] = []
    for (number, target) in order.enumerated() {
      if let column = index(targets[target]) {
        stops[stop(at: column, for: targets[target]) { $0.answer == nil }].answer = number
      } else if case .name(let name) = targets[target] {
        added.append(name)
      }
    }
    addedCount = added.count
    if let label, let column = index(label) { stops[stop(at: column, for: label)].isLabel = true }
    stops.sort { $0.column < $1.column }
    answerStops = ContiguousArray(stops.indices.filter { stops[$0].answer != nil })
    dateStops = ContiguousArray(stops.indices.filter { stops[$0].date != nil })
    dateStops.sort { stops[$0].date ?? 0 < stops[$1].date ?? 0 }
    answersReplaceDates = answerStops.allSatisfy { stops[$0].date != nil }
    return added
  }

  /// Returns the position of a stop at a column, which is added if there is none.
  private mutating func stop(
    at column: Int, for requested: Column, where isFree: (ColumnStop) -> Bool = { _ in true }
  ) -> Int {
    if let stop = stops.firstIndex(where: { $0.column == column && isFree($0) }) { return stop }
    stops.append(ColumnStop(column: column, requested: requested))
    return stops.count - 1
  }
}

// Any record.

extension ColumnPlace {
  /// Appends the dates of a record.
  ///
  /// - Parameter offset: The position of the record in the scanned bytes.
  func read(
    _ content: Span<UInt8>, at offset: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch
  ) throws(RecordFailure) {
    if content.firstIndex(of: .lineFeed, from: 0) < content.count,
      RecordForm.fields(separator).hasOpenQuotation(content)
    {
      throw .openQuotation
    }
    let (known, knownLabels) = (batch.answerSlots.count, batch.labelSlots.count)
    batch.fields.removeAll()
    let fieldCount = try findFields(of: content, offset, &batch)
    appendAddedSlots(at: offset + content.count, after: fieldCount, to: &batch)
    var count = 0
    for (number, stop) in dateStops.enumerated() {
      let range = batch.fields[stop].range
      guard answersEachDate else {
        try batch.append(dateAt: range, of: content, at: offset, by: reader)
        continue
      }
      batch.lacksDate = false
      try batch.append(dateAt: range, of: content, at: offset, by: reader)
      if !batch.lacksDate {
        count += 1
      } else if hasTarget {
        batch.answerSlots[known + number].lose()
      } else {
        batch.answerSlots.remove(at: known + count)
      }
    }
    if answersEachDate {
      batch.lacksDate = count == 0
      batch.repeatLabels(from: knownLabels, count)
    }
    if needsLabel, let label = batch.labelSlots.last?.moved(by: -offset),
      reader.isAbsent(content.extracting(label.range))
    {
      batch.lacksDate = true
    }
  }

  /// Finds the field of each stop, appends the slots in them, and returns the number of fields, if they count.
  private func findFields(
    of content: Span<UInt8>, _ offset: Int, _ batch: inout DateBatch
  ) throws(RecordFailure) -> Int {
    var (number, position) = (0, 0)
    var field: DelimitedField?
    for stop in stops {
      while number <= stop.column {
        field = self.field(number, from: position, of: content)
        guard let field else { throw lack(number) }
        number += 1
        position = field.end + 1
      }
      guard let field else { continue }
      let range = field.content
      batch.fields.append(TextRange(range.lowerBound, range.upperBound))
      guard stop.answer != nil || stop.isLabel else { continue }
      let slot = ValueSlot(
        start: offset + range.lowerBound, end: offset + range.upperBound,
        isQuoted: field.isQuoted)
      if stop.answer != nil { batch.answerSlots.append(slot) }
      if stop.isLabel { batch.labelSlots.append(slot) }
    }
    guard mostFieldsAfter != nil else { return number }
    while let field = content.field(from: position, separator) {
      number += 1
      position = field.end + 1
    }
    guard number <= columnCount else { throw .tooManyColumns(number, known: columnCount) }
    return number
  }

  /// The reason why a record with a number of fields cannot be read.
  private func lack(_ number: Int) -> RecordFailure {
    .noColumn(number, lacking: stops.filter { $0.column >= number }.map(\.requested))
  }

  /// Returns a column of a record, if the record has that many.
  func field(_ column: Int, of record: Span<UInt8>) -> DelimitedField? {
    var position = 0
    for _ in 0..<column {
      guard let field = record.field(from: position, separator) else { return nil }
      position = field.end + 1
    }
    return field(column, from: position, of: record)
  }

  /// Returns the field of a column from a position on.
  private func field(
    _ column: Int, from position: Int, of record: Span<UInt8>
  ) -> DelimitedField? {
    let field = record.field(from: position, separator)
    return column == columnOfWords ? field.map { record.withLaterWords($0) } : field
  }
}
