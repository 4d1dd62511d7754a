#if Formats
extension OutputSpan<UInt8> {
  /// Appends numbers as lines.
  ///
  /// - Precondition: There is room for 20 bytes and the line ending for each number.
  package mutating func append(lines numbers: Span<Int>, ending: LineEnding) {
    for index in numbers.indices {
      append(decimal: numbers[index])
      append(ending)
    }
  }

  /// Appends a number in at least this many decimal digits, with a leading hyphen if it is
  /// negative.
  @inline(__always)
  package mutating func append(decimal number: Int, places: UInt8 = 1) {
    append(decimal: Int64(number), places: places)
  }

  /// Appends a number of 64 bits on every platform, such as a count of seconds.
  @inline(__always)
  mutating func append(decimal number: Int64, places: UInt8 = 1) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let magnitude = UInt64(number.magnitude)
    if magnitude < 100_000_000 { return appendDigits(of: magnitude, places: places) }
    let high = magnitude / 100_000_000
    // The seconds since 1970 have a few more than eight digits.
    if high < 100 {
      let tens = high / 10
      if tens > 0 { append(UInt8(truncatingIfNeeded: tens) &+ UInt8(ascii: "0")) }
      append(UInt8(truncatingIfNeeded: high &- tens &* 10) &+ UInt8(ascii: "0"))
    } else {
      appendHigh(high)
    }
    let low = UInt32(truncatingIfNeeded: magnitude &- high &* 100_000_000)
    append(UInt64(digitsOf: low), without: 0)
  }

  @inline(__always)
  private mutating func appendDigits(of number: UInt64, places: UInt8) {
    let digits = UInt64(digitsOf: UInt32(truncatingIfNeeded: number))
    let skipped = Swift.min(digits.leadingZeros, 8 &- places)
    append(digits &>> UInt64(8 &* skipped), without: skipped)
  }

  /// Appends a number below 184,467,440,738, the largest number that can be above eight digits.
  @inline(never)
  private mutating func appendHigh(_ number: UInt64) {
    if number >= 100_000_000 {
      appendDigits(of: number / 100_000_000, places: 1)
      append(UInt64(digitsOf: UInt32(truncatingIfNeeded: number % 100_000_000)), without: 0)
    } else {
      appendDigits(of: number, places: 1)
    }
  }
}
#endif
