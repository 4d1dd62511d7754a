/// The folders of a module in order; each may use the types of the folders before it.
struct FolderOrder: Equatable {
  var module: String
  var folders: [String]
}

extension FolderOrder {
  /// Returns the violations in the files of the module, each as a line with its location.
  func violations(in files: [SourceFile]) -> [String] {
    let files = files.filter { $0.module == module }
    let types = DeclaredTypes(files)
    return missingFolders(files)
      + files.flatMap { file -> [String] in
        guard let folder = file.folder else {
          return ["\(file.path): the file is in no folder of \(module)"]
        }
        guard let rank = folders.firstIndex(of: folder) else {
          return ["\(file.path): the folder \(folder) is not in the order of \(module)"]
        }
        return violations(in: file, folder, rank, types)
      }
  }

  private func missingFolders(_ files: [SourceFile]) -> [String] {
    folders.filter { folder in !files.contains { $0.folder == folder } }
      .map { "\(module) has no folder \($0)" }
  }

  private func violations(
    in file: SourceFile, _ folder: String, _ rank: Int, _ types: DeclaredTypes
  ) -> [String] {
    var reported: Set<String> = []
    return file.uses.compactMap { use in
      let homes = types.folders(of: use, in: file)
      guard !homes.isEmpty, !reported.contains(use.name),
        homes.allSatisfy({ folders.firstIndex(of: $0).map { $0 > rank } ?? false })
      else { return nil }
      reported.insert(use.name)
      return "\(file.path):\(use.line): \(folder) uses \(use.name) of \(homes[0]), "
        + "which comes after it"
    }
  }
}

/// The types that the files of a module declare.
private struct DeclaredTypes {
  /// The files that declare a type at the top level that other files can see, by the name of the
  /// type.
  private var files: [String: [SourceFile]] = [:]
  private var nestedNames: [String: Set<String>] = [:]

  init(_ files: [SourceFile]) {
    for file in files {
      for type in file.types where !type.isPrivate {
        self.files[type.name, default: []].append(file)
      }
      nestedNames.merge(file.nestedNames) { $0.union($1) }
    }
  }

  /// Returns the folders of the files that declare the used type; none if the file declares it
  /// itself, or if the name means a nested type.
  func folders(of use: SourceFile.TypeUse, in file: SourceFile) -> [String] {
    guard !file.types.contains(where: { $0.name == use.name }),
      !use.scopes.contains(where: { nestedNames[$0]?.contains(use.name) == true })
    else { return [] }
    return (files[use.name] ?? []).compactMap(\.folder)
  }
}
