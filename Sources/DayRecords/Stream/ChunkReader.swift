import System

/// Reads the chunks of an input for the threads that answer them.
///
/// Sound as `Sendable`: a source without blocks is read by one thread at a time.
final class ChunkReader: @unchecked Sendable {
  private var source: any ByteSource

  /// The bytes of the source, if they can be read from any position.
  private let blocks: (any BlockSource)?

  /// The number of bytes of a chunk.
  private let size: Int

  /// Whether a chunk waits until all its bytes have come.
  private let areWhole: Bool

  init(
    _ source: any ByteSource, _ blocks: (any BlockSource)?, size: Int, areWhole: Bool
  ) {
    self.source = source
    self.blocks = blocks
    self.size = size
    self.areWhole = areWhole
  }

  /// Returns a queue of the chunks, in which an empty one is the last.
  func queue(
    threads: Int, answer: @escaping @Sendable (Chunk) -> Void
  ) -> OrderedQueue<Chunk>? {
    let hasBlocks = blocks != nil
    let fill: @Sendable (Chunk, Int) -> Void = { chunk, number in self.fill(chunk, number) }
    // A thread that reads in order waits for bytes before others can.
    return OrderedQueue(
      threads: threads, items: (0..<threads + (areWhole ? 1 : 2)).map { _ in Chunk() },
      inOrder: hasBlocks ? nil : fill
    ) { chunk, number in
      if hasBlocks { fill(chunk, number) }
      guard !chunk.bytes.isEmpty else { return false }
      answer(chunk)
      return true
    }
  }

  private func fill(_ chunk: Chunk, _ number: Int) {
    chunk.error = nil
    chunk.bytes.removeAll(keepingCapacity: true)
    do throws(SystemError) {
      try read(into: chunk, number)
    } catch {
      chunk.error = error
    }
  }

  private func read(into chunk: Chunk, _ number: Int) throws(SystemError) {
    var known = 0
    repeat {
      known = chunk.bytes.count
      try chunk.bytes.append(addingCapacity: size - known) { block throws(SystemError) in
        if let blocks {
          try blocks.read(into: &block, at: number * size + known)
        } else {
          try source.read(into: &block)
        }
      }
      // A short read of a file means its end, or an interruption.
    } while (blocks != nil || areWhole) && (known + 1..<size).contains(chunk.bytes.count)
  }
}
