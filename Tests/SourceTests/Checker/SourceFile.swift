/// A Swift file and the modules that it imports.
struct SourceFile {
  /// The path in the repository, such as `Sources/DayKit/Day/Day.swift`.
  let path: String

  var imports: [Import] = []

  struct Import: Equatable {
    var module: String
    var line: Int
  }

  /// Reads the source of a file.
  init(path: String, source: String) {
    self.path = path
    for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if let module = Self.module(importedBy: line) {
        imports.append(Import(module: module, line: index + 1))
      }
    }
  }

  /// Returns the module of a line such as `@testable package import struct Kit.A`.
  private static func module(importedBy line: Substring) -> String? {
    let words = line.split(separator: " ").drop {
      $0.hasPrefix("@") || ["public", "package", "internal", "fileprivate", "private"].contains($0)
    }
    guard words.first == "import" else { return nil }
    let kinds: Set<Substring> = [
      "struct", "enum", "class", "protocol", "typealias", "func", "let", "var",
    ]
    return words.dropFirst().first { !kinds.contains($0) }
      .map { String($0.prefix { $0 != "." && $0 != ";" }) }
  }
}

extension SourceFile {
  /// The module that the file belongs to.
  var module: String { part(1) ?? "" }

  /// The folder of the module that contains the file, or `nil` if the file is not in a folder.
  var folder: String? { path.split(separator: "/").count > 3 ? part(2) : nil }

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  private func part(_ index: Int) -> String? {
    let parts = path.split(separator: "/")
    return index < parts.count ? String(parts[index]) : nil
  }
}
