import Foundation

/// A file that contains the expected output of a generator.
///
/// With `UPDATE_GOLDEN=1` in the environment, a test writes its output to the file instead of
/// comparing it; `make golden` does so for all files.
enum Golden {
  /// Returns the contents of a file, after updating it if that is requested.
  static func text(of name: String, updatedWith output: String) throws -> String {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try output.write(to: file, atomically: true, encoding: .utf8)
    }
    return try String(contentsOf: file, encoding: .utf8)
  }
}
