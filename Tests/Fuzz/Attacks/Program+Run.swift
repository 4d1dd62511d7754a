import CommandGrammar
import DayCommands
import System

/// A run of dayctl in this process.
struct Run: Equatable {
  var output: [UInt8]
  var messages: [UInt8]
  var code: Int32

  /// The first 300 bytes of output and messages.
  var summary: String {
    "\(code) '\(String(decoding: output.prefix(300), as: UTF8.self))' "
      + "'\(String(decoding: messages.prefix(300), as: UTF8.self))'"
  }
}

/// Runs dayctl with words and standard input, which comes in pieces.
func dayctl(
  _ words: [String], input: [UInt8] = [], piece: Int = .max, usesSlowPath: Bool = false,
  chunkSize: Int? = nil
) -> Run {
  let (output, messages) = (Log(), Log())
  var surroundings = Surroundings(
    input: Pieces(input, of: piece), output: output, messages: messages,
    environment: { $0 == "DAYCTL_TODAY" ? "2025-08-29" : .empty })
  surroundings.usesSlowPath = usesSlowPath
  surroundings.chunkSize = chunkSize
  surroundings.contents = { (path, limit) throws(SystemError) in throw SystemError(code: 2) }
  let code = Dayctl.run(Words(words.map { Word($0) }), in: surroundings)
  return Run(output: output.bytes, messages: messages.bytes, code: code)
}

/// Splits a line into words at blanks; single quotes group characters.
///
/// Returns nothing for words that would open or change files, and for numbers of threads that only
/// take time.
func safeWords(of line: String) -> [String]? {
  var (words, word, isQuoted): ([String], String?, Bool) = ([], nil, false)
  for scalar in line.unicodeScalars {
    if scalar == "'" {
      (isQuoted, word) = (!isQuoted, word ?? "")
    } else if scalar == " ", !isQuoted {
      words += word.map { [$0] } ?? []
      word = nil
    } else {
      word = (word ?? "") + String(scalar)
    }
  }
  words += word.map { [$0] } ?? []
  let isUnsafe = words.contains { word in
    ["--file", "--in-place", "--jobs", "--memory", "/"].contains { word.contains($0) }
      || word.hasPrefix("-j") || word.hasPrefix("-f")
  }
  return isUnsafe || words.contains("filter") && words.contains("--") ? nil : words
}

/// A source that returns bytes in pieces of a size.
private final class Pieces: ByteSource {
  private let bytes: [UInt8]
  private let size: Int
  private var start = 0

  init(_ bytes: [UInt8], of size: Int) {
    (self.bytes, self.size) = (bytes, size)
  }

  func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) {
    let count = min(bytes.count - start, size, buffer.freeCapacity)
    let piece = ContiguousArray(bytes[start..<start + count])
    buffer.append(copying: piece.span)
    start += count
  }
}

/// A sink that keeps up to a megabyte, and then is a closed pipe.
private final class Log: ByteSink {
  private(set) var bytes: [UInt8] = []

  func write(_ span: Span<UInt8>) throws(SystemError) {
    guard bytes.count < 1 << 20 else { throw SystemError(code: 32) }
    for index in span.indices { bytes.append(span[index]) }
  }
}
