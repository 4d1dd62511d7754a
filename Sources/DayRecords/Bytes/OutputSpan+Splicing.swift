// Writes many pieces of bytes in one call, at little more than the cost of their bytes. It uses
// pointers; the proof is beside each step.

extension OutputSpan<UInt8> {
  /// Lets the body write pieces of a source with pieces of a text between them.
  ///
  /// - Parameter count: The most bytes that the body writes. There must be room for them and for
  ///   ``PieceWriter/slack`` more.
  @inline(__always)
  mutating func writePieces(
    of source: Span<UInt8>, and text: Span<UInt8>, atMost count: Int,
    _ body: (inout PieceWriter) -> Void
  ) {
    precondition(count >= 0 && count <= freeCapacity &- PieceWriter.slack)
    // Sound: after the `filled` bytes there is room for `count` bytes and the slack, because a
    // difference of two numbers that are not negative does not wrap. The writer knows `count` and
    // counts what it writes, and no pointer leaves the closures.
    unsafe source.withUnsafeBytes { source in
      unsafe text.withUnsafeBytes { text in
        unsafe withUnsafeMutableBufferPointer { output, filled in
          guard let base = output.baseAddress else { return }
          let start = unsafe UnsafeMutableRawPointer(base + filled)
          // Bytes that have no address are empty, and none of them is read.
          var writer = unsafe PieceWriter(
            source: Pieces(
              source.baseAddress ?? UnsafeRawPointer(start), source.count, blockSize: 64),
            text: Pieces(text.baseAddress ?? UnsafeRawPointer(start), text.count, blockSize: 16),
            next: start, room: count)
          body(&writer)
          filled &+= count &- writer.room
        }
      }
    }
  }
}

/// Bytes that pieces are copied from.
@safe
private struct Pieces {
  // Sound: there are `count` bytes.
  let start: UnsafeRawPointer
  let count: Int

  /// The number of positions from which on there is a whole block.
  let blockCount: UInt

  @inline(__always)
  init(_ start: UnsafeRawPointer, _ count: Int, blockSize: Int) {
    unsafe self.start = start
    self.count = count
    blockCount = UInt(Swift.max(count &- blockSize &+ 1, 0))
  }

  /// The position, if there is a whole block from there on.
  @inline(__always)
  func block(at position: Int) -> UnsafeRawPointer? {
    // A negative number is above all counts.
    guard _fastPath(UInt(bitPattern: position) < blockCount) else { return nil }
    return unsafe start + position
  }
}

/// Writes pieces of a source and of a text, one after the other.
@safe
struct PieceWriter: ~Copyable {
  /// The number of spare bytes after all pieces, into which a copy in blocks may write.
  static var slack: Int { 64 }

  private let source: Pieces
  private let text: Pieces

  // Sound: there is always room for `room` bytes and the slack from `next` on.
  private var next: UnsafeMutableRawPointer

  /// The number of bytes that may still be written.
  private(set) var room: Int

  @inline(__always)
  fileprivate init(source: Pieces, text: Pieces, next: UnsafeMutableRawPointer, room: Int) {
    self.source = source
    self.text = text
    unsafe self.next = next
    self.room = room
  }

  /// Writes the bytes between two positions of the source and then a number of bytes from a
  /// position of the text on, for which there must be room.
  @inline(__always)
  mutating func write(from start: Int, to end: Int, thenFrom place: Int, count size: Int) {
    let gap = end &- start
    let count = gap &+ size
    guard _fastPath(UInt(bitPattern: gap) <= 64), _fastPath(UInt(bitPattern: size) <= 16),
      _fastPath(count <= room), let piece = unsafe source.block(at: start),
      let other = unsafe text.block(at: place)
    else {
      write(source, from: start, gap)
      return write(text, from: place, size)
    }
    // Sound: the source has 64 bytes and the text 16 from these positions on. From `next` on there
    // is room for both pieces and 64 more bytes, and only the pieces are counted.
    unsafe copyBlock(piece, 0)
    unsafe copyBlock(piece, 16)
    if gap > 32 {
      unsafe copyBlock(piece, 32)
      unsafe copyBlock(piece, 48)
    }
    unsafe next += gap
    unsafe copyBlock(other, 0)
    unsafe next += size
    room &-= count
  }

  /// Writes the bytes between two positions of the source, for which there must be room, and which
  /// are seldom many.
  @inline(__always)
  mutating func writeShort(from start: Int, to end: Int) {
    let gap = end &- start
    guard _fastPath(UInt(bitPattern: gap) <= 64), _fastPath(gap <= room),
      let piece = unsafe source.block(at: start)
    else { return write(source, from: start, gap) }
    // Sound: the source has 64 bytes from the start on. From `next` on there is room for the piece
    // and 64 more bytes, and only the piece is counted.
    unsafe copyBlock(piece, 0)
    unsafe copyBlock(piece, 16)
    if gap > 32 {
      unsafe copyBlock(piece, 32)
      unsafe copyBlock(piece, 48)
    }
    unsafe next += gap
    room &-= gap
  }

  /// Writes a number of bytes from a position of the text on, for which there must be room, and which
  /// are seldom many.
  @inline(__always)
  mutating func writeText(from start: Int, count size: Int) {
    guard _fastPath(UInt(bitPattern: size) <= 16), _fastPath(size <= room),
      let piece = unsafe text.block(at: start)
    else { return write(text, from: start, size) }
    // Sound: the text has 16 bytes from the start on. From `next` on there is room for the piece and
    // 64 more bytes, and only the piece is counted.
    unsafe copyBlock(piece, 0)
    unsafe next += size
    room &-= size
  }

  /// Writes a byte, for which there must be room.
  @inline(__always)
  mutating func write(_ byte: UInt8) {
    precondition(room > 0)
    // Sound: there is room for the byte.
    unsafe next.storeBytes(of: byte, as: UInt8.self)
    unsafe next += 1
    room &-= 1
  }

  /// Writes the bytes between two positions of the source, for which there must be room.
  @inline(__always)
  mutating func write(from start: Int, to end: Int) { write(source, from: start, end &- start) }

  @inline(__always)
  private mutating func write(_ bytes: Pieces, from start: Int, _ size: Int) {
    precondition(start >= 0 && size >= 0 && size <= bytes.count &- start && size <= room)
    // Sound: the range lies in the bytes, and there is room for it.
    unsafe Self.copy(bytes.start + start, size, to: next)
    unsafe next += size
    room &-= size
  }

  /// Copies bytes, in a function of its own, so that a writer stays in registers.
  @inline(never)
  private static func copy(
    _ piece: UnsafeRawPointer, _ size: Int, to target: UnsafeMutableRawPointer
  ) {
    unsafe target.copyMemory(from: piece, byteCount: size)
  }

  /// Copies 16 bytes, from and to the same offset, for which there must be room.
  @inline(__always)
  private func copyBlock(_ piece: UnsafeRawPointer, _ offset: Int) {
    // Sound: the caller has checked that there are 16 bytes and room for them.
    let block = unsafe piece.loadUnaligned(fromByteOffset: offset, as: SIMD2<UInt64>.self)
    unsafe next.storeBytes(of: block, toByteOffset: offset, as: SIMD2<UInt64>.self)
  }
}
