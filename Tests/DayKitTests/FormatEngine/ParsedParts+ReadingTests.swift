import DayKit
import Testing

/// The numbers whose reading depends on their part.
struct ParsedPartsReadingTests {
  @Test(arguments: [("%F %u", 1...7), ("%F %w", 0...6), ("yyyy-MM-dd e", 1...7)])
  func theNumberOfAWeekdayIsOneOfSeven(pattern: String, numbers: ClosedRange<Int>) throws {
    let format = try DayFormat(parsing: pattern)
    let range = "a number from \(numbers.lowerBound) to \(numbers.upperBound)"
    for number in 0...9 where !numbers.contains(number) {
      #expect(
        format.refusal(of: "2025-08-29 \(number)")
          == Refusal("expected \(range) at character 12", at: 11)
      )
    }
    for number in numbers where number != 5 {
      #expect(
        format.refusal(of: "2025-08-29 \(number)") == Refusal("2025-08-29 is a Friday", at: 11))
    }
    #expect(try Day("2025-08-29 5", as: format) == Day(2025, 8, 29))
  }

  @Test(arguments: [
    ("%C %y %j", "20 25 001", 2025), ("%C %y %j", "-001 57 001", -43),
    ("%C %y %j", "-100 01 001", -9999), ("%C %y %j", "00 05 001", 5),
    ("%C %y %j", "-000 05 001", 5), ("%-C %y %j", "5 43 001", 543),
    ("%-C %y %j", "-001 57 001", -43), ("%_C %y %j", " 5 43 001", 543),
    ("%_C %y %j", "-001 57 001", -43),
  ])
  func aCenturyIsTwoDigitsOrAHyphenAndThree(pattern: String, text: String, year: Int) throws {
    #expect(try Day(text, as: DayFormat(parsing: pattern)) == Day(year, 1, 1))
  }

  @Test(arguments: [
    ("%C %y %j", "5 43 001", "expected 2 digits at character 1", 0),
    ("%C %y %j", "+20 25 001", "expected 2 digits at character 1", 0),
    ("%C %y %j", "-1 57 001", "expected 3 digits at character 2", 1),
    ("%-C %y %j", "-1 57 001", "expected 3 digits at character 2", 1),
    ("%-C %y %j", " 5 57 001", "expected a digit at character 1", 0),
    ("%C %y %j", "-999 00 001", "dates range from -009999-01-01 to 9999-12-31", 0),
  ])
  func aCenturyInAnotherFormIsRefused(
    pattern: String, text: String, message: String, offset: Int
  ) throws {
    #expect(try DayFormat(parsing: pattern).refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(arguments: [
    ("2025-08-29T12:00:00Z", "2025-08-29"), ("2025-08-29T21:59:59Z", "2025-08-29"),
    ("2025-08-29T22:00:00Z", "2025-08-30"), ("2025-08-29T00:00:00+02:00", "2025-08-29"),
    ("2025-08-29T01:00:00+03:30", "2025-08-28"), ("2025-08-29T24:00:00+02:00", "2025-08-30"),
    ("2025-08-29T23:00:00-08:00", "2025-08-30"), ("20250829T220000Z", "2025-08-30"),
    ("2024-12-31T23:30-01:00", "2025-01-01"), ("-000001-12-31T22:00Z", "0000-01-01"),
  ])
  func anInstantIsTheDayInTheZone(text: String, day: String) throws {
    let format = DayFormat.iso8601.inTimeZone(.fixed("+02:00", seconds: 7_200))
    #expect(try Day(text, as: format) == Day(day))
    #expect(try Day(text, as: .iso8601).formatted(as: .basic) == text.basicDate)
  }

  @Test(arguments: [
    (TimeZoneRule.skippingMidnight, "2018-11-04T02:59:59Z", "2018-11-03"),
    (.skippingMidnight, "2018-11-04T03:00:00Z", "2018-11-04"),
    (.repeatingMidnight, "2018-11-04T02:30:00Z", "2018-11-03"),
    (.skippingADay, "2018-11-04T09:59:59Z", "2018-11-03"),
    (.skippingADay, "2018-11-04T10:00:00Z", "2018-11-05"),
  ])
  func anInstantAtAChangeOfClocksIsTheDayThatTheyShow(
    zone: TimeZoneRule, text: String, day: String
  ) throws {
    #expect(try Day(text, as: .iso8601.inTimeZone(zone)) == Day(day))
  }

  @Test(arguments: [
    ("9999-12-31T22:00:00Z", 7_200), ("-009999-01-01T00:00:00Z", -1),
    ("9999-12-31T24:00:00Z", 0), ("-009999-01-01T00:00:00+00:01", 0),
  ])
  func anInstantWhoseDayInTheZoneIsOutOfRangeIsAnError(text: String, seconds: Int) {
    let format = DayFormat.iso8601.inTimeZone(.fixed("zone", seconds: seconds))
    #expect(
      format.refusal(of: text) == Refusal("dates range from -009999-01-01 to 9999-12-31", at: 0))
    #expect(DayFormat.iso8601.refusal(of: text) == nil)
  }

  @Test(arguments: [
    ("1998-12-31T23:59:60Z", 0), ("1999-01-01T00:59:60+01:00", 0), ("19981231T235960Z", 0),
    ("1999-01-01T08:59:60+09:00", 0), ("1998-12-31T22:59:60Z", 3_600),
  ])
  func aLeapSecondIsOnTheDayThatItEnds(text: String, seconds: Int) throws {
    let format = DayFormat.iso8601.inTimeZone(.fixed("zone", seconds: seconds))
    #expect(try Day(text, as: format) == Day(1998, 12, 31))
  }

  @Test func aTimeWithoutAZoneIsNotAnInstant() throws {
    let format = DayFormat.iso8601SansTimezone.inTimeZone(.fixed("+02:00", seconds: 7_200))
    #expect(try Day("2025-08-29T23:30:00", as: format) == Day(2025, 8, 29))
  }
}

extension String {
  /// The date of a date-time in ISO 8601's basic form.
  fileprivate var basicDate: String {
    let date = prefix(while: { $0 != "T" })
    return date.prefix(1) + String(date.dropFirst().filter { $0 != "-" })
  }
}
