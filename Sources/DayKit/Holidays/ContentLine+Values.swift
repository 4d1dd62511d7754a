#if Formats
// The values of properties.

extension ContentLine {
  /// The days of a list of dates, separated by commas.
  func days(of property: HolidayError.Property) throws(HolidayError) -> [Day] {
    var days: [Day] = []
    for part in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
      days.append(try day(part, of: property))
    }
    return days
  }

  /// The day of a single date.
  func day(of property: HolidayError.Property) throws(HolidayError) -> Day {
    try day(value, of: property)
  }

  private func day(
    _ text: ArraySlice<UInt8>, of property: HolidayError.Property
  ) throws(HolidayError) -> Day {
    guard valueType.isEmpty || valueType == "DATE", text.count == 8,
      text.allSatisfy({ $0.digitValue != nil })
    else {
      // The date of a value with a time of day shows the right form. The end of an event is the day after its
      // last day, which is the day of the time only if that is midnight.
      let date = text.prefix(8)
      var example = try? DayFormat.basic.read(date.span)
      let isMidnight = text.dropFirst(9).prefix(6).allSatisfy { $0 == UInt8(ascii: "0") }
      // Midnight at home is another time in Universal Time, on this day or on the one before.
      if !isMidnight, text.last == UInt8(ascii: "Z") { example = nil }
      if property == .end, !isMidnight { example = example.flatMap { try? $0.adding(days: 1) } }
      throw HolidayError(
        text.contains(UInt8(ascii: "T"))
          ? .timeOfDay(property, example) : .notADate(property, example), place(of: text))
    }
    do throws(DayParsingError) {
      return try DayFormat.basic.read(text.span)
    } catch {
      throw HolidayError(
        .noSuchDay(property, error.reason.dayError ?? .outOfRange), place(of: text))
    }
  }

  /// The number of days of a duration.
  func duration() throws(HolidayError) -> Int {
    guard value.first == UInt8(ascii: "P"), let period = Period(reading: value.span),
      period.years == 0, period.months == 0, (0...53).contains(period.weeks),
      (0...366).contains(period.days), period.weeks * 7 + period.days > 0
    else { throw HolidayError(.invalidDuration, place(of: value)) }
    return period.weeks * 7 + period.days
  }

  /// The rule of a recurring event.
  func rule() throws(HolidayError) -> Recurrence {
    do throws(RecurrenceError) {
      return try Recurrence(String(decoding: value, as: UTF8.self))
    } catch {
      throw HolidayError(.invalidRule(error), place(of: value))
    }
  }

  /// The value without the escapes of a text (RFC 5545, section 3.3.11); a newline becomes a
  /// space.
  var unescapedValue: String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in value {
      if isEscaped {
        bytes.append(byte | 0x20 == UInt8(ascii: "n") ? UInt8(ascii: " ") : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
#endif
