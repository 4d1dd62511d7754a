import DayKit
import System

extension Listing {
  mutating func set(_ columns: ListingColumns) {
    template.set(parts, columns.added)
    self.columns = columns
  }

  /// Names the columns after the first record, if there is no header: by their numbers, or by the
  /// keys of an object.
  mutating func nameColumns(of record: Span<UInt8>) throws(RecordFailure) {
    guard columns == nil else { return }
    if let separator {
      var names: [[UInt8]] = []
      record.forEachField(separator) { number, _ in names.append(Array("\(number + 1)".utf8)) }
      set(ListingColumns(names, parts: self.names))
    } else if form == .csv {
      set(ListingColumns(try columnNames(ofObject: record), parts: names))
    }
  }

  /// Forgets the names of the columns, because the record that names them has no row.
  mutating func forgetColumns() { columns = nil }

  /// Writes the names of the columns and those of the parts that are not among them.
  mutating func writeHeader(to output: inout BufferedOutput) {
    guard form == .csv, !hasHeader else { return }
    hasHeader = true
    let columns = columns ?? ListingColumns([], parts: names)
    var header: ContiguousArray<UInt8> = []
    for (index, name) in (columns.names + columns.added.map { names[$0] }).enumerated() {
      if index > 0 { header.append(place.outputDelimiter) }
      header += template.form.value(ContiguousArray(name).span)
    }
    header.append(.lineFeed)
    output.append(header.span)
  }

  func check(_ header: [[UInt8]]) throws(RecordFailure) {
    guard case .columns(let place) = place else { return }
    for (number, name) in header.enumerated() where names.contains(name) {
      let date = place.dates.firstIndex { $0 == .name(name) || $0 == .number(number) }
      guard isPart(name, date), header.firstIndex(of: name) == header.lastIndex(of: name) else {
        throw .takenName(name)
      }
    }
    guard form == .json else { return }
    // Names that differ only in bytes that are not UTF-8 are the same key.
    var keys = SeriesNames()
    for (number, name) in header.enumerated() {
      let key = ContiguousArray(jsonKey: ContiguousArray(name).span)
      guard keys.position(of: key.span) == number else { throw .repeatedColumn(name) }
    }
  }
}

extension DatePlace {
  /// Whether the values of a record have names or numbers.
  var hasNames: Bool {
    switch self {
    case .line, .text: false
    case .columns, .values: true
    }
  }

  /// What separates the fields of CSV that is made from records with dates at the place.
  var outputDelimiter: UInt8 {
    if case .fields(.delimiter(let delimiter)) = form { delimiter } else { .comma }
  }
}
