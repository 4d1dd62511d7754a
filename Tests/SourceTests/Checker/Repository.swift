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

  /// The first line of each Swift file of DayKit, by the folder that has the file.
  static func firstLinesOfDayKit() throws -> [(folder: String, path: String, line: Substring)] {
    try sources.get().filter { $0.module == "DayKit" }.map { file in
      (file.folder ?? "", file.path, try text(of: file.path).prefix { $0 != "\n" })
    }
  }

  /// The public symbols of the libraries, read once.
  static let publicSymbols = Result {
    try librarySources().flatMap { PublicSymbolReader.symbols(path: $0.path, source: $0.text) }
  }

  /// The number of lines with `public` that are not imports, found without parsing Swift.
  static func publicDeclarationCount() throws -> Int {
    try librarySources().flatMap { $0.text.split(separator: "\n") }
      .filter { line in
        let words = line.split(separator: " ")
        let first = words.drop { $0.hasPrefix("@") }.first
        return first == "public" && !words.contains("import")
      }.count
  }

  /// The lines of the front page of a library's documentation.
  static func frontPage(of module: String) throws -> [Substring] {
    try text(of: "Sources/\(module)/\(module).docc/\(module).md").split(separator: "\n")
  }

  private static func librarySources() throws -> [(path: String, text: String)] {
    try sources.get().map(\.path)
      .filter { $0.hasPrefix("Sources/DayKit/") || $0.hasPrefix("Sources/DayKitFoundation/") }
      .map { ($0, try text(of: $0)) }
  }

  private static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
