extension OutputSpan<UInt8> {
  /// Appends a copy of bytes, for which there must be room.
  package mutating func append(copying bytes: Span<UInt8>) {
    precondition(freeCapacity >= bytes.count)
    // Sound: there is room after the first `count` bytes for all bytes that are copied.
    unsafe withUnsafeMutableBufferPointer { output, count in
      let rest = unsafe UnsafeMutableBufferPointer(rebasing: output[count...])
      unsafe bytes.withUnsafeBufferPointer { bytes in
        _ = unsafe rest.initialize(fromContentsOf: bytes)
      }
      count += bytes.count
    }
  }
}
