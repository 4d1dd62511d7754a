import Foundation

/// The files of the repository from which the tests were built.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder `Sources`, which may be a symbolic link.
  private static let sourceFolder = root.appendingPathComponent("Sources")
    .resolvingSymlinksInPath().path

  static func contributing() throws -> Contributing {
    Contributing(try text(of: "Docs/Contributing.md"))
  }

  /// The names of the folders in `Sources`.
  static func modules() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: sourceFolder)
      .filter { !$0.hasPrefix(".") }.sorted()
  }

  /// The Swift files in `Sources`, read once.
  static let sources = Result {
    try FileManager.default.subpathsOfDirectory(atPath: sourceFolder)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { SourceFile(path: "Sources/\($0)", source: try text(of: "Sources/\($0)")) }
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
