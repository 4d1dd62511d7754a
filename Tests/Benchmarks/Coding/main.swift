// How long the decoding of days takes, compared with that of strings and with DateFormatter.
//
// usage: swift run -c release CodingBenchmark [ROUNDS]

let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 11

for threads in [1, 4] {
  print("\(threads) thread\(threads == 1 ? "" : "s"), \(Records.count) objects each:")
  for comparison in Comparison.all {
    print("  \(try await comparison.report(rounds: rounds, threads: threads))")
  }
}
