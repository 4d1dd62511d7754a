import Foundation

/// Two ways of decoding the same days, run alternately so that the load of the machine affects
/// both.
struct Comparison {
  let name: String
  let ours: Decoding
  let theirs: Decoding
  var maximumRounds = Int.max

  /// Returns the median ratio of our time to theirs.
  func report(rounds: Int, threads: Int) async throws -> String {
    var ratios: [Double] = []
    for _ in 0..<Swift.min(Swift.max(rounds, 1), maximumRounds) {
      let reference = try await theirs.seconds(threads: threads)
      ratios.append(try await ours.seconds(threads: threads) / reference)
    }
    let ratio = ratios.sorted()[ratios.count / 2]
    let inverse = 1 / ratio
    return ratio < 0.5
      ? "\(name): \(inverse.rounded(toPlaces: 1)) times as fast"
      : "\(name): \(ratio.rounded(toPlaces: 2)) times the time"
  }
}

/// The decoding of an array of records from JSON.
struct Decoding: Sendable {
  private let run: @Sendable () throws -> Void

  init<Record: Decodable & SendableMetatype>(_ type: Record.Type, from data: Data) {
    run = { _ = try JSONDecoder().decode([Record].self, from: data) }
  }

  /// Returns the time in which each of the threads decodes everything once.
  func seconds(threads: Int) async throws -> Double {
    let start = ContinuousClock.now
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<threads { group.addTask { try run() } }
      try await group.waitForAll()
    }
    return (ContinuousClock.now - start) / .seconds(1)
  }
}

extension Double {
  fileprivate func rounded(toPlaces places: Int) -> String {
    String(format: "%.\(places)f", self)
  }
}
