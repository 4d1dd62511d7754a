import Foundation

/// What one start of a program took, as a small parent is told by the system.
struct Start {
  var nanoseconds: Double
  var pageFaults: Double

  /// The most memory that the program had at a time, in KiB.
  var peakMemory: Double

  /// Starts programs in turn, in an empty environment, and gives the starts of each.
  ///
  /// This program would be too large a parent: what a process is charged with includes what its
  /// parent had. `start.c` says how programs are read.
  static func measure(
    _ calls: [Call], rounds: Int, by starter: String, in folder: URL
  ) throws -> [[Start]] {
    var call = Call([starter, "\(rounds)"] + calls.flatMap { ["--"] + $0.words })
    call.errors = folder.appendingPathComponent("start-errors").path
    var starts = calls.map { _ in [Start]() }
    for line in try call.text().split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 4, starts.indices.contains(Int(numbers[0])) else {
        throw BenchmarkError("start says '\(line)'")
      }
      starts[Int(numbers[0])].append(
        Start(nanoseconds: numbers[1], pageFaults: numbers[2], peakMemory: numbers[3]))
    }
    guard starts.allSatisfy({ $0.count == rounds }) else {
      throw BenchmarkError("start measures too few starts")
    }
    return starts
  }
}
