/// Where bytes go.
package protocol ByteSink {
  /// Writes all of the bytes, or throws.
  ///
  /// When it throws, some of the bytes may have been written.
  mutating func write(_ bytes: Span<UInt8>) throws(SystemError)
}
