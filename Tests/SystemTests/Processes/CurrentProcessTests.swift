import CLibrary
import System
import Testing

struct CurrentProcessTests {
  static let words: [[[UInt8]]] = [
    [],
    [[]],
    [Array("add".utf8), Array("2025-08-29".utf8), Array("+30".utf8)],
    [[], Array("--".utf8), []],
    [[0xFF, 0xC3, 0x28, 0x1B, 0x0A], Array("ü".utf8), [0x80]],
  ]

  @Test(arguments: words)
  func theWordsAreTheBytesAfterTheProgramName(_ words: [[UInt8]]) {
    #expect(Self.words(of: [Array("dayctl".utf8)] + words) == words)
  }

  @Test func theUptimeIsThatOfTheMonotonicClock() {
    func now() -> Int {
      var time = timespec()
      _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
      return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
    }
    let start = now()
    let time = CurrentProcess.uptime
    #expect((start...now()).contains(time))
  }

  @Test
  func aWordMayBeLong() {
    let long = [UInt8](repeating: 0x61, count: 1_000_000)
    let words = Self.words(of: [[], long, [0x62]])
    #expect(words.map(\.count) == [long.count, 1])
    #expect(words.first?.allSatisfy { $0 == 0x61 } == true)
  }

  @Test
  func aProgramStartedWithoutItsNameHasNoWords() {
    #expect(Self.words(of: []) == [])
  }

  @Test
  func theWordsOfThisProcessAreItsArguments() {
    var words: [[UInt8]] = []
    unsafe CurrentProcess.forEachWord(
      count: CommandLine.argc, vector: CommandLine.unsafeArgv
    ) { words.append(unsafe Array($0)) }
    #expect(words == CommandLine.arguments.dropFirst().map { Array($0.utf8) })
  }

  // Tests that change the whole process run in a process of their own.
  @Test
  func aVariableIsReadByteForByte() async {
    await #expect(processExitsWith: .success) {
      let value: [UInt8] = [0x61, 0x3D, 0xFF, 0x0A]
      let name = "DAYCTL_TERMINAL_TEST"
      unsafe setenv(name, (value + [0]).map { CChar(bitPattern: $0) }, 1)
      #expect(CurrentProcess.environmentValue(named: name) == value)
      unsafe setenv(name, "", 1)
      #expect(CurrentProcess.environmentValue(named: name) == [])
      unsafe unsetenv(name)
      #expect(CurrentProcess.environmentValue(named: name) == nil)
    }
  }

  @Test
  func anIgnoredClosedPipeIsAnError() async {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_DFL)
      CurrentProcess.ignoreClosedPipe()
      var pipe = Pipe()
      pipe.closeReading()
      let bytes: [UInt8] = [1, 2, 3]
      #expect(throws: SystemError.closedPipe) { try pipe.writing.write(bytes.span) }
    }
  }

  private static func words(of words: [[UInt8]]) -> [[UInt8]] {
    var vector: [UnsafeMutablePointer<CChar>?] = unsafe []
    for word in words {
      unsafe vector.append(strdup(word.map { CChar(bitPattern: $0) } + [0]))
    }
    unsafe vector.append(nil)
    defer { unsafe vector.forEach { unsafe free($0) } }
    return unsafe vector.withUnsafeMutableBufferPointer { vector in
      guard let start = vector.baseAddress else { return [] }
      var bytes: [[UInt8]] = []
      unsafe CurrentProcess.forEachWord(count: Int32(words.count), vector: start) {
        bytes.append(unsafe Array($0))
      }
      return bytes
    }
  }

  @Test func aProcessorIsOnline() {
    #expect(CurrentProcess.processorCount >= 1)
  }
}
