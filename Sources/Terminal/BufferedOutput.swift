/// Output that is collected in one block and written when the block is full.
///
/// It cannot be copied, as a copy would write the same bytes twice: it is passed as `inout`, and
/// the compiler sees that there is one writer at a time.
///
/// The first error is kept. What is appended after it is dropped, so that a caller may ask once at
/// the end, with ``finish()``, and a long loop may stop early, at ``isBroken``. What was never
/// flushed or finished is not written.
package struct BufferedOutput: ~Copyable {
  var block = OutputBlock()
  var drain: Drain
  let blockSize: Int

  /// Whether the bytes stay in the block, which grows, until they are asked for.
  let isHolding: Bool

  /// Creates an output whose block is made when the first byte comes.
  package init(to sink: any ByteSink, blockSize: Int = 64 * 1024) {
    self.drain = Drain(to: sink)
    self.blockSize = blockSize
    isHolding = false
  }

  /// Creates an output that holds all bytes until ``releaseHeld()``.
  package init(holding blockSize: Int) {
    self.drain = Drain(to: NoSink())
    self.blockSize = blockSize
    isHolding = true
  }

  /// The number of bytes that have not been written.
  package var heldCount: Int { block.count }

  /// Lets the body use a range of the bytes that are held.
  package func withHeld(_ range: Range<Int>, _ body: (Span<UInt8>) -> Void) {
    block.withBytes { body($0.extracting(range)) }
  }

  /// Forgets the bytes that are held.
  package mutating func releaseHeld() { block.removeAll() }

  /// The first error, if one of the writes failed.
  package var error: SystemError? { drain.error }

  /// Whether a write failed, so that nothing more will be written.
  package var isBroken: Bool { drain.error != nil }

  /// Writes what is in the block.
  package mutating func flush() {
    if isHolding { return }
    block.empty(into: &drain)
  }

  /// Writes what is in the block, and throws the first error that there has been.
  package mutating func finish() throws(SystemError) {
    flush()
    if let error { throw error }
  }
}

/// A sink for an output that never writes.
private struct NoSink: ByteSink {
  func write(_ bytes: Span<UInt8>) {}
}
