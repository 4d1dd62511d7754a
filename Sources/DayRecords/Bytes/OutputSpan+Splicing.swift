// Many pieces of bytes in one call, in which a piece costs little more than its bytes. It is the one
// file of the engine that writes through pointers; the proof is beside each step.

extension OutputSpan<UInt8> {
  /// Lets the body write pieces behind the bytes that are there.
  ///
  /// - Parameter count: The most bytes that the body writes; there has to be room for them and 32 more.
  @inline(__always)
  mutating func writePieces(_ count: Int, _ body: (inout PieceWriter) -> Void) {
    precondition(freeCapacity >= count &+ PieceWriter.slack)
    // Sound: behind the `filled` bytes there is room for `count` and 32 more, which is what the writer is
    // told; it counts what it has written, and neither pointer leaves the closure.
    unsafe withUnsafeMutableBufferPointer { output, filled in
      guard let base = output.baseAddress else { return }
      var writer = unsafe PieceWriter(UnsafeMutableRawPointer(base + filled), room: count)
      body(&writer)
      filled &+= writer.count
    }
  }
}

/// Writes pieces of bytes one after the other.
@safe
struct PieceWriter: ~Copyable {
  /// The number of bytes of room behind all pieces, into which a copy in blocks may run.
  static var slack: Int { 32 }

  // Sound: behind `next` there is always room for `room` bytes and 32 more.
  private var next: UnsafeMutableRawPointer
  private var room: Int

  /// The number of bytes that have been written.
  private(set) var count = 0

  @inline(__always)
  fileprivate init(_ start: UnsafeMutableRawPointer, room: Int) {
    unsafe next = start
    self.room = room
  }

  /// Writes the bytes between two positions and a range of others, for which there has to be room.
  @inline(__always)
  mutating func write(
    _ bytes: Span<UInt8>, from start: Int, to end: Int, _ others: Span<UInt8>, _ range: Range<Int>
  ) {
    let (gap, size) = (end &- start, range.upperBound &- range.lowerBound)
    guard start >= 0, UInt(bitPattern: gap) <= 32, UInt(bitPattern: size) <= 16,
      range.lowerBound >= 0, start &+ 32 <= bytes.count, range.lowerBound &+ 16 <= others.count,
      gap &+ size <= room
    else {
      write(bytes, from: start, to: end)
      return write(others, range)
    }
    // Sound: 32 bytes from the start on and 16 of the others lie in their spans; behind `next` there is
    // room for both pieces and 32 bytes more, of which only the pieces are counted.
    unsafe bytes.withUnsafeBytes { source in
      guard let from = source.baseAddress else { return }
      let low = unsafe from.loadUnaligned(fromByteOffset: start, as: SIMD2<UInt64>.self)
      let high = unsafe from.loadUnaligned(fromByteOffset: start &+ 16, as: SIMD2<UInt64>.self)
      unsafe next.storeBytes(of: low, as: SIMD2<UInt64>.self)
      unsafe next.storeBytes(of: high, toByteOffset: 16, as: SIMD2<UInt64>.self)
    }
    unsafe others.withUnsafeBytes { source in
      guard let from = source.baseAddress else { return }
      let text = unsafe from.loadUnaligned(
        fromByteOffset: range.lowerBound, as: SIMD2<UInt64>.self)
      unsafe next.storeBytes(of: text, toByteOffset: gap, as: SIMD2<UInt64>.self)
    }
    unsafe next += gap &+ size
    room &-= gap &+ size
    count &+= gap &+ size
  }

  /// Writes a range of bytes, for which there has to be room.
  @inline(__always)
  mutating func write(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    write(bytes, from: range.lowerBound, to: range.upperBound)
  }

  /// Writes the bytes between two positions, for which there has to be room.
  @inline(__always)
  mutating func write(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
    let size = end &- start
    precondition(start >= 0 && size >= 0 && end <= bytes.count && size <= room)
    // Sound: the range lies in the bytes. Of a short piece 16 bytes are copied at a time where as many
    // lie in the source; what is behind the piece goes into the spare room and is written over.
    unsafe bytes.withUnsafeBytes { source in
      guard let base = source.baseAddress else { return }
      let from = unsafe base + start
      if size <= 64, source.count &- start >= Swift.max(16, (size &+ 15) & ~15) {
        var done = 0
        repeat {
          let block = unsafe from.loadUnaligned(fromByteOffset: done, as: SIMD2<UInt64>.self)
          unsafe next.storeBytes(of: block, toByteOffset: done, as: SIMD2<UInt64>.self)
          done &+= 16
        } while done < size
      } else {
        unsafe next.copyMemory(from: from, byteCount: size)
      }
    }
    unsafe next += size
    room &-= size
    count &+= size
  }
}
