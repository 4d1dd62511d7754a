/// A source of bytes.
package protocol ByteSource {
  /// Appends the bytes of one read, at most as many as fit in the buffer.
  ///
  /// If the buffer has room and nothing is appended, the input has ended. A read may always append
  /// less than fits.
  mutating func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError)

  /// The total number of bytes, if it is known.
  var size: Int? { get }

  /// The regular file that the bytes come from; `nil` for others.
  var identity: FileIdentity? { get }

  /// The remaining bytes for reading at any position; `nil` if the source can only be read in
  /// order.
  var blocks: (any BlockSource)? { get }
}

/// Bytes that can be read from any position, by several threads at the same time.
package protocol BlockSource: Sendable {
  /// The number of bytes.
  var count: Int { get }

  /// Appends the bytes of one read from a position; appends nothing at the end.
  func read(into buffer: inout OutputSpan<UInt8>, at position: Int) throws(SystemError)

  /// Sets the position of the next read in order.
  func pass(to position: Int)
}

extension ByteSource {
  package var size: Int? { nil }
  package var identity: FileIdentity? { nil }
  package var blocks: (any BlockSource)? { nil }
}
