import Foundation

/// A line of the table: a job, and what it takes us and a peer.
struct Row: Encodable {
  let job: String
  let peer: String?
  let unit: Unit
  let peerFigure: Double?
  let ourFigure: Double

  /// How many times as much the peer takes; above 1 we are ahead.
  let ratio: Double?

  init(job: String, peer: String? = nil, unit: Unit, peerFigure: Double? = nil, ourFigure: Double) {
    self.job = job
    self.peer = peer
    self.unit = unit
    self.peerFigure = peerFigure
    self.ourFigure = ourFigure
    ratio = peerFigure.map { $0 / ourFigure }
  }

  /// The texts of the columns.
  var cells: [String] {
    [
      job, peer ?? "–", peerFigure.map(unit.text) ?? "–", unit.text(ourFigure),
      ratio.map(Self.text) ?? "–",
    ]
  }

  private static func text(_ ratio: Double) -> String {
    String(format: ratio < 0.1 ? "%.3f ×" : ratio < 10 ? "%.2f ×" : "%.0f ×", ratio)
  }

  static let titles = ["job", "peer", "peer takes", "we take", "ratio"]
}
