/// A destination for bytes.
package protocol ByteSink {
  /// Writes all of the bytes, or throws.
  ///
  /// If it throws, some of the bytes may have been written.
  mutating func write(_ bytes: Span<UInt8>) throws(SystemError)

  /// The regular file that the bytes go to; `nil` for others.
  var identity: FileIdentity? { get }
}

extension ByteSink {
  package var identity: FileIdentity? { nil }

  /// Checks that a source does not have the bytes that are written, which would be read without an end.
  package func checkIsOther(than source: any ByteSource) throws(SystemError) {
    if let identity, identity == source.identity { throw .isOutput }
  }
}
