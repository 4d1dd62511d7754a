import DayKit
import System

// The rows of a listing of JSON objects.

extension Listing {
  /// Appends an object with the members of another one, apart from dates that parts replace.
  mutating func appendObject(
    _ record: Span<UInt8>, isUTF8: Bool
  ) throws(RecordFailure) {
    row.append(UInt8(ascii: "{"))
    var replaced: [[UInt8]] = []
    try record.forEachJSONMember { key, value throws(RecordFailure) in
      if let name = names.first(where: { record.isJSONText(key, ContiguousArray($0).span) }) {
        guard isDateKey(name), !replaced.contains(name) else { throw .takenName(name) }
        return replaced.append(name)
      }
      guard record.extracting(value).isJSON else { throw .invalidValue(value) }
      if row.count > 1 { row.append(.comma) }
      let member = record.extracting(key.lowerBound - 1..<value.upperBound)
      if isUTF8 { row.append(copying: member) } else { row.append(json: member) }
    }
  }

  /// Appends a field for the value of each column, and the parts in their places.
  mutating func appendFields(
    ofObject record: Span<UInt8>, _ index: Int, _ count: Int
  ) throws(RecordFailure) {
    guard let columns else { return }
    try findValues(in: record, columns.names.count)
    for column in columns.names.indices {
      if column > 0 { row.append(.comma) }
      if columns.parts[column] >= 0 {
        append(part: columns.parts[column], of: index, count)
      } else if let value = values[column] {
        try append(field: value, of: record)
      }
    }
  }

  /// The keys of an object, which name the columns.
  func columnNames(ofObject record: Span<UInt8>) throws(RecordFailure) -> [[UInt8]] {
    var columns: [[UInt8]] = []
    var known = SeriesNames()
    try record.forEachJSONMember { key, _ throws(RecordFailure) in
      let name = try record.name(ofKey: key)
      guard known.position(of: ContiguousArray(name).span) == columns.count else {
        throw .repeatedKey(name)
      }
      guard !names.contains(name) || isDateKey(name) else { throw .takenName(name) }
      columns.append(name)
    }
    return columns
  }

  /// Finds the value of each column in an object.
  private mutating func findValues(
    in record: Span<UInt8>, _ count: Int
  ) throws(RecordFailure) {
    values.removeAll(keepingCapacity: true)
    values.append(contentsOf: repeatElement(nil, count: count))
    var next = 0
    try record.forEachJSONMember { key, value throws(RecordFailure) in
      guard let column = columns?.column(ofKey: key, of: record, from: next) else {
        let name = try record.name(ofKey: key)
        throw names.contains(name) ? .takenName(name) : .newKey(name)
      }
      guard values[column] == nil else { throw .repeatedKey(try record.name(ofKey: key)) }
      values[column] = value
      next = column + 1
    }
  }

  /// Appends a value as a field: a string as its text, `null` as nothing, and anything else as it
  /// is.
  private mutating func append(
    field value: Range<Int>, of record: Span<UInt8>
  ) throws(RecordFailure) {
    let json = record.extracting(value)
    guard json[0] == .quote else {
      guard json.isJSON else { throw .invalidValue(value) }
      if json[0] != UInt8(ascii: "n") { append(field: json) }
      return
    }
    let content = json.extracting(1..<json.count - 1)
    guard content.contains(where: { $0 < 0x20 || $0 == .backslash }) else {
      return append(field: content)
    }
    guard let text = content.jsonText(of: content.indices) else { throw .invalidValue(value) }
    append(field: text.span)
  }

  private mutating func append(field text: Span<UInt8>) {
    template.form.append(text, isNumber: false, in: ValueSlot(start: 0, end: 0), to: &row)
  }

  /// Whether a key is that of a date that the part with its name repeats.
  private func isDateKey(_ name: [UInt8]) -> Bool {
    guard case .values(let place) = place else { return false }
    return isPart(name, place.paths.firstIndex { $0.onlyKey == name })
  }
}

extension Span<UInt8> {
  /// The text of a key, whose content is in a range.
  fileprivate func name(ofKey key: Range<Int>) throws(RecordFailure) -> [UInt8] {
    guard let name = jsonText(of: key) else { throw .invalidValue(key) }
    return Array(name)
  }
}
