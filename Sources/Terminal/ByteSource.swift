/// Where bytes come from.
package protocol ByteSource {
  /// Appends what one read brings, at most as much as the buffer has room for.
  ///
  /// Nothing appended to a buffer with room means that the input has ended. A read may bring less
  /// than there is room for at any time.
  mutating func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError)

  /// Whether a read would bring something, or the end, without waiting for it.
  var isReady: Bool { get }

  /// The number of bytes of all that there is to read, if that is known.
  var size: Int? { get }
}

extension ByteSource {
  package var isReady: Bool { true }
  package var size: Int? { nil }
}
