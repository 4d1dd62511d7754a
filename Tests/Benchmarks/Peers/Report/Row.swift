import Foundation

/// A row of the table: a job, our figure and the figure of a peer.
struct Row: Encodable {
  /// The heading of this row and its neighbours.
  var theme = ""

  let job: String
  let peer: String?
  let unit: Unit
  let peerFigure: Double?
  let ourFigure: Double

  /// The length of the lines, if speed is given in bytes rather than lines.
  let bytesPerLine: Double?

  /// The figure of the peer divided by ours; above 1, dayctl is ahead.
  let ratio: Double?

  init(
    job: String, peer: String? = nil, unit: Unit, peerFigure: Double? = nil, ourFigure: Double,
    bytesPerLine: Double? = nil
  ) {
    self.job = job
    self.peer = peer
    self.unit = unit
    self.peerFigure = peerFigure
    self.ourFigure = ourFigure
    self.bytesPerLine = bytesPerLine
    ratio = peerFigure.map { $0 / ourFigure }
  }

  /// The texts of the columns.
  var cells: [String] {
    [
      job, peer ?? "–", peerFigure.map(unit.text) ?? "–", unit.text(ourFigure), throughput,
      ratio.map(Self.text) ?? "–",
    ]
  }

  /// The number of answers per second.
  private var throughput: String {
    guard unit == .nanosecondsPerLine else { return "" }
    guard let bytesPerLine else { return String(format: "%.1f M/s", 1_000 / ourFigure) }
    return String(format: "%.2f GB/s", bytesPerLine / ourFigure)
  }

  private static func text(_ ratio: Double) -> String {
    String(format: ratio < 0.1 ? "%.3f ×" : ratio < 10 ? "%.2f ×" : "%.0f ×", ratio)
  }

  static let titles = ["job", "peer", "peer takes", "we take", "we answer", "ratio"]
}
