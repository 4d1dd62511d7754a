import CLibrary

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
      guard let file = try Self.descriptor(ofFile: "\(folder)/\(area)") else { continue }
      try self.init(file: file)
      return
    }
    throw .notFound
  }

  /// Reads the data of a file.
  init(path: String) throws(TimeZoneError) {
    guard let file = try Self.descriptor(ofFile: path) else { throw .notFound }
    try self.init(file: file)
  }

  private init(file: Int32) throws(TimeZoneError) {
    defer { close(file) }
    try self.init(parsing: Self.contents(of: file))
  }

  private static func isName(_ text: String) -> Bool {
    let isAllowed = text.utf8.allSatisfy { byte in
      byte.isLetterOrDigit || "/_+-".utf8.contains(byte)
    }
    return isAllowed && text.utf8.first?.isLetterOrDigit == true
  }

  /// Opens a file, without waiting for a writer if it is a pipe; returns `nil` if it does not
  /// exist.
  private static func descriptor(ofFile path: String) throws(TimeZoneError) -> Int32? {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY
    // Sound: the path is a valid C string during the call.
    let file = unsafe path.withCString { unsafe open($0, flags) }
    if file >= 0 { return file }
    if errno == ENOENT || errno == ENOTDIR { return nil }
    throw .notReadable(SystemError(code: errno))
  }

  private static func contents(of file: Int32) throws(TimeZoneError) -> [UInt8] {
    guard let size = SystemCall.sizeOfRegularFile(file) else {
      throw SystemCall.isFolder(file) ? .notFound : .notAFile
    }
    guard size <= maximumSize else { throw .corrupt }
    do throws(SystemError) {
      return try FileDescriptor(file).contents(upTo: size)
    } catch {
      throw .notReadable(error)
    }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}
