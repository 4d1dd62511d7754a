import Foundation
import Testing

/// The console blocks of a document: command lines and their output.
struct Transcript {
  /// A command line, its output and its exit status.
  struct Step: CustomTestStringConvertible, Sendable {
    var place: String
    var line: String
    var written = ""
    var code: Int32 = 0

    var outcome: Shell.Outcome { Shell.Outcome(written: written, code: code) }
    var testDescription: String { "\(place): \(line)" }
  }

  /// The steps of one block, which run in the same folder.
  struct Block: CustomTestStringConvertible, Sendable {
    var steps: [Step] = []

    var testDescription: String { steps.first?.testDescription ?? "" }
  }

  private(set) var blocks: [Block] = []

  private var steps: [Step] {
    get { blocks.last?.steps ?? [] }
    set { if !blocks.isEmpty { blocks[blocks.count - 1].steps = newValue } }
  }

  /// Reads the blocks of a Markdown text.
  ///
  /// In a block, a line that starts with `$ ` is a command line, which continues on the next line
  /// after a backslash. The lines after it are its output, and a last line such as `[2]` is its
  /// exit status.
  init(markdown text: String, name: String) {
    var isInside = false
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.hasPrefix("```") {
        isInside = line == "```console"
        if isInside { blocks.append(Block()) }
      } else if isInside {
        read(String(line), place: "\(name):\(index + 1)")
      }
    }
  }

  private mutating func read(_ line: String, place: String) {
    if line.hasPrefix("$ ") {
      steps.append(Step(place: place, line: String(line.dropFirst(2))))
    } else if !steps.isEmpty {
      var step = steps.removeLast()
      if step.written.isEmpty, step.line.hasSuffix("\\") {
        step.line += "\n" + line
      } else if line.hasPrefix("["), line.hasSuffix("]"),
        let code = Int32(line.dropFirst().dropLast())
      {
        step.code = code
      } else {
        step.written += line + "\n"
      }
      steps.append(step)
    }
  }
}
