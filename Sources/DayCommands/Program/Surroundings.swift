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

  /// The number of threads that can run at a time.
  package var processorCount: @Sendable () -> Int

  package typealias Environment = @Sendable (_ name: String) -> [UInt8]?

  package init(
    input: any ByteSource, output: any ByteSink, messages: any ByteSink,
    isInputTerminal: Bool = false, isOutputTerminal: Bool = false,
    environment: @escaping Environment = { _ in nil },
    processorCount: @escaping @Sendable () -> Int = { 1 }
  ) {
    self.input = input
    self.output = output
    self.messages = messages
    self.isInputTerminal = isInputTerminal
    self.isOutputTerminal = isOutputTerminal
    self.environment = environment
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
      processorCount: { CurrentProcess.processorCount })
  }
}
