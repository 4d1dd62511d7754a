/// Where bytes come from.
package protocol ByteSource {
  /// Appends what one read brings, at most as much as the buffer has room for.
  ///
  /// Nothing appended to a buffer with room means that the input has ended. A read may bring less
  /// than there is room for at any time.
  mutating func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError)

  /// The number of bytes of all that there is to read, if that is known.
  var size: Int? { get }

  /// The same bytes from the next one on, for readers that read where they like; `nil` for a source
  /// that comes only in order.
  var blocks: (any BlockSource)? { get }
}

/// Bytes that can be read from any position, by several threads at a time.
package protocol BlockSource: Sendable {
  /// Appends what one read from a position brings; nothing at the end.
  func read(into buffer: inout OutputSpan<UInt8>, at position: Int) throws(SystemError)

  /// Makes the next read in order begin at a position.
  func pass(to position: Int)
}

extension ByteSource {
  package var size: Int? { nil }
  package var blocks: (any BlockSource)? { nil }
}
