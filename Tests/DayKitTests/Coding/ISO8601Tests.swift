import DayKit
import Testing

struct ISO8601Tests {
  @Test(arguments: [
    "2025-08-29T00:00:00Z", "2025-08-29T23:59:59Z", "2025-08-29T00:30:00+14:00",
    "2025-08-29T23:30:00-12:00", "2025-08-29T10:15:30.123456Z", "2025-08-29t10:15:30z",
    "2025-08-29 10:15:30Z",
  ])
  func theDayOfADateTimeIsTheOneAsWritten(_ text: String) throws {
    let days = try [ISO8601.Default<Day>](json: #"["\#(text)"]"#)
    #expect(days.map(\.wrappedValue.daysSince1970) == [20_329])
  }

  @Test(arguments: ["2025-08-29T00:00:00", "2025-08-29T23:59:59", "2025-08-29T10:15:30.5"])
  func aDateTimeMayHaveNoTimeZone(_ text: String) throws {
    let days = try [ISO8601.SansTimezone<Day>](json: #"["\#(text)"]"#)
    #expect(days.map(\.wrappedValue.daysSince1970) == [20_329])
  }

  @Test func daysAreWrittenAsMidnight() throws {
    let day = Day(daysSince1970: 20_329)
    #expect(try ISO8601.Default(wrappedValue: [day]).json() == #"["2025-08-29T00:00:00Z"]"#)
    #expect(try ISO8601.SansTimezone(wrappedValue: [day]).json() == #"["2025-08-29T00:00:00"]"#)
  }

  @Test(arguments: [
    ("1500-02-29T00:00:00Z", "does not exist: February 1500 has 28 days"),
    ("2025-08-29T00:00:00", "is not in the format iso8601: expected a time zone at character 20"),
    ("2025-08-29", "is not in the format iso8601: expected a time of day at character 11"),
    ("", "is not in the format iso8601: expected 4 digits at character 1"),
  ])
  func aTextThatIsNotADateTimeIsCorruptData(_ text: String, _ reason: String) {
    #expect(
      [ISO8601.Default<Day>].failure(json: #"["\#(text)"]"#)
        == "corrupt at 0: '\(text)' \(reason)")
  }

  @Test func aTimeZoneIsNotReadWhereThereIsNone() {
    #expect(
      [ISO8601.SansTimezone<Day>].failure(json: #"["2025-08-29T00:00:00Z"]"#)
        == "corrupt at 0: '2025-08-29T00:00:00Z' is not in the format iso8601-sans-timezone: "
        + "expected nothing more at character 20")
  }

  @Test func aTimeZoneMovesTheDay() throws {
    let east = DayCoding<EastInstant>.Property(wrappedValue: [Day(daysSince1970: 20_329)])
    #expect(try east.json() == #"["2025-08-29T00:00:00+02:00"]"#)
    typealias East = DayCoding<EastInstant>.Property<Day>
    let days = try [East](json: #"["2025-08-28T22:00:00Z","2025-08-28T21:59:59Z"]"#)
    #expect(days.map(\.wrappedValue.daysSince1970) == [20_329, 20_328])
  }
}
