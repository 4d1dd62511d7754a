import CommandGrammar
import DayKit
import DayRecords

/// Where the dates of records stand, as options say it.
struct PlaceOptions: Equatable, Sendable {
  var isInText = false
  var column: Word?
  var hasHeader = false
  var delimiter = Delimiter.comma
  var jsonKey: JSONPath?

  /// Binds the options of a place to a command line.
  mutating func bind(to parts: inout Parts) throws(UsageError) {
    parts.flag(
      "--in-text", into: &isInText, help: "answer every date in a text, in its place",
      detail: "A date that is part of a longer word or number does not count.")
    try parts.option(
      "--column", value: "COLUMN", into: &column,
      help: "the column that has the date, a number or a name",
      detail: """
        Columns count from 1; a name needs --header. Fields may be quoted as in CSV, also with \
        line breaks in them.
        """)
    parts.flag("--header", into: &hasHeader, help: "the first line names the columns")
    var delimiter: Delimiter?
    try parts.option(
      "--delimiter", value: "CHARACTER", into: &delimiter,
      help: "what parts columns, \\t for a tab [default: ,]")
    self.delimiter = delimiter ?? .comma
    try parts.option(
      "--json-key", value: "PATH", into: &jsonKey,
      help: "the value that is the date, in lines of JSON",
      detail: "Keys with full stops between and positions in brackets, such as a.b[0].c.")
    try check(hasDelimiter: delimiter != nil)
  }

  private func check(hasDelimiter: Bool) throws(UsageError) {
    let hasSeveral = isInText ? column != nil || jsonKey != nil : column != nil && jsonKey != nil
    if hasSeveral {
      throw UsageError("--in-text, --column and --json-key exclude each other: use one of them")
    }
    if column == nil, hasHeader || hasDelimiter {
      throw UsageError("--header and --delimiter are for --column: add it")
    }
    if let column, !hasHeader, case .name = ColumnPlace.Column(column) {
      throw UsageError("--column: \(column.quoted) is no number from 1 on; for a name add --header")
    }
  }

  /// The place that the options ask for.
  ///
  /// - Throws: `UsageError` if dates in one of the formats cannot be told from other numbers in a text.
  func place(for formats: DateFormats) throws(UsageError) -> DatePlace {
    if isInText {
      for format in formats.all where format.isTooVagueForText {
        throw UsageError(
          "--in-text: a number is not told from a date in the format \(format); use another --from")
      }
      return .text(TextPlace(formats.all))
    }
    if let jsonKey { return .values(JSONPlace(dates: [jsonKey])) }
    if let column {
      return .columns(
        ColumnPlace(
          dates: [ColumnPlace.Column(column)], hasHeader: hasHeader, delimiter: delimiter.byte))
    }
    return .line
  }

  /// What an answer has to look like in the place.
  func frame(isNumber: Bool) -> AnswerFrame {
    if jsonKey != nil { return .json(isNumber: isNumber) }
    return column == nil ? .plain : .field(delimiter: delimiter.byte)
  }
}

extension ColumnPlace.Column {
  /// Creates a column from a number from 1 on, or a name.
  fileprivate init(_ word: Word) {
    let number = try? Int(word: word)
    self = number.flatMap { $0 >= 1 ? .number($0 - 1) : nil } ?? .name(word.bytes)
  }
}
