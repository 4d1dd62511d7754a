#if Formats
extension ParsedParts {
  /// Parses the number of a part.
  mutating func readNumber(
    _ part: NumberPart, _ width: NumberWidth, of bytes: Span<UInt8>, at position: inout Int
  ) throws(DayParsingError) {
    let start = position
    switch part {
    case .century:
      // The century of a year before year 0 has a hyphen and three digits.
      let isNegative = bytes.passes(UInt8(ascii: "-"), at: &position)
      let number = try bytes.number(isNegative ? .exactly(3) : width, at: &position)
      self[part] = isNegative ? -number : number
    case .yearOfEra:
      // The years before the common era go up to 10,000.
      let count = bytes.digitCount(atMost: 5, from: position)
      self[part] = try bytes.digits(Swift.max(count, width.minimum), at: &position)
    case .year, .weekYear:
      self[part] = try bytes.year(width, at: &position)
    default:
      let number = try bytes.number(width, at: &position)
      guard part.allows(number) else {
        throw DayParsingError(expected: .weekdayNumber(part == .isoWeekday ? 1 : 0), at: start)
      }
      self[part] = number
    }
  }

  /// Parses a date and a time of day.
  mutating func readDateTime(
    isZoned: Bool, of bytes: Span<UInt8>, at position: inout Int
  ) throws(DayParsingError) {
    let dateTime = try bytes.dateTime(isZoned: isZoned, at: &position)
    isDateTime = true
    self[.year as NumberPart] = dateTime.date.year
    self[.month as NumberPart] = dateTime.date.month
    self[.dayOfMonth as NumberPart] = dateTime.date.dayOfMonth
    time.secondOfDay = dateTime.secondOfDay
    if isZoned { time.offset = dateTime.offset }
  }
}

extension NumberPart {
  /// Whether this part can be a number of the right width, where the calendar does not check that.
  fileprivate func allows(_ number: Int) -> Bool {
    switch self {
    case .isoWeekday: (1...7).contains(number)
    case .sundayWeekday: (0...6).contains(number)
    default: true
    }
  }
}
#endif
