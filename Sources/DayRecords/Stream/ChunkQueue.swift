import System

/// Passes the chunks of an input from the threads that answer them to the thread that writes.
///
/// Threads take chunks in the order of the input, and the writer gets them in that order.
///
/// Sound as `Sendable`: all state changes under the lock, and the source is read under another
/// lock.
final class ChunkQueue: @unchecked Sendable {
  private let monitor = Monitor()
  private let answer: @Sendable (Chunk) -> Void

  /// Chunks that are not in use.
  private var free: [Chunk]

  /// Chunks that have been answered, with their numbers.
  private var answered: [(number: Int, chunk: Chunk)] = []
  private var taken = 0
  private var written = 0

  /// Whether the threads must take no more chunks.
  private var isClosed = false

  private let reading = Monitor()
  private var source: any ByteSource
  private let blocks: (any BlockSource)?

  /// The number of bytes of a chunk.
  private let size: Int

  /// Creates a queue and starts the threads, or fewer if the system refuses some.
  ///
  /// - Parameter blocks: The bytes of the source, if they can be read from any position.
  init?(
    threads: Int, reading source: any ByteSource, blocks: (any BlockSource)?, size: Int,
    answer: @escaping @Sendable (Chunk) -> Void
  ) {
    self.source = source
    self.blocks = blocks
    self.size = size
    self.answer = answer
    free = (0..<threads + 2).map { _ in Chunk() }
    // Nothing waits for the threads: one of them may be waiting for input that never comes.
    let started = (0..<threads).filter { _ in Thread.start { self.work() } }
    guard !started.isEmpty else { return nil }
  }

  /// Returns the next chunk in the order of the input.
  ///
  /// An empty chunk is the last one.
  func next() -> Chunk {
    monitor.withLock {
      while true {
        if let index = answered.firstIndex(where: { $0.number == written }) {
          written += 1
          return answered.remove(at: index).chunk
        }
        monitor.wait()
      }
    }
  }

  /// Whether the next chunk is ready, so that ``next()`` does not wait.
  var hasNext: Bool {
    monitor.withLock { answered.contains { $0.number == written } }
  }

  /// Returns a chunk to the queue after its answers are written.
  func release(_ chunk: Chunk) {
    monitor.withLock {
      free.append(chunk)
      monitor.broadcast()
    }
  }

  /// Ends the threads.
  func close() {
    monitor.withLock {
      isClosed = true
      monitor.broadcast()
    }
  }
}

// The work of the threads.

extension ChunkQueue {
  private func work() {
    while let (number, chunk) = take() {
      let isLast = chunk.bytes.isEmpty
      if !isLast { answer(chunk) }
      monitor.withLock {
        answered.append((number, chunk))
        monitor.broadcast()
      }
      if isLast { return }
    }
  }

  /// Takes and reads the next chunk of the input, or returns `nil` if the queue is closed.
  private func take() -> (Int, Chunk)? {
    // A thread that reads in order holds this lock while it waits for bytes.
    guard blocks == nil else { return reserve().map { ($0.number, filled($0.chunk, $0.number)) } }
    return reading.withLock {
      reserve().map { ($0.number, filled($0.chunk, $0.number)) }
    }
  }

  private func reserve() -> (number: Int, chunk: Chunk)? {
    monitor.withLock {
      while free.isEmpty, !isClosed { monitor.wait() }
      guard !isClosed, let chunk = free.popLast() else { return nil }
      taken += 1
      return (taken - 1, chunk)
    }
  }

  private func filled(_ chunk: Chunk, _ number: Int) -> Chunk {
    chunk.error = nil
    chunk.bytes.removeAll(keepingCapacity: true)
    do throws(SystemError) {
      try read(into: chunk, number)
    } catch {
      chunk.error = error
    }
    return chunk
  }

  private func read(into chunk: Chunk, _ number: Int) throws(SystemError) {
    guard let blocks else {
      return try Self.read(into: chunk, size) { block throws(SystemError) in
        try source.read(into: &block)
      }
    }
    // A short read of a file means its end, or an interruption.
    var missing = size
    while missing > 0 {
      let known = chunk.bytes.count
      try Self.read(into: chunk, missing) { block throws(SystemError) in
        try blocks.read(into: &block, at: number * size + known)
      }
      guard chunk.bytes.count > known else { return }
      missing = size - chunk.bytes.count
    }
  }

  private static func read(
    into chunk: Chunk, _ count: Int,
    _ read: (inout OutputSpan<UInt8>) throws(SystemError) -> Void
  ) throws(SystemError) {
    try chunk.bytes.append(addingCapacity: count) { block throws(SystemError) in
      try read(&block)
    }
  }
}
