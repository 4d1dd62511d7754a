import CommandGrammar
import DayCommands
import DayKit
import System

/// The result of running the program in this process.
struct Run: Equatable {
  /// Answers and messages, in the order in which they were written.
  var written: String

  var code: Int32
}

/// Runs the program with the given words and standard input.
func dayctl(
  _ words: [Word], input: [UInt8] = [], inputIsTerminal: Bool = false,
  outputIsTerminal: Bool = false, environment: [String: String] = ["DAYCTL_TODAY": "2025-08-29"],
  usesSlowPath: Bool = false, chunkSize: Int = 256 * 1024, files: [String: String] = [:]
) -> Run {
  let log = Log()
  var surroundings = Surroundings(
    input: ByteChunks([input]), output: log, messages: log,
    environment: { environment[$0].map { Word($0) } ?? .empty })
  surroundings.isInputTerminal = inputIsTerminal
  surroundings.isOutputTerminal = outputIsTerminal
  surroundings.usesSlowPath = usesSlowPath
  surroundings.chunkSize = chunkSize
  surroundings.contents = { (path, limit) throws(SystemError) in
    guard let text = files[String(decoding: path.bytes, as: UTF8.self)] else {
      throw SystemError(code: 2)
    }
    guard text.utf8.count <= limit else { throw .fileTooLarge }
    return Array(text.utf8)
  }
  let code = Dayctl.run(Words(words), in: surroundings)
  return Run(written: log.text, code: code)
}

/// Runs the program with input in pieces, and returns its output and messages.
func streams(
  _ words: [Word], _ pieces: [[UInt8]], usesSlowPath: Bool = false
) -> (output: String, messages: String, code: Int32) {
  let (output, messages) = (Log(), Log())
  var surroundings = Surroundings(
    input: ByteChunks(pieces), output: output, messages: messages,
    environment: { $0 == "DAYCTL_TODAY" ? "2025-08-29" : .empty })
  surroundings.usesSlowPath = usesSlowPath
  let code = Dayctl.run(Words(words), in: surroundings)
  return (output.text, messages.text, code)
}

/// Runs the program with the words of a line, separated by spaces.
func dayctl(
  _ line: String, input: String = "", inputIsTerminal: Bool = false,
  outputIsTerminal: Bool = false, environment: [String: String] = ["DAYCTL_TODAY": "2025-08-29"],
  files: [String: String] = [:]
) -> Run {
  dayctl(
    line.split(separator: " ").map { Word(String($0)) }, input: Array(input.utf8),
    inputIsTerminal: inputIsTerminal, outputIsTerminal: outputIsTerminal, environment: environment,
    files: files)
}

/// Returns the words of a line as a shell splits it; quotes group characters, and have no escapes.
func shellWords(_ line: String) -> [Word] {
  var (words, word, quote): ([String], String?, Character?) = ([], nil, nil)
  for character in line {
    if character == quote {
      quote = nil
    } else if quote == nil, character == "'" || character == "\"" {
      (quote, word) = (character, word ?? "")
    } else if quote == nil, character == " " {
      words += word.map { [$0] } ?? []
      word = nil
    } else {
      word = (word ?? "") + String(character)
    }
  }
  return (words + (word.map { [$0] } ?? [])).map { Word($0) }
}

/// A source that returns chunks of bytes one by one, then an error if one is given.
final class ByteChunks: ByteSource {
  private let chunks: [[UInt8]]
  private let error: SystemError?
  private var chunk = 0
  private var start = 0

  init(_ chunks: [[UInt8]], then error: SystemError? = nil) {
    self.chunks = chunks.filter { !$0.isEmpty }
    self.error = error
  }

  func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) {
    guard chunk < chunks.count else {
      if let error { throw error }
      return
    }
    let rest = chunks[chunk][start...]
    let count = min(rest.count, buffer.freeCapacity)
    let some = ContiguousArray(rest.prefix(count))
    buffer.append(copying: some.span)
    start += count
    if start == chunks[chunk].count { (chunk, start) = (chunk + 1, 0) }
  }
}

/// A source that records at each read the output so far.
final class Watcher: ByteSource {
  private let output: Log
  private let chunks: ByteChunks
  private(set) var seen: [String] = []

  init(_ output: Log, chunks: [String]) {
    self.output = output
    self.chunks = ByteChunks(chunks.map { Array($0.utf8) })
  }

  func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) {
    seen.append(output.text)
    try chunks.read(into: &buffer)
  }
}

/// A sink that keeps the bytes written to it, until it fails.
final class Log: ByteSink {
  private(set) var bytes: [UInt8] = []
  private(set) var writes = 0
  private let error: SystemError?

  init(breakingWith error: SystemError? = nil) {
    self.error = error
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  func write(_ span: Span<UInt8>) throws(SystemError) {
    writes += 1
    if let error { throw error }
    var some = ContiguousArray<UInt8>()
    some.append(addingCapacity: span.count) { $0.append(copying: span) }
    bytes += some
  }
}

/// The formats that the message about an unknown one lists.
let formatList =
  "use a pattern such as d.M.yyyy, or "
  + (DayFormat.names + DayFormat.localizedNames).alternatives
