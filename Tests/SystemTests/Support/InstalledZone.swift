import CLibrary

/// The names in a folder.
enum FolderListing {
  static func names(in path: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { name in
        unsafe name.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}

/// The time zones of the system.
enum InstalledZone {
  /// The names of all files below a folder that start like files of the time zone database.
  static func names(in folder: String) -> [String] {
    FolderListing.names(in: folder).flatMap { name in
      let path = folder + "/" + name
      let below = names(in: path).map { name + "/" + $0 }
      return below.isEmpty && isZone(path) ? [name] : below
    }
  }

  private static func isZone(_ path: String) -> Bool {
    let file = unsafe open(path, O_RDONLY)
    guard file >= 0 else { return false }
    defer { close(file) }
    var start: [UInt8] = [0, 0, 0, 0]
    return unsafe read(file, &start, 4) == 4 && start == Array("TZif".utf8)
  }
}
