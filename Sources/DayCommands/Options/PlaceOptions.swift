import CommandGrammar
import DayKit
import DayRecords

/// The options that say where the dates are in a record.
struct PlaceOptions: Equatable, Sendable {
  var isInText = false
  var column: Word?
  var hasHeader = false
  var delimiter = Delimiter.comma
  var jsonKey: JSONPathWord?

  /// Binds these options to a command line.
  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.flag(
      "--in-text", into: &isInText, help: "replace every date found in a line of text",
      detail: """
        Digits that are part of a longer number are left alone, and so are dates that do not \
        exist. Answers that are dates are in the format of --to, which is iso by default.
        """)
    try parts.option(
      "--column", value: "COLUMN", into: &column,
      help: "column that contains the date: a number or a name",
      detail: """
        Columns are numbered from 1. A name requires --header. Fields may be quoted as in CSV, and \
        may then contain line breaks.
        """)
    parts.flag("--header", into: &hasHeader, help: "the first line contains column names")
    var delimiter: Delimiter?
    try parts.option(
      "--delimiter", value: "CHAR", into: &delimiter,
      help: "character between columns, \\t for a tab [default: ,]")
    self.delimiter = delimiter ?? .comma
    try parts.option(
      "--json-key", value: "PATH", into: &jsonKey,
      help: "path to the date in each JSON line, such as a.b[0].c",
      detail: "Separate keys with dots. Put array positions, starting at 0, in brackets.")
    try parts.exclusive("--in-text", "--column", "--json-key")
    try parts.requires("--header", "--column")
    try parts.requires("--delimiter", "--column")
    try checkColumn()
  }

  private func checkColumn() throws(UsageError) {
    if let column, !hasHeader, case .name = ColumnPlace.Column(column) {
      throw UsageError(
        "--column: \(column.quoted) is not a column number (1 or more); to select a column by name, "
          + "add --header")
    }
  }

  /// Returns the place that the options describe.
  ///
  /// - Throws: `UsageError` if one of the formats matches every number in a text.
  func place(for formats: DateFormats) throws(UsageError) -> DatePlace {
    if isInText {
      for format in formats.all where format.isTooVagueForText {
        throw UsageError(
          "--in-text: the format \(format) matches every number in a text; use another --from")
      }
      return .text(TextPlace(formats.all))
    }
    if let jsonKey { return .values(JSONPlace(dates: [jsonKey.path])) }
    if let column {
      return .columns(
        ColumnPlace(
          dates: [ColumnPlace.Column(column)], hasHeader: hasHeader, delimiter: delimiter.byte))
    }
    return .line
  }

  /// Returns the form that an answer must have in the place.
  func frame(isNumber: Bool) -> AnswerFrame {
    if jsonKey != nil { return .json(isNumber: isNumber) }
    return column == nil ? .plain : .field(delimiter: delimiter.byte)
  }
}

extension ColumnPlace.Column {
  /// Creates a column from a number that is 1 or more, or from a name.
  fileprivate init(_ word: Word) {
    let number = try? Int(word: word)
    self = number.flatMap { $0 >= 1 ? .number($0 - 1) : nil } ?? .name(word.bytes)
  }
}
