import DayKit
import Terminal

// Lines on several threads. The thread of the stream reads and writes; the others answer lots of
// lines as the stream would, and record what it would have written.

/// Lines for one thread at a time.
struct LineLot: Sendable {
  var lines: ContiguousArray<UInt8>

  /// The number of lines before them.
  var number: Int
}

/// The threads that answer lots of lines.
typealias LineWorkers = WorkerPool<LineLot, Recording>

extension RecordStream {
  /// The number of bytes of a lot: enough that handing it over costs nothing beside answering it.
  private static let lotSize = 64 * 1024

  /// The size of a file in bytes from which on more than one thread pays.
  private static let worthwhileSize = 4 * 1024 * 1024

  /// The threads to answer lines on, if it takes more than that of the stream.
  func workers(for input: any ByteSource, in session: borrowing Session) -> LineWorkers? {
    let count = jobs ?? automaticJobs(for: input, in: session)
    guard count > 1, !command.areAnswersApart else { return nil }
    var worker = self
    worker.hasBegun = true
    let environment = session.environment
    let isQuiet = session.isQuiet
    return LineWorkers(threads: count) { [worker] lot in
      var stream = worker
      return stream.record(lot, environment, isQuiet: isQuiet)
    }
  }

  private func automaticJobs(for input: any ByteSource, in session: borrowing Session) -> Int {
    // A pipe is no faster than one thread, and nor is what threads would hand over.
    // Threads that ask the C library for a time zone wait for each other.
    guard !(command.kind == .sameDays && form.copiesDigits), !form.hasTimeZone,
      let size = input.size,
      size >= Self.worthwhileSize
    else {
      return 1
    }
    return session.processorCount()
  }

  /// Answers a lot of lines.
  private mutating func record(
    _ lot: LineLot, _ environment: @escaping Surroundings.Environment, isQuiet: Bool
  ) -> Recording {
    let recorder = Recorder()
    var session = Session(
      Surroundings(
        input: NoBytes(), output: recorder.output, messages: recorder.messages,
        environment: environment))
    session.isQuiet = isQuiet
    var lines = LineReader(lot.lines, quotation: form.place.quotation)
    var number = lot.number
    let goesOn = answerLines(&lines, &number, in: &session)
    let code = session.finish()
    var recording = recorder.recording
    recording.isWrong = code == .wrong
    recording.goesOn = goesOn
    return recording
  }

  /// Answers lines on several threads up to one that needs a look of its own, and tells whether to
  /// go on.
  mutating func answerLots(
    of lines: inout LineReader, _ number: inout Int, on workers: LineWorkers,
    in session: inout Session
  ) throws(SystemError) -> Bool {
    do throws(SystemError) {
      while let lot = try nextLot(of: &lines, number, on: workers, in: &session) {
        workers.add(lot)
        number += lot.lines.span.occurrences(of: .lineFeed)
        session.report(bytes: lines.position, lines: number)
        if workers.isFull { writeNext(of: workers, in: &session) }
      }
    } catch {
      writeAll(of: workers, in: &session)
      throw error
    }
    writeAll(of: workers, in: &session)
    return !isStopped && !session.isOver
  }

  private mutating func nextLot(
    of lines: inout LineReader, _ number: Int, on workers: LineWorkers, in session: inout Session
  ) throws(SystemError) -> LineLot? {
    let bytes = try lines.takeLines(Self.lotSize) {
      // Who waits for input may wait for the answers to what has come.
      writeAll(of: workers, in: &session)
      session.output.flush()
    }
    guard !bytes.isEmpty, !isStopped, !session.isOver else { return nil }
    return LineLot(lines: bytes, number: number)
  }

  private mutating func writeAll(of workers: LineWorkers, in session: inout Session) {
    while writeNext(of: workers, in: &session) {}
  }

  /// Writes what the next lot has come to, and tells whether there was one and the run goes on.
  @discardableResult
  private mutating func writeNext(of workers: LineWorkers, in session: inout Session) -> Bool {
    guard !isStopped, !session.isOver, let recording = workers.takeResult() else { return false }
    for piece in recording.pieces {
      if !piece.isMessage, !hasBegun {
        session.output.append(form.sink.header.span)
        hasBegun = true
      }
      session.play(piece)
    }
    if recording.isWrong { session.noteFault() }
    isStopped = !recording.goesOn
    return true
  }
}

/// An input without a byte.
private struct NoBytes: ByteSource {
  func read(into buffer: inout OutputSpan<UInt8>) {}
}
