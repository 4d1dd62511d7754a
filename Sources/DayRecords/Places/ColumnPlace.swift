import DayKit

/// Columns of records whose fields are next to each other.
package struct ColumnPlace: Sendable {
  /// A requested column.
  package enum Column: Equatable, Sendable {
    /// The column with a number, counted from 0.
    case number(Int)

    /// The column with a name in the header.
    case name([UInt8])
  }

  package let separator: FieldSeparator

  /// Whether the next record names the columns.
  package private(set) var awaitsHeader: Bool

  /// The columns with the dates.
  let dates: [Column]

  /// The column that was requested for the answer.
  private let target: Column?

  /// The column with the label.
  private let label: Column?

  /// The columns that a scan visits, in the order of the record.
  private(set) var stops: ContiguousArray<ColumnStop> = []

  /// Whether the answer is a new field at the end of the record.
  private(set) var addsField = false

  /// The number of columns in the header; 0 without one.
  private(set) var columnCount = 0

  /// Creates a place with one date in each of the given columns.
  ///
  /// - Parameters:
  ///   - target: The column for the answer; without it, the column of the first date. A name that
  ///     is not in the header adds a column, and so does any name if there is no header.
  ///   - label: The column with the label of the record, which must be in the header.
  package init(
    dates: [Column], target: Column? = nil, label: Column? = nil, hasHeader: Bool,
    separator: FieldSeparator
  ) {
    self.dates = dates
    self.target = target
    self.label = label
    self.separator = separator
    awaitsHeader = hasHeader
    if !hasHeader { settle([]) }
  }

  var dateCount: Int { dates.count }
  var hasTarget: Bool { target != nil }
  var hasLabel: Bool { label != nil }

  /// Finds the columns by the names in the header.
  ///
  /// - Returns: The name of the column that the answers add, if any.
  /// - Throws: ``RecordFailure/noColumnName(_:)`` if the name of a date's column is not in the
  ///   header, ``RecordFailure/noLabelName(_:)`` if that of the label is not, or
  ///   ``RecordFailure/ambiguousColumn(_:)`` if several columns have the name.
  package mutating func takeHeader(_ record: Span<UInt8>) throws(RecordFailure) -> [UInt8]? {
    awaitsHeader = false
    let names = record.texts(ofFields: separator)
    for case .name(let name) in dates where !names.contains(name) { throw .noColumnName(names) }
    if case .name(let name)? = label, !names.contains(name) { throw .noLabelName(names) }
    for case .name(let name) in dates + [target, label].compactMap({ $0 })
    where names.firstIndex(of: name) != names.lastIndex(of: name) {
      throw .ambiguousColumn(name)
    }
    columnCount = names.count
    settle(names)
    guard addsField, case .name(let name)? = target else { return nil }
    return name
  }

  /// Sets the stops, unless the names are still to come.
  private mutating func settle(_ names: [[UInt8]]) {
    func index(_ column: Column) -> Int? {
      switch column {
      case .number(let number): number
      case .name(let name): names.firstIndex(of: name)
      }
    }
    var stops: ContiguousArray<ColumnStop> = []
    for (number, column) in dates.enumerated() {
      guard let index = index(column) else { return }
      stops.append(ColumnStop(column: index, date: number))
    }
    /// Returns the position of the stop at a column, which is added if it has no date.
    func stop(at column: Int) -> Int {
      if let stop = stops.firstIndex(where: { $0.column == column }) { return stop }
      stops.append(ColumnStop(column: column))
      return stops.count - 1
    }
    if let column = (target ?? dates.first).flatMap(index) {
      stops[stop(at: column)].isAnswer = true
    } else {
      addsField = true
    }
    if let column = label.flatMap(index) { stops[stop(at: column)].isLabel = true }
    self.stops = ContiguousArray(stops.sorted { $0.column < $1.column })
  }
}

/// A column that a scan visits.
struct ColumnStop: Equatable, Sendable {
  var column: Int

  /// The number of the date in the column, if it has one.
  var date: Int?

  /// Whether the answer goes into the column, and whether it has the label.
  var isAnswer = false
  var isLabel = false
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
    if addsField { batch.answerSlots.append(try addedSlot(in: content).moved(by: offset)) }
    batch.fields.removeAll()
    try findFields(of: content, offset, &batch)
    for number in 0..<dateCount {
      guard let stop = stops.firstIndex(where: { $0.date == number }) else { continue }
      let range = batch.fields[stop].range
      try batch.append(dateAt: range, of: content, at: offset, by: reader)
    }
  }

  /// Finds the field of each stop, and appends the slots in them.
  private func findFields(
    of content: Span<UInt8>, _ offset: Int, _ batch: inout DateBatch
  ) throws(RecordFailure) {
    var (number, position) = (0, 0)
    var field: DelimitedField?
    for stop in stops {
      while number <= stop.column {
        field = content.field(from: position, separator)
        guard let field else { throw lack(of: content, number) }
        number += 1
        position = field.end + 1
      }
      guard let field else { continue }
      let range = field.content
      batch.fields.append(TextRange(range.lowerBound, range.upperBound))
      guard stop.isAnswer || stop.isLabel else { continue }
      let slot = ValueSlot(
        start: offset + range.lowerBound, end: offset + range.upperBound,
        isQuoted: field.isQuoted)
      if stop.isAnswer { batch.answerSlots.append(slot) }
      if stop.isLabel { batch.labelSlots.append(slot) }
    }
  }

  /// The reason why a record with a number of fields cannot be read.
  private func lack(of content: Span<UInt8>, _ number: Int) -> RecordFailure {
    let missing = stops.filter { $0.column >= number }
    return .noColumn(
      number, dates: missing.compactMap(\.date), lacksOther: missing.contains { $0.date == nil })
  }

  /// Returns a column of a record, if the record has that many.
  func field(_ column: Int, of record: Span<UInt8>) -> DelimitedField? {
    var position = 0
    for _ in 0..<column {
      guard let field = record.field(from: position, separator) else { return nil }
      position = field.end + 1
    }
    return record.field(from: position, separator)
  }
}
