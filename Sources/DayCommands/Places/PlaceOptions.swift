import CommandGrammar
import DayKit

/// Where the dates of records stand, as options say it.
struct PlaceOptions: Equatable, Sendable {
  var isInText = false
  var column: Word?
  var hasHeader = false
  var delimiter = Delimiter.comma
  var jsonKey: JSONPath?

  /// The options of a place.
  static let group = Group(
    into: { isInText, column, hasHeader, delimiter, jsonKey throws(UsageError) in
      try PlaceOptions(
        isInText: isInText, column: column, hasHeader: hasHeader, delimiter: delimiter ?? .comma,
        jsonKey: jsonKey
      ).checked(hasDelimiter: delimiter != nil)
    },
    Flag(
      "--in-text", help: "answer every date in a text, in its place",
      detail: "A date that is part of a longer word or number does not count."),
    Option<Word?>(
      "--column", value: "COLUMN", help: "the column that has the date, a number or a name",
      detail: """
        Columns count from 1; a name needs --header. Fields may be quoted as in CSV, also with \
        line breaks in them.
        """),
    Flag("--header", help: "the first line names the columns"),
    Option<Delimiter?>(
      "--delimiter", value: "CHARACTER", help: "what parts columns, \\t for a tab [default: ,]"),
    Option<JSONPath?>(
      "--json-key", value: "PATH", help: "the value that is the date, in lines of JSON",
      detail: "Keys with full stops between and positions in brackets, such as a.b[0].c."))

  private func checked(hasDelimiter: Bool) throws(UsageError) -> PlaceOptions {
    let places = [isInText, column != nil, jsonKey != nil].filter(\.self)
    if places.count > 1 { throw UsageError(Message.severalPlaces) }
    if column == nil, hasHeader || hasDelimiter { throw UsageError(Message.noColumnAsked) }
    if let column, !hasHeader, ColumnPlace(column, hasHeader: false, delimiter: 0).needsHeader {
      throw UsageError(Message.columnNeedsHeader(column))
    }
    return self
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
    if word == "\\t" {
      byte = UInt8(ascii: "\t")
    } else if word.bytes.count == 1, word.bytes[0] < 0x80,
      !"\"\n\r".utf8.contains(word.bytes[0])
    {
      byte = word.bytes[0]
    } else {
      throw .sentence(Message.noDelimiter(word))
    }
  }
}
