// The parts of a date as UTF-8.

extension OutputSpan<UInt8> {
  mutating func append(copying bytes: Span<UInt8>) {
    for index in bytes.indices { append(bytes[index]) }
  }

  /// Appends a number with the given width, and with a leading hyphen if it is negative.
  mutating func append(_ number: Int, _ width: NumberWidth) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let magnitude = number.magnitude
    switch width {
    case .exactly(let count), .atLeastOne(let count):
      append(magnitude, count: count, padding: UInt8(ascii: "0"))
    case .spaces(let count): append(magnitude, count: count, padding: UInt8(ascii: " "))
    case .upTo, .upToOrSpaces: append(magnitude, count: 1, padding: UInt8(ascii: "0"))
    }
  }

  /// Appends a year; outside 0…9999 in ISO 8601's expanded form, a sign and six digits.
  mutating func append(year: Int, _ width: NumberWidth = .exactly(4)) {
    if (0...9999).contains(year) { return append(year, width) }
    append(UInt8(ascii: year < 0 ? "-" : "+"))
    append(year.magnitude, count: 6, padding: UInt8(ascii: "0"))
  }

  /// Appends a number below 100,000,000, padded on the left to at most eight characters.
  private mutating func append(_ number: UInt, count: Int, padding: UInt8) {
    let digits = UInt64(digitsOf: UInt32(truncatingIfNeeded: number))
    let skipped = Swift.min(digits.leadingZeros, 8 - UInt8(count))
    let spaces = padding == UInt8(ascii: " ") ? digits.leadingZeros - skipped : 0
    append(0x2020_2020_2020_2020, without: 8 - spaces)
    append(digits &>> UInt64(8 * (skipped + spaces)), without: skipped + spaces)
  }
}
