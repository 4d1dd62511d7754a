extension TimeFormat {
  /// Parses a time, the whole text.
  ///
  /// ```swift
  /// try TimeFormat(pattern: "HH:mm").parse("19:05")         // 19:05:00
  /// ```
  ///
  /// - Throws: ``TimeParsingError`` with the position of the part that does not fit.
  public func parse(_ text: some StringProtocol) throws(TimeParsingError) -> TimeOfDay {
    let text = String(text)
    var parser = TimeParser(text)
    do throws(TimeParsingError) {
      for field in fields { try parser.parse(field) }
      return try parser.time()
    } catch {
      throw error.counted(in: text)
    }
  }
}

extension TimeOfDay {
  /// Creates the time that a text names in one of several formats, tried in order.
  ///
  /// ```swift
  /// let (short, long) = try (TimeFormat(pattern: "h:mm a"), TimeFormat(pattern: "HH:mm:ss"))
  /// try TimeOfDay("7:05 PM", as: short, long)               // 19:05:00
  /// try TimeOfDay("19:05:00", as: short, long)              // 19:05:00
  /// ```
  ///
  /// - Throws: ``TimeParsingError`` of the format that the text follows furthest; of a time that
  ///   does not exist, if the text has the form of a format.
  public init(
    _ text: some StringProtocol, as format: TimeFormat, _ otherFormats: TimeFormat...
  ) throws(TimeParsingError) {
    self = try String(text).timeOfDay(in: [format] + otherFormats)
  }
}

extension String {
  /// The time that the text names in the first format that it follows.
  func timeOfDay(in formats: [TimeFormat]) throws(TimeParsingError) -> TimeOfDay {
    var failure = TimeParsingError(expected: .end, at: 0)
    for (index, format) in formats.enumerated() {
      do throws(TimeParsingError) {
        return try format.parse(self)
      } catch {
        if index == 0 || error.saysMore(than: failure) { failure = error }
      }
    }
    throw failure
  }
}

extension TimeParsingError {
  /// Whether the error is about a text that is closer to its format than that of another error.
  fileprivate func saysMore(than other: TimeParsingError) -> Bool {
    switch (reason.timeError, other.reason.timeError) {
    case (.some, nil): true
    case (nil, .some): false
    default: offset > other.offset
    }
  }
}

/// The state of parsing one text: where the parser is, and what it knows of the time.
private struct TimeParser {
  private var rest: Substring.UTF8View
  private let count: Int
  private var hour = 0
  private var minute = 0
  private var second = 0
  private var nanosecond = 0

  /// The first number that is out of its range.
  ///
  /// It is an error only if the rest of the text fits: of several formats, the text may mean
  /// another.
  private var rangeError: TimeParsingError?

  init(_ text: String) {
    rest = Substring(text).utf8
    count = rest.count
  }

  private var offset: Int { count - rest.count }

  /// The time, if the text has ended.
  func time() throws(TimeParsingError) -> TimeOfDay {
    guard rest.isEmpty else { throw TimeParsingError(expected: .end, at: offset) }
    if let rangeError { throw rangeError }
    let seconds = (hour * 60 + minute) * 60 + second
    return TimeOfDay(nanoseconds: seconds * TimeOfDay.perSecond + nanosecond)
  }

  mutating func parse(_ field: TimeField) throws(TimeParsingError) {
    switch field {
    case .literal(let byte): try skip(byte)
    case .space: try skipSpace()
    case .dayPeriod: try parseDayPeriod()
    case .hour(let hours, let digits): try parseHour(hours, digits)
    case .minute(let digits): try parseMinute(digits)
    case .second(let digits): try parseSecond(digits)
    case .fraction(let count): try parseFraction(count)
    }
  }

  private mutating func skip(_ byte: UInt8) throws(TimeParsingError) {
    guard rest.first == byte else { throw TimeParsingError(expected: .byte(byte), at: offset) }
    rest.removeFirst()
  }

  /// Skips a space, a no-break space or a narrow no-break space.
  private mutating func skipSpace() throws(TimeParsingError) {
    let spaces: [[UInt8]] = [[0x20], [0xC2, 0xA0], [0xE2, 0x80, 0xAF]]
    guard let space = spaces.first(where: { rest.starts(with: $0) }) else {
      throw TimeParsingError(expected: .byte(UInt8(ascii: " ")), at: offset)
    }
    rest.removeFirst(space.count)
  }

  private mutating func parseDayPeriod() throws(TimeParsingError) {
    let letters = rest.prefix(2).map { $0 | 0x20 }
    guard letters.last == UInt8(ascii: "m"),
      letters.first == UInt8(ascii: "a") || letters.first == UInt8(ascii: "p")
    else { throw TimeParsingError(expected: .dayPeriod, at: offset) }
    rest.removeFirst(2)
    if letters.first == UInt8(ascii: "p") { hour += 12 }
  }

  private mutating func parseHour(
    _ hours: TimeField.Hours, _ digits: TimeField.Digits
  ) throws(TimeParsingError) {
    let start = offset
    let number = try number(digits)
    check(number, in: hours.range, at: start, .noSuchHour(number, in: hours.range))
    // 12 AM is the hour after midnight, and so is 24.
    hour += number % (hours.needsDayPeriod ? 12 : 24)
  }

  private mutating func parseMinute(_ digits: TimeField.Digits) throws(TimeParsingError) {
    let start = offset
    minute = try number(digits)
    check(minute, in: 0...59, at: start, .noSuchMinute(minute))
  }

  private mutating func parseSecond(_ digits: TimeField.Digits) throws(TimeParsingError) {
    let start = offset
    second = try number(digits)
    check(second, in: 0...59, at: start, .noSuchSecond(second))
  }

  private mutating func check(
    _ number: Int, in range: ClosedRange<Int>, at offset: Int, _ reason: TimeOfDayError.Reason
  ) {
    guard rangeError == nil, !range.contains(number) else { return }
    rangeError = TimeParsingError(.doesNotExist(TimeOfDayError(reason)), at: offset)
  }

  private mutating func parseFraction(_ count: Int) throws(TimeParsingError) {
    let start = offset
    var unit = TimeOfDay.perSecond
    for _ in 0..<count {
      guard let digit = digit() else { throw TimeParsingError(expected: .digits(count), at: start) }
      unit /= 10
      nanosecond += digit * unit
    }
  }

  private mutating func number(_ digits: TimeField.Digits) throws(TimeParsingError) -> Int {
    let start = offset
    guard let first = digit() else {
      throw TimeParsingError(expected: .digits(digits == .two ? 2 : 1), at: start)
    }
    guard let second = digit() else {
      guard digits == .oneOrTwo else { throw TimeParsingError(expected: .digits(2), at: start) }
      return first
    }
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
