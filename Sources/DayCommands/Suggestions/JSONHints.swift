import CommandGrammar
import DayRecords

/// Hints for JSON records in which a path finds no value, or that are not JSON.
enum JSONHints {
  /// Returns the path that was probably meant, as the end of a message, if it finds a value in the
  /// record.
  static func path(for paths: Words, in record: Span<UInt8>) -> String? {
    for word in paths where JSONPath(word.bytes).flatMap({ record.jsonValue(at: $0) }) == nil {
      let text = word.text
      for candidate in candidates(for: text) {
        guard let path = JSONPath(Array(candidate.utf8)), record.jsonValue(at: path) != nil else {
          continue
        }
        return Word(candidate).shellQuoted.map { "; write --json-key \($0)" }
      }
    }
    return nil
  }

  /// The spelling of a path that other programs write differently; `nil` if it is not one.
  static func path(_ word: Word) -> String? {
    otherSpelling(of: word).flatMap { Word($0).shellQuoted }
  }

  /// Whether a word is a path with positions in arrays, such as `items[0].due`.
  static func hasPositions(_ word: Word) -> Bool {
    word.bytes.contains(UInt8(ascii: "["))
      && (JSONPath(word.bytes) != nil || otherSpelling(of: word) != nil)
  }

  private static func otherSpelling(of word: Word) -> String? {
    let text = word.text
    let path = (text.hasPrefix(".") ? text.dropFirst() : text[...]).replacing("[]", with: "[*]")
    return path == text || JSONPath(Array(path.utf8)) == nil ? nil : String(path)
  }

  /// The texts that may have been meant by a path, such as a key that contains a dot.
  private static func candidates(for text: String) -> [String] {
    var candidates: [String] = []
    if text.contains(".") { candidates.append("\"\(text)\"") }
    for dot in text.indices where text[dot] == "." {
      candidates.append("\(text[..<dot])[*]\(text[dot...])")
    }
    if text.hasPrefix("$.") { candidates.append(String(text.dropFirst(2))) }
    if text.hasPrefix("$[") { candidates.append(String(text.dropFirst())) }
    if text.contains("/") {
      candidates.append(text.split(separator: "/").joined(separator: "."))
    }
    return candidates
  }

  /// Returns how to bring records to one line each, if the first path finds a value in the first
  /// element of an array.
  static func elements(of record: Span<UInt8>, _ paths: Words) -> String? {
    guard let word = paths.first, let path = JSONPath("[0].".utf8 + word.bytes),
      record.jsonValue(at: path) != nil
    else { return nil }
    return objects
  }

  /// Returns how to bring the objects of an array to one line each; `nil` for other records.
  static func objects(in record: Span<UInt8>) -> String? {
    guard let path = JSONPath(Array("[0]".utf8)), let first = record.jsonValue(at: path),
      record[first.lowerBound] == UInt8(ascii: "{")
    else { return nil }
    return objects
  }

  private static var objects: String { lines + "'.[]'" }

  /// Returns how to bring records to one line each, if a line is the beginning of a value, or several
  /// values.
  ///
  /// An indented line gets no hint, because it continues a value that began on a line with a hint.
  static func continuation(of record: Span<UInt8>, _ paths: Words) -> String? {
    guard let last = record.indices.last(where: { record[$0] > UInt8(ascii: " ") }) else {
      return nil
    }
    switch (record[0], record[last]) {
    case (UInt8(ascii: "["), UInt8(ascii: "[")), (UInt8(ascii: "["), UInt8(ascii: "{")),
      (UInt8(ascii: "["), UInt8(ascii: ",")):
      let second = record.indices.dropFirst().first { record[$0] > UInt8(ascii: " ") }
      let hasArrays = second.map { record[$0] == UInt8(ascii: "[") } ?? false
      return (hasArrays ? nil : paths.first.flatMap(pathInElements)) ?? objects
    case (UInt8(ascii: "{"), UInt8(ascii: "{")), (UInt8(ascii: "{"), UInt8(ascii: "[")):
      return lines + "."
    default: return record.mayBeginAgain() ? lines + "." : nil
    }
  }

  /// Returns the path in each element that a path such as `[0].due` or `[*].due` means.
  private static func pathInElements(_ path: Word) -> String? {
    let text = path.text
    guard text.hasPrefix("["), let end = text.firstIndex(of: "]") else { return nil }
    let rest = text[text.index(after: end)...]
    guard rest.hasPrefix("."), let word = Word(String(rest.dropFirst())).shellQuoted else {
      return nil
    }
    return "; each object of the array is a record: use --json-key \(word)"
  }

  private static let lines = "; write one object per line, such as with jq -c "
}
