extension Day {
  /// The day as text in a format, ISO 8601's calendar date where none is given.
  public func formatted(as format: DayFormat = .iso) -> String {
    String(capacity: format.maximumWidth) { output in format.write(self, to: &output) }
  }
}

extension DayFormat {
  /// Writes a day as UTF-8.
  ///
  /// - Precondition: The output has room for ``maximumWidth`` bytes.
  public func write(_ day: Day, to output: inout OutputSpan<UInt8>) {
    let components = day.dayComponents
    for field in fields {
      switch field {
      case .literal(let byte): output.append(byte)
      case .year: output.append(year: components.year)
      case .month(let digits): output.append(components.month, digits)
      case .day(let digits): output.append(components.dayOfMonth, digits)
      case .epoch(let unit): output.append(decimal: day.daysSince1970 * unit.perDay)
      case .time(let form): output.append(form == .zoned ? "T00:00:00Z" : "T00:00:00")
      }
    }
  }
}

extension OutputSpan<UInt8> {
  mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  mutating func append(_ number: Int, _ digits: Field.Digits) {
    if number > 9 || digits == .two { append(digit: number / 10) }
    append(digit: number % 10)
  }

  mutating func append(year: Int) {
    let magnitude = Int(year.magnitude)
    if !(0...9999).contains(year) {
      append(UInt8(ascii: year < 0 ? "-" : "+"))
      append(magnitude / 10_000, .two)
    }
    append(magnitude / 100 % 100, .two)
    append(magnitude % 100, .two)
  }

  /// Appends a number in as few digits as it takes, with a sign if it is negative.
  mutating func append(decimal number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    var divisor: UInt = 1
    while number.magnitude / divisor > 9 { divisor *= 10 }
    while divisor > 0 {
      append(digit: Int(number.magnitude / divisor % 10))
      divisor /= 10
    }
  }

  private mutating func append(digit: Int) {
    append(UInt8(truncatingIfNeeded: digit) &+ UInt8(ascii: "0"))
  }
}
