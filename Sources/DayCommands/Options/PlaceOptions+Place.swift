import CommandGrammar
import DayKit
import DayRecords

extension PlaceOptions {
  /// Returns the place that the options describe.
  ///
  /// - Throws: `UsageError` if a path is invalid, or if one of the formats matches every number in
  ///   a text.
  func place(for formats: DateFormats) throws(UsageError) -> DatePlace {
    if isInText {
      for format in formats.all where format.isTooVagueForText {
        throw UsageError(
          "--in-text: the format \(format) matches every number in a text; use another --from")
      }
      return .text(TextPlace(formats.all))
    }
    if !jsonKeys.isEmpty { return .values(try jsonPlace()) }
    return columns.isEmpty ? .line : .columns(columnPlace)
  }

  private var columnPlace: ColumnPlace {
    let dates = columns.map { Column($0) }
    let targets = targets.map { Column($0) }
    let label = series.map { Column($0) }
    let separator: FieldSeparator =
      delimiter.joinsBlanks ? .blanks : .delimiter(delimiter.byte)
    var place =
      hasSeveral
      ? ColumnPlace(
        eachOf: dates, targets: targets, label: label, hasHeader: hasHeader, separator: separator)
      : ColumnPlace(
        dates: dates, target: targets.first, label: label, hasHeader: hasHeader,
        separator: separator)
    place.needsLabel = seriesIsAmount
    return place
  }

  private func jsonPlace() throws(UsageError) -> JSONPlace {
    var paths: [JSONPath] = []
    for word in jsonKeys {
      let path = try Self.path(word, of: "--json-key")
      if hasSeveral, let other = paths.firstIndex(where: { $0.overlaps(path) }) {
        throw UsageError(
          "--json-key: \(word.quoted) and \(jsonKeys[other].quoted) can select the same value: leave out "
            + "one of them")
      }
      paths.append(path)
    }
    var label: JSONPath?
    if let series { label = try Self.path(series, of: seriesOption) }
    if label?.hasMany ?? false {
      throw UsageError("\(seriesOption): a record has one value: write a position for [*]")
    }
    var keys: [[UInt8]] = []
    for target in targets {
      let key = try Self.key(target, of: "--into")
      if keys.contains(key) { throw UsageError("--into \(target.quoted) is given twice") }
      if let date = paths.firstIndex(where: { $0.onlyKey == nil && $0.firstKey == key }) {
        throw UsageError(
          "--into: \(target.quoted) contains the date \(jsonKeys[date].quoted), which the result would "
            + "replace: use another key")
      }
      keys.append(key)
    }
    var place =
      hasSeveral
      ? JSONPlace(eachOf: paths, targets: keys, label: label)
      : JSONPlace(dates: paths, target: keys.first, label: label)
    place.needsLabel = seriesIsAmount
    return place
  }

  private static func path(_ word: Word, of option: String) throws(UsageError) -> JSONPath {
    guard let path = JSONPath(word.bytes) else {
      throw UsageError(
        "\(option): invalid path \(word.quoted): "
          + (JSONHints.path(word).map { "write \($0)" }
            ?? "use keys and positions, such as a.b[0].c"))
    }
    return path
  }

  /// The key of a JSON record that an option gives.
  private static func key(_ word: Word, of option: String) throws(UsageError) -> [UInt8] {
    guard let key = JSONPath(word.bytes)?.onlyKey else {
      // As in jq.
      if word.bytes.first == UInt8(ascii: "."), let key = JSONPath(Array(word.bytes.dropFirst())),
        key.onlyKey != nil
      {
        throw UsageError(
          "\(option): write the key without a dot before it: \(option) \(word.text.dropFirst())")
      }
      throw UsageError(
        "\(option): \(word.quoted) is not a key of the outermost object; quote a key that contains "
          + "a dot or a bracket: \(option) '\"\(word.text)\"'")
    }
    return key
  }
}

extension Column {
  /// Creates a column from a number that is 1 or more, or from a name.
  init(_ word: Word) {
    self = word.columnNumber.map { .number($0 - 1) } ?? .name(word.bytes)
  }
}
