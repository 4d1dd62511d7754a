import DayKit
import System

// Chunks that other threads have answered.

extension RecordStream {
  /// Whether records of an input come next, so that chunks can be answered.
  var isReady: Bool {
    if case .records = input.phase { !isStopped && loop.place.form != .element } else { false }
  }

  /// What a thread does with a chunk; `nil` if the chunks of an input cannot be answered apart.
  var chunkWork: (@Sendable (Chunk) -> Void)? {
    guard !loop.traits.runsInOrder, let loop = loop.copyForChunk() else { return nil }
    let (onError, policy) = (onError, reports.policy)
    let messages = policy.isQuiet ? nil : reports.messages
    return { chunk in
      chunk.answer(
        by: loop, onError: onError, limit: policy.isQuiet ? 0 : policy.limit, messages: messages)
    }
  }

  /// Takes the next chunk of the input: its answers, if a record begins where its thread has
  /// guessed.
  mutating func take(_ chunk: Chunk, in console: inout Console) {
    let bytes = chunk.bytes
    addSample(bytes.span)
    buffer.append(bytes.span.extracting(first: chunk.start))
    answerWholeRecords(in: &console)
    guard !isOver(console) else { return }
    let isRight = buffer.count == 0 && isReady
    if isRight { write(chunk, in: &console) }
    guard !isOver(console) else { return }
    buffer.append(bytes.span.extracting(droppingFirst: isRight ? chunk.end : chunk.start))
    answerWholeRecords(in: &console)
  }

  /// Writes the results and the messages of a chunk.
  private mutating func write(_ chunk: Chunk, in console: inout Console) {
    var written = 0
    let (name, line) = (input.name, chunk.failureCount == 0 ? 0 : wholeNumber(loop.lineFeeds))
    var reported = 0
    for note in chunk.notes where reports.reportsNext {
      chunk.output.withHeld(written..<note.outputCount) { console.output.append($0) }
      written = note.outputCount
      reports.report(at: "\(name):\(line + note.line)", { note.sentence }, to: &console)
      reported += 1
      guard !console.isOver else { return }
    }
    let rest = chunk.failureCount - reported
    let first = reported < chunk.notes.count ? chunk.notes[reported].line : chunk.lastFailure
    if rest > 0 {
      reports.countRest(
        rest, first: "\(name):\(line + first)", last: "\(name):\(line + chunk.lastFailure)",
        to: &console)
    }
    chunk.output.withHeld(written..<chunk.output.heldCount) { console.output.append($0) }
    if let later = chunk.takeLoop() { loop.absorb(later) }
    if chunk.isStopped { stop() }
  }
}
