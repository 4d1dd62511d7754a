/// Output that is collected in one block and written when the block is full.
///
/// It cannot be copied, as a copy would write the same bytes twice: it is passed as `inout`, and
/// the compiler sees that there is one writer at a time.
///
/// The first error is kept. What is appended after it is dropped, so that a caller may ask once at
/// the end, with ``finish()``, and a long loop may stop early, at ``isBroken``. What was never
/// flushed or finished is not written.
package struct BufferedOutput: ~Copyable {
  @usableFromInline
  var block: ContiguousArray<UInt8> = []
  let blockSize: Int
  private var drain: Drain

  /// Creates an output whose block is made when the first byte comes.
  package init(to sink: any ByteSink, blockSize: Int = 64 * 1024) {
    self.blockSize = blockSize
    self.drain = Drain(sink: sink)
  }

  /// The first error, if one of the writes failed.
  package var error: SystemError? { drain.error }

  /// Whether a write failed, so that nothing more will be written.
  package var isBroken: Bool { drain.error != nil }

  /// Writes what is in the block.
  package mutating func flush() {
    drain.empty(&block)
  }

  /// Writes what is in the block, and throws the first error that there has been.
  package mutating func finish() throws(SystemError) {
    flush()
    if let error { throw error }
  }

  /// Writes the bytes past the block, after what is in it.
  mutating func writeThrough(_ bytes: Span<UInt8>) {
    flush()
    drain.write(bytes)
  }

  /// Empties the block, and makes it as large as asked for if it is not.
  @usableFromInline
  mutating func renewBlock(withRoomFor count: Int) {
    flush()
    block.reserveCapacity(max(count, blockSize))
  }
}

/// A sink that is left alone after its first error.
private struct Drain {
  var sink: any ByteSink
  var error: SystemError?

  mutating func write(_ bytes: Span<UInt8>) {
    guard error == nil, !bytes.isEmpty else { return }
    do throws(SystemError) {
      try sink.write(bytes)
    } catch let failure {
      error = failure
    }
  }

  mutating func empty(_ block: inout ContiguousArray<UInt8>) {
    write(block.span)
    block.removeAll(keepingCapacity: true)
  }
}
