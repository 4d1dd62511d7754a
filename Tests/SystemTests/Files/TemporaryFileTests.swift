import CLibrary
import System
import Testing

struct TemporaryFileTests {
  private func contents(of file: TemporaryFile, from start: Int) throws -> [UInt8] {
    var bytes: ContiguousArray<UInt8> = []
    while true {
      let known = bytes.count
      try bytes.append(addingCapacity: 100) { buffer throws(SystemError) in
        try file.read(into: &buffer, at: start + known)
      }
      if bytes.count == known { return Array(bytes) }
    }
  }

  @Test(arguments: [false, true])
  func aFileHoldsWhatIsWritten(_ hadName: Bool) throws {
    let file = try TemporaryFile(in: "/tmp", hadName: hadName)
    #expect(file.size == 0)
    let text = [UInt8]("hello, ".utf8)
    for _ in 0..<100 { try file.write { $0.append(text.span) } }
    #expect(file.size == 700)
    #expect(try contents(of: file, from: 0) == (0..<100).flatMap { _ in text })
    #expect(try contents(of: file, from: 695) == Array("llo, ".utf8))
    #expect(try contents(of: file, from: 700) == [])
  }

  @Test(arguments: [false, true])
  func theFolderNeverShowsTheFile(_ hadName: Bool) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let file = try TemporaryFile(in: folder.path, hadName: hadName)
    try file.write { $0.append("text") }
    #expect(FolderListing.names(in: folder.path) == [])
    #expect(file.size == 4)
  }

  #if os(Linux)
  // The times of a folder change with the names in it.
  @Test(.enabled(if: Self.canBeUnnamed, "the system has no files without names"))
  func aFileNeverHasANameWhereThatIsNotNecessary() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    try folder.setModificationTime(to: 1_000)
    let file = try TemporaryFile(in: folder.path)
    try file.write { $0.append("text") }
    #expect(folder.modificationTime == 1_000)
  }
  #endif

  @Test(arguments: [false, true])
  func aMissingFolderIsAnError(_ hadName: Bool) throws {
    let folder = try TemporaryFolder()
    folder.remove()
    let error = #expect(throws: SystemError.self) {
      try TemporaryFile(in: folder.path, hadName: hadName)
    }
    #expect(error?.message == "No such file or directory")
  }

  @Test func anErrorOfTheBodyIsThrown() throws {
    let file = try TemporaryFile(in: "/tmp")
    let error = SystemError(code: 5)
    #expect(throws: error) {
      try file.write { output throws(SystemError) in throw error }
    }
  }
}

#if os(Linux)
extension TemporaryFileTests {
  /// Whether the file system has files without names.
  private static var canBeUnnamed: Bool {
    // `O_TMPFILE`, a macro that Swift does not import.
    let file = unsafe open("/tmp", O_RDWR | O_DIRECTORY | 0o20_000_000, 0o600)
    return file >= 0 && close(file) == 0
  }
}

extension TemporaryFolder {
  /// The time in seconds at which a name in the folder changed last.
  fileprivate var modificationTime: Int? {
    var status = stat()
    return unsafe stat(path, &status) == 0 ? status.st_mtim.tv_sec : nil
  }

  fileprivate func setModificationTime(to time: Int) throws {
    let time = timespec(tv_sec: time, tv_nsec: 0)
    guard unsafe utimensat(AT_FDCWD, path, [time, time], 0) == 0 else { throw Failure() }
  }
}
#endif
