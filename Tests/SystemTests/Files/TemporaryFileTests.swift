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
