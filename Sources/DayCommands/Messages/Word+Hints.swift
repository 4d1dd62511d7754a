import CommandGrammar
import DayKit
import DayRecords

// Hints for words that look like the names of files, and what shells make of words.

extension Span<UInt8> {
  /// A hint for a text that looks like the name of a file, such as `dates.csv` or `./dates`, a path in JSON
  /// or the option `-0` of other programs; otherwise `nil`.
  var fileHint: String? {
    guard count <= 256 else { return nil }
    let word = Word(copying: self)
    if word.equals("-0") { return "; for records that end with a NUL, use --null-data" }
    if JSONHints.hasPositions(word) { return "; for the path to a date, use --json-key" }
    return looksLikeFile ? word.hintToRead : nil
  }

  /// Whether the text looks like the name of a file, and not like a path in JSON.
  var looksLikeFile: Bool {
    guard count <= 256 else { return false }
    let word = Word(copying: self)
    guard !JSONHints.hasPositions(word) else { return false }
    if ["/", "./", "../", "~/"].contains(where: { word.bytes.starts(with: $0.utf8) }), count > 2 {
      return true
    }
    var extensionCount = 0
    while extensionCount < count, self[count - 1 - extensionCount].isASCIILetter {
      extensionCount += 1
    }
    return (2...5).contains(extensionCount) && count > extensionCount + 1
      && self[count - 1 - extensionCount] == UInt8(ascii: ".")
      && self[count - 2 - extensionCount] != UInt8(ascii: ".")
  }
}

extension Word {
  /// A hint for a word that looks like the name of a file; otherwise `nil`.
  var fileHint: String? { withBytes { $0.fileHint } }

  /// Whether the word looks like the name of a file, and not like a path in JSON.
  var looksLikeFile: Bool { withBytes { $0.looksLikeFile } }

  /// What to do with a date beside `--file`, as the end of a sentence; `nil` for other words.
  var adviceBesideFiles: String? {
    let isDate = withBytes { (try? DaySpan(parsing: $0)) != nil || DateWord(reading: $0) != nil }
    return isDate ? "with --file, arguments are files: leave out the date or --file" : nil
  }

  /// A hint for the name of a file.
  var hintToRead: String {
    "; to read a file, use --file \(shellQuoted ?? "FILE")"
  }

  /// The position of the first two full stops next to each other.
  var positionOfDots: Int? {
    for index in 0..<max(0, count - 1) where self[index] == UInt8(ascii: ".") {
      if self[index + 1] == UInt8(ascii: ".") { return index }
    }
    return nil
  }
}
