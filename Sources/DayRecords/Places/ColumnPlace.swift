import DayKit

/// Columns of records whose fields are separated by a delimiter and quoted as in CSV (RFC 4180).
package struct ColumnPlace: Sendable {
  /// A requested column.
  package enum Column: Equatable, Sendable {
    /// The column with a number, counted from 0.
    case number(Int)

    /// The column with a name in the header.
    case name([UInt8])
  }

  package let delimiter: UInt8

  /// Whether a run of spaces and tabs separates two columns, and quotes have no meaning.
  package let joinsBlanks: Bool

  /// Whether the next record names the columns.
  package private(set) var awaitsHeader: Bool

  private let dates: [Column]

  /// The column for the answer, if it is not that of the first date.
  private let answer: Column?

  /// Whether a column was requested for the answer.
  let hasTarget: Bool

  /// Whether the header must have the column for the answer.
  private let requiresAnswer: Bool

  /// The columns that a scan visits, in the order of the record.
  private(set) var stops: ContiguousArray<ColumnStop> = []

  /// Whether the answer is a new field at the end of the record.
  private(set) var addsField = false

  /// The number of columns in the header; 0 without one.
  private(set) var columnCount = 0

  /// Creates a place with one date in each of the given columns.
  ///
  /// - Parameters:
  ///   - joinsBlanks: Whether a run of spaces and tabs separates two columns; the delimiter is then
  ///     written before an added column.
  ///   - answer: The column for the answer; without it, the column of the first date. A name that
  ///     is not in the header adds a column, and so does any name if there is no header.
  ///   - requiresAnswer: Whether the column for the answer must be in the header, because it is read
  ///     and not written.
  package init(
    dates: [Column], answer: Column? = nil, requiresAnswer: Bool = false, hasHeader: Bool,
    delimiter: UInt8, joinsBlanks: Bool = false
  ) {
    self.dates = dates
    self.answer = answer == dates.first ? nil : answer
    hasTarget = answer != nil
    self.requiresAnswer = requiresAnswer
    self.delimiter = delimiter
    self.joinsBlanks = joinsBlanks
    awaitsHeader = hasHeader
    if !hasHeader { settle([]) }
  }

  /// Finds the columns by the names in the header.
  ///
  /// - Returns: The name of the column that the answers add, if any.
  /// - Throws: ``RecordFailure/noColumnName(_:)`` if the name of a date's column is not in the
  ///   header, ``RecordFailure/noSeriesName(_:)`` if the required column for the answer is not, or
  ///   ``RecordFailure/ambiguousColumn(_:)`` if several columns have the name.
  package mutating func takeHeader(_ record: Span<UInt8>) throws(RecordFailure) -> [UInt8]? {
    awaitsHeader = false
    let names = record.texts(ofFields: form)
    for case .name(let name) in dates where !names.contains(name) { throw .noColumnName(names) }
    if requiresAnswer, case .name(let name)? = answer, !names.contains(name) {
      throw .noSeriesName(names)
    }
    for case .name(let name) in dates + (answer.map { [$0] } ?? [])
    where names.firstIndex(of: name) != names.lastIndex(of: name) {
      throw .ambiguousColumn(name)
    }
    columnCount = names.count
    settle(names)
    guard addsField, case .name(let name)? = answer else { return nil }
    return name
  }

  /// How the fields of a record are separated.
  var form: FieldForm { FieldForm(delimiter: delimiter, joinsBlanks: joinsBlanks) }

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
      stops.append(ColumnStop(column: index, date: number, isSlot: answer == nil && number == 0))
    }
    if let answer {
      let target = index(answer)
      addsField = target == nil
      if let date = stops.firstIndex(where: { $0.column == target }) {
        stops[date].isSlot = true
      } else if let target {
        stops.append(ColumnStop(column: target, date: nil, isSlot: true))
      }
    }
    self.stops = ContiguousArray(stops.sorted { $0.column < $1.column })
  }
}

/// A column that a scan visits.
struct ColumnStop: Equatable, Sendable {
  var column: Int

  /// The number of the date in the column, if it has one.
  var date: Int?

  /// Whether the answer goes into the column.
  var isSlot: Bool
}

extension ColumnPlace {
  /// Reads one record alone, and knows the reason for each failure.
  ///
  /// - Parameter contentEnd: The end of the record without its line ending.
  func scanOne(
    _ record: Span<UInt8>, contentEnd: Int, by reader: borrowing DateReader,
    into batch: inout DateBatch
  ) throws(RecordFailure) {
    let content = record.extracting(first: contentEnd)
    var dates = [Range<Int>](repeating: 0..<0, count: self.dates.count)
    var slot = AnswerSlot(start: contentEnd, end: contentEnd, isAdded: true)
    if addsField { slot = try addedSlot(in: content) }
    for stop in stops {
      let field = try field(stop.column, of: content)
      if let date = stop.date { dates[date] = field.content }
      guard stop.isSlot else { continue }
      slot = AnswerSlot(
        start: field.content.lowerBound, end: field.content.upperBound, isQuoted: field.isQuoted)
    }
    for range in dates {
      do throws(DateFailure) {
        batch.days.append(try reader.read(content.extracting(range)))
      } catch {
        throw .noDate(range, error)
      }
    }
    batch.dates = ContiguousArray(dates)
    batch.slots.append(slot)
  }

  /// Returns a column of a record.
  func field(_ column: Int, of record: Span<UInt8>) throws(RecordFailure) -> DelimitedField {
    var position = 0
    var number = 0
    while let field = record.field(from: position, delimiter, joiningBlanks: joinsBlanks) {
      if number == column { return field }
      number += 1
      position = field.end + 1
    }
    let missing = stops.filter { $0.column >= number }
    throw .noColumn(
      number, dates: missing.compactMap(\.date), lacksAnswer: missing.contains { $0.date == nil })
  }
}
