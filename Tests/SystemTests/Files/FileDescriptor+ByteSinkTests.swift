import CLibrary
import SeededNumbers
import System
import Testing

struct FileDescriptorByteSinkTests {
  /// More bytes than any pipe holds, without repetition.
  private static let manyBytes = {
    var generator = SplitMix64(seed: 1)
    return (0..<300_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
  }()

  @Test(arguments: Pipe.Kind.allCases, [false, true])
  func moreThanAPipeHoldsArrivesComplete(_ kind: Pipe.Kind, isNonBlocking: Bool) throws {
    var pipe = Pipe(kind)
    if isNonBlocking { pipe.writing.makeNonBlocking() }
    let reader = Self.slowReader(of: pipe.reading)
    try pipe.writing.write(Self.manyBytes.span)
    pipe.closeWriting()
    let received = try #require(reader.join() ?? nil)
    #expect(firstDifference(received, Self.manyBytes) == nil)
  }

  @Test(arguments: Pipe.Kind.allCases)
  func writingWaitsForAFullPipe(_ kind: Pipe.Kind) throws {
    var pipe = Pipe(kind)
    pipe.writing.makeNonBlocking()
    let filling = Self.fill(pipe.writing)
    let reader = Self.slowReader(of: pipe.reading)
    try pipe.writing.write(Self.manyBytes.span)
    pipe.closeWriting()
    let received = try #require(reader.join() ?? nil)
    let expected = [UInt8](repeating: 0, count: filling) + Self.manyBytes
    #expect(firstDifference(received, expected) == nil)
  }

  @Test
  func emptyOutputMakesNoSystemCall() throws {
    let nothing: [UInt8] = []
    try FileDescriptor(-1).write(nothing.span)
  }

  @Test
  func aCallThatWritesNothingIsAnError() {
    let pipe = Pipe()
    let writing = pipe.writing
    let nothing: [UInt8] = []
    #expect(throws: SystemError(code: ENOSPC)) { try writing.writeSome(of: nothing.span) }
  }

  @Test
  func aDescriptorThatIsNotOpenIsAnError() {
    #expect(throws: SystemError(code: EBADF)) { try Self.writeOneByte(to: FileDescriptor(-1)) }
  }

  @Test
  func writingToAReadOnlyDescriptorIsAnError() {
    let pipe = Pipe()
    let reading = pipe.reading
    #expect(throws: SystemError(code: EBADF)) { try Self.writeOneByte(to: reading) }
  }

  @Test(.enabled(if: hasFullDevice))
  func aFullDeviceIsAnError() {
    let device = unsafe FileDescriptor(open("/dev/full", O_WRONLY))
    defer { close(device.number) }
    #expect(throws: SystemError(code: ENOSPC)) { try Self.writeOneByte(to: device) }
  }

  // Signal handlers belong to the whole process, so the test runs in a process of its own.
  @Test(arguments: [false, true])
  func aSignalDuringAWriteLosesNoBytes(_ isNonBlocking: Bool) async {
    await #expect(processExitsWith: .success) { [isNonBlocking] in
      var pipe = Pipe()
      let reports = Pipe()
      if isNonBlocking { pipe.writing.makeNonBlocking() }
      SignalReports.report(to: reports.writing)
      let writing = FileDescriptor(dup(pipe.writing.number))
      pipe.closeWriting()
      let writer = PosixThread {
        defer {
          close(writing.number)
          SignalReports.reportEnd()
        }
        return (try? writing.write(Self.manyBytes.span)) != nil
      }
      var signals = reports.reading
      var reading = pipe.reading
      var received: [UInt8] = []
      while received.count < Self.manyBytes.count {
        writer.interrupt(by: SignalReports.number)
        // Otherwise, the writer has returned and does not handle signals.
        guard try signals.bytes(roomFor: 1) == [0] else { break }
        received += try reading.bytes(roomFor: 2000)
      }
      received += try reading.remainingBytes()
      #expect(writer.join() == true)
      #expect(firstDifference(received, Self.manyBytes) == nil)
    }
  }

  private static var hasFullDevice: Bool { unsafe access("/dev/full", W_OK) == 0 }

  /// Reads to the end in pieces that are much smaller than a pipe.
  private static func slowReader(of descriptor: FileDescriptor) -> PosixThread<[UInt8]?> {
    PosixThread {
      var descriptor = descriptor
      return try? descriptor.remainingBytes(roomFor: 700)
    }
  }

  /// Writes zeros until the pipe is full, and returns their number.
  private static func fill(_ descriptor: FileDescriptor) -> Int {
    var count = 0
    let zeros = [UInt8](repeating: 0, count: 4096)
    while case let some = unsafe write(descriptor.number, zeros, zeros.count), some > 0 {
      count += some
    }
    return count
  }

  private static func writeOneByte(to descriptor: FileDescriptor) throws(SystemError) {
    let byte: [UInt8] = [1]
    try descriptor.write(byte.span)
  }
}
