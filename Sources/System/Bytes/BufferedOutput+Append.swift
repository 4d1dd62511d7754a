extension BufferedOutput {
  package mutating func append(_ byte: UInt8) {
    makeRoom(for: 1)
    block.append(byte)
  }

  package mutating func append(_ bytes: Span<UInt8>) {
    // Copying bytes that fill a block would only take time.
    guard bytes.count < blockSize || isHolding || listStart != nil else {
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

  /// Lets the body write up to `count` bytes directly into the block, without a copy.
  ///
  /// The body is called once, even after an error, with an empty span that has room for exactly
  /// `count` bytes; writing more traps. If the block is too small, it grows.
  package mutating func append(upTo count: Int, _ body: (inout OutputSpan<UInt8>) -> Void) {
    makeRoom(for: count)
    block.append(upTo: count, body)
  }

  /// Lets the body write directly into the free part of the block, which has at least `count`
  /// bytes.
  ///
  /// Use it instead of ``append(upTo:_:)`` to write as much as fits.
  package mutating func append(atLeast count: Int, _ body: (inout OutputSpan<UInt8>) -> Void) {
    makeRoom(for: count)
    block.append(upTo: block.room, body)
  }

  /// The first block is small, because the answers of most calls fit into it, and because the system
  /// takes time to provide a large one.
  private mutating func makeRoom(for count: Int) {
    if block.room < count {
      if isHolding { return block.grow(by: max(count, blockSize)) }
      flush()
      block.renew(capacity: max(count, block.isAllocated ? blockSize : min(blockSize, 1024)))
    }
  }
}
