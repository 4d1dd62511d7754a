import Foundation

/// A competitor in a race.
struct Lane {
  var name: String

  /// Throws unless the answer to the job is the expected one.
  var check: () throws -> Void

  /// Does the job once and returns its figure.
  var measure: () throws -> Double
}

/// A job, and the programs or libraries that do it.
struct Race {
  var job: String
  var unit: Unit

  /// The number of times that each competitor does the job.
  var rounds: Int

  /// The length of the lines, if speed is given in bytes rather than lines.
  var bytesPerLine: Double?

  var ours: Lane
  var peers: [Lane]

  /// Checks all answers, then measures all competitors once in each round.
  ///
  /// A change in the load of the machine therefore affects all of them. Each round starts with
  /// another competitor. A peer with another answer is omitted. If our own answer is wrong, the
  /// race fails.
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

  /// Returns our own lane and those of the peers that give the expected answer.
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
        report.omit("\(lane.name), \(job)", "\(error)")
        return false
      }
    }
  }

  static func median(_ figures: [Double]) -> Double {
    let sorted = figures.sorted()
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }
}

/// An error that makes the figures meaningless.
struct BenchmarkError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
