import CommandGrammar
import DayKit

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
    if hasSeveral { throw UsageError(Message.severalPlaces) }
    if column == nil, hasHeader || hasDelimiter { throw UsageError(Message.noColumnAsked) }
    if let column, !hasHeader, ColumnPlace(column, hasHeader: false, delimiter: 0).needsHeader {
      throw UsageError(Message.columnNeedsHeader(column))
    }
  }

  /// The place that the options say.
  func place(for formats: [DayFormat]) -> DatePlace {
    if isInText { return .text(TextPlace(formats)) }
    if let jsonKey { return .value(JSONPlace(path: jsonKey)) }
    if let column {
      return .column(ColumnPlace(column, hasHeader: hasHeader, delimiter: delimiter.byte))
    }
    return .record
  }
}

/// A character between columns.
struct Delimiter: Equatable, Sendable {
  let byte: UInt8

  static let comma = Delimiter(byte: UInt8(ascii: ","))
}

extension Delimiter: ArgumentValue {
  /// Reads one ASCII character but a quote or a line end, or `\t`.
  init(word: Word) throws(ValueError) {
    if word.equals("\\t") {
      byte = UInt8(ascii: "\t")
    } else if word.count == 1, word[0] < 0x80,
      !"\"\n\r".utf8.contains(word[0])
    {
      byte = word[0]
    } else {
      throw .sentence(Message.noDelimiter(word))
    }
  }
}
