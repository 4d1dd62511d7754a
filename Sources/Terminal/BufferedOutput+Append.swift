extension BufferedOutput {
  package mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    block.append(byte)
  }

  package mutating func append(_ bytes: Span<UInt8>) {
    // A copy into the block would gain nothing where the bytes fill a block by themselves.
    guard bytes.count < blockSize || isHolding else {
      flush()
      return drain.write(bytes)
    }
    makeRoom(for: bytes.count)
    block.append(bytes)
  }

  package mutating func append(_ text: String) {
    var text = text
    // Sound: the bytes are copied or written before the closure ends.
    text.withUTF8 { append(unsafe $0.span) }
  }

  /// Lets the body write up to `count` bytes right into the block, without a copy.
  ///
  /// The body is called once, also after an error, with an empty span that has room for exactly
  /// `count` bytes: one more is a trap. A block that is too small for so many grows, and stays as
  /// large.
  package mutating func append(upTo count: Int, _ body: (inout OutputSpan<UInt8>) -> Void) {
    makeRoom(for: count)
    block.append(upTo: count, body)
  }

  /// Lets the body write right into the free rest of the block, which is `count` bytes at least.
  ///
  /// It is ``append(upTo:_:)`` for who writes as much as there is room for.
  package mutating func append(atLeast count: Int, _ body: (inout OutputSpan<UInt8>) -> Void) {
    makeRoom(for: count)
    block.append(upTo: block.room, body)
  }

  private mutating func makeRoom(for count: Int) {
    if block.room < count {
      if isHolding { return block.grow(by: max(count, blockSize)) }
      flush()
      block.renew(capacity: max(count, blockSize))
    }
  }
}
