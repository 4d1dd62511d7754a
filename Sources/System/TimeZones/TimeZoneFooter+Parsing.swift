extension TimeZoneFooter {
  /// Parses a rule such as `CET-1CEST,M3.5.0,M10.5.0/3`; `nil` if the text is not a valid rule.
  ///
  /// A zone with daylight-saving time must state when it starts and ends.
  init?(parsing text: ArraySlice<UInt8>) {
    var parser = TimeZoneFooterParser(text)
    guard parser.skipName(), let offset = parser.offset() else { return nil }
    standardOffset = -offset
    if parser.isAtEnd {
      saving = nil
      return
    }
    guard parser.skipName() else { return nil }
    var savingOffset = 3_600 - offset
    if !parser.isNext(",") {
      guard let offset = parser.offset() else { return nil }
      savingOffset = -offset
    }
    guard let start = parser.change(), let end = parser.change(), parser.isAtEnd else { return nil }
    saving = DaylightSaving(offset: savingOffset, start: start, end: end)
  }

  /// Whether a text begins with the name and the offset of a rule, as in `EST5EDT` and `<+03>-3`.
  static func isBegun(by text: ArraySlice<UInt8>) -> Bool {
    var parser = TimeZoneFooterParser(text)
    return parser.skipName() && parser.offset() != nil
  }
}

private struct TimeZoneFooterParser {
  private var text: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
  }

  var isAtEnd: Bool { text.isEmpty }

  func isNext(_ character: Unicode.Scalar) -> Bool {
    text.first == UInt8(ascii: character)
  }

  /// Skips a character, if it is the next one.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard isNext(character) else { return false }
    text = text.dropFirst()
    return true
  }

  /// Skips a name, which has at least three letters, or letters, digits and signs in `<…>`.
  mutating func skipName() -> Bool {
    let isQuoted = skip("<")
    var length = 0
    while let byte = text.first, byte.isLetter || isQuoted && byte.isDigitOrSign {
      text = text.dropFirst()
      length += 1
    }
    return length >= 3 && (!isQuoted || skip(">"))
  }

  /// Reads an offset such as `-5:30`, of at most 24 hours, and returns it in seconds.
  mutating func offset() -> Int? { time(maximumHours: 24) }

  /// Reads a time such as `2`, `-1:30` or `+24:00:00`, and returns it in seconds.
  private mutating func time(maximumHours: Int) -> Int? {
    let isNegative = skip("-")
    if !isNegative { _ = skip("+") }
    guard let hours = number(0...maximumHours) else { return nil }
    var seconds = hours * 3_600
    if skip(":") {
      guard let minutes = number(0...59) else { return nil }
      seconds += minutes * 60
      if skip(":") {
        guard let rest = number(0...59) else { return nil }
        seconds += rest
      }
    }
    return isNegative ? -seconds : seconds
  }

  /// Reads a change such as `,M3.5.0/2`; without a time, it is at two o'clock.
  mutating func change() -> YearlyChange? {
    guard skip(","), let date = date() else { return nil }
    var seconds = 2 * 3_600
    if skip("/") {
      guard let time = time(maximumHours: 167) else { return nil }
      seconds = time
    }
    return YearlyChange(date: date, secondsOfDay: seconds)
  }

  private mutating func date() -> YearlyDate? {
    if skip("J") { return number(1...365).map(YearlyDate.dayWithoutLeapDay) }
    guard skip("M") else { return number(0...365).map(YearlyDate.day) }
    guard let month = number(1...12), skip("."), let week = number(1...5), skip("."),
      let weekday = number(0...6)
    else { return nil }
    return .weekday(weekday, week: week, month: month)
  }

  /// Reads a number of one to three digits, which must be in the range.
  private mutating func number(_ range: ClosedRange<Int>) -> Int? {
    var (value, length) = (0, 0)
    while let byte = text.first, byte.isDigit, length < 4 {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
      text = text.dropFirst()
      length += 1
    }
    return (1...3).contains(length) && range.contains(value) ? value : nil
  }
}

extension UInt8 {
  var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  var isDigit: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }

  fileprivate var isDigitOrSign: Bool {
    isDigit || self == UInt8(ascii: "+") || self == UInt8(ascii: "-")
  }
}
