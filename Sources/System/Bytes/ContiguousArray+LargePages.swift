extension ContiguousArray<UInt8> {
  /// Reserves memory for a number of bytes, in large pages if the system has them.
  ///
  /// Getting memory page by page takes longer than sorting what is in it. Memory that is reserved
  /// and not used is not allocated. The array must be empty.
  package mutating func reserveLargePages(_ count: Int) {
    reserveCapacity(count)
    // Sound: an empty array has its free memory at its base address.
    unsafe withUnsafeMutableBufferPointer { bytes in
      guard bytes.isEmpty, let start = bytes.baseAddress else { return }
      unsafe SystemCall.useLargePages(UnsafeMutableRawBufferPointer(start: start, count: count))
    }
  }
}
