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

  /// The options that find a date in a line that has more than a date, as the end of a sentence.
  func placeHint(in line: Span<UInt8>) -> String {
    guard !line.isEmpty, line.firstIndex(of: 0, from: 0) == line.count else { return "" }
    if !endsWithNull {
      if line[0] == UInt8(ascii: "{"), let key = keyOfDate(in: line) {
        return "; to read a key of JSON, add --json-key \(key)"
      }
      let bytes = Word(copying: line).bytes
      for (delimiter, option) in Self.delimiters {
        let fields = bytes.split(separator: delimiter, omittingEmptySubsequences: false)
        guard fields.count > 1, let index = fields.firstIndex(where: isDate) else { continue }
        return "; to read a column, add --column \(index + 1)"
          + (option == "," ? "" : " --delimiter \(option)")
      }
    }
    let places = formats.all.filter { !$0.isTooVagueForText }
    guard !places.isEmpty, TextPlace(places).hasDate(in: line) else { return "" }
    return "; to find dates in text, add --in-text"
  }

  /// The first key of an object whose value is a date.
  private func keyOfDate(in record: Span<UInt8>) -> String? {
    for bytes in record.jsonKeys {
      let key = Word(bytes: bytes)
      guard key.isPlainInShells, let path = JSONPath(bytes), path.onlyKey == bytes,
        let value = record.jsonValue(at: path),
        isDate(Word(copying: record.extracting(value)).bytes[...])
      else { continue }
      return key.text
    }
    return nil
  }

  /// Whether a text is a date, perhaps in quotes.
  private func isDate(_ field: ArraySlice<UInt8>) -> Bool {
    let isQuoted = field.count > 2 && field.first == 0x22 && field.last == 0x22
    let text = ContiguousArray(isQuoted ? field.dropFirst().dropLast() : field)
    return formats.all.contains { (try? $0.read(text.span)) != nil }
  }
}
