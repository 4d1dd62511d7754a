import Foundation

extension Call {
  /// Returns the number of instructions of the program, counted by callgrind.
  func instructions(by valgrind: String, in folder: URL) throws -> Double {
    var call = self
    call.words = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null"] + words
    call.errors = folder.appendingPathComponent("callgrind").path
    try call.run()
    let lines = try String(contentsOfFile: call.errors, encoding: .utf8).split(separator: "\n")
    let line = lines.first { $0.contains("Collected :") }
    guard let count = line?.split(separator: " ").last.flatMap({ Double($0) }) else {
      throw BenchmarkError("callgrind counts no instructions of \(words[0])")
    }
    return count
  }
}
