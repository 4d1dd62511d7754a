/// The modules that the files of a module may import.
struct ImportRule: Equatable {
  var module: String
  var imports: [Allowed]

  struct Allowed: Equatable {
    var module: String

    /// The file that may import it, if only one file may.
    var file: String?
  }
}

extension ImportRule {
  /// Returns the imports that violate the rule, each as a line with its location.
  func violations(in files: [SourceFile]) -> [String] {
    files.filter { $0.module == module }.flatMap { file in
      file.imports.filter { !allows($0.module, in: file) }.map {
        "\(file.path):\($0.line): \(module) must not import \($0.module) here"
      }
    }
  }

  private func allows(_ module: String, in file: SourceFile) -> Bool {
    imports.contains { allowed in
      (allowed.file == nil || allowed.file == file.name)
        && (allowed.module == module
          || allowed.module == "libc" && Self.libraries.contains(module))
    }
  }

  /// The modules of the C library.
  private static var libraries: Set<String> {
    ["Glibc", "Musl", "Bionic", "Darwin", "WASILibc", "ucrt"]
  }
}
