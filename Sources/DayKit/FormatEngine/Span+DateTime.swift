#if Formats
// Dates with a time of day in ISO 8601, RFC 3339 and RFC 9557. RFC 3339 allows lower-case letters, a
// space for the T and the second 60; ISO 8601 allows the comma, 24:00, the basic form without
// separators, whole hours, and offsets in whole hours. The date and the time may be in different forms,
// and offsets may have seconds, as in Temporal; RFC 9557 allows a time zone in brackets. Git and many
// databases put another space before the offset.
//
// In "2026-11-03 2026-11", the month could be the time 20:26 and an offset of -11 hours. So a time after a date
// with hyphens and a space needs its colon.

/// A date with a time of day, and the offset of its clock from Universal Time.
struct DateTime {
  var date: DayComponents
  var secondOfDay: Int
  var offset: Int
}

extension Span<UInt8> {
  /// Parses a date and a time of day, and a time zone if there must be one.
  func dateTime(
    isZoned: Bool, at position: inout Int
  ) throws(DayParsingError) -> DateTime {
    let year = try year(.exactly(4), at: &position)
    let isExtended = passes(UInt8(ascii: "-"), at: &position)
    let month = try digits(2, at: &position)
    if isExtended { try skip(UInt8(ascii: "-"), at: &position) }
    let day = try digits(2, at: &position)
    let second = try time(afterExtendedDate: isExtended, at: &position)
    return DateTime(
      date: DayComponents(year: year, month: month, day: day), secondOfDay: second,
      offset: isZoned ? try offsetOfDateTime(at: &position) : 0)
  }

  /// The position of the part that causes an error in the date of a date-time.
  func offset(of error: DayError, inDateTimeAt start: Int) -> Int {
    let isExpanded = byte(at: start)?.digitValue == nil
    let afterYear = start + (isExpanded ? 7 : 4)
    let separator = byte(at: afterYear) == UInt8(ascii: "-") ? 1 : 0
    return switch error.kind {
    case .noSuchMonth: afterYear + separator
    case .noSuchDay: afterYear + 2 * separator + 2
    default: start
    }
  }

  /// Parses a time of day with the T before it, as seconds since midnight.
  private func time(
    afterExtendedDate: Bool, at position: inout Int
  ) throws(DayParsingError) -> Int {
    let start = position
    let needsColon = afterExtendedDate && byte(at: start) == UInt8(ascii: " ")
    guard passesTimeDesignator(at: &position) else {
      throw DayParsingError(expected: .time, at: start)
    }
    let hour = try digits(2, at: &position)
    let isExtended = passes(UInt8(ascii: ":"), at: &position)
    guard isExtended || !needsColon else { throw DayParsingError(expected: .time, at: start) }
    var (minute, second, hasRest) = (0, 0, false)
    if isExtended || byte(at: position)?.digitValue != nil {
      minute = try digits(2, at: &position)
      (second, hasRest) = try seconds(isExtended: isExtended, at: &position)
    }
    let isEndOfDay = hour == 24 && minute == 0 && second == 0 && !hasRest
    guard isEndOfDay || (hour < 24 && minute < 60 && second <= 60) else {
      throw DayParsingError(expected: .time, at: start)
    }
    // A leap second is part of the minute that it ends.
    return hour * 3_600 + minute * 60 + Swift.min(second, 59)
  }

  private func passesTimeDesignator(at position: inout Int) -> Bool {
    passes(UInt8(ascii: "T"), at: &position) || passes(UInt8(ascii: "t"), at: &position)
      || passes(UInt8(ascii: " "), at: &position)
  }

  /// Parses seconds if there are any, and returns whether a fraction other than zero follows.
  private func seconds(
    isExtended: Bool, at position: inout Int
  ) throws(DayParsingError) -> (second: Int, hasRest: Bool) {
    if isExtended {
      guard passes(UInt8(ascii: ":"), at: &position) else { return (0, false) }
    } else if byte(at: position)?.digitValue == nil {
      return (0, false)
    }
    let second = try digits(2, at: &position)
    let separator = UInt8(ascii: byte(at: position) == UInt8(ascii: ",") ? "," : ".")
    // Temporal and java.time read nanoseconds, too, and refuse more digits.
    return (second, skipFraction(after: separator, atMost: 9, at: &position))
  }

  /// Parses the time zone after a time, which may follow a space and have suffixes.
  private func offsetOfDateTime(at position: inout Int) throws(DayParsingError) -> Int {
    defer { skipSuffixes(at: &position) }
    var place = position
    guard passes(UInt8(ascii: " "), at: &place), let first = byte(at: place),
      first.isLetter || first == UInt8(ascii: "+") || first == UInt8(ascii: "-")
    else { return try offset(allowsSeconds: true, at: &position) }
    guard case .offset(let seconds) = try zone(allowsName: false, allowsSeconds: true, at: &place)
    else {
      throw DayParsingError(expected: .timeZone, at: position)
    }
    position = place
    return seconds
  }
}
#endif
