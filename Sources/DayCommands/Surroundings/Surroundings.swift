package import CommandGrammar
package import System
package import Terminal

/// Everything outside the program that a run uses.
package struct Surroundings {
  package var input: any ByteSource
  package var output: any ByteSink
  package var messages: any ByteSink
  package var isInputTerminal: Bool
  package var isOutputTerminal: Bool

  /// The value of an environment variable, empty if it is not set.
  package var environment: Environment

  /// The width of the terminal that shows the output; `nil` if it is not on a terminal that reports
  /// its size.
  package var outputColumns: @Sendable () -> Int?

  /// The width of the terminal that shows the messages; `nil` if they are not on a terminal.
  package var messageColumns: @Sendable () -> Int?

  /// The time of a monotonic clock, in nanoseconds.
  package var clock: @Sendable () -> Int

  /// The number of threads that can run at the same time.
  package var processorCount: @Sendable () -> Int

  /// Returns the bytes of a file, if they are not more than a limit.
  package var contents: Contents = Self.contents(of:limit:)

  /// Opens the terminal that controls the process.
  package var screen: @Sendable () throws(SystemError) -> any Screen = {
    () throws(SystemError) in throw .noTerminal
  }

  /// Whether every record takes the slow path.
  ///
  /// Tests set it; the output must not depend on it.
  package var usesSlowPath = false

  /// The number of bytes in the chunk of one thread.
  ///
  /// Tests set it; the output must not depend on it.
  package var chunkSize = 128 * 1024

  package typealias Contents =
    @Sendable (_ path: Word, _ limit: Int) throws(SystemError) -> [UInt8]

  package typealias Environment = @Sendable (_ name: String) -> Word

  package init(
    input: any ByteSource, output: any ByteSink, messages: any ByteSink,
    isInputTerminal: Bool = false, isOutputTerminal: Bool = false,
    environment: @escaping Environment = { _ in .empty },
    outputColumns: @escaping @Sendable () -> Int? = { nil },
    messageColumns: @escaping @Sendable () -> Int? = { nil },
    clock: @escaping @Sendable () -> Int = { 0 },
    processorCount: @escaping @Sendable () -> Int = { 1 }
  ) {
    self.input = input
    self.output = output
    self.messages = messages
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.environment = environment
    self.outputColumns = outputColumns
    self.messageColumns = messageColumns
    self.clock = clock
    self.processorCount = processorCount
  }

  /// The surroundings of the current process.
  static var process: Surroundings {
    var surroundings = Surroundings(
      input: FileDescriptor.standardInput, output: FileDescriptor.standardOutput,
      messages: FileDescriptor.standardError,
      isInputTerminal: FileDescriptor.standardInput.isTerminal,
      isOutputTerminal: FileDescriptor.standardOutput.isTerminal,
      environment: value,
      outputColumns: { FileDescriptor.standardOutput.terminalSize?.columns },
      messageColumns: {
        FileDescriptor.standardError.isTerminal
          ? FileDescriptor.standardError.terminalSize?.columns ?? 80 : nil
      },
      clock: { CurrentProcess.uptime },
      processorCount: { CurrentProcess.processorCount })
    surroundings.screen = { () throws(SystemError) in try TerminalScreen() }
    return surroundings
  }

  @Sendable
  private static func contents(of path: Word, limit: Int) throws(SystemError) -> [UInt8] {
    try FileDescriptor.contents(ofFile: path.bytes, limit: limit)
  }

  /// The value of an environment variable of the process.
  @Sendable
  private static func value(of name: String) -> Word {
    guard let value = unsafe CurrentProcess.environmentBytes(named: name) else { return .empty }
    // Sound: the value is valid until the process ends.
    return unsafe Word(argument: value)
  }
}
