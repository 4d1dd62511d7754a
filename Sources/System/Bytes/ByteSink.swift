/// A destination for bytes.
package protocol ByteSink {
  /// Writes all of the bytes, or throws.
  ///
  /// If it throws, some of the bytes may have been written.
  mutating func write(_ bytes: Span<UInt8>) throws(SystemError)
}
