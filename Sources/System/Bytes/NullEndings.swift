// Records that end with a NUL are read and written as lines: each NUL is a newline inside the
// program, and each newline a NUL. Only messages know of them.

extension UnsafeMutableBufferPointer<UInt8> {
  /// Exchanges NULs and newlines.
  fileprivate func exchangeNullsAndLineFeeds() {
    // Sound: the indices are those of the buffer.
    for index in indices {
      let byte = unsafe self[index]
      unsafe self[index] = byte ^ (byte == 0 || byte == 0x0A ? 0x0A : 0)
    }
  }
}

extension OutputSpan<UInt8> {
  /// Exchanges NULs and newlines from a position on.
  fileprivate mutating func exchangeNullsAndLineFeeds(from start: Int) {
    // Sound: the bytes up to the count are initialized, and stay so.
    unsafe withUnsafeMutableBufferPointer { buffer, count in
      unsafe UnsafeMutableBufferPointer(rebasing: buffer[start..<count])
        .exchangeNullsAndLineFeeds()
    }
  }
}

extension Span<UInt8> {
  /// Returns the bytes with NULs and newlines exchanged.
  package var withNullsAndLineFeedsExchanged: ContiguousArray<UInt8> {
    var bytes: ContiguousArray<UInt8> = []
    bytes.append(addingCapacity: count) { output in
      output.append(copying: self)
      output.exchangeNullsAndLineFeeds(from: 0)
    }
    return bytes
  }
}

/// A source of records that end with a NUL, as lines.
package struct NullEndedSource: ByteSource {
  private var source: any ByteSource

  package init(_ source: any ByteSource) {
    self.source = source
  }

  package mutating func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError) {
    let known = buffer.count
    try source.read(into: &buffer)
    buffer.exchangeNullsAndLineFeeds(from: known)
  }

  package var size: Int? { source.size }
  package var identity: FileIdentity? { source.identity }
  package var blocks: (any BlockSource)? { source.blocks.map { Blocks(source: $0) } }

  private struct Blocks: BlockSource {
    let source: any BlockSource

    var count: Int { source.count }

    func read(into buffer: inout OutputSpan<UInt8>, at position: Int) throws(SystemError) {
      let known = buffer.count
      try source.read(into: &buffer, at: position)
      buffer.exchangeNullsAndLineFeeds(from: known)
    }

    func pass(to position: Int) { source.pass(to: position) }
  }
}
