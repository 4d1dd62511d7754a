extension DayReadingError: CustomStringConvertible {
  /// What was expected and where, or what the calendar has instead.
  public var description: String {
    guard case .expected = reason.kind else { return reason.description }
    return "\(reason) at character \(character)"
  }
}

extension DayReadingError.Reason: CustomStringConvertible {
  /// What was expected, or what the calendar has instead.
  public var description: String {
    switch kind {
    case .expected(.end): "expected nothing more"
    case .expected(let expectation): "expected \(expectation)"
    case .doesNotExist(let error): error.description
    case .contradicts(let part, let day): part.sentence(day)
    case .falseLeapDay:
      "spreadsheets count 29 February 1900 as day 60, but 1900 was not a leap year"
    case .unknownOffset:
      "its time zone has no known offset, so its day in another time zone is unknown"
    case .unreadableFormat(let obstacle):
      "the format cannot parse text: \(DayFormatError(obstacle, at: 0))"
    }
  }
}

extension DayReadingError.Expectation: CustomStringConvertible {
  /// A noun for what is expected.
  public var description: String {
    switch kind {
    case .byte(let byte) where (0x20..<0x7F).contains(byte): "'\(Unicode.Scalar(byte))'"
    case .byte(let byte): "the byte 0x\(String(byte, radix: 16))"
    case .digits(1): "a digit"
    case .digits(let count): "\(count) digits"
    case .number: "a number"
    case .numberBetween(let first, let last): "a number from \(first) to \(last)"
    case .atLeast(let number): "a number of at least \(number)"
    case .dayPeriod: "AM or PM"
    case .name(.dayOfMonth): "a day such as 29th"
    case .name(let part): "the name of \(part.noun)"
    case .time: "a time of day"
    case .timeZone: "a time zone"
    case .end: "the end"
    }
  }
}

extension DayPart {
  /// The value that this part has for a day, as a clause.
  fileprivate func sentence(_ day: Day) -> String {
    let components = day.dayComponents
    let symbols = DaySymbols.english
    return switch kind {
    case .era: "\(day) is \(components.year > 0 ? "AD" : "BC")"
    case .year where components.year < 1:
      "\(day) is in the year \(components.year), which is \(1 - components.year) BC"
    case .year: "\(day) is in the year \(components.year)"
    case .quarter: "\(day) is in quarter \(day.quarter)"
    case .month: "\(day) is in \(symbols.name(ofMonth: components.month))"
    case .dayOfMonth: "\(day) is day \(components.dayOfMonth) of the month"
    case .dayOfYear: "\(day) is day \(day.dayOfYear) of the year"
    case .weekYear, .week: "\(day) is in week \(day.weekDate.week) of \(day.weekDate.year)"
    case .weekday: "\(day) is a \(symbols.name(of: day.weekday))"
    case .weekOfMonth: "\(day) is in week \(day.weekOfMonth()) of its month"
    case .weekdayOrdinal:
      "\(day) is \(symbols.name(of: day.weekday)) number \(day.weekdayOrdinal) of its month"
    case .day, .time, .timeZone: "it is \(day)"
    }
  }
}
