// Dates in words of memory, loaded and stored as they are. The compiler does not prove that this
// file is safe; the proof is beside each step. Errors are not its subject.

extension FixedDate {
  /// The day at a position in a text, if there is one.
  @inline(__always)
  func day(in text: Span<UInt8>, at position: Int) -> Day? {
    guard position >= 0, text.count &- position >= width else { return nil }
    // Sound: from the position on there are `width` bytes, and the pointer stays in the closure.
    return unsafe text.withUnsafeBytes { text in
      guard let start = text.baseAddress else { return nil }
      return unsafe digits(of: start + position)?.day
    }
  }

  /// Appends a day for which there is room, and returns whether its year has four digits.
  @inline(__always)
  func append(_ day: Day, to output: inout OutputSpan<UInt8>) -> Bool {
    guard let date = DateDigits(day), output.freeCapacity >= width else { return false }
    // Sound: after the `count` bytes of the output there is room for `width`, which are written and
    // counted, and the pointer stays in the closure.
    return unsafe output.withUnsafeMutableBufferPointer { output, count in
      guard let start = output.baseAddress else { return false }
      unsafe write(date, to: UnsafeMutableRawPointer(start + count))
      count += width
      return true
    }
  }
}

// A width is 8 to 16, so that 8 bytes from 0 on and from `width - 8` on lie in it; so do the
// digits, of which the year has four, the month and the day of the month two.

extension FixedDate {
  /// The digits of a date or a line, if each byte is a digit where there must be one, and the
  /// layout's byte elsewhere.
  ///
  /// `line` has `width` bytes.
  @inline(__always)
  func digits(of line: UnsafeRawPointer) -> DateDigits? {
    // Sound: 0 + 8 <= width, and width - 8 + 8 = width.
    let first = unsafe line.loadUnaligned(as: UInt64.self)
    let last = unsafe line.loadUnaligned(fromByteOffset: width &- 8, as: UInt64.self)
    let differences = SIMD2(UInt64(littleEndian: first), UInt64(littleEndian: last)) ^ words.vector
    guard differences.areBytes(upTo: limits.vector) else { return nil }
    // Sound: year + 4 <= width, month + 2 <= width, dayOfMonth + 2 <= width.
    let year = unsafe line.loadUnaligned(fromByteOffset: year, as: UInt32.self)
    let month = unsafe line.loadUnaligned(fromByteOffset: month, as: UInt16.self)
    let day = unsafe line.loadUnaligned(fromByteOffset: dayOfMonth, as: UInt16.self)
    return DateDigits(
      year: UInt32(littleEndian: year), month: UInt16(littleEndian: month),
      dayOfMonth: UInt16(littleEndian: day))
  }

  /// Writes a date or a line with digits.
  ///
  /// `line` has room for `width` bytes, all of which are written.
  @inline(__always)
  func write(_ date: DateDigits, to line: UnsafeMutableRawPointer) {
    // Sound: 0 + 8 <= width, and width - 8 + 8 = width.
    unsafe line.storeBytes(of: words.x.littleEndian, as: UInt64.self)
    unsafe line.storeBytes(of: words.y.littleEndian, toByteOffset: width &- 8, as: UInt64.self)
    // Sound: year + 4 <= width, month + 2 <= width, dayOfMonth + 2 <= width.
    unsafe line.storeBytes(of: date.year.littleEndian, toByteOffset: year, as: UInt32.self)
    unsafe line.storeBytes(of: date.month.littleEndian, toByteOffset: month, as: UInt16.self)
    unsafe line.storeBytes(
      of: date.dayOfMonth.littleEndian, toByteOffset: dayOfMonth, as: UInt16.self)
  }
}

extension SIMD2<UInt64> {
  /// Whether each of the 16 bytes is at most as large as the one at its place in the limits.
  @inline(__always)
  fileprivate func areBytes(upTo limits: Self) -> Bool {
    // Sound: all these types are 16 bytes.
    let bytes = unsafe unsafeBitCast(self, to: SIMD16<UInt8>.self)
    let most = unsafe unsafeBitCast(limits, to: SIMD16<UInt8>.self)
    let results = unsafe unsafeBitCast(bytes .<= most, to: Self.self)
    return results.x & results.y == .max
  }
}
