/// Where bytes come from.
package protocol ByteSource {
  /// Appends what one read brings, at most as much as the buffer has room for.
  ///
  /// Nothing appended to a buffer with room means that the input has ended. A read may bring less
  /// than there is room for at any time.
  mutating func read(into buffer: inout OutputSpan<UInt8>) throws(SystemError)
}
