// Measures the decoding of days, compared with the decoding of strings and with DateFormatter.
//
// usage: swift run -c release CodingBenchmark [ROUNDS]

import Foundation

/// Writes a line immediately, so that the progress is visible.
func show(_ line: String) throws {
  try FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
}

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 11

for threads in [1, 4] {
  try show("\(threads) thread\(threads == 1 ? "" : "s"), \(Records.count) objects each:")
  for comparison in Comparison.all {
    try show("  \(try await comparison.report(rounds: rounds, threads: threads))")
  }
}
