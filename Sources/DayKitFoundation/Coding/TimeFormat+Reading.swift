extension TimeFormat {
  /// The time that a text names, all of it.
  func read(_ text: String) -> TimeOfDay? {
    var reading = TimeReading(text)
    for field in fields {
      guard reading.read(field) else { return nil }
    }
    return reading.time
  }
}

/// The state of reading one text: what is left of it and what is known of the time.
private struct TimeReading {
  private var rest: Substring.UTF8View
  private var hour = 0
  private var minute = 0
  private var second = 0
  private var fraction = 0.0

  init(_ text: String) {
    rest = Substring(text).utf8
  }

  /// The time, if the text has ended.
  var time: TimeOfDay? {
    guard rest.isEmpty else { return nil }
    return TimeOfDay(seconds: (hour * 60 + minute) * 60 + second, fraction: fraction)
  }

  /// Reads one field and tells whether it stands there.
  mutating func read(_ field: TimeField) -> Bool {
    switch field {
    case .literal(let byte): passes(byte)
    case .space: passesSpace()
    case .dayPeriod: readDayPeriod()
    case .hour(let hours, let digits): readHour(hours, digits)
    case .minute(let digits): read(digits, in: 0...59, to: \.minute)
    case .second(let digits): read(digits, in: 0...59, to: \.second)
    case .fraction(let count): readFraction(count)
    }
  }

  private mutating func passes(_ byte: UInt8) -> Bool {
    guard rest.first == byte else { return false }
    rest.removeFirst()
    return true
  }

  /// Passes a space, a no-break space or a narrow no-break space.
  private mutating func passesSpace() -> Bool {
    let spaces: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]]
    guard let space = spaces.first(where: { rest.starts(with: $0) }) else { return false }
    rest.removeFirst(space.count)
    return true
  }

  private mutating func readDayPeriod() -> Bool {
    let letters = rest.prefix(2).map { $0 | 0x20 }
    guard letters.last == UInt8(ascii: "m"),
      letters.first == UInt8(ascii: "a") || letters.first == UInt8(ascii: "p")
    else { return false }
    rest.removeFirst(2)
    if letters.first == UInt8(ascii: "p") { hour += 12 }
    return true
  }

  private mutating func readHour(_ hours: TimeField.Hours, _ digits: TimeField.Digits) -> Bool {
    guard let number = number(digits), hours.range.contains(number) else { return false }
    // 12 AM is the hour after midnight, and so is 24.
    hour += number % (hours.needsDayPeriod ? 12 : 24)
    return true
  }

  private mutating func read(
    _ digits: TimeField.Digits, in range: ClosedRange<Int>,
    to property: WritableKeyPath<TimeReading, Int>
  ) -> Bool {
    guard let number = number(digits), range.contains(number) else { return false }
    self[keyPath: property] = number
    return true
  }

  private mutating func readFraction(_ count: Int) -> Bool {
    var unit = 1.0
    var value = 0.0
    for _ in 0..<count {
      guard let digit = digit() else { return false }
      value = value * 10 + Double(digit)
      unit *= 10
    }
    fraction = value / unit
    return true
  }

  private mutating func number(_ digits: TimeField.Digits) -> Int? {
    guard let first = digit() else { return nil }
    guard let second = digit() else { return digits == .two ? nil : first }
    return first * 10 + second
  }

  private mutating func digit() -> Int? {
    guard let byte = rest.first, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else {
      return nil
    }
    rest.removeFirst()
    return Int(byte - UInt8(ascii: "0"))
  }
}
