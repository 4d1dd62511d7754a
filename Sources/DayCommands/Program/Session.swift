import CommandGrammar
import Terminal

/// One run of the program: where it reads and writes, and how it has gone so far.
struct Session: ~Copyable {
  var input: any ByteSource
  let isInputTerminal: Bool
  let isOutputTerminal: Bool
  let environment: Surroundings.Environment
  let processorCount: @Sendable () -> Int
  var output: BufferedOutput
  private var messages: any ByteSink
  private var code = ExitCode.done

  /// Whether the reader of messages has gone.
  ///
  /// There is nobody left to tell of faults then, and the exit code alone says it.
  private var isUnheard = false

  init(_ surroundings: Surroundings) {
    input = surroundings.input
    isInputTerminal = surroundings.isInputTerminal
    isOutputTerminal = surroundings.isOutputTerminal
    environment = surroundings.environment
    processorCount = surroundings.processorCount
    output = BufferedOutput(to: surroundings.output)
    messages = surroundings.messages
  }

  /// Whether going on makes no sense, as nobody reads what is written.
  var isOver: Bool { output.isBroken || isUnheard }

  /// Writes what is wrong as one line to the messages, after all answers so far.
  mutating func complain(_ message: String) {
    code = .wrong
    output.flush()
    say(Message.line(UsageError(message).message))
  }

  /// Shows why words are no command.
  mutating func refuse(_ error: UsageError) {
    code = .wrong
    say(error.help ?? Message.line(error.message))
  }

  /// Writes what is left of the output and tells how the run went.
  consuming func finish() -> ExitCode {
    do throws(SystemError) {
      try output.finish()
    } catch {
      // A reader that has enough is no fault.
      if !error.isClosedPipe { complain(Message.unwritable(error)) }
    }
    return code
  }

  /// Writes what a part of the run has written.
  mutating func play(_ recording: Recording) {
    for piece in recording.pieces {
      guard piece.isMessage else {
        output.append(piece.bytes.span)
        continue
      }
      code = .wrong
      output.flush()
      say(piece.bytes.span)
    }
  }

  private mutating func say(_ text: String) {
    say(ContiguousArray(text.utf8).span)
  }

  private mutating func say(_ bytes: Span<UInt8>) {
    do throws(SystemError) {
      try messages.write(bytes)
    } catch {
      isUnheard = error.isClosedPipe
    }
  }
}
