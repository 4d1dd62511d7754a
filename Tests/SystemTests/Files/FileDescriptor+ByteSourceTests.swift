import CLibrary
import System
import Testing

struct FileDescriptorByteSourceTests {
  @Test(arguments: Pipe.Kind.allCases)
  func aReadReturnsWhatIsAvailableWithoutWaiting(_ kind: Pipe.Kind) throws {
    var pipe = Pipe(kind)
    let bytes: [UInt8] = [0x00, 0x0A, 0xFF]
    try pipe.writing.write(bytes.span)
    #expect(try pipe.readSome(roomFor: 100) == bytes)
  }

  @Test
  func aReadReturnsAtMostAsMuchAsFits() throws {
    var pipe = Pipe()
    try pipe.writing.write(([1, 2, 3, 4, 5] as [UInt8]).span)
    #expect(try pipe.readSome(roomFor: 3) == [1, 2, 3])
    #expect(try pipe.readSome(roomFor: 3) == [4, 5])
  }

  @Test
  func aReadAppendsToTheBuffer() throws {
    let pipe = Pipe()
    try pipe.writing.write(([3, 4, 5] as [UInt8]).span)
    let bytes = try [UInt8](capacity: 4) { (buffer) throws(SystemError) in
      buffer.append(1)
      buffer.append(2)
      try pipe.reading.read(into: &buffer)
    }
    #expect(bytes == [1, 2, 3, 4])
  }

  @Test
  func theEndOfTheInputAppendsNothing() throws {
    var pipe = Pipe()
    pipe.closeWriting()
    #expect(try pipe.readSome() == [])
    #expect(try pipe.readSome() == [])
  }

  @Test
  func aDescriptorThatIsNotOpenIsAnError() {
    var descriptor = FileDescriptor(-1)
    #expect(throws: SystemError(code: EBADF)) { try descriptor.bytes() }
  }

  @Test
  func aDirectoryIsAnError() {
    var directory = unsafe FileDescriptor(open("/", O_RDONLY))
    defer { close(directory.number) }
    #expect(throws: SystemError(code: EISDIR)) { try directory.bytes() }
  }

  // The writer waits for a signal before each byte, so that the reader finds nothing at first.
  @Test(arguments: Pipe.Kind.allCases)
  func readingWaitsForANonBlockingDescriptor(_ kind: Pipe.Kind) throws {
    var data = Pipe(kind)
    let go = Pipe()
    data.reading.makeNonBlocking()
    let expected = (0..<500).map { UInt8(truncatingIfNeeded: $0) }
    let writer = PosixThread { [writing = data.writing, goes = go.reading] in
      expected.allSatisfy { byte in
        var goes = goes
        return (try? goes.bytes(roomFor: 1)) == [0] && (try? writing.write([byte].span)) != nil
      }
    }
    var received: [UInt8] = []
    for _ in expected {
      try go.writing.write(([0] as [UInt8]).span)
      received += try data.readSome()
    }
    #expect(writer.join() == true)
    #expect(received == expected)
  }

  @Test(arguments: Pipe.Kind.allCases)
  func readingWaitsUntilTheWriterClosesANonBlockingDescriptor(_ kind: Pipe.Kind) throws {
    var pipe = Pipe(kind)
    pipe.reading.makeNonBlocking()
    let reader = PosixThread { [reading = pipe.reading] in
      var reading = reading
      return try? reading.remainingBytes()
    }
    try pipe.writing.write(([1, 2, 3] as [UInt8]).span)
    pipe.closeWriting()
    #expect(reader.join() == .some([1, 2, 3]))
  }

  // Signal handlers belong to the whole process, so the test runs in a process of its own.
  @Test(arguments: [false, true])
  func aSignalDoesNotEndARead(_ isNonBlocking: Bool) async {
    await #expect(processExitsWith: .success) { [isNonBlocking] in
      let pipe = Pipe()
      let reports = Pipe()
      if isNonBlocking { pipe.reading.makeNonBlocking() }
      SignalReports.report(to: reports.writing)
      let reader = PosixThread { [reading = pipe.reading] in
        var reading = reading
        let bytes = try? reading.bytes()
        SignalReports.reportEnd()
        return bytes
      }
      var signals = reports.reading
      for _ in 0..<200 {
        reader.interrupt(by: SignalReports.number)
        // Otherwise, the reader has returned too early.
        guard try signals.bytes(roomFor: 1) == [0] else { break }
      }
      try pipe.writing.write(([7, 8, 9] as [UInt8]).span)
      #expect(reader.join() == .some([7, 8, 9]))
    }
  }
}

extension Pipe {
  fileprivate mutating func readSome(roomFor capacity: Int = 4096) throws(SystemError) -> [UInt8] {
    var reading = reading
    return try reading.bytes(roomFor: capacity)
  }
}

// Blocks of files.

extension FileDescriptorByteSourceTests {
  @Test func theBlocksOfAFileStartAtItsPosition() throws {
    var file = try TemporaryFile(Array(0..<100))
    #expect(file.descriptor.size == 100)
    #expect(try file.descriptor.bytes(roomFor: 10) == Array(0..<10))
    let blocks = try #require(file.descriptor.blocks)
    #expect(blocks.count == 90)
    #expect(try blocks.bytes(roomFor: 5, at: 0) == Array(10..<15))
    #expect(try blocks.bytes(roomFor: 50, at: 80) == Array(90..<100))
    #expect(try blocks.bytes(roomFor: 50, at: 90) == [])
    #expect(try blocks.bytes(roomFor: 50, at: 1_000) == [])
    // Reading blocks does not change the position of reads in order; `pass(to:)` does.
    #expect(try file.descriptor.bytes(roomFor: 2) == [10, 11])
    blocks.pass(to: 50)
    #expect(try file.descriptor.bytes(roomFor: 2) == [60, 61])
    #expect(try file.descriptor.blocks?.bytes(roomFor: 2, at: 1) == [63, 64])
  }

  @Test(arguments: Pipe.Kind.allCases)
  func aPipeHasNoBlocks(_ kind: Pipe.Kind) {
    let pipe = Pipe(kind)
    #expect(pipe.reading.blocks == nil)
    #expect(pipe.reading.size == nil)
    #expect(FileDescriptor(-1).blocks == nil)
  }

  @Test func aFolderHasNoBlocks() {
    let folder = unsafe FileDescriptor(open("/", O_RDONLY))
    defer { close(folder.number) }
    #expect(folder.blocks == nil)
  }
}

extension BlockSource {
  /// Returns the bytes of one read from a position.
  fileprivate func bytes(roomFor capacity: Int, at position: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    try bytes.append(addingCapacity: capacity) { (buffer) throws(SystemError) in
      try read(into: &buffer, at: position)
    }
    return bytes
  }
}

/// A file without a name that contains the given bytes, open for reading from its start.
private struct TemporaryFile: ~Copyable {
  var descriptor: FileDescriptor

  init(_ bytes: [UInt8]) throws {
    var template = Array("/tmp/dayctl-test-XXXXXX".utf8CString)
    descriptor = unsafe template.withUnsafeMutableBufferPointer { name in
      guard let base = name.baseAddress else { return FileDescriptor(-1) }
      let file = unsafe FileDescriptor(mkstemp(base))
      unsafe unlink(base)
      return file
    }
    try descriptor.write(bytes.span)
    lseek(descriptor.number, 0, SEEK_SET)
  }

  deinit { close(descriptor.number) }
}
