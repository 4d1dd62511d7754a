import Foundation

/// The cost of one start of a program, as the system reports it to a small parent.
struct Start {
  var nanoseconds: Double
  var pageFaults: Double

  /// The peak memory of the program in KiB.
  var peakMemory: Double

  /// Starts programs in turn, in an empty environment, and returns the starts of each.
  ///
  /// All of them read the input of the first call.
  ///
  /// It uses a small parent process, because the reported memory includes the memory of the parent.
  /// `start.c` describes how programs are read.
  static func measure(
    _ calls: [Call], rounds: Int, by starter: String, in folder: URL
  ) throws -> [[Start]] {
    let input = calls.first?.input ?? "/dev/null"
    var call = Call([starter, "\(rounds)", input] + calls.flatMap { ["--"] + $0.words })
    call.errors = folder.appendingPathComponent("start-errors").path
    var starts = calls.map { _ in [Start]() }
    for line in try call.text().split(separator: "\n") {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      guard numbers.count == 4, starts.indices.contains(Int(numbers[0])) else {
        throw BenchmarkError("start printed '\(line)'")
      }
      starts[Int(numbers[0])].append(
        Start(nanoseconds: numbers[1], pageFaults: numbers[2], peakMemory: numbers[3]))
    }
    guard starts.allSatisfy({ $0.count == rounds }) else {
      throw BenchmarkError("start measured too few starts")
    }
    return starts
  }
}
