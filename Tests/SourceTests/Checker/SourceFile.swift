/// The types that a Swift file declares and uses, and the modules that it imports.
struct SourceFile {
  /// The path in the repository, such as `Sources/DayKit/Day/Day.swift`.
  let path: String

  /// The types declared at the top level of the file.
  var types: [TypeDeclaration] = []

  /// The names of nested types, associated types and generic parameters, by the full name of their
  /// type.
  var nestedNames: [String: Set<String>] = [:]

  /// The uses of types that are neither nested types nor generic parameters.
  var uses: [TypeUse] = []

  var imports: [Import] = []

  struct TypeDeclaration: Equatable {
    var name: String

    /// Whether other files cannot see the type.
    var isPrivate: Bool
  }

  struct TypeUse: Equatable {
    var name: String
    var line: Int

    /// The full names of the enclosing types, in which the name may mean a nested type.
    var scopes: [String]
  }

  struct Import: Equatable {
    var module: String
    var line: Int
  }

  /// Reads the source of a file.
  init(path: String, source: String) {
    self.path = path
    var reader = SourceReader(tokens: Lexer.tokens(of: source), module: Self.module(of: path))
    reader.read(into: &self)
  }
}

extension SourceFile {
  /// The module that the file belongs to.
  var module: String { Self.module(of: path) }

  /// The folder of the module that contains the file, or `nil` if the file is not in a folder.
  var folder: String? {
    let parts = path.split(separator: "/")
    return parts.count > 3 ? String(parts[2]) : nil
  }

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func module(of path: String) -> String {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? String(parts[1]) : ""
  }
}
