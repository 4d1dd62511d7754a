#if Formats
// The parts of a date as UTF-8.

extension OutputSpan<UInt8> {
  /// Appends the number of a part.
  mutating func append(_ number: Int, _ part: NumberPart, _ width: NumberWidth) {
    switch part {
    case .year, .weekYear: append(year: number, width)
    case .century where number < 0: append(number, .exactly(3))
    default: append(number, width)
    }
  }
}

extension OutputSpan<UInt8> {
  /// Appends a date and a time of day in ISO 8601's extended form.
  mutating func append(dateTimeOf day: Day, secondOfDay: Int) {
    append(iso: day.dayComponents)
    append(UInt8(ascii: "T"))
    append(secondOfDay / 3_600, .exactly(2))
    append(UInt8(ascii: ":"))
    append(secondOfDay / 60 % 60, .exactly(2))
    append(UInt8(ascii: ":"))
    append(secondOfDay % 60, .exactly(2))
  }

  /// Appends the offset of a time zone, without the seconds of old local times, which RFC 3339
  /// cannot express.
  ///
  /// Minutes are rounded to the west, so that the instant is not before the day.
  mutating func append(offset: Int, isUTC: Bool) {
    if isUTC { return append(UInt8(ascii: "Z")) }
    append(UInt8(ascii: offset < 0 ? "-" : "+"))
    let minutes = Int(offset.dividedRoundingDown(by: 60).magnitude)
    append(minutes / 60, .exactly(2))
    append(UInt8(ascii: ":"))
    append(minutes % 60, .exactly(2))
  }
}
#endif
