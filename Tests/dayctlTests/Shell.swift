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

  /// What programs that were built for coverage or with a sanitizer read from the environment: the file for
  /// the lines that they have run, from `DAYCTL_PROFILE`, and the options of the sanitizer.
  static let settings: [String: String] = {
    let environment = ProcessInfo.processInfo.environment
    var settings = environment.filter { ["ASAN_OPTIONS", "TSAN_OPTIONS"].contains($0.key) }
    settings["LLVM_PROFILE_FILE"] = environment["DAYCTL_PROFILE"]
    return settings
  }()

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
    process.environment = settings.merging(["PATH": path]) { $1 }.merging(environment) { $1 }
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
