import CommandGrammar
import DayKit
import DayRecords

/// The options that say where the dates are in a record, and where the answer goes.
struct PlaceOptions: Equatable, Sendable {
  var isInText = false

  /// Whether records end with a NUL, in the input and in the output.
  var readsNulls = false
  var writesNulls = false

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
  var seriesOption = "--series"

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
        """, repeats: dateCount > 1)
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
      detail: "Separate keys with dots. Put array positions, starting at 0, in brackets.",
      repeats: dateCount > 1)
    parts.flag(
      "--null-data", "-z", into: &readsNulls,
      help: "records end with a NUL instead of a line feed",
      detail: "This is for whole lines and --in-text, as with find -print0 and xargs -0.",
      isRare: true)
    try parts.exclusive("--in-text", "--column", "--json-key")
    try parts.exclusive("--null-data", "--column", "--json-key")
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
    try parts.once("--into")
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
  var hasColumnsOrKeys: Bool { !columns.isEmpty || !jsonKeys.isEmpty }

  /// Whether each record contains both dates of a command that takes two.
  var hasPair: Bool { columns.count == 2 || jsonKeys.count == 2 }

  private func check(dateCount: Int) throws(UsageError) {
    try checkCount(columns, of: "--column", dateCount)
    try checkCount(jsonKeys, of: "--json-key", dateCount)
    guard !columns.isEmpty else { return }
    if let series { try Self.check(series, of: seriesOption) }
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
    ColumnPlace(
      dates: columns.map { ColumnPlace.Column($0) }, target: target.map { ColumnPlace.Column($0) },
      label: series.map { ColumnPlace.Column($0) }, hasHeader: hasHeader,
      separator: delimiter.joinsBlanks ? .blanks : .delimiter(delimiter.byte))
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
    return JSONPlace(
      dates: paths, target: try Self.key(target, of: "--into"),
      label: try Self.key(series, of: seriesOption))
  }

  /// The key of a JSON record that an option gives, if it does.
  private static func key(_ word: Word?, of option: String) throws(UsageError) -> [UInt8]? {
    guard let word else { return nil }
    guard let key = JSONPath(word.bytes)?.onlyKey else {
      throw UsageError(
        "\(option): \(word.quoted) is not a key of the outermost object; quote a key that contains "
          + "a dot: \(option) '\"a.b\"'")
    }
    return key
  }
}

extension ColumnPlace.Column {
  /// Creates a column from a number that is 1 or more, or from a name.
  fileprivate init(_ word: Word) {
    self = word.columnNumber.map { .number($0 - 1) } ?? .name(word.bytes)
  }
}
