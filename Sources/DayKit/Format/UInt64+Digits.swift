// Bytes of text, eight in one number, the first in the lowest byte, as in little-endian memory.

extension UInt64 {
  /// The number that up to eight bytes are.
  init(bytes: ArraySlice<UInt8>) {
    self = 0
    var shift: UInt64 = 0
    for byte in bytes {
      self |= UInt64(byte) << shift
      shift += 8
    }
  }

  /// The eight digits of a number below 100,000,000, with zeros in front.
  @inline(__always)
  init(digitsOf number: UInt32) {
    let high = number / 10_000
    let fours = UInt64(high) | UInt64(number &- high &* 10_000) << 32
    // 10,486 / 1,048,576 is a hundredth, near enough for four digits.
    let hundreds = (fours &* 10_486) >> 20 & 0x0000_007F_0000_007F
    self.init(pairs: hundreds | (fours &- hundreds &* 100) << 16)
  }

  /// The digits of a year from 0 to 9999, then two of the month and two of the day of the month.
  init(digitsOf date: DayComponents) {
    let year = UInt32(truncatingIfNeeded: date.year)
    self.init(
      pairs: UInt64(year / 100) | UInt64(year % 100) << 16
        | UInt64(truncatingIfNeeded: date.month) << 32
        | UInt64(truncatingIfNeeded: date.dayOfMonth) << 48)
  }

  /// The digits of four numbers below 100, which stand in 16 bits each.
  @inline(__always)
  private init(pairs: UInt64) {
    // 103 / 1024 is a tenth, near enough for two digits.
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    self = (0x3030_3030_3030_3030 | tens) &+ (pairs &- tens &* 10) << 8
  }

  /// The number of bytes of the zeros in front of eight digits; the last digit is none of them.
  var leadingZeros: UInt8 {
    let values = self & 0x0F0F_0F0F_0F0F_0F0F
    return UInt8(truncatingIfNeeded: (values | 1 << 63).trailingZeroBitCount) / 8
  }
}

extension OutputSpan<UInt8> {
  /// Appends the first bytes of a word, all but so many.
  ///
  /// Where there is room for the whole word, it goes there with one store.
  @inline(__always)
  mutating func append(_ word: UInt64, without surplus: UInt8) {
    guard freeCapacity >= 8 else { return appendBytes(of: word, without: surplus) }
    append(repeating: 0, count: 8)
    setLast(word)
    removeLast(Int(surplus))
  }

  @inline(never)
  private mutating func appendBytes(of word: UInt64, without surplus: UInt8) {
    var word = word
    var output = self
    for _ in surplus..<8 {
      output.append(UInt8(truncatingIfNeeded: word))
      word >>= 8
    }
    self = output
  }

  /// Sets the last eight bytes.
  ///
  /// Counted from the end the compiler sees that they are there, and makes one store of them.
  @inline(__always)
  private mutating func setLast(_ word: UInt64) {
    var bytes = mutableSpan
    let end = bytes.count
    guard end >= 8 else { return }
    bytes[end &- 8] = UInt8(truncatingIfNeeded: word)
    bytes[end &- 7] = UInt8(truncatingIfNeeded: word >> 8)
    bytes[end &- 6] = UInt8(truncatingIfNeeded: word >> 16)
    bytes[end &- 5] = UInt8(truncatingIfNeeded: word >> 24)
    bytes[end &- 4] = UInt8(truncatingIfNeeded: word >> 32)
    bytes[end &- 3] = UInt8(truncatingIfNeeded: word >> 40)
    bytes[end &- 2] = UInt8(truncatingIfNeeded: word >> 48)
    bytes[end &- 1] = UInt8(truncatingIfNeeded: word >> 56)
  }
}
