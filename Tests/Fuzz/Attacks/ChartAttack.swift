import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

extension Attack {
  /// The words of a command that draws in the first line, and records after it: every picture is XML.
  static let charts = Attack("charts") { bytes throws(Finding) in
    let (line, input) = bytes.splitAtNewline()
    guard let words = safeWords(of: line), input.count <= 4_096 else { return }
    guard words.first == "count" || words.first == "month-grid", words.contains("--svg") else {
      return
    }
    let run = dayctl(words, input: input)
    // Help is a result, too.
    let isPicture = run.code == 0 && !run.output.starts(with: Array("Usage".utf8))
    guard isPicture || run.output.starts(with: Array("<".utf8)), run.output.count < 1 << 20
    else { return }
    let parser = XMLParser(data: Data(run.output))
    try expect(
      parser.parse(), "\(words): line \(parser.lineNumber) of \(run.summary) is not XML")
  }
}
