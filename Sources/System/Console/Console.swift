/// The output and the messages of one run of a program, and whether anything has failed.
///
/// A message is written after all output that precedes it.
package struct Console: ~Copyable {
  package var output: BufferedOutput

  /// Whether anything has failed, which determines the exit status.
  package private(set) var hasFailed = false

  private let program: String
  private var messages: any ByteSink

  /// Whether the messages go to a closed pipe, so that only the exit status reports failures.
  private var areMessagesClosed = false

  private var progress: Progress?

  package init(program: String, output: any ByteSink, messages: any ByteSink) {
    self.program = program
    self.output = BufferedOutput(to: output)
    self.messages = messages
  }

  /// Returns a console for a part of the work, which holds its output and passes its messages on.
  package func forPart(messages: any ByteSink) -> Console {
    var part = Console(program: program, output: NoSink(), messages: messages)
    part.output = BufferedOutput(holding: 64)
    return part
  }

  /// Whether further work is pointless, because nobody would read its output.
  package var isOver: Bool { output.isBroken || areMessagesClosed }

  /// Records that something has failed.
  package mutating func fail() { hasFailed = true }

  /// Writes a line about a failure.
  package mutating func complain(_ sentence: String) {
    fail()
    note(sentence)
  }

  /// Writes a line about something that is not a failure.
  package mutating func note(_ sentence: String) {
    write(message: "\(program): \(sentence)\n")
  }

  /// Writes text to the messages unchanged.
  package mutating func write(message text: String) {
    output.flush()
    eraseProgress()
    write(text)
  }

  /// Writes the rest of the output.
  ///
  /// - Parameter reason: Returns the message for an error of the output.
  package mutating func finish(_ reason: (SystemError) -> String) {
    eraseProgress()
    do throws(SystemError) {
      try output.finish()
    } catch {
      // A reader that closes the pipe early is not a failure.
      if !error.isClosedPipe { complain(reason(error)) }
    }
  }

  private mutating func write(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    do throws(SystemError) {
      try messages.write(bytes.span)
    } catch {
      areMessagesClosed = error.isClosedPipe
    }
  }
}

extension Console {
  /// Starts work whose progress is reported after a second.
  ///
  /// - Parameters:
  ///   - size: The total number of bytes of the input, if it is known.
  ///   - columns: The width of the terminal that shows the messages, if they are on a terminal.
  package mutating func beginWork(of size: Int?, columns: Int?, at now: Int) {
    // Standard input can be named twice among operands.
    guard progress == nil else { return }
    progress = Progress(of: size, by: program, columns: columns, since: now)
  }

  /// Whether progress is reported, so that callers need to read the clock.
  package var reportsProgress: Bool { progress != nil }

  /// Reports how much has been read, if a report is due.
  package mutating func report(bytes: Int, lines: Int, at now: Int) {
    guard let text = progress?.report(bytes: bytes, lines: lines, now: now) else { return }
    write(text)
  }

  private mutating func eraseProgress() {
    guard let text = progress?.erase() else { return }
    write(text)
  }
}
