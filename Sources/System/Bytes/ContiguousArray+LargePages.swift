import CLibrary

extension ContiguousArray<UInt8> {
  /// Reserves memory for a number of bytes, in large pages if the system has them.
  ///
  /// Getting memory page by page takes longer than sorting what is in it. Memory that is reserved
  /// and not used is not allocated. The array must be empty.
  package mutating func reserveLargePages(_ count: Int) {
    reserveCapacity(count)
    #if os(Linux)
    let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))
    // Sound: an empty array has its free memory at its base address.
    unsafe withUnsafeMutableBufferPointer { bytes in
      guard bytes.isEmpty, pageSize > 0, let start = bytes.baseAddress else { return }
      let address = Int(bitPattern: start)
      let first = (address + pageSize - 1) / pageSize * pageSize
      let end = (address + count) / pageSize * pageSize
      guard first < end else { return }
      // Sound: the pages lie in the memory, and the call changes none of its bytes.
      _ = unsafe madvise(start + (first - address), end - first, MADV_HUGEPAGE)
    }
    #endif
  }
}
