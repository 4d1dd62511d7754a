package import CommandGrammar
package import System
package import Terminal

/// Everything outside the program that a run uses.
package struct Surroundings {
  package var input: any ByteSource
  package var output: any ByteSink
  package var messages: any ByteSink
  package var isInputTerminal = false
  package var isOutputTerminal = false

  /// The value of an environment variable, empty if it is not set.
  package var environment: Environment

  /// The width of the terminal that shows the output; `nil` if it is not on a terminal that reports
  /// its size.
  package var outputColumns: @Sendable () -> Int? = { nil }

  /// The height of the terminal that shows the output; `nil` if it is not on a terminal that reports
  /// its size.
  package var outputRows: @Sendable () -> Int? = { nil }

  /// Shows a text with the pager of the user, and returns whether there is one.
  package var pager: @Sendable (_ text: String) -> Bool = { _ in false }

  /// The width of the terminal that shows the messages; `nil` if they are not on a terminal.
  package var messageColumns: @Sendable () -> Int? = { nil }

  /// Asks the terminal for its theme; `nil` if it does not answer.
  package var theme: @Sendable () -> TerminalTheme? = { nil }

  /// Ends what a question to the terminal has begun, after the output is written.
  package var endQuestions: @Sendable () -> Void = {}

  /// The time of a monotonic clock, in nanoseconds.
  package var clock: @Sendable () -> Int = { 0 }

  /// The number of threads that can run at the same time.
  package var processorCount: @Sendable () -> Int = { 1 }

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

  /// The number of bytes in the chunk of one thread; `nil` for as many as suit the command.
  ///
  /// Tests set it; the output must not depend on it.
  package var chunkSize: Int?

  package typealias Contents =
    @Sendable (_ path: Word, _ limit: Int) throws(SystemError) -> [UInt8]

  package typealias Environment = @Sendable (_ name: String) -> Word

  package init(
    input: any ByteSource, output: any ByteSink, messages: any ByteSink,
    environment: @escaping Environment = { _ in .empty }
  ) {
    (self.input, self.output, self.messages) = (input, output, messages)
    self.environment = environment
  }

  /// The surroundings of the current process.
  static var process: Surroundings {
    var surroundings = Surroundings(
      input: FileDescriptor.standardInput, output: FileDescriptor.standardOutput,
      messages: FileDescriptor.standardError, environment: value)
    surroundings.isInputTerminal = FileDescriptor.standardInput.isTerminal
    surroundings.isOutputTerminal = FileDescriptor.standardOutput.isTerminal
    surroundings.outputColumns = { FileDescriptor.standardOutput.terminalSize?.columns }
    surroundings.outputRows = { FileDescriptor.standardOutput.terminalSize?.rows }
    surroundings.pager = { Pager.show($0) }
    surroundings.messageColumns = {
      FileDescriptor.standardError.isTerminal
        ? FileDescriptor.standardError.terminalSize?.columns ?? 80 : nil
    }
    surroundings.theme = { ThemeQuestion.ask(limit: 50) }
    surroundings.endQuestions = { ThemeQuestion.end(limit: 250, restLimit: 1_000) }
    surroundings.clock = { CurrentProcess.uptime }
    surroundings.processorCount = { CurrentProcess.processorCount }
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
