/// Output that is collected in a block and written when the block is full.
///
/// It cannot be copied, because a copy would write the same bytes twice. It is passed as `inout`,
/// and the compiler checks that there is only one writer at a time.
///
/// The first error is kept, and bytes appended after it are dropped. A caller can therefore check
/// for an error once at the end, with ``finish()``, and a long loop can stop early if ``isBroken``.
/// Bytes that were neither flushed nor finished are not written.
package struct BufferedOutput: ~Copyable {
  var block = OutputBlock()
  var drain: Drain
  let blockSize: Int

  /// Whether all bytes stay in the block, which grows as needed.
  let isHolding: Bool

  /// Where in the block the first record of a list follows, until it is written.
  private(set) var listStart: Int?

  /// Creates an output; its block is allocated for the first byte.
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

  /// Calls the body with a range of the bytes that are held.
  package func withHeld(_ range: Range<Int>, _ body: (Span<UInt8>) -> Void) {
    block.withBytes { body($0.extracting(range)) }
  }

  /// Discards the bytes that are held.
  package mutating func releaseHeld() { block.removeAll() }

  /// Appends bytes that are written only if others follow, unless others were appended before.
  package mutating func begin(with prefix: ContiguousArray<UInt8>) {
    if block.count == 0, drain.last == nil { drain.prefix = prefix } else { append(prefix.span) }
  }

  /// Ends all records with a NUL, where newlines are appended.
  package mutating func endRecordsWithNull() { drain.endsWithNull = true }

  /// Begins a list of records, each with a comma before it: that of the first record which is written is
  /// dropped.
  package mutating func beginList() {
    dropFirstComma()
    listStart = block.count
  }

  /// Drops the comma before the first record of a list, if a record has been written.
  private mutating func dropFirstComma() {
    guard let start = listStart, start < block.count else {
      return listStart = listStart.map { _ in 0 }
    }
    block.dropComma(from: start)
    listStart = nil
  }

  /// Whether something was appended, and it does not end with a newline.
  package var endsInsideLine: Bool {
    (block.last ?? drain.last).map { $0 != UInt8(ascii: "\n") } ?? false
  }

  /// The error of the first write that failed, if any.
  package var error: SystemError? { drain.error }

  /// Whether a write has failed, so that nothing more will be written.
  package var isBroken: Bool { drain.error != nil }

  /// Writes the bytes in the block.
  package mutating func flush() {
    if isHolding { return }
    if listStart != nil { dropFirstComma() }
    block.empty(into: &drain)
  }

  /// Writes the bytes in the block, and throws the first error, if any write has failed.
  package mutating func finish() throws(SystemError) {
    flush()
    if let error { throw error }
  }
}

/// A sink for an output that never writes.
struct NoSink: ByteSink {
  func write(_ bytes: Span<UInt8>) {}
}
