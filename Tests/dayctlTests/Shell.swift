import Foundation
import Testing

/// The real program, run by a shell.
enum Shell {
  /// The result of a command line.
  struct Outcome: Equatable {
    /// The text written to both outputs, in order.
    var written: String

    var code: Int32
  }

  /// The file to which programs that were built for coverage write which lines they have run, if
  /// `DAYCTL_PROFILE` names one.
  static let profile: [String: String] =
    ProcessInfo.processInfo.environment["DAYCTL_PROFILE"].map { ["LLVM_PROFILE_FILE": $0] } ?? [:]

  /// Runs a command line in a folder, with the folder of the program that was built with the tests
  /// first in the path.
  static func run(
    _ line: String, in folder: URL = repository, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    // If the program never ends, the system ends it, and the test fails.
    process.arguments = ["-c", "ulimit -t 60\n\(line)"]
    let path =
      "\(try programs().path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
    process.environment = profile.merging(["PATH": path]) { $1 }.merging(environment) { $1 }
    process.currentDirectoryURL = folder
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

  /// Whether a folder of the path contains the program.
  static func isInstalled(_ name: String) -> Bool {
    (try? run("command -v \(name)").code) == 0
  }

  /// The folder of the repository.
  static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder in which the programs and the tests were built, or that of the program to test.
  static func programs() throws -> URL {
    if let folder = ProcessInfo.processInfo.environment["DAYCTL_FOLDER"] {
      return URL(fileURLWithPath: folder, relativeTo: repository)
    }
    let candidates = [Bundle.main.executableURL, Bundle.main.bundleURL].compactMap(\.self)
      .flatMap { [$0.deletingLastPathComponent(), $0] }
    return try #require(
      candidates.first {
        FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("dayctl").path)
      })
  }
}
