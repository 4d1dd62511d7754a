import Foundation

/// All figures of a run, and what there is none of.
struct Report: Encodable {
  /// The number of lines of the files that are streamed.
  let lines: Int

  let machine = Machine.current()
  var rows: [Row] = []

  /// The peers that took no part, and why.
  var leftOut: [String] = []

  mutating func leaveOut(_ peer: String, _ reason: String) {
    let line = "\(peer): \(reason)"
    if !leftOut.contains(line) { leftOut.append(line) }
  }

  /// The report as Markdown whose columns are aligned, so that it can be read as it is.
  var markdown: String {
    let cells = [Row.titles] + rows.map(\.cells)
    let widths = Row.titles.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    var table = cells.map { line in
      "| " + zip(line, widths).map { Self.pad($0, to: $1) }.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { column, width in
      String(repeating: "-", count: width + 1) + (column < 2 ? "-" : ":")
    }
    table.insert("|" + rule.joined(separator: "|") + "|", at: 1)
    let missing = leftOut.map { "- left out: \($0)" }
    let heading = "\(machine.description); \(lines) lines in a file"
    return ([heading, ""] + table + (missing.isEmpty ? [] : [""] + missing))
      .joined(separator: "\n") + "\n"
  }

  /// Writes the report as Markdown and JSON into a folder.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(markdown.utf8).write(to: folder.appendingPathComponent("peers.md"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: folder.appendingPathComponent("peers.json"))
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: width - text.count)
  }
}
