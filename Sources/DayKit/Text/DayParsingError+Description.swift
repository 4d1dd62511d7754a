extension DayParsingError: CustomStringConvertible {
  /// What was expected and where, or what the calendar has instead.
  public var description: String {
    guard case .expected = reason.kind else { return reason.description }
    return "\(reason) at character \(character)"
  }
}

extension DayParsingError.Reason: CustomStringConvertible {
  /// What was expected, or what the calendar has instead.
  public var description: String {
    switch kind {
    case .expected(.end): "expected nothing more"
    case .expected(let expectation): "expected \(expectation)"
    case .doesNotExist(let error): error.description
    #if Formats
    case .contradicts(let part, let day): part.sentence(day)
    case .falseLeapDay:
      "spreadsheets count 29 February 1900 as day 60, but 1900 was not a leap year"
    case .unknownOffset:
      "its time zone has no known offset, so its day in another time zone is unknown"
    case .unreadableFormat(let obstacle):
      "the format cannot parse text: \(DayFormatError(obstacle, at: 0))"
    #endif
    }
  }
}

extension DayParsingError.Expectation: CustomStringConvertible {
  /// A noun for what is expected.
  public var description: String {
    switch kind {
    case .byte(let byte) where (0x20..<0x7F).contains(byte): "'\(Unicode.Scalar(byte))'"
    case .byte(let byte): "the byte 0x\(String(byte, radix: 16))"
    case .digits(1): "a digit"
    case .digits(let count): "\(count) digits"
    case .number: "a number"
    // Numbers have 64 bits even where an `Int` has 32.
    case .numberBetween(.min, .max): "a number from \(Int64.min) to \(Int64.max)"
    case .numberBetween(let first, let last): "a number from \(first) to \(last)"
    case .atLeast(let number): "a number of at least \(number)"
    case .end: "the end"
    #if Formats
    case .dayPeriod: "AM or PM"
    case .name(.dayOfMonth): "a day such as 29th"
    case .name(let part): "the name of \(part.noun)"
    case .time: "a time of day"
    case .timeZone: "a time zone"
    #endif
    }
  }
}
