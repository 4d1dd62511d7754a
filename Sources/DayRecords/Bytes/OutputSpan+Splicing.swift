// Many pieces of bytes in one call, in which a piece costs little more than its bytes. It writes
// through pointers; the proof is beside each step.

extension OutputSpan<UInt8> {
  /// Lets the body write pieces behind the bytes that are there.
  ///
  /// - Parameter count: The most bytes that the body writes; there has to be room for them and for
  ///   ``PieceWriter/slack`` more.
  @inline(__always)
  mutating func writePieces(_ count: Int, _ body: (inout PieceWriter) -> Void) {
    precondition(count >= 0 && freeCapacity >= count &+ PieceWriter.slack)
    // Sound: behind the `filled` bytes there is room for `count` and the slack, which is what the writer
    // is told; it knows what it has written, and neither pointer leaves the closure.
    unsafe withUnsafeMutableBufferPointer { output, filled in
      guard let base = output.baseAddress else { return }
      var writer = unsafe PieceWriter(UnsafeMutableRawPointer(base + filled), room: count)
      body(&writer)
      filled &+= count &- writer.room
    }
  }
}

/// Writes pieces of bytes one after the other.
@safe
struct PieceWriter: ~Copyable {
  /// The number of bytes of room behind all pieces, into which a copy in blocks may run.
  static var slack: Int { 64 }

  // Sound: behind `next` there is always room for `room` bytes and the slack.
  private var next: UnsafeMutableRawPointer

  /// The number of bytes that may be written yet.
  private(set) var room: Int

  @inline(__always)
  fileprivate init(_ start: UnsafeMutableRawPointer, room: Int) {
    unsafe next = start
    self.room = room
  }

  /// Writes the bytes between two positions and some others, for which there has to be room.
  @inline(__always)
  mutating func write(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ others: Span<UInt8>, at place: Int,
    count size: Int
  ) {
    let gap = end &- start
    // Negative if one of them is; a difference wraps only where the position before it is negative.
    let lack =
      start | (bytes.count &- 64 &- start) | place | (others.count &- 16 &- place)
      | (room &- gap &- size)
    guard UInt(bitPattern: gap) <= 64, UInt(bitPattern: size) <= 16, lack >= 0
    else {
      write(bytes, from: start, to: end)
      return write(others, from: place, to: place &+ size)
    }
    // Sound: neither position is negative nor beyond the last one that has 64 bytes, or 16 of the others;
    // behind `next` there is room for both pieces and 64 bytes more, of which only the pieces are counted.
    unsafe copyBlock(of: bytes.bytes, at: start, to: 0)
    unsafe copyBlock(of: bytes.bytes, at: start &+ 16, to: 16)
    if gap > 32 {
      unsafe copyBlock(of: bytes.bytes, at: start &+ 32, to: 32)
      unsafe copyBlock(of: bytes.bytes, at: start &+ 48, to: 48)
    }
    unsafe copyBlock(of: others.bytes, at: place, to: gap)
    unsafe next += gap &+ size
    room &-= gap &+ size
  }

  /// Writes the bytes between two positions, for which there has to be room.
  @inline(__always)
  mutating func write(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
    let size = end &- start
    precondition(start >= 0 && size >= 0 && end <= bytes.count && size <= room)
    // Sound: the range lies in the bytes. Of a short piece 16 bytes are copied at a time where as many
    // lie in the source; what is behind the piece goes into the spare room and is written over.
    if size <= 64, bytes.count &- start >= Swift.max(16, (size &+ 15) & ~15) {
      var done = 0
      repeat {
        unsafe copyBlock(of: bytes.bytes, at: start &+ done, to: done)
        done &+= 16
      } while done < size
    } else {
      unsafe bytes.withUnsafeBytes { source in
        guard let base = source.baseAddress else { return }
        unsafe next.copyMemory(from: base + start, byteCount: size)
      }
    }
    unsafe next += size
    room &-= size
  }

  /// Copies 16 bytes behind the pieces.
  ///
  /// They lie in the bytes, and behind the offset there is room for them.
  @inline(__always)
  private func copyBlock(of bytes: RawSpan, at position: Int, to offset: Int) {
    // Sound: the caller has seen to both.
    let block = unsafe bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: position, as: SIMD2<UInt64>.self)
    unsafe next.storeBytes(of: block, toByteOffset: offset, as: SIMD2<UInt64>.self)
  }
}
