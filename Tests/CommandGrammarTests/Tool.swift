import Foundation

/// A program of the system that a test uses, such as a shell.
enum Tool {
  /// Whether a folder of the path contains the program.
  static func isInstalled(_ name: String) -> Bool { url(name) != nil }

  private static func url(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return path.split(separator: ":").map { URL(fileURLWithPath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs a program in a folder, and returns everything that it writes.
  static func run(
    _ name: String, _ arguments: [String], in folder: URL = FileManager.default.temporaryDirectory
  ) throws -> String {
    let process = Process()
    process.executableURL = url(name)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = [
      "PATH": path, "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "TERM": "vt100",
      "LC_ALL": "C.UTF-8",
    ]
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    // A shell that waits for ever is ended, so that the test fails.
    let timer = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + 60, execute: timer)
    defer { timer.cancel() }
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Calls the body with a new folder, which is removed afterwards.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("market-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
