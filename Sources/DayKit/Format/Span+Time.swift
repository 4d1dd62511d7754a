// The time of day and the time zone of an ISO 8601 date-time, which a day has no use for but which
// have to be well formed. RFC 3339 allows the lower case letters, a space for the T and the second
// 60; ISO 8601 the comma and 24:00.

extension Span<UInt8> {
  /// Passes a time of day with the T before it.
  func skipTime(at position: inout Int) throws(DayReadingError) {
    let start = position
    guard
      passes(UInt8(ascii: "T"), at: &position) || passes(UInt8(ascii: "t"), at: &position)
        || passes(UInt8(ascii: " "), at: &position)
    else { throw DayReadingError(expected: .time, at: start) }
    let hour = try digits(2, at: &position)
    try skip(UInt8(ascii: ":"), at: &position)
    let minute = try digits(2, at: &position)
    var second = 0
    var hasRest = false
    if passes(UInt8(ascii: ":"), at: &position) {
      second = try digits(2, at: &position)
      hasRest = try skipFractionOfSecond(at: &position)
    }
    let isEndOfDay = hour == 24 && minute == 0 && second == 0 && !hasRest
    guard isEndOfDay || (hour < 24 && minute < 60 && second <= 60) else {
      throw DayReadingError(expected: .time, at: start)
    }
  }

  private func skipFractionOfSecond(at position: inout Int) throws(DayReadingError) -> Bool {
    guard passes(UInt8(ascii: "."), at: &position) || passes(UInt8(ascii: ","), at: &position)
    else { return false }
    return try wholeNumber(at: &position) > 0
  }

  /// Passes a time zone: a Z, or an offset of hours or of hours and minutes.
  func skipTimeZone(at position: inout Int) throws(DayReadingError) {
    if passes(UInt8(ascii: "Z"), at: &position) || passes(UInt8(ascii: "z"), at: &position) {
      return
    }
    let start = position
    guard sign(at: &position) != nil else {
      throw DayReadingError(expected: .timeZone, at: position)
    }
    let hours = try digits(2, at: &position)
    var minutes = 0
    if passes(UInt8(ascii: ":"), at: &position) || byte(at: position)?.digitValue != nil {
      minutes = try digits(2, at: &position)
    }
    guard hours < 24, minutes < 60 else {
      throw DayReadingError(expected: .timeZone, at: start)
    }
  }
}
