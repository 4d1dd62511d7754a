// Eight bytes of text in one number, the first in the lowest byte, as in little-endian memory.

extension UInt64 {
  /// The highest bit of each of eight bytes.
  static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// Eight zeros in ASCII.
  static var zeros: UInt64 { 0x3030_3030_3030_3030 }

  /// Sets a byte that is zero so far; does nothing if the index is above 7.
  ///
  /// - Precondition: The index is not negative.
  mutating func set(_ byte: UInt8, at place: Int) {
    self |= UInt64(byte) << (8 * UInt64(truncatingIfNeeded: place))
  }
}

// Parsing. The word has the differences of the bytes from ASCII zeros.

extension UInt64 {
  /// The highest bits of the bytes that are not ASCII digits; correct up to the first byte that is
  /// not ASCII.
  ///
  /// A byte that is too large for a digit has its highest bit set, or the sum sets it; only a byte
  /// that has it itself can carry into the next one.
  @inline(__always)
  var otherBytes: UInt64 { (self | (self &+ 0x7676_7676_7676_7676)) & .highBits }

  /// The number of ASCII digits at the start.
  @inline(__always)
  var digitCount: UInt64 { UInt64(truncatingIfNeeded: otherBytes.trailingZeroBitCount) / 8 }

  /// The number in the first one to four digits.
  @inline(__always)
  func number(ofDigits count: UInt64) -> UInt64 {
    let digits = UInt32(truncatingIfNeeded: (self &<< (64 &- 8 &* count)) >> 32)
    // Each factor adds ten times, or a hundred times, a part to the next one.
    let pairs = (digits &* 2_561) >> 8 & 0x00FF_00FF
    return UInt64((pairs &* 6_553_601) >> 16)
  }

  /// The number in the first digits, up to eight.
  @inline(__always)
  func number(ofFirst count: UInt64) -> UInt64 {
    let digits = self << (64 &- 8 &* count)
    // Each factor adds ten times, a hundred times, or 10,000 times a part to the next one.
    let pairs = (digits &* 2_561) >> 8 & 0x00FF_00FF_00FF_00FF
    let fours = (pairs &* 6_553_601) >> 16 & 0x0000_FFFF_0000_FFFF
    return (fours &* 42_949_672_960_001) >> 32
  }

  /// The number in the one or two digits before a position; the position and the size of the digits
  /// are in bits.
  @inline(__always)
  func number(before end: UInt64, size: UInt64) -> UInt64 {
    let last = self &<< (64 &- end)
    return last >> 56 &+ (last >> 48 & 0xFF) &* (size == 16 ? 10 : 0)
  }
}

// Formatting.

extension UInt64 {
  /// The eight digits of a number below 100,000,000, with leading zeros.
  @inline(__always)
  init(digitsOf number: UInt32) {
    let high = number / 10_000
    let fours = UInt64(high) | UInt64(number &- high &* 10_000) << 32
    // 10,486 / 1,048,576 is close enough to a hundredth for four digits.
    let hundreds = (fours &* 10_486) >> 20 & 0x0000_007F_0000_007F
    self.init(pairs: hundreds | (fours &- hundreds &* 100) << 16)
  }

  /// The digits of four numbers below 100, each in 16 bits.
  @inline(__always)
  private init(pairs: UInt64) {
    // 103 / 1024 is close enough to a tenth for two digits.
    let tens = (pairs &* 103) >> 10 & 0x000F_000F_000F_000F
    self = (.zeros | tens) &+ (pairs &- tens &* 10) << 8
  }

  /// The number of leading zeros of eight digits; the last digit does not count.
  var leadingZeros: UInt8 {
    let values = self & 0x0F0F_0F0F_0F0F_0F0F
    return UInt8(truncatingIfNeeded: (values | 1 << 63).trailingZeroBitCount) / 8
  }
}

extension UInt64 {
  /// The number of spaces at the end of eight bytes of text.
  @inline(__always)
  var trailingSpaces: UInt8 {
    UInt8(truncatingIfNeeded: (self ^ 0x2020_2020_2020_2020).leadingZeroBitCount) / 8
  }
}
