import Foundation

/// One of those that do a job.
struct Lane {
  var name: String

  /// Throws unless the answer to the job is the expected one.
  var check: () throws -> Void

  /// Does the job once and gives the figure.
  var measure: () throws -> Double
}

/// A job, and those who do it.
struct Race {
  var job: String
  var unit: Unit

  /// The number of times that each does the job.
  var rounds: Int

  /// The length of the lines, where bytes say more than lines.
  var bytesPerLine: Double?

  var ours: Lane
  var peers: [Lane]

  /// Checks all answers, then measures all in turn, one time each in every round, so that a change
  /// in what else the machine does meets all of them; each round begins with another.
  ///
  /// A peer with another answer takes no part; with a wrong answer of ours there is no race at all.
  func run(into report: inout Report) throws {
    FileHandle.standardError.write(Data("bench: \(job)\n".utf8))
    let lanes = try rightLanes(&report)
    var figures = lanes.map { _ in [Double]() }
    for round in 0..<rounds {
      for position in lanes.indices {
        let index = (position + round) % lanes.count
        figures[index].append(try lanes[index].measure())
      }
    }
    report.add(
      job, unit, lanes.map(\.name), figures.map(Self.median), bytesPerLine: bytesPerLine)
  }

  /// Ours and the peers that give the expected answer.
  func rightLanes(_ report: inout Report) throws -> [Lane] {
    try ours.check()
    return [ours] + rightPeers(&report)
  }

  private func rightPeers(_ report: inout Report) -> [Lane] {
    peers.filter { lane in
      do {
        try lane.check()
        return true
      } catch {
        report.leaveOut("\(lane.name), \(job)", "\(error)")
        return false
      }
    }
  }

  static func median(_ figures: [Double]) -> Double {
    let sorted = figures.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}

/// What keeps figures from being worth anything.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
