import CommandGrammar
import DayKit
import DayRecords
import System

// Where the date of a record is.

extension RecordSentences {
  /// The usual delimiters, and how to write them in a shell.
  static let delimiters: [(byte: UInt8, option: String)] = [
    (0x3B, "';'"), (0x09, "'\\t'"), (0x7C, "'|'"), (0x2C, ","),
  ]

  /// The texts that usually stand for an absent value, in lowercase.
  private static var absentTexts: [String] {
    ["na", "n/a", "n.a.", "null", "nil", "none", "nan", "-", "--", "?", "unknown", "tbd", "\\n"]
  }

  /// The sentence about a text that usually stands for an absent value; `nil` for other texts.
  func absence(_ text: Span<UInt8>, _ origin: RecordOrigin) -> String? {
    guard mayLackDates, !columns.isEmpty || !jsonKeys.isEmpty, !origin.isOperand, text.count < 8
    else { return nil }
    let word = Word(copying: text)
    guard Self.absentTexts.contains(word.text.lowercased()) else { return nil }
    return "\(word.quoted) is not a date; if it stands for no date, add --absent "
      + word.text.shellQuoted
  }

  /// The options that find a date in a line that has more than a date, as the end of a sentence.
  func placeHint(in line: Span<UInt8>) -> String {
    // For a line with other ends of records, there is a better hint.
    guard !line.isEmpty, line.firstIndex(of: otherEnd, from: 0) == line.count else { return "" }
    if formats.all.contains(where: \.isNumber), line.isNumberWithComma {
      return
        "; write decimals with a full stop, or add --column 1 to read the number before the comma"
    }
    if !endsWithNull {
      if line[0] == UInt8(ascii: "{") { return keyHint(in: line) }
      for (delimiter, option) in Self.delimiters {
        let fields = line.texts(ofFields: .delimiter(delimiter))
        let columns = fields.indices.compactMap { index in
          day(fields[index]).map { ("\(index + 1)", $0) }
        }
        guard fields.count > 1, !columns.isEmpty else { continue }
        return "; to read \(places(columns, "column", of: "--column"))"
          + (option == "," ? "" : " --delimiter \(option)")
      }
    }
    guard line.indices.contains(where: { line[$0].isDigit }) else { return "" }
    let places = formats.all.filter { !$0.isTooVagueForText }
    guard !places.isEmpty, TextPlace(places).hasDate(in: line) else { return "" }
    return readsSpans
      ? "; write a span as FROM..TO, or add --in-text for spans of one day"
      : "; to find dates in text, add --in-text"
  }

  /// The options that read dates of an object, as the end of a sentence.
  private func keyHint(in record: Span<UInt8>) -> String {
    let keys = record.jsonKeys.compactMap { bytes -> (String, Day)? in
      let key = Word(bytes: bytes)
      guard key.isPlainInShells, let path = JSONPath(bytes), path.onlyKey == bytes,
        let value = record.jsonValue(at: path),
        let day = day(Word(copying: record.extracting(value)).bytes)
      else { return nil }
      return (key.text, day)
    }
    guard keys.isEmpty else { return "; to read \(places(keys, "key of JSON", of: "--json-key"))" }
    return record.isJSON ? "; to read a key of JSON, add --json-key PATH" : ""
  }

  /// What to add for the first date of a record or, where records are spans, for its first two, the
  /// earlier one first.
  private func places(_ places: [(name: String, day: Day)], _ kind: String, of option: String)
    -> String
  {
    var places = Array(places.prefix(readsSpans ? 2 : 1))
    guard places.count > 1 else {
      return "a \(kind), add \(option) \(places[0].name)"
        + (readsSpans ? ", and another \(option) if the last day is elsewhere" : "")
    }
    if places[0].day > places[1].day { places.swapAt(0, 1) }
    return "two \(kind == "column" ? "columns" : "keys of JSON"), add "
      + places.map { "\(option) \($0.name)" }.joined(separator: " ")
  }

  /// The day that a text is, perhaps in quotes; `nil` if it is not a date.
  private func day(_ field: [UInt8]) -> Day? {
    let isQuoted = field.count > 2 && field.first == 0x22 && field.last == 0x22
    let text = ContiguousArray(isQuoted ? field.dropFirst().dropLast() : field[...])
    return formats.all.lazy.compactMap { try? $0.read(text.span) }.first
  }
}

extension Span<UInt8> {
  /// Whether the text consists of digits, with one comma between them.
  fileprivate var isNumberWithComma: Bool {
    let comma = firstIndex(of: UInt8(ascii: ","), from: 0)
    return comma > 0 && comma < count - 1
      && indices.allSatisfy { $0 == comma || self[$0].isDigit }
  }
}
