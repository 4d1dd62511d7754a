extension TimeZoneData {
  /// The maximum size of a file in bytes; the largest file of the database has less than 10 KB.
  private static let maximumSize = 1 << 20

  /// Reads the data of an area such as `Europe/Berlin` from the system's time zone folder, or from
  /// the folder in the environment variable `TZDIR`.
  ///
  /// - Throws: `TimeZoneError`, where the C library would silently use UTC.
  package init(area: String) throws(TimeZoneError) {
    let folder = CurrentProcess.environmentValue(named: "TZDIR") ?? []
    let known = ["/usr/share/zoneinfo", "/usr/lib/zoneinfo"]
    let folders = folder.isEmpty ? known : [String(decoding: folder, as: UTF8.self)]
    try self.init(area: area, folders: folders)
  }

  /// Reads the data of an area from the first of the folders that contains it.
  ///
  /// The name must not lead out of the folder: it may contain only letters, digits, `/`, `_`, `+`
  /// and `-`, and must start with a letter or digit.
  package init(area: String, folders: [String]) throws(TimeZoneError) {
    guard Self.isName(area) else { throw .notFound }
    for folder in folders {
      guard let bytes = try Self.contents(ofFile: "\(folder)/\(area)") else { continue }
      try self.init(parsing: bytes)
      return
    }
    throw .notFound
  }

  /// Reads the data of a file.
  init(path: String) throws(TimeZoneError) {
    guard let bytes = try Self.contents(ofFile: path) else { throw .notFound }
    try self.init(parsing: bytes)
  }

  private static func isName(_ text: String) -> Bool {
    let isAllowed = text.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || "/_+-".utf8.contains(byte)
    }
    return isAllowed && text.utf8.first.map { $0.isLetter || $0.isDigit } ?? false
  }

  /// Returns the bytes of a file; `nil` if it does not exist or is a folder.
  private static func contents(ofFile path: String) throws(TimeZoneError) -> [UInt8]? {
    do throws(SystemError) {
      let file = try FileDescriptor(reading: Array(path.utf8), waits: false)
      defer { file.close() }
      if file.isFolder { return nil }
      guard let size = file.size else { throw .notRegular }
      guard size <= maximumSize else { throw .fileTooLarge }
      return try file.contents(upTo: size)
    } catch {
      if error.isMissing { return nil }
      switch error {
      case .notRegular: throw .notAFile
      case .fileTooLarge: throw .corrupt
      default: throw .notReadable(error)
      }
    }
  }
}
