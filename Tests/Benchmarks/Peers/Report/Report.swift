import Foundation

/// All figures of a run, and the peers without figures.
struct Report: Encodable {
  /// The number of lines of the streamed files.
  let lines: Int

  /// A text that the job or the theme of a row must contain; `nil` for all rows.
  let selection: String?

  let machine = Machine.current()

  /// The heading of the next rows.
  var theme = ""

  private(set) var rows: [Row] = []

  /// The omitted peers, and the reasons.
  private(set) var leftOut: [String] = []

  init(lines: Int, selection: String?) {
    self.lines = lines
    self.selection = selection
  }

  /// Whether the rows for a job of the current theme are wanted.
  func wants(_ job: String) -> Bool {
    selection.map { theme.contains($0) || job.contains($0) } ?? true
  }

  mutating func add(_ row: Row) {
    var row = row
    row.theme = theme
    rows.append(row)
  }

  /// Adds a row for each peer, or a row without a peer; the first figure is ours.
  mutating func add(
    _ job: String, _ unit: Unit, _ names: [String], _ figures: [Double],
    bytesPerLine: Double? = nil
  ) {
    for index in names.indices.dropFirst() {
      add(
        Row(
          job: job, peer: names[index], unit: unit, peerFigure: figures[index],
          ourFigure: figures[0], bytesPerLine: bytesPerLine))
    }
    if names.count == 1 {
      add(Row(job: job, unit: unit, ourFigure: figures[0], bytesPerLine: bytesPerLine))
    }
  }

  mutating func omit(_ peer: String, _ reason: String) {
    let line = "\(peer): \(reason)"
    if !leftOut.contains(line) { leftOut.append(line) }
  }

  /// Writes the report as Markdown and JSON into a folder.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(markdown.utf8).write(to: folder.appendingPathComponent("peers.md"))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: folder.appendingPathComponent("peers.json"))
  }

  private enum CodingKeys: CodingKey {
    case lines, machine, rows, leftOut
  }
}
