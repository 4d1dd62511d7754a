// The numbers of a date in UTF-8. Only ASCII digits count; a position moves past what was read.

extension UInt8 {
  /// The value of an ASCII digit.
  var digitValue: Int? {
    let value = self &- UInt8(ascii: "0")
    return value < 10 ? Int(value) : nil
  }
}

extension Span<UInt8> {
  /// The byte at a place, if there is one.
  func byte(at position: Int) -> UInt8? {
    position < count ? self[position] : nil
  }

  /// Passes a byte if it is the given one.
  func passes(_ byte: UInt8, at position: inout Int) -> Bool {
    guard self.byte(at: position) == byte else { return false }
    position += 1
    return true
  }

  func skip(_ byte: UInt8, at position: inout Int) throws(DayReadingError) {
    guard passes(byte, at: &position) else {
      throw DayReadingError(expected: .byte(byte), at: position)
    }
  }

  /// Reads a number of exactly so many digits.
  func digits(_ width: Int, at position: inout Int) throws(DayReadingError) -> Int {
    var value = 0
    for offset in position..<position + width {
      guard let digit = byte(at: offset)?.digitValue else {
        throw DayReadingError(expected: .digits(width), at: position)
      }
      value = value * 10 + digit
    }
    position += width
    return value
  }

  /// Reads a month or a day of the month.
  func number(_ digits: Field.Digits, at position: inout Int) throws(DayReadingError) -> Int {
    let hasTwo = byte(at: position + 1)?.digitValue != nil
    return try self.digits(digits == .two || hasTwo ? 2 : 1, at: &position)
  }

  /// Reads a year of four digits, or of a sign and six.
  func year(at position: inout Int) throws(DayReadingError) -> Int {
    let start = position
    guard let isNegative = sign(at: &position) else { return try digits(4, at: &position) }
    let magnitude = try digits(6, at: &position)
    // ISO 8601 has no negative zero.
    guard !isNegative || magnitude > 0 else {
      throw DayReadingError(expected: .digits(4), at: start)
    }
    return isNegative ? -magnitude : magnitude
  }

  /// Passes a sign and tells whether it is a minus.
  func sign(at position: inout Int) -> Bool? {
    if passes(UInt8(ascii: "-"), at: &position) { return true }
    return passes(UInt8(ascii: "+"), at: &position) ? false : nil
  }

  /// Reads digits, at least one, as far as they go.
  ///
  /// - Returns: The number; one beyond `Int` is held at `Int.max`.
  func wholeNumber(at position: inout Int) throws(DayReadingError) -> Int {
    guard var value = byte(at: position)?.digitValue else {
      throw DayReadingError(expected: .number, at: position)
    }
    position += 1
    while let digit = byte(at: position)?.digitValue {
      let (product, productOverflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, sumOverflow) = product.addingReportingOverflow(digit)
      value = productOverflow || sumOverflow ? Int.max : sum
      position += 1
    }
    return value
  }
}

extension Span<UInt8> {
  /// Reads the time since 1 January 1970 and gives the day in UTC, which may be out of range.
  ///
  /// A fraction after a full stop is read too; the day is the one that holds the instant, so that
  /// negative times round down.
  func daysOfEpoch(
    _ unit: Field.EpochUnit, at position: inout Int
  ) throws(DayReadingError) -> Int {
    let isNegative = sign(at: &position) ?? false
    let magnitude = try wholeNumber(at: &position)
    let hasRest = try skipFraction(at: &position)
    guard isNegative else { return magnitude / unit.perDay }
    let days = magnitude / unit.perDay
    return magnitude % unit.perDay > 0 || hasRest ? -days - 1 : -days
  }

  /// Passes a full stop and digits and tells whether any of them is not zero.
  private func skipFraction(at position: inout Int) throws(DayReadingError) -> Bool {
    guard passes(UInt8(ascii: "."), at: &position) else { return false }
    let start = position
    var hasRest = false
    while let digit = byte(at: position)?.digitValue {
      hasRest = hasRest || digit > 0
      position += 1
    }
    guard position > start else { throw DayReadingError(expected: .number, at: position) }
    return hasRest
  }
}
