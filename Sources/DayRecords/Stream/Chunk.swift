import System

/// A part of an input that one thread answers before its turn.
///
/// The thread guesses that a record begins after the first newline, and answers from there on.
/// The stream checks the guess after it has answered all bytes before the chunk.
///
/// Sound as `Sendable`: the chunk belongs to one thread at a time, and is handed over under a lock.
final class Chunk: @unchecked Sendable {
  /// The bytes as they were read.
  var bytes: ContiguousArray<UInt8> = []

  /// The error of the read, if it failed.
  var error: SystemError?

  /// Where the first record begins, if the guess is right, and where the first unanswered record
  /// begins.
  private(set) var start = 0
  private(set) var end = 0

  /// The results.
  private(set) var output = BufferedOutput(holding: 128 * 1024)

  /// The failures to report one by one, and one more if there are more.
  private(set) var notes: ContiguousArray<Note> = []

  /// The number of all failures, and the line of the last one.
  private(set) var failureCount = 0
  private(set) var lastFailure = 0

  /// Whether a failed record ends the run.
  private(set) var isStopped = false

  /// The loop with the results of its action.
  private var loop: RecordLoop?

  /// A record that failed.
  struct Note {
    /// The number of its line, counted from the start of the chunk's first record.
    var line: Int

    var sentence: String

    /// The number of bytes of the output before the message.
    var outputCount: Int
  }

  /// The number of bytes of results after which a thread stops and leaves the rest of the chunk to
  /// the stream.
  private static var outputLimit: Int { 4 << 20 }

  /// Answers the records from the guess on, as a run would.
  func answer(
    by loop: RecordLoop, onError: OnError, limit: Int?, messages: (any RecordMessages)?
  ) {
    clear()
    var loop = loop
    loop.beginBlock()
    let bytes = bytes
    defer {
      loop.finishChunk(bytes.span)
      self.loop = loop
    }
    start = min(bytes.span.firstIndex(of: .lineFeed, from: 0) + 1, bytes.count)
    end = start
    while output.heldCount < Self.outputLimit {
      // Answers may be much longer than the input, so check their length after each part.
      let part = bytes.span.extracting(first: min(bytes.count, end + 64 * 1024))
      switch loop.answer(part, from: end, to: &output) {
      case .needsMore(let position):
        let isStuck = position == end
        end = position
        guard !isStuck else { return }
      case .failed(let failed):
        let record = part.extracting(failed.record.range)
        let content = failed.record.content
        if loop.place.form.hasOpenQuotation(record.extracting(content)) {
          // It may contain many records, so the stream needs to know of it, and the line of the quote.
          end = failed.record.start
          return
        }
        end = failed.record.end
        note(
          failed.reason, of: record.extracting(content), loop.lineFeeds + 1, limit, messages)
        output.append(failed: record, content: content, onError, at: loop.place)
        loop.pass(record)
        isStopped = onError == .stop
        if isStopped { return }
      }
    }
  }

  /// Returns the loop with the results of its action, which the chunk then forgets.
  func takeLoop() -> RecordLoop? {
    defer { loop = nil }
    return loop
  }

  private func clear() {
    output.releaseHeld()
    notes.removeAll(keepingCapacity: true)
    (failureCount, lastFailure, isStopped) = (0, 0, false)
  }

  private func note(
    _ failure: RecordFailure, of record: Span<UInt8>, _ line: Int, _ limit: Int?,
    _ messages: (any RecordMessages)?
  ) {
    failureCount += 1
    lastFailure = line
    guard notes.count <= limit ?? .max else { return }
    let sentence = messages?.sentence(for: failure, in: record, of: .line(nil)) ?? ""
    notes.append(Note(line: line, sentence: sentence, outputCount: output.heldCount))
  }
}
