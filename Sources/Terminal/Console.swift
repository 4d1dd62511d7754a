/// The output and the messages of one run of a program, and whether anything failed.
///
/// Messages come after everything that was written before them.
package struct Console: ~Copyable {
  package var output: BufferedOutput

  /// Whether something was wrong, so that the exit code says so.
  package private(set) var hasFailed = false

  private let program: String
  private var messages: any ByteSink

  /// Whether nobody reads messages any more; then only the exit code reports failures.
  private var isUnheard = false

  private var progress: Progress?

  package init(program: String, output: any ByteSink, messages: any ByteSink) {
    self.program = program
    self.output = BufferedOutput(to: output)
    self.messages = messages
  }

  /// Whether further work is pointless, because nobody reads what is written.
  package var isOver: Bool { output.isBroken || isUnheard }

  /// Notes that something was wrong.
  package mutating func fail() { hasFailed = true }

  /// Writes one line about what is wrong.
  package mutating func complain(_ sentence: String) {
    fail()
    write(message: "\(program): \(sentence)\n")
  }

  /// Writes text to the messages as it is.
  package mutating func write(message text: String) {
    output.flush()
    eraseProgress()
    write(text)
  }

  /// Writes the rest of the output.
  ///
  /// - Parameter reason: Returns the sentence for an error of the output.
  package mutating func finish(_ reason: (SystemError) -> String) {
    eraseProgress()
    do throws(SystemError) {
      try output.finish()
    } catch {
      // A reader that has enough is not a failure.
      if !error.isClosedPipe { complain(reason(error)) }
    }
  }

  private mutating func write(_ text: String) {
    let bytes = ContiguousArray(text.utf8)
    do throws(SystemError) {
      try messages.write(bytes.span)
    } catch {
      isUnheard = error.isClosedPipe
    }
  }
}

extension Console {
  /// Begins work whose progress is reported after a second.
  ///
  /// - Parameters:
  ///   - size: The number of bytes of all input, if it is known.
  ///   - columns: The width of the terminal that messages go to, if they go to one.
  package mutating func beginWork(of size: Int?, columns: Int?, at now: Int) {
    // Standard input can be named twice among operands.
    guard progress == nil else { return }
    progress = Progress(of: size, columns: columns, since: now)
  }

  /// Whether progress is reported, so that it is worth knowing the time.
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
