import Foundation

/// A line of the table: a job, and what it takes us and a peer.
struct Row: Encodable {
  /// What it is about, with the rows beside it.
  var theme = ""

  let job: String
  let peer: String?
  let unit: Unit
  let peerFigure: Double?
  let ourFigure: Double

  /// The length of the lines, where bytes say more than lines.
  let bytesPerLine: Double?

  /// How many times as much the peer takes; above 1 we are ahead.
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

  /// What we answer in a second.
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
