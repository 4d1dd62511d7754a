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

  /// Creates an output whose block is made when the first byte comes.
  package init(to sink: any ByteSink, blockSize: Int = 64 * 1024) {
    self.drain = Drain(to: sink)
    self.blockSize = blockSize
  }

  /// The first error, if one of the writes failed.
  package var error: SystemError? { drain.error }

  /// Whether a write failed, so that nothing more will be written.
  package var isBroken: Bool { drain.error != nil }

  /// Writes what is in the block.
  package mutating func flush() {
    block.empty(into: &drain)
  }

  /// Writes what is in the block, and throws the first error that there has been.
  package mutating func finish() throws(SystemError) {
    flush()
    if let error { throw error }
  }
}
