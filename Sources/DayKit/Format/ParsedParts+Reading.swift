extension ParsedParts {
  /// Reads the number of a part.
  mutating func readNumber(
    _ part: NumberPart, _ width: NumberWidth, of bytes: Span<UInt8>, at position: inout Int
  ) throws(DayReadingError) {
    let start = position
    switch part {
    case .epochSeconds:
      self[part] = try bytes.epoch(perSecond: 1, at: &position)
    case .epochMilliseconds:
      self[part] = try bytes.epoch(perSecond: 1_000, at: &position)
    case .century:
      // That of a year before year 0 has a hyphen and three digits.
      let isNegative = bytes.passes(UInt8(ascii: "-"), at: &position)
      let number = try bytes.number(isNegative ? .exactly(3) : width, at: &position)
      self[part] = isNegative ? -number : number
    case .yearOfEra:
      // The years before the common era go up to 10000.
      let count = bytes.digitCount(atMost: 5, from: position)
      self[part] = try bytes.digits(Swift.max(count, width.minimum), at: &position)
    case .year, .weekYear:
      self[part] = try bytes.year(width, at: &position)
    default:
      let number = try bytes.number(width, at: &position)
      guard part.allows(number) else {
        throw DayReadingError(expected: .weekdayNumber(part == .isoWeekday ? 1 : 0), at: start)
      }
      self[part] = number
    }
  }

  /// Reads a date and a time of day.
  mutating func readDateTime(
    _ form: DateTimeForm, of bytes: Span<UInt8>, at position: inout Int
  ) throws(DayReadingError) {
    let dateTime = try bytes.dateTime(form, at: &position)
    isDateTime = true
    self[.year as NumberPart] = dateTime.date.year
    self[.month as NumberPart] = dateTime.date.month
    self[.dayOfMonth as NumberPart] = dateTime.date.dayOfMonth
    if form == .zoned { secondsFromMidnight = dateTime.secondOfDay - dateTime.offset }
  }
}

extension NumberPart {
  /// Whether a number of the right width can be of this part, where the calendar does not tell.
  fileprivate func allows(_ number: Int) -> Bool {
    switch self {
    case .isoWeekday: (1...7).contains(number)
    case .sundayWeekday: (0...6).contains(number)
    default: true
    }
  }
}
