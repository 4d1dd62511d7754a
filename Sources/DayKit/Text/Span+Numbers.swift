// The numbers of a date in UTF-8. Only ASCII digits count. Each function moves the position past
// what it parses.

extension UInt8 {
  /// The value of an ASCII digit.
  var digitValue: Int? {
    let value = self &- UInt8(ascii: "0")
    return value < 10 ? Int(value) : nil
  }

  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}

extension Span<UInt8> {
  /// The byte at a position, if there is one.
  func byte(at position: Int) -> UInt8? {
    position < count ? self[position] : nil
  }

  /// Moves the position past a byte if it is the given one, and returns whether it is.
  func passes(_ byte: UInt8, at position: inout Int) -> Bool {
    guard self.byte(at: position) == byte else { return false }
    position += 1
    return true
  }

  func skip(_ byte: UInt8, at position: inout Int) throws(DayParsingError) {
    guard passes(byte, at: &position) else {
      throw DayParsingError(expected: .byte(byte), at: position)
    }
  }

  /// Checks that no byte is left.
  func end(at position: Int) throws(DayParsingError) {
    guard position == count else { throw DayParsingError(expected: .end, at: position) }
  }

  /// Moves the position past a sign, and returns whether it is a minus; `nil` if there is none.
  func sign(at position: inout Int) -> Bool? {
    if passes(UInt8(ascii: "-"), at: &position) { return true }
    return passes(UInt8(ascii: "+"), at: &position) ? false : nil
  }

  /// Parses a number of exactly this many digits.
  func digits(_ width: Int, at position: inout Int) throws(DayParsingError) -> Int {
    var value = 0
    for offset in position..<position + width {
      guard let digit = byte(at: offset)?.digitValue else {
        throw DayParsingError(expected: .digits(width), at: position)
      }
      value = value * 10 + digit
    }
    position += width
    return value
  }

  /// Parses a number of a width.
  func number(_ width: NumberWidth, at position: inout Int) throws(DayParsingError) -> Int {
    switch width {
    case .exactly(let count):
      return try digits(count, at: &position)
    case .upTo(let count):
      return try digits(Swift.max(digitCount(atMost: count, from: position), 1), at: &position)
    case .upToOrSpaces(let count), .atLeastOne(let count):
      let isPadded = byte(at: position) == UInt8(ascii: " ")
      return try number(isPadded ? .spaces(count) : .upTo(count), at: &position)
    case .spaces(let count):
      var rest = count
      while rest > 1, passes(UInt8(ascii: " "), at: &position) { rest -= 1 }
      // Fewer digits of a year would be another year.
      return try rest == 2 ? number(.upTo(2), at: &position) : digits(rest, at: &position)
    }
  }

  /// The number of digits at a position, up to a limit.
  func digitCount(atMost limit: Int, from position: Int) -> Int {
    var count = 0
    while count < limit, byte(at: position + count)?.digitValue != nil { count += 1 }
    return count
  }

  /// Parses a year of a width from 0 to 9999, or another year with a sign and six digits.
  func year(_ width: NumberWidth, at position: inout Int) throws(DayParsingError) -> Int {
    let start = position
    guard let isNegative = sign(at: &position) else { return try number(width, at: &position) }
    let magnitude = try digits(6, at: &position)
    // A sign is for years outside 0 to 9999, as in output; ISO 8601 has no negative zero.
    guard isNegative ? magnitude > 0 : magnitude > 9_999 else {
      throw DayParsingError(expected: .digits(width.minimum), at: start)
    }
    return isNegative ? -magnitude : magnitude
  }

  /// Parses all digits at the position, at least one.
  ///
  /// - Returns: The number, or `UInt64.max` if it is larger.
  func wholeNumber(at position: inout Int) throws(DayParsingError) -> UInt64 {
    guard byte(at: position)?.digitValue != nil else {
      throw DayParsingError(expected: .number, at: position)
    }
    var value: UInt64 = 0
    while let digit = byte(at: position)?.digitValue {
      let (product, productOverflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, sumOverflow) = product.addingReportingOverflow(UInt64(digit))
      value = productOverflow || sumOverflow ? .max : sum
      position += 1
    }
    return value
  }

  /// Moves the position past a separator and at least one digit, and returns whether one of them is
  /// not zero.
  ///
  /// A separator without a digit after it may end a sentence, so the position stays before it.
  func skipFraction(
    after separator: UInt8, atMost limit: Int = .max, at position: inout Int
  ) -> Bool {
    guard byte(at: position) == separator, byte(at: position + 1)?.digitValue != nil else {
      return false
    }
    position += 1
    var hasRest = false
    let start = position
    while position - start < limit, let digit = byte(at: position)?.digitValue {
      hasRest = hasRest || digit > 0
      position += 1
    }
    return hasRest
  }
}
