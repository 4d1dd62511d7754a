extension FixedWidthKernel {
  /// Converts lines from the start of the input on, and gives how many.
  ///
  /// It stops before the first line that is not regular, and where there is no whole line more, or no
  /// room for one. The output is written up to the end of the last line and no further.
  package func convert(_ input: Span<UInt8>, to output: inout OutputSpan<UInt8>) -> Int {
    let most = Swift.min(input.count / source.width, output.freeCapacity / target.width)
    // Sound: the input has `most` lines of the source's width, and behind the `count` bytes of the
    // output there is room for as many of the target's width. Neither pointer leaves the closures,
    // and the bytes that are counted have been written.
    return unsafe input.withUnsafeBytes { input in
      unsafe output.withUnsafeMutableBufferPointer { output, count in
        guard let line = input.baseAddress, let start = output.baseAddress else { return 0 }
        let place = unsafe UnsafeMutableRawPointer(start + count)
        let lines = unsafe convert(line, to: place, atMost: most)
        count += lines &* target.width
        return lines
      }
    }
  }

  /// Converts up to `most` lines, and gives how many.
  ///
  /// `line` has `most` times the source's width of bytes, `place` room for `most` times the target's.
  private func convert(
    _ line: UnsafeRawPointer, to place: UnsafeMutableRawPointer, atMost most: Int
  ) -> Int {
    // Two loops, as one that asks each time whether there is something to add is slower.
    let days = days
    if days == 0 { return unsafe convert(line, to: place, atMost: most) { $0 } }
    return unsafe convert(line, to: place, atMost: most) { $0.adding(days: days) }
  }

  @inline(__always)
  private func convert(
    _ line: UnsafeRawPointer, to place: UnsafeMutableRawPointer, atMost most: Int,
    by change: (Digits) -> Digits?
  ) -> Int {
    // Values of its own, which the compiler knows that no store to the output changes.
    let (source, target) = (source, target)
    var line = unsafe line
    var place = unsafe place
    // Sound: before each round, `most - lines` lines and rooms for lines lie behind the pointers,
    // which is one at least, and each round goes on by one of both.
    for lines in 0..<most {
      guard let digits = unsafe source.digits(of: line), digits.isInEveryYear,
        let answer = change(digits)
      else { return lines }
      unsafe target.write(answer, to: place)
      unsafe line += source.width
      unsafe place += target.width
    }
    return most
  }
}

// A layout's width is 9 to 16, so that 8 bytes from 0 on and from `width - 8` on lie in a line. Its
// `year` has four bytes in a line before the line feed, its `month` and `dayOfMonth` have two.

extension FixedWidthKernel.Layout {
  /// The digits of a line, if each byte is a digit where there is to be one, and what it is to be
  /// elsewhere.
  ///
  /// `line` has `width` bytes.
  @inline(__always)
  fileprivate func digits(of line: UnsafeRawPointer) -> FixedWidthKernel.Digits? {
    // Sound: 0 + 8 <= width, and width - 8 + 8 = width.
    let first = unsafe line.loadUnaligned(as: UInt64.self)
    let last = unsafe line.loadUnaligned(fromByteOffset: width &- 8, as: UInt64.self)
    // Where a difference is too large its sum with the slack has the highest bit set, or it has
    // itself; only one that has it itself can carry into the next byte.
    let start = UInt64(littleEndian: first) ^ head
    let end = UInt64(littleEndian: last) ^ tail
    let excess = start | (start &+ headSlack) | end | (end &+ tailSlack)
    guard excess & 0x8080_8080_8080_8080 == 0 else { return nil }
    // Sound: year + 4 < width, month + 2 < width, dayOfMonth + 2 < width.
    let year = unsafe line.loadUnaligned(fromByteOffset: year, as: UInt32.self)
    let month = unsafe line.loadUnaligned(fromByteOffset: month, as: UInt16.self)
    let day = unsafe line.loadUnaligned(fromByteOffset: dayOfMonth, as: UInt16.self)
    return FixedWidthKernel.Digits(
      year: UInt32(littleEndian: year), month: UInt16(littleEndian: month),
      dayOfMonth: UInt16(littleEndian: day))
  }

  /// Writes a line with digits.
  ///
  /// `line` has room for `width` bytes, all of which are written.
  @inline(__always)
  fileprivate func write(_ digits: FixedWidthKernel.Digits, to line: UnsafeMutableRawPointer) {
    // Sound: 0 + 8 <= width, and width - 8 + 8 = width.
    unsafe line.storeBytes(of: head.littleEndian, as: UInt64.self)
    unsafe line.storeBytes(of: tail.littleEndian, toByteOffset: width &- 8, as: UInt64.self)
    // Sound: year + 4 < width, month + 2 < width, dayOfMonth + 2 < width.
    unsafe line.storeBytes(of: digits.year.littleEndian, toByteOffset: year, as: UInt32.self)
    unsafe line.storeBytes(of: digits.month.littleEndian, toByteOffset: month, as: UInt16.self)
    unsafe line.storeBytes(
      of: digits.dayOfMonth.littleEndian, toByteOffset: dayOfMonth, as: UInt16.self)
  }
}
