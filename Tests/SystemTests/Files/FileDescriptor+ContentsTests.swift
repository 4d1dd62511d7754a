import CLibrary
import System
import Testing

struct FileDescriptorContentsTests {
  @Test(arguments: [0, 1, 4_095, 4_096, 4_097, 100_000])
  func allBytesOfAFileAreRead(_ count: Int) throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try folder.write(bytes, to: "file")
    #expect(try contents("\(folder.path)/file", limit: count) == bytes)
    #expect(try contents("\(folder.path)/file", limit: count + 1) == bytes)
    guard count > 0 else { return }
    #expect(throws: SystemError.fileTooLarge) {
      try contents("\(folder.path)/file", limit: count - 1)
    }
  }

  @Test func aDeviceIsReadToItsEndOrToTheLimit() throws {
    #expect(try contents("/dev/null", limit: 10) == [])
    #expect(throws: SystemError.fileTooLarge) { try contents("/dev/zero", limit: 100_000) }
  }

  @Test func aPipeKeepsTheBytesAfterTheOneThatIsTooMany() throws {
    var pipe = Pipe()
    let path = "/dev/fd/\(pipe.reading.number)"
    try pipe.writing.write(ContiguousArray(repeating: 1, count: 10_000).span)
    #expect(throws: SystemError.fileTooLarge) { try contents(path, limit: 5_999) }
    pipe.closeWriting()
    var reading = pipe.reading
    #expect(try reading.remainingBytes().count == 4_000)
  }

  @Test func aFileThatCannotBeReadIsAnError() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    #expect(throws: SystemError(code: ENOENT)) { try contents("\(folder.path)/file", limit: 10) }
    #expect(throws: SystemError(code: ENOENT)) { try contents("", limit: 10) }
    #expect(throws: SystemError(code: EISDIR)) { try contents(folder.path, limit: 10) }
  }

  @Test func aNameNeedNotBeUTF8() throws {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let path = Array(folder.path.utf8) + [UInt8(ascii: "/"), 0xFF]
    #expect(throws: SystemError(code: ENOENT)) {
      try FileDescriptor.contents(ofFile: path, limit: 10)
    }
  }

  private func contents(_ path: String, limit: Int) throws(SystemError) -> [UInt8] {
    let path = Array(path.utf8)
    return try FileDescriptor.contents(ofFile: path, limit: limit)
  }
}
