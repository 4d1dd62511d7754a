// Many pieces of a text in one call, in which a piece costs little more than its bytes.

extension OutputSpan<UInt8> {
  /// Appends pieces of bytes, each as a line of its own.
  ///
  /// - Precondition: The pieces lie in the bytes, and there is room for them and the line feeds.
  package mutating func append(linesOf bytes: Span<UInt8>, at pieces: Span<Range<Int>>) {
    unsafe write { free in
      var filled = 0
      for index in pieces.indices {
        filled = unsafe free.copy(bytes, pieces[index], to: filled)
        precondition(filled < free.count)
        unsafe free[filled] = UInt8(ascii: "\n")
        filled += 1
      }
      return filled
    }
  }

  /// Appends a range of bytes, in which each piece is replaced by a line of another text without its
  /// line feed.
  ///
  /// - Parameters:
  ///   - width: The number of bytes of each line with its line feed, if all have as many.
  /// - Precondition: The pieces lie in the range, in order; there is a line for each; and there is
  ///   room for all.
  package mutating func append(
    _ range: Range<Int>, of bytes: Span<UInt8>, replacing pieces: Span<Range<Int>>,
    byLinesOf text: Span<UInt8>, width: Int?
  ) {
    unsafe write { free in
      var filled = 0
      var position = range.lowerBound
      var line = 0
      for index in pieces.indices {
        let piece = pieces[index]
        filled = unsafe free.copy(bytes, position..<piece.lowerBound, to: filled)
        let end = width.map { line + $0 - 1 } ?? text.firstIndex(of: UInt8(ascii: "\n"), from: line)
        filled = unsafe free.copy(text, line..<end, to: filled)
        line = end + 1
        position = piece.upperBound
      }
      return unsafe free.copy(bytes, position..<range.upperBound, to: filled)
    }
  }

  /// Lets the body fill the free rest from its start, and give how many bytes it has written there.
  @inline(__always)
  private mutating func write(_ body: (UnsafeMutableBufferPointer<UInt8>) -> Int) {
    // Sound: the rest lies behind the first `count` bytes, and the body has initialized as many as are
    // counted.
    unsafe withUnsafeMutableBufferPointer { output, count in
      let rest = unsafe UnsafeMutableBufferPointer(rebasing: output[count...])
      count += unsafe body(rest)
    }
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Copies a piece of bytes to a place, and gives the place behind the copy.
  @inline(__always)
  fileprivate func copy(_ bytes: Span<UInt8>, _ piece: Range<Int>, to place: Int) -> Int {
    precondition(
      piece.lowerBound >= 0 && piece.upperBound <= bytes.count && piece.count <= count &- place)
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let source = bytes.baseAddress, let target = baseAddress else { return }
      let from = unsafe UnsafeRawPointer(source + piece.lowerBound)
      let to = unsafe UnsafeMutableRawPointer(target + place)
      // Sound: the piece lies in the bytes, and there is room for it. Of a short one two words are
      // copied where they lie in both; what is behind the piece is written over or not counted.
      if piece.count <= 16, bytes.count &- piece.lowerBound >= 16, count &- place >= 16 {
        let (low, high) = unsafe (
          from.loadUnaligned(as: UInt64.self),
          from.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
        )
        unsafe to.storeBytes(of: low, as: UInt64.self)
        unsafe to.storeBytes(of: high, toByteOffset: 8, as: UInt64.self)
      } else {
        unsafe to.copyMemory(from: from, byteCount: piece.count)
      }
    }
    return place &+ piece.count
  }
}
