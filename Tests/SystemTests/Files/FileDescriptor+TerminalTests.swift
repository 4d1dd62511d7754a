import CLibrary
import System
import Testing

/// Waiting for input in the two ways that systems have.
struct FileDescriptorTerminalTests {
  typealias Wait = @Sendable (FileDescriptor, Int32, Int32) throws -> (here: Bool, other: Bool)

  private static let ways: [Wait] = [
    { try $0.pollInput(or: $1, limit: $2) }, { try $0.selectInput(or: $1, limit: $2) },
    { try $0.waitForInput(or: $1, limit: $2) },
  ]

  private let byte: [UInt8] = [1]

  @Test(arguments: ways)
  func inputIsFoundWhereItIs(_ wait: Wait) throws {
    let first = Pipe()
    let second = Pipe()
    var ready = try wait(first.reading, second.reading.number, 0)
    #expect(ready == (false, false))
    try first.writing.write(byte.span)
    ready = try wait(first.reading, second.reading.number, 0)
    #expect(ready == (true, false))
    try second.writing.write(byte.span)
    ready = try wait(first.reading, second.reading.number, 0)
    #expect(ready == (true, true))
    ready = try wait(first.reading, -1, 0)
    #expect(ready == (true, false))
  }

  @Test(arguments: ways)
  func theEndIsInput(_ wait: Wait) throws {
    var first = Pipe()
    var second = Pipe()
    first.closeWriting()
    let ready = try wait(second.reading, first.reading.number, 0)
    second.closeWriting()
    #expect(ready == (false, true))
  }

  @Test(arguments: ways)
  func inputEndsTheLongestWait(_ wait: Wait) throws {
    let pipe = Pipe()
    try pipe.writing.write(byte.span)
    let ready = try wait(pipe.reading, -1, .max)
    #expect(ready == (true, false))
  }

  // Signal handlers belong to the whole process, so the test runs in a process of its own.
  @Test(arguments: ways.indices)
  func aSignalEndsAWaitWithoutEnd(_ way: Int) async {
    await #expect(processExitsWith: .success) { [way] in
      let pipe = Pipe()
      let reports = Pipe()
      SignalReports.report(to: reports.writing)
      let reading = pipe.reading
      let waiter = PosixThread {
        defer { SignalReports.reportEnd() }
        guard let ready = try? Self.ways[way](reading, -1, -1) else { return false }
        return ready == (false, true)
      }
      var signals = reports.reading
      // A signal that arrives before the wait does not end it.
      repeat {
        waiter.interrupt(by: SignalReports.number)
      } while try signals.bytes(roomFor: 1) == [0]
      #expect(waiter.join() == true)
    }
  }

  @Test func aDescriptorWithALargeNumberIsFound() throws {
    let pipe = Pipe()
    let number = fcntl(pipe.reading.number, F_DUPFD_CLOEXEC, 500)
    try #require(number >= 500)
    defer { close(number) }
    try pipe.writing.write(byte.span)
    let ready = try FileDescriptor(number).selectInput(or: -1, limit: 0)
    #expect(ready == (true, false))
  }

  // Other tests may use the standard input, so the test runs in a process of its own.
  @Test func theStandardInputIsFound() async {
    await #expect(processExitsWith: .success) {
      let pipe = Pipe()
      dup2(pipe.reading.number, 0)
      var ready = try FileDescriptor(0).selectInput(or: -1, limit: 0)
      #expect(ready == (false, false))
      try pipe.writing.write(([1] as [UInt8]).span)
      ready = try FileDescriptor(0).selectInput(or: -1, limit: 0)
      #expect(ready == (true, false))
    }
  }

  @Test(arguments: [Int32(MemoryLayout<fd_set>.size * 8), 1 << 20])
  func aDescriptorBeyondASetIsNeverReady(_ number: Int32) throws {
    let pipe = Pipe()
    try pipe.writing.write(byte.span)
    let ready = try pipe.reading.selectInput(or: number, limit: 0)
    #expect(ready == (true, false))
  }
}
