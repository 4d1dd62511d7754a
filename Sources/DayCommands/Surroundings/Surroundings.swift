package import Terminal

/// All that a run of the program touches outside itself.
package struct Surroundings {
  package var input: any ByteSource
  package var output: any ByteSink
  package var messages: any ByteSink
  package var isInputTerminal: Bool
  package var isOutputTerminal: Bool

  /// The value of an environment variable, `nil` if it is not set.
  package var environment: Environment

  /// The width of the terminal that messages go to; none if they go to no terminal.
  package var messageColumns: @Sendable () -> Int?

  /// The nanoseconds of a clock that only goes on.
  package var clock: @Sendable () -> Int

  /// The number of threads that can run at a time.
  package var processorCount: @Sendable () -> Int

  package typealias Environment = @Sendable (_ name: String) -> [UInt8]?

  package init(
    input: any ByteSource, output: any ByteSink, messages: any ByteSink,
    isInputTerminal: Bool = false, isOutputTerminal: Bool = false,
    environment: @escaping Environment = { _ in nil },
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
    self.messageColumns = messageColumns
    self.clock = clock
    self.processorCount = processorCount
  }

  /// Those of the process.
  static var process: Surroundings {
    Surroundings(
      input: FileDescriptor.standardInput, output: FileDescriptor.standardOutput,
      messages: FileDescriptor.standardError,
      isInputTerminal: FileDescriptor.standardInput.isTerminal,
      isOutputTerminal: FileDescriptor.standardOutput.isTerminal,
      environment: { name in CurrentProcess.environmentValue(named: name) },
      messageColumns: {
        FileDescriptor.standardError.isTerminal ? FileDescriptor.standardError.columns ?? 80 : nil
      },
      clock: { CurrentProcess.uptime },
      processorCount: { CurrentProcess.processorCount })
  }
}
