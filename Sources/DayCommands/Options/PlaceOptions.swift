import CommandGrammar
import DayKit
import DayRecords

/// The options that say where the dates are in a record, and where the result goes.
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

  /// The columns or keys for the results; none if they replace the dates.
  var targets = Words()

  private var dates = Dates.one

  /// The column or key whose values divide the dates into series.
  var series: Word?
  var seriesOption = "--series"

  /// Whether this value is an amount, without which a record has no result.
  var seriesIsAmount = false

  /// How many dates a command takes from one record.
  enum Dates {
    case one

    /// One, or two for one answer.
    case pair

    /// Any number, each of which has a result.
    case each
  }

  /// Binds these options to a command line.
  ///
  /// - Parameter replacesDates: Whether answers go into the records.
  mutating func bind(
    to parts: inout Parts, replacesDates: Bool, dates: Dates
  ) throws(UsageError) {
    self.dates = dates
    parts.flag(
      "--in-text", into: &isInText,
      help: replacesDates
        ? "replace every date found in a line of text" : "find dates anywhere in a line of text",
      detail: """
        Digits that are part of a longer number are left alone, and so are digits without \
        separators that touch a letter other than the T before a time, and dates that do not exist \
        or have another weekday. \
        A date whose format has no year, or no day, is left alone where it is part of a whole date. \
        Results that are dates are in the format of --to, which is iso by default.
        """)
    try parts.option(
      "--column", value: "COLUMN", into: &columns,
      help: "column that contains the date: a number or a name",
      detail: """
        Columns are numbered from 1. A name requires --header. Fields may be quoted as in CSV, and \
        may then contain newlines.
        """, repeats: dates != .one)
    parts.flag("--header", into: &hasHeader, help: "the first line contains column names")
    var delimiter: Delimiter?
    try parts.option(
      "--delimiter", value: "CHAR", into: &delimiter,
      help: "character between columns [default: ,]",
      detail: """
        Write \\t for a tab, and whitespace for any number of spaces and tabs, between which quotes have \
        no meaning.
        """)
    self.delimiter = delimiter ?? .comma
    try parts.option(
      "--json-key", value: "PATH", into: &jsonKeys,
      help: "path to the date in a JSON line, such as a.b[0]",
      detail: """
        Separate keys with dots. Put array positions, starting at 0, in brackets, or [*] for all \
        elements.
        """, repeats: dates != .one)
    parts.flag(
      "--null-data", "-z", into: &readsNulls,
      help: "records end with a NUL instead of a newline",
      detail: "This is for whole lines and --in-text, as with find -print0 and xargs -0.",
      isRare: true)
    try parts.exclusive("--in-text", "--column", "--json-key")
    try parts.exclusive("--null-data", "--column", "--json-key")
    try parts.requires("--header", "--column")
    try parts.requires("--delimiter", "--column")
    if replacesDates { try bindTarget(to: &parts) }
    try check()
  }

  private mutating func bindTarget(to parts: inout Parts) throws(UsageError) {
    try parts.option(
      "--into", value: "NAME", into: &targets,
      help: "column or key for the result, new or existing",
      detail: """
        The date stays as it is. A new column is added at the end, with its name in the header. The result of \
        a record without a date is empty, or null in JSON, also where the column or key had a value.
        """, repeats: dates == .each)
    try parts.requires("--into", "--column", "--json-key")
    for target in targets { try check(target: target) }
  }

  private func check(target: Word) throws(UsageError) {
    if target.count == 0 {
      throw UsageError("--into: the name is empty; give the name of a column or key")
    }
    if !columns.isEmpty { try Self.check(target, of: "--into") }
    if delimiter.joinsBlanks, target.bytes.contains(where: { $0 == 0x20 || $0 == 0x09 }) {
      throw UsageError(
        "--into: \(target.quoted) contains a space, which separates columns with --delimiter whitespace"
      )
    }
  }
}

extension PlaceOptions {
  var hasColumnsOrKeys: Bool { !columns.isEmpty || !jsonKeys.isEmpty }

  /// Whether each record contains both dates of a command that takes two.
  var hasPair: Bool { columns.count == 2 || jsonKeys.count == 2 }

  /// Whether each record may have several dates, each with a result in the record.
  var hasSeveral: Bool {
    dates == .each && (columns.count > 1 || jsonKeys.count > 1) || hasManyValues
  }

  /// Checks that a record may have several dates of which some are meant.
  func checkUse(of which: DatesOfText?) throws(UsageError) {
    guard which != nil, !isInText, !hasManyValues else { return }
    throw UsageError("--which: a record has one date: use it with a path such as 'items[*].due'")
  }

  /// Whether a path leads to any number of values.
  private var hasManyValues: Bool {
    jsonKeys.contains { JSONPath($0.bytes)?.hasMany ?? false }
  }

  private func check() throws(UsageError) {
    try check(columns, of: "--column")
    try check(jsonKeys, of: "--json-key")
    try checkTargets()
    guard !columns.isEmpty else { return }
    if let series { try Self.check(series, of: seriesOption) }
    if hasHeader { return }
    if let series, case .name = Column(series) {
      throw UsageError(
        "\(seriesOption): \(series.quoted) is not a column number (1 or more)"
          + "; to select a column by name, add --header")
    }
    for column in columns {
      guard case .name = Column(column) else { continue }
      throw UsageError(
        "--column: \(column.quoted) is not a column number (1 or more)"
          + ((try? Int(word: column)) != nil
            ? "" : "; " + (pairHint ?? "to select a column by name, add --header")))
    }
  }

  /// Checks that the column for a result or a series is not a number that no column has.
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

  /// Checks that columns or paths are not too many, and that no two of them are equal.
  private func check(_ words: Words, of option: String) throws(UsageError) {
    let maximum = dates == .each ? 1_000 : dates == .pair ? 2 : 1
    guard words.count > 1 else { return }
    if words.count > maximum {
      let times = ["once", "twice"].dropFirst(maximum - 1).first ?? "\(maximum) times"
      throw UsageError(
        "\(option) can be given only \(times): \(words[maximum].quoted) is one too many")
    }
    if dates == .pair, hasManyValues {
      throw UsageError("--json-key: a path with [*] has any number of dates, so it stands alone")
    }
    guard dates != .each || targets.isEmpty else { return }
    try Self.checkUnique(words, of: option)
  }

  private static func checkUnique(_ words: Words, of option: String) throws(UsageError) {
    for (index, word) in words.enumerated()
    where words.prefix(index).contains(where: {
      $0 == word || $0.columnNumber != nil && $0.columnNumber == word.columnNumber
    }) {
      throw UsageError("\(option) \(word.quoted) is given twice")
    }
  }

  /// Checks that there is one column or key for each result.
  private func checkTargets() throws(UsageError) {
    guard !targets.isEmpty else { return }
    let (option, words) = columns.isEmpty ? ("--json-key", jsonKeys) : ("--column", columns)
    if hasManyValues {
      throw UsageError("--into cannot be combined with [*]: the results replace the dates")
    }
    let count = dates == .each ? words.count : 1
    if targets.count > count, count == 1 {
      throw UsageError(
        "--into can be given only once for one \(option): --into \(targets[1].quoted) is one too many"
      )
    }
    if targets.count != count {
      throw UsageError(
        "--into: \(count) dates need \(count) names, and there \(targets.count == 1 ? "is 1" : "are \(targets.count)"): "
          + "repeat --into for each \(option)")
    }
    try Self.checkUnique(targets, of: "--into")
  }
}
