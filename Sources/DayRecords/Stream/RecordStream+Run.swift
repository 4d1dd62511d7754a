package import System

/// How to process an input: the number of threads, the size of chunks, and what reports progress.
package struct WorkPlan: Sendable {
  /// The number of threads; `nil` for as many as are worthwhile.
  package var threads: Int?

  /// The number of processors.
  package var processorCount: @Sendable () -> Int

  /// The nanoseconds of a monotonic clock.
  package var clock: @Sendable () -> Int

  /// The number of bytes of a chunk for one thread; `nil` for as many as suit the action.
  package var chunkSize: Int?

  package init(
    threads: Int? = nil,
    processorCount: @escaping @Sendable () -> Int = { 1 },
    clock: @escaping @Sendable () -> Int = { 0 }, chunkSize: Int? = nil
  ) {
    self.threads = threads
    self.processorCount = processorCount
    self.clock = clock
    self.chunkSize = chunkSize
  }
}

extension RecordStream {
  /// Answers all lines of an input.
  ///
  /// - Throws: The error of a read, after the results to everything before it.
  package mutating func answerLines(
    of source: any ByteSource, named name: String, by plan: WorkPlan, in console: inout Console
  ) throws(SystemError) {
    beginInput(named: name, in: &console)
    try answerLines(of: source, by: plan, in: &console)
  }

  /// Answers the rest of the lines of an input.
  mutating func answerLines(
    of source: any ByteSource, by plan: WorkPlan, in console: inout Console
  ) throws(SystemError) {
    var source = source
    var position = 0
    var hasThreads = true
    let blockSize = min(64 * 1024, plan.chunkSize ?? .max)
    // The header and the byte order mark are in the first block.
    while !isOver(console) {
      console.output.flush()
      let threads = isReady && hasThreads ? threadCount(for: source, plan) : 1
      if threads > 1 {
        hasThreads = try answerChunks(of: source, threads, plan, position, in: &console)
        guard !hasThreads else { break }
      }
      let count = try read(from: &source, atMost: blockSize)
      guard count > 0 else { break }
      position += count
      answerWholeRecords(in: &console)
      report(position, plan, in: &console)
    }
    guard !isOver(console) else { return }
    finishInput(in: &console)
  }

  private func report(_ position: Int, _ plan: WorkPlan, in console: inout Console) {
    guard console.reportsProgress else { return }
    console.report(bytes: position - buffer.count, lines: lineCount, at: plan.clock())
  }
}

// Several threads.

extension RecordStream {
  /// The size of a file, in bytes, from which several threads are worthwhile.
  private static var worthwhileSize: Int { 16 << 20 }

  /// Returns the number of threads on which to answer an input: several, if that is requested or
  /// worthwhile.
  private func threadCount(for source: any ByteSource, _ plan: WorkPlan) -> Int {
    if let threads = plan.threads { return threads }
    // More threads speed up neither a pipe nor a copy of digits.
    guard !loop.copiesDigits, let size = source.size, size >= Self.worthwhileSize,
      source.blocks != nil
    else { return 1 }
    return plan.processorCount()
  }

  private func chunkSize(for source: any ByteSource, _ threads: Int, _ plan: WorkPlan) -> Int {
    let usual = 128 * 1024
    if plan.chunkSize == nil, let largest = loop.traits.largestChunk {
      // All chunks that are in use take a small part of the memory for the input.
      return min(largest, max(usual, (source.size ?? .max) / max(64, 16 * threads)))
    }
    return plan.chunkSize ?? usual
  }

  /// Answers the rest of an input on several threads, and returns `false` if the system starts
  /// none.
  private mutating func answerChunks(
    of source: any ByteSource, _ threads: Int, _ plan: WorkPlan, _ start: Int,
    in console: inout Console
  ) throws(SystemError) -> Bool {
    loop.useThreads(threads)
    guard let work = chunkWork else { return false }
    let blocks = source.blocks
    let reader = ChunkReader(
      source, blocks, size: chunkSize(for: source, threads, plan),
      areWhole: loop.traits.largestChunk != nil)
    guard let queue = reader.queue(threads: threads, answer: work) else { return false }
    defer { queue.close() }
    var position = 0
    while !isOver(console) {
      if !queue.hasNext { console.output.flush() }
      let chunk = queue.next()
      position += chunk.bytes.count
      let isLast = chunk.bytes.isEmpty
      if !isLast { take(chunk, in: &console) }
      report(start + position, plan, in: &console)
      let error = chunk.error
      queue.release(chunk)
      if let error { throw error }
      if isLast { break }
    }
    blocks?.pass(to: position)
    return true
  }
}
