import Foundation
import Testing

/// The real program, run by a shell.
enum Shell {
  /// What a command line came to.
  struct Outcome: Equatable {
    /// All that was written to both outputs, in order.
    var written: String

    var code: Int32
  }

  /// Runs a line with the program that stands beside the tests in front of the path.
  static func run(_ line: String, environment: [String: String] = [:]) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // What computes for ever is ended by the system, so that the test fails.
    process.arguments = ["-c", "ulimit -t 60\n\(line)"]
    let path =
      "\(try programs().path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
    process.environment = ["PATH": path].merging(environment) { $1 }
    process.currentDirectoryURL = repository
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Outcome(
      written: String(decoding: bytes, as: UTF8.self), code: process.terminationStatus)
  }

  /// The folder of the repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder that the programs were built in, which is the one of the tests too.
  static func programs() throws -> URL {
    let candidates = [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap(\.self)
      .flatMap { [$0.deletingLastPathComponent(), $0] }
    return try #require(
      candidates.first {
        FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("dayctl").path)
      })
  }
}
