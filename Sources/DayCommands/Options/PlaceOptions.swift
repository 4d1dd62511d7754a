import CommandGrammar
import DayKit
import DayRecords

/// The options that say where the dates are in a record, and where the answer goes.
struct PlaceOptions: Equatable, Sendable {
  var isInText = false

  /// The columns with the dates of a record, each a number or a name.
  var columns = Words()
  var hasHeader = false
  var delimiter = Delimiter.comma

  /// The paths to the dates of a JSON record.
  var jsonKeys = Words()

  /// The column or key for the answer; `nil` if it replaces the date.
  var target: Word?

  /// The column or key whose values divide the dates into series.
  var series: Word?

  /// Binds these options to a command line.
  ///
  /// - Parameters:
  ///   - replacesDates: Whether answers go into the records.
  ///   - dateCount: The most dates that the command takes from one record.
  mutating func bind(
    to parts: inout Parts, replacesDates: Bool, dateCount: Int
  ) throws(UsageError) {
    parts.flag(
      "--in-text", into: &isInText,
      help: replacesDates
        ? "replace every date found in a line of text" : "find dates anywhere in a line of text",
      detail: """
        Digits that are part of a longer number are left alone, and so are dates that do not \
        exist. Answers that are dates are in the format of --to, which is iso by default.
        """)
    try parts.option(
      "--column", value: "COLUMN", into: &columns,
      help: "column that contains the date: a number or a name",
      detail: """
        Columns are numbered from 1. A name requires --header. Fields may be quoted as in CSV, and \
        may then contain line breaks.
        """)
    parts.flag("--header", into: &hasHeader, help: "the first line contains column names")
    var delimiter: Delimiter?
    try parts.option(
      "--delimiter", value: "CHAR", into: &delimiter,
      help: "character between columns [default: ,]",
      detail: """
        Write \\t for a tab, and blanks for any number of spaces and tabs, between which quotes have \
        no meaning.
        """)
    self.delimiter = delimiter ?? .comma
    try parts.option(
      "--json-key", value: "PATH", into: &jsonKeys,
      help: "path to the date in a JSON line, such as a.b[0]",
      detail: "Separate keys with dots. Put array positions, starting at 0, in brackets.")
    try parts.exclusive("--in-text", "--column", "--json-key")
    try parts.requires("--header", "--column")
    try parts.requires("--delimiter", "--column")
    if replacesDates { try bindTarget(to: &parts) }
    try check(dateCount: dateCount)
  }

  private mutating func bindTarget(to parts: inout Parts) throws(UsageError) {
    try parts.option(
      "--into", value: "NAME", into: &target,
      help: "column or key for the answer, new or existing",
      detail: """
        The date stays as it is. A new column is added at the end, with its name in the header.
        """)
    try parts.requires("--into", "--column", "--json-key")
    guard let target else { return }
    if target.count == 0 {
      throw UsageError("--into: the name is empty; give the name of a column or key")
    }
    if !columns.isEmpty { try Self.check(target, of: "--into") }
    if delimiter.joinsBlanks, target.bytes.contains(where: { $0 == 0x20 || $0 == 0x09 }) {
      throw UsageError(
        "--into: \(target.quoted) contains a blank, which separates columns with --delimiter blanks"
      )
    }
  }
}

extension PlaceOptions {
  /// Whether each record contains both dates of a command that takes two.
  var hasPair: Bool { columns.count == 2 || jsonKeys.count == 2 }

  private func check(dateCount: Int) throws(UsageError) {
    try checkCount(columns, of: "--column", dateCount)
    try checkCount(jsonKeys, of: "--json-key", dateCount)
    guard !columns.isEmpty else { return }
    if let series { try Self.check(series, of: "--series") }
    if hasHeader { return }
    for column in columns {
      guard case .name = ColumnPlace.Column(column) else { continue }
      throw UsageError(
        "--column: \(column.quoted) is not a column number (1 or more)"
          + ((try? Int(word: column)) != nil
            ? "" : "; " + (pairHint ?? "to select a column by name, add --header")))
    }
  }

  /// Checks that the column for an answer or a series is not a number that no column has.
  private static func check(_ word: Word, of option: String) throws(UsageError) {
    guard let number = try? Int(word: word), number < 1 else { return }
    throw UsageError("\(option): there is no column \(number): columns are numbered from 1")
  }

  /// How to give two columns or keys that are given as one, as the end of a sentence; otherwise
  /// `nil`.
  var pairHint: String? {
    let (option, words) = columns.isEmpty ? ("--json-key", jsonKeys) : ("--column", columns)
    guard words.count == 1, let parts = words.first?.parts, parts.count == 2 else { return nil }
    let names = parts.map { Word(bytes: Array($0)) }
    guard names.allSatisfy(\.isPlainInShells) else { return nil }
    let pair = names.map { "\(option) \(String(decoding: $0.bytes, as: UTF8.self))" }
    return "repeat the option: " + pair.joined(separator: " ")
  }

  private func checkCount(
    _ words: Words, of option: String, _ maximum: Int
  ) throws(UsageError) {
    guard words.count > maximum else { return }
    let times = maximum == 1 ? "once" : "twice"
    throw UsageError(
      "\(option) can be given only \(times): \(words[maximum].quoted) is one too many")
  }
}

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
    let dates = columns.map { ColumnPlace.Column($0) }
    let answer = (series ?? target).map { ColumnPlace.Column($0) }
    return ColumnPlace(
      dates: dates, answer: answer, requiresAnswer: series != nil,
      hasHeader: hasHeader, delimiter: delimiter.byte, joinsBlanks: delimiter.joinsBlanks)
  }

  private func jsonPlace() throws(UsageError) -> JSONPlace {
    var paths: [JSONPath] = []
    for word in jsonKeys {
      guard let path = JSONPath(word.bytes) else {
        throw UsageError(
          "--json-key: invalid path \(word.quoted): "
            + (JSONHints.path(word).map { "write \($0)" }
              ?? "use keys and positions, such as a.b[0].c"))
      }
      paths.append(path)
    }
    return JSONPlace(dates: paths, answer: try targetKey())
  }

  /// The key for the answer or for the series in a JSON record, if one is given.
  private func targetKey() throws(UsageError) -> [UInt8]? {
    guard let target = series ?? target else { return nil }
    guard let key = JSONPath(target.bytes)?.onlyKey else {
      let option = series == nil ? "--into" : "--series"
      throw UsageError(
        "\(option): \(target.quoted) is not a key of the outermost object; quote a key that contains "
          + "a dot: \(option) '\"a.b\"'")
    }
    return key
  }

  /// Returns the form that an answer must have in the place.
  func frame(isNumber: Bool) -> AnswerFrame {
    if !jsonKeys.isEmpty {
      return .json(isNumber: isNumber, key: target.flatMap { JSONPath($0.bytes)?.onlyKey })
    }
    if columns.isEmpty { return .plain }
    return delimiter.joinsBlanks ? .betweenBlanks : .field(delimiter: delimiter.byte)
  }
}

extension PlaceOptions {
  /// The records whose columns or keys a listing keeps; `nil` if it keeps nothing.
  var records: RecordListing.Records? {
    if !columns.isEmpty {
      let dates = columns.map { ColumnPlace.Column($0) }
      return delimiter.joinsBlanks
        ? .blanks(dates: dates, hasHeader: hasHeader)
        : .fields(dates: dates, delimiter: delimiter.byte, hasHeader: hasHeader)
    }
    guard !jsonKeys.isEmpty else { return nil }
    return .objects(dates: jsonKeys.compactMap { JSONPath($0.bytes) })
  }
}

extension ColumnPlace.Column {
  /// Creates a column from a number that is 1 or more, or from a name.
  fileprivate init(_ word: Word) {
    self = word.columnNumber.map { .number($0 - 1) } ?? .name(word.bytes)
  }
}
