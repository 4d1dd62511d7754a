import DayKit
import Testing

/// Dates with a time of day in ISO 8601 and RFC 3339.
struct SpanDateTimeTests {
  @Test(arguments: [
    "T00:00:00Z", "T23:59:59Z", "t10:30:00z", " 10:30:00Z", "T10:30Z", "T24:00:00Z", "T24:00Z",
    "T24:00:00.000Z", "T23:59:60Z", "T10:30:60Z", "T10:30:00.5Z", "T10:30:00,5Z",
    "T10:30:00.123456789Z", "T10Z", "T24Z", "T10+02", "T103000Z", "T1030Z", "T103000.5+02:00",
    "T10:30:00+02:00:30", "T10:30:00+020030", "T10:30:00 -02:00:30",
    "T10:30:00+02:00:30[Asia/Tokyo]",
    "T10:30:00+02:00", "T10:30:00-02:00",
    "T10:30:00+0200", "T10:30:00+02", "T10:30:00+00:00", "T10:30:00-00:00", "T10:30:00+23:59",
    "T10:30:00-23:59", "T00:00:00+14:00", "t24:00:00,0-12", "T10:30+05:30",
  ])
  func theDayIsAsWrittenWhateverTheTimeAndTheZone(_ time: String) throws {
    #expect(try Day("2025-08-29" + time, as: .iso8601) == Day(2025, 8, 29))
    #expect(try Day("-000043-03-15" + time, as: .iso8601) == Day(-43, 3, 15))
  }

  @Test(arguments: [
    "T00:00:00", "T23:59:59", "t10:30:00", " 10:30", "T24:00:00", "T24:00", "T23:59:60", "T00",
    "T24", "T152330", "T1523",
    "T10:30:00.5", "T10:30:00,123",
  ])
  func aTimeWithoutAZoneIsParsedIfTheFormatHasNone(_ time: String) throws {
    #expect(try Day("2025-08-29" + time, as: .iso8601SansTimezone) == Day(2025, 8, 29))
  }

  @Test(
    arguments: [
      ("", "expected a time of day at character 11", 10),
      ("T", "expected 2 digits at character 12", 11),
      ("  10:30:00Z", "expected 2 digits at character 12", 11),
      ("x10:30:00Z", "expected a time of day at character 11", 10),
      ("Z", "expected a time of day at character 11", 10),
      ("T1:30:00Z", "expected 2 digits at character 12", 11),
      ("T10", "expected a time zone at character 14", 13),
      ("T10.5Z", "expected a time zone at character 14", 13),
      ("T10:30:00.1234567890Z", "expected a time zone at character 30", 29),
      (" 1030Z", "expected a time of day at character 11", 10),
      (" 10Z", "expected a time of day at character 11", 10),
      (" 2026-11", "expected a time of day at character 11", 10),
      ("T2026-11-04", "expected nothing more at character 19", 18),
      ("T00:00-2026-11-04", "expected nothing more at character 22", 21),
      ("T1030:00Z", "expected a time zone at character 16", 15),
      ("T10:3Z", "expected 2 digits at character 15", 14),
      ("T10:30:Z", "expected 2 digits at character 18", 17),
      ("T10:30:0Z", "expected 2 digits at character 18", 17),
      ("T10:30:00.Z", "expected a time zone at character 20", 19),
      ("T10:30:00,", "expected a time zone at character 20", 19),
      ("T25:00:00Z", "expected a time of day at character 11", 10),
      ("T24:00:01Z", "expected a time of day at character 11", 10),
      ("T24:01:00Z", "expected a time of day at character 11", 10),
      ("T24:00:00.001Z", "expected a time of day at character 11", 10),
      ("T24:00:60Z", "expected a time of day at character 11", 10),
      ("T23:60:00Z", "expected a time of day at character 11", 10),
      ("T23:59:61Z", "expected a time of day at character 11", 10),
      ("T99:99:99Z", "expected a time of day at character 11", 10),
      ("T10:30:00", "expected a time zone at character 20", 19),
      ("T10:30", "expected a time zone at character 17", 16),
      ("T10:30.5Z", "expected a time zone at character 17", 16),
      ("T10:30:00  Z", "expected a time zone at character 20", 19),
      ("T10:30:00 CEST", "expected a time zone at character 21", 20),
      ("T10:30:00UTC", "expected a time zone at character 20", 19),
      ("T10:30:00+", "expected 2 digits at character 21", 20),
      ("T10:30:00+2", "expected 2 digits at character 21", 20),
      ("T10:30:00+02:", "expected 2 digits at character 24", 23),
      ("T10:30:00+02:0", "expected 2 digits at character 24", 23),
      ("T10:30:00+020", "expected 2 digits at character 23", 22),
      ("T10:30:00+24:00", "expected a time zone at character 20", 19),
      ("T10:30:00-24", "expected a time zone at character 20", 19),
      ("T10:30:00+02:60", "expected a time zone at character 20", 19),
      ("T10:30:00+0260", "expected a time zone at character 20", 19),
      ("T10:30:00+02:00:60", "expected a time zone at character 20", 19),
      ("T10:30:00+02:00:0", "expected 2 digits at character 27", 26),
      ("T10:30:00+02:00:", "expected nothing more at character 26", 25),
      ("T10:30:00+02:0000", "expected nothing more at character 26", 25),
      ("T10:30:00+02:00:00.5", "expected nothing more at character 29", 28),
      ("T10:30:00ZZ", "expected nothing more at character 21", 20),
      ("T10:30:00Z[Europe/Paris", "expected nothing more at character 21", 20),
      ("T10:30:00Z[1]", "expected nothing more at character 21", 20),
      ("T10:30:00Z[!u-ca=hebrew]", "expected nothing more at character 21", 20),
      ("T10:30:00Z[Europe/Paris]x", "expected nothing more at character 35", 34),
      ("T10:30:00Z ", "expected nothing more at character 21", 20),
    ] as [(String, String, Int)])
  func anInvalidTimeIsAnErrorWithItsPlace(_ time: String, message: String, offset: Int) {
    let refusal = DayFormat.iso8601.refusal(of: "2025-08-29" + time)
    #expect(refusal == Refusal(message, at: offset))
  }

  @Test(arguments: [
    ("", "expected a time of day at character 11", 10),
    ("T10:30:00Z", "expected nothing more at character 20", 19),
    ("T10:30:00.1234567890", "expected nothing more at character 30", 29),
    ("T10:30:00+02:00", "expected nothing more at character 20", 19),
    ("T10:30:00-02:00", "expected nothing more at character 20", 19),
    ("T24:00:01", "expected a time of day at character 11", 10),
  ])
  func aTimeZoneIsAnErrorIfTheFormatHasNone(_ time: String, message: String, offset: Int) {
    let refusal = DayFormat.iso8601SansTimezone.refusal(of: "2025-08-29" + time)
    #expect(refusal == Refusal(message, at: offset))
  }

  @Test(arguments: [
    "20250829T103000Z", "20250829T1030Z", "20250829t103000z", "20250829 1030Z",
    "20250829T103000+0200", "20250829T103000-12", "20250829T103000+02:00", "20250829T240000Z",
    "20250829T2400Z", "20250829T10Z", "20250829T10:30:00Z", "20250829T235960Z",
    "20250829T103000.5Z", "20250829T103000,123Z",
  ])
  func theBasicFormIsParsed(_ text: String) throws {
    #expect(try Day(text, as: .iso8601) == Day(2025, 8, 29))
  }

  @Test(arguments: ["20250829T103000", "20250829T1030", "20250829T240000,0"])
  func theBasicFormIsParsedWithoutAZone(_ text: String) throws {
    #expect(try Day(text, as: .iso8601SansTimezone) == Day(2025, 8, 29))
  }

  @Test(
    arguments: [
      ("20250829", "expected a time of day at character 9", 8),
      ("20250829T", "expected 2 digits at character 10", 9),
      ("20250829T10", "expected a time zone at character 12", 11),
      ("20250829T1", "expected 2 digits at character 10", 9),
      ("20250829T1030:00Z", "expected a time zone at character 14", 13),
      ("20250829T10300Z", "expected 2 digits at character 14", 13),
      ("20250829T1030.5Z", "expected a time zone at character 14", 13),
      ("20250829T103000.Z", "expected a time zone at character 16", 15),
      ("20250829T250000Z", "expected a time of day at character 9", 8),
      ("20250829T240001Z", "expected a time of day at character 9", 8),
      ("20250829T106000Z", "expected a time of day at character 9", 8),
      ("20250829T103061Z", "expected a time of day at character 9", 8),
      ("20250829T103000", "expected a time zone at character 16", 15),
      ("20250829T103000+2400", "expected a time zone at character 16", 15),
      ("20250829T103000+02000", "expected 2 digits at character 21", 20),
      ("202508-29T103000Z", "expected 2 digits at character 7", 6),
      ("2025-0829T103000Z", "expected '-' at character 8", 7),
      ("2025-08-29T10:3000Z", "expected a time zone at character 17", 16),
      ("2025-W35-5T10:30:00Z", "expected 2 digits at character 6", 5),
      ("2025-241T10:30:00Z", "expected '-' at character 8", 7),
      ("-000000-01-01T00:00:00Z", "expected 4 digits at character 1", 0),
      ("2025-08-29_10:30:00Z", "expected a time of day at character 11", 10),
      ("2025-08-29T-1:30:00Z", "expected 2 digits at character 12", 11),
      ("2025-08-29T10:30:00\0Z", "expected a time zone at character 20", 19),
      ("2025-08-29T10:30:00−02:00", "expected a time zone at character 20", 19),
      ("2025-08-29T1０:30:00Z", "expected 2 digits at character 12", 11),
    ] as [(String, String, Int)])
  func mixedOrTruncatedFormsAreErrors(_ text: String, message: String, offset: Int) {
    #expect(DayFormat.iso8601.refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(arguments: [
    ("2025-02-30T10:30:00Z", "February 2025 has 28 days", 8),
    ("2025-13-01T10:30:00Z", "months range from 1 to 12", 5),
    ("20250230T103000Z", "February 2025 has 28 days", 6),
    ("20251301T103000Z", "months range from 1 to 12", 4),
    ("-000043-02-30T10:30:00Z", "February -43 has 28 days", 11),
    ("-000043-13-01T10:30:00Z", "months range from 1 to 12", 8),
    ("-0000430230T103000Z", "February -43 has 28 days", 9),
    ("-0000431301T103000Z", "months range from 1 to 12", 7),
    ("+010000-01-01T10:30:00Z", "dates range from -009999-01-01 to 9999-12-31", 0),
    ("2025-02-30T10:30:00X", "expected a time zone at character 20", 19),
    ("2025-02-30T25:30:00Z", "expected a time of day at character 11", 10),
  ])
  func aDayThatDoesNotExistIsRefusedAfterTheTime(_ text: String, message: String, offset: Int) {
    #expect(DayFormat.iso8601.refusal(of: text) == Refusal(message, at: offset))
  }

  @Test func aFractionOfTenThousandDigitsDoesNotTrap() throws {
    let nines = String(repeating: "9", count: 10_000)
    let zeros = String(repeating: "0", count: 10_000)
    for digits in [nines, zeros] {
      #expect(throws: DayParsingError.self) {
        try Day("2025-08-29T10:30:00.\(digits)Z", as: .iso8601)
      }
    }
  }
}
