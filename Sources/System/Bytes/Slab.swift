import CLibrary

/// Memory for bytes that are appended and then stay as they are, in large pages if the system has
/// them.
///
/// Getting memory page by page takes longer than sorting what is in it. Memory that is not used is
/// not allocated.
///
/// Sound as `Sendable`: each part is given to one writer, under the lock, and to readers when it is
/// written.
@safe
package final class Slab: @unchecked Sendable {
  // Sound: only the slab and its pieces use the memory, which lives as long as they do.
  private let memory: UnsafeMutableRawBufferPointer
  private let monitor = Monitor()

  /// The number of bytes that have been given to writers.
  private var count = 0

  package init(capacity: Int) {
    let isLarge = capacity >= Self.largePage
    unsafe memory = .allocate(
      byteCount: capacity, alignment: isLarge ? Self.largePage : MemoryLayout<UInt64>.alignment)
    #if os(Linux)
    // Sound: the call changes none of the bytes, and the pages belong to the memory.
    if isLarge { _ = unsafe madvise(memory.baseAddress, capacity, MADV_HUGEPAGE) }
    #endif
  }

  deinit {
    unsafe memory.deallocate()
  }

  private static var largePage: Int { 2 << 20 }

  /// The number of bytes for which there is room.
  package var room: Int { monitor.withLock { rest } }

  /// The same, for code that has the lock.
  private var rest: Int { unsafe memory.count - count }

  /// Lets the body append up to a number of bytes, for which there must be room.
  package func append(upTo limit: Int, _ body: (inout OutputSpan<UInt8>) -> Void) -> Piece {
    let start = reserve(limit)
    // Sound: the part belongs to this call only, and the span does not outlive it.
    let free = unsafe UnsafeMutableRawBufferPointer(rebasing: memory[start..<start + limit])
      .bindMemory(to: UInt8.self)
    var output = unsafe OutputSpan(buffer: free, initializedCount: 0)
    body(&output)
    let used = unsafe output.finalize(for: free)
    monitor.withLock { if count == start + limit { count = start + used } }
    return Piece(slab: self, range: start..<start + used)
  }

  private func reserve(_ limit: Int) -> Int {
    monitor.withLock {
      precondition((0...rest).contains(limit))
      defer { count += limit }
      return count
    }
  }

  /// Bytes that have been appended.
  package struct Piece: Sendable {
    private let slab: Slab
    private let range: Range<Int>

    fileprivate init(slab: Slab, range: Range<Int>) {
      self.slab = slab
      self.range = range
    }

    package var count: Int { range.count }

    package func withBytes<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
      // Sound: the bytes are initialized and do not change, and the slab outlives the call.
      defer { withExtendedLifetime(slab) {} }
      let bytes = unsafe UnsafeRawBufferPointer(rebasing: slab.memory[range])
        .bindMemory(to: UInt8.self)
      return body(unsafe bytes.span)
    }
  }
}
