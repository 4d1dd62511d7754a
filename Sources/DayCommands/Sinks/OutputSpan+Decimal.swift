extension OutputSpan<UInt8> {
  /// Appends a number in decimal digits, with a hyphen in front if it is negative.
  mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    let magnitude = number.magnitude
    var divisor: UInt = 1
    while magnitude / divisor > 9 { divisor *= 10 }
    while divisor > 0 {
      append(UInt8(truncatingIfNeeded: magnitude / divisor % 10) &+ UInt8(ascii: "0"))
      divisor /= 10
    }
  }
}
