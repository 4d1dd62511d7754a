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
  private let messageColumns: @Sendable () -> Int?
  private let clock: @Sendable () -> Int

  /// How far long work is, if that is to be told.
  private var progress: Progress?

  /// Whether nothing is told of records without an answer.
  var isQuiet = false

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
    messageColumns = surroundings.messageColumns
    clock = surroundings.clock
  }

  /// Whether going on makes no sense, as nobody reads what is written.
  var isOver: Bool { output.isBroken || isUnheard }

  /// Writes what is wrong as one line to the messages, after all answers so far.
  mutating func complain(_ message: String) {
    code = .wrong
    output.flush()
    say(Message.line(UsageError(message).message))
  }

  /// Reports what is wrong with a record.
  mutating func complain(_ place: RecordPlace, _ message: @autoclosure () -> String) {
    code = .wrong
    guard !isQuiet else { return }
    complain(place.label + message())
  }

  /// Shows why words are no command.
  mutating func refuse(_ error: UsageError) {
    code = .wrong
    say(error.help ?? Message.line(error.message))
  }

  /// Writes what is left of the output and tells how the run went.
  consuming func finish() -> ExitCode {
    eraseProgress()
    do throws(SystemError) {
      try output.finish()
    } catch {
      // A reader that has enough is no fault.
      if !error.isClosedPipe { complain(Message.unwritable(error)) }
    }
    return code
  }

  private mutating func say(_ text: String) {
    say(ContiguousArray(text.utf8).span)
  }

  private mutating func say(_ bytes: Span<UInt8>) {
    eraseProgress()
    write(bytes)
  }

  private mutating func write(_ bytes: Span<UInt8>) {
    do throws(SystemError) {
      try messages.write(bytes)
    } catch {
      isUnheard = error.isClosedPipe
    }
  }
}

// Long work.

extension Session {
  /// Begins to answer lines, and to tell how far that is if it is to be told.
  mutating func beginLongWork(_ reporting: Reporting) {
    // Standard input may stand twice among operands, and has ended then.
    guard progress == nil, reporting != .quiet else { return }
    let columns = messageColumns()
    let isShown = reporting == .progress || columns != nil
    // Answers on the terminal show by themselves how far the work is, and would mix with the line.
    guard isShown, !isOutputTerminal else { return }
    progress = Progress(of: input.size, columns: columns, since: clock())
  }

  /// Tells how much has been read, if it is time for it.
  mutating func report(bytes: Int, lines: Int) {
    guard let text = progress?.report(bytes: bytes, lines: lines, now: clock()) else { return }
    write(ContiguousArray(text.utf8).span)
  }

  private mutating func eraseProgress() {
    guard let text = progress?.erase() else { return }
    write(ContiguousArray(text.utf8).span)
  }

  /// Notes that something was wrong in a part of the run.
  mutating func noteFault() { code = .wrong }

  /// Writes what a part of the run has written.
  mutating func play(_ piece: Recording.Piece) {
    guard piece.isMessage else { return output.append(piece.bytes.span) }
    output.flush()
    say(piece.bytes.span)
  }
}
