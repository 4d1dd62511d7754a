extension BufferedOutput {
  @inlinable
  package mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    block.append(byte)
  }

  package mutating func append(_ bytes: Span<UInt8>) {
    // A copy into the block would gain nothing where the bytes fill a block by themselves.
    guard bytes.count < blockSize else { return writeThrough(bytes) }
    makeRoom(for: bytes.count)
    // Sound: the bytes are copied before the closure ends.
    unsafe bytes.withUnsafeBufferPointer { unsafe block.append(contentsOf: $0) }
  }

  package mutating func append(_ text: String) {
    var text = text
    // Sound: the bytes are copied or written before the closure ends.
    text.withUTF8 { append(unsafe $0.span) }
  }

  /// Lets the body write up to `count` bytes right into the block, without a copy.
  ///
  /// The body is called once, also after an error, and has room for exactly `count` bytes: one more
  /// is a trap. If it throws, what it has written is taken back. A block that is too small for
  /// `count` bytes grows, and stays as large.
  @inlinable
  package mutating func append<Failure: Error>(
    upTo count: Int, _ body: (inout OutputSpan<UInt8>) throws(Failure) -> Void
  ) throws(Failure) {
    makeRoom(for: count)
    let start = block.count
    do throws(Failure) {
      try block.append(addingCapacity: count, initializingWith: body)
    } catch {
      block.removeLast(block.count - start)
      throw error
    }
  }

  @inlinable
  mutating func makeRoom(for count: Int) {
    if block.capacity - block.count < count { renewBlock(withRoomFor: count) }
  }
}
