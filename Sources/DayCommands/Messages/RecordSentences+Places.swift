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
    // A span can have its last day in another column or key.
    let most = readsSpans ? 2 : 1
    if !endsWithNull {
      let keys = line[0] == UInt8(ascii: "{") ? keysOfDates(in: line).prefix(most) : []
      if !keys.isEmpty {
        return "; to read a key of JSON, add "
          + keys.map { "--json-key \($0)" }.joined(separator: " ")
      }
      let bytes = Word(copying: line).bytes
      for (delimiter, option) in Self.delimiters {
        let fields = bytes.split(separator: delimiter, omittingEmptySubsequences: false)
        let columns = fields.indices.filter { isDate(fields[$0]) }.prefix(most)
        guard fields.count > 1, !columns.isEmpty else { continue }
        return "; to read a column, add "
          + columns.map { "--column \($0 + 1)" }.joined(separator: " ")
          + (option == "," ? "" : " --delimiter \(option)")
      }
    }
    let places = formats.all.filter { !$0.isTooVagueForText }
    guard !places.isEmpty, TextPlace(places).hasDate(in: line) else { return "" }
    return readsSpans
      ? "; write a span as FROM..TO, or add --in-text for spans of one day"
      : "; to find dates in text, add --in-text"
  }

  /// The keys of an object whose values are dates.
  private func keysOfDates(in record: Span<UInt8>) -> [String] {
    record.jsonKeys.compactMap { bytes in
      let key = Word(bytes: bytes)
      guard key.isPlainInShells, let path = JSONPath(bytes), path.onlyKey == bytes,
        let value = record.jsonValue(at: path),
        isDate(Word(copying: record.extracting(value)).bytes[...])
      else { return nil }
      return key.text
    }
  }

  /// Whether a text is a date, perhaps in quotes.
  private func isDate(_ field: ArraySlice<UInt8>) -> Bool {
    let isQuoted = field.count > 2 && field.first == 0x22 && field.last == 0x22
    let text = ContiguousArray(isQuoted ? field.dropFirst().dropLast() : field)
    return formats.all.contains { (try? $0.read(text.span)) != nil }
  }
}
