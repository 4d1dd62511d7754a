import DayKit
import Testing

/// Time zones in texts, and what they do to the day in another time zone.
struct SpanZoneTests {
  /// The day of a text in Universal Time.
  private static func day(_ text: String, _ pattern: String) throws -> Day {
    try Day(text, as: DayFormat(parsing: pattern).inTimeZone(.utc))
  }

  @Test(arguments: [
    ("Z", 29), ("z", 29), ("UTC", 29), ("gmt", 29), ("+00", 29), ("+02", 28), ("+0200", 28),
    ("+02:00", 28), ("-01:00", 29), ("UTC+2", 28), ("GMT+02:00", 28), ("GMT-3", 29),
  ])
  func anOffsetChangesTheDayInATimeZone(zone: String, dayOfMonth: Int) throws {
    for pattern in ["yyyy-MM-dd HH:mm XXX", "%F %R %z", "yyyy-MM-dd HH:mm z", "%F %R %Z"] {
      let text = "2025-08-29 00:30 " + zone
      #expect(try Day(text, as: DayFormat(parsing: pattern)) == Day(2025, 8, 29), "\(pattern)")
      #expect(try Self.day(text, pattern) == Day(2025, 8, dayOfMonth), "\(pattern)")
    }
  }

  @Test(arguments: ["Z", "UTC", "GMT", "UTC+0", "+0000"])
  func universalTimeHasNoOffset(_ zone: String) throws {
    #expect(try Self.day("2025-08-29 00:00:00 \(zone)", "%F %T %Z") == Day(2025, 8, 29))
    #expect(try Self.day("2025-08-28 23:59:59 \(zone)", "%F %T %Z") == Day(2025, 8, 28))
  }

  @Test(arguments: [
    ("10:00 PM -05:00", 30), ("10:00 AM -05:00", 29), ("12:00 AM +01:00", 28),
    ("12:00 PM +01:00", 29), ("06:59 PM -05:00", 29), ("07:00 PM -05:00", 30),
  ])
  func halvesOfTheDayCountInATimeZone(time: String, dayOfMonth: Int) throws {
    #expect(
      try Self.day("2025-08-29 " + time, "yyyy-MM-dd hh:mm a XXX") == Day(2025, 8, dayOfMonth))
  }

  @Test func partsAgreeWithTheDayAsWritten() throws {
    let text = "Fri Aug 29 00:30:00 +0200 2025"
    #expect(try Self.day(text, "EEE MMM d HH:mm:ss Z yyyy") == Day(2025, 8, 28))
    #expect(throws: DayParsingError.self) {
      try Self.day("Thu" + text.dropFirst(3), "EEE MMM d HH:mm:ss Z yyyy")
    }
  }

  @Test(arguments: ["CEST", "PST", "Europe/Berlin", "America/Argentina/Buenos_Aires", "Etc/GMT+2"])
  func aNameWithoutAnOffsetIsAnErrorOnlyInATimeZone(_ zone: String) throws {
    let text = "2025-08-29 00:30 \(zone)"
    let format = try DayFormat(parsing: "%F %R %Z")
    #expect(try Day(text, as: format) == Day(2025, 8, 29))
    let message = "its time zone has no known offset, so its day in another time zone is unknown"
    #expect(format.inTimeZone(.utc).refusal(of: text) == Refusal(message, at: 17))
    #expect(throws: DayParsingError.self) { try Day(text, as: DayFormat(parsing: "%F %R %z")) }
  }

  @Test func anOffsetCountsEvenIfANameIsBesideIt() throws {
    #expect(
      try Self.day("2025-08-29 00:30:00 +0200 CEST", "yyyy-MM-dd HH:mm:ss xx z") == Day(2025, 8, 28)
    )
  }

  @Test(arguments: ["2025-08-29+02:00", "2025-08-29Z"])
  func anOffsetWithoutATimeOfDayIsDropped(_ text: String) throws {
    #expect(try Self.day(text, "yyyy-MM-ddXXX") == Day(2025, 8, 29))
  }

  @Test func hoursUpToTwelveNeedAHalfOfTheDayInATimeZone() throws {
    let format = try DayFormat(parsing: "yyyy-MM-dd hh:mm XXX")
    #expect(format.canParse)
    #expect(try DayFormat(compiling: format.description, isForWriting: true).canParse)
    let obstacle = format.inTimeZone(.utc).parsingObstacle
    #expect(obstacle?.reason == .noDayPeriod)
    #expect(obstacle?.description.contains("need AM or PM") == true)
  }

  @Test(arguments: [
    ("+24:00", "expected a time zone", 17), ("+02:60", "expected a time zone", 17),
    ("+2", "expected 2 digits", 18), ("CEST", "expected a time zone", 17),
    ("", "expected a time zone", 17),
  ])
  func aWrongOffsetIsAnErrorWithItsPlace(zone: String, message: String, offset: Int) throws {
    let refusal = try DayFormat(parsing: "%F %R %z").refusal(of: "2025-08-29 00:30 " + zone)
    #expect(refusal == Refusal("\(message) at character \(offset + 1)", at: offset))
  }

  @Test(arguments: [
    ("10:00:00 +0200", 29), ("00:30:00 +0200", 28), ("10:00 GMT", 29), ("23:00:00 EST", 30),
    ("23:00:00 PDT", 30), ("00:30:00 +0200 (CEST)", 28), ("10:00:00 UT", 29), ("10:00", 29),
    ("23:00 Z", 29), ("23:00 GMT-5", 30), ("00:30 UTC+02:00 (CEST)", 28), ("23:00:00 UTC-0500", 30),
  ])
  func theTimeOfAnEMailCountsOnlyInATimeZone(time: String, dayOfMonth: Int) throws {
    let text = "Fri, 29 Aug 2025 " + time
    #expect(try Day(text, as: .rfc5322) == Day(2025, 8, 29))
    #expect(try Day(text, as: .rfc5322.inTimeZone(.utc)) == Day(2025, 8, dayOfMonth))
  }

  @Test(arguments: ["01:30 PM", "01:30:00 AM", "01:30 A", "01:30 ABCDEF", "01:30 Est"])
  func otherLettersThanThoseOfAZoneAreNotPartOfAnEMailsTime(time: String) {
    #expect(throws: DayParsingError.self) { try Day("Fri, 29 Aug 2025 " + time, as: .rfc5322) }
  }

  @Test(arguments: [
    ("25:00", "expected a number from 0 to 23 at character 18", 17),
    ("10:0", "expected 2 digits at character 21", 20),
    ("10:00:61", "expected a number from 0 to 60 at character 24", 23),
    ("10:00 in the", "expected nothing more at character 23", 22),
    ("10:00 +1 more", "expected nothing more at character 23", 22),
    ("10:00 Z-5", "expected nothing more at character 25", 24),
    ("10:00 A", "expected nothing more at character 23", 22),
    ("10:00 +02", "", 0), ("10:00 (CEST)", "expected nothing more at character 23", 22),
  ])
  func aWrongTimeOfAnEMailIsAnErrorWithItsPlace(time: String, message: String, offset: Int) {
    let refusal = DayFormat.rfc5322.refusal(of: "Fri, 29 Aug 2025 " + time)
    #expect(refusal == (message.isEmpty ? nil : Refusal(message, at: offset)))
  }

  @Test(arguments: [
    "2025-08-29 00:30:00 +0200", "2025-08-29 00:30:00+02", "2025-08-29T00:30:00 +02:00",
    "2025-08-29T00:30:00+02:00[Europe/Berlin]", "2025-08-29T00:30+02:00[!Europe/Berlin]",
    "2025-08-28T22:30:00Z[Europe/Berlin][u-ca=gregory]", "2025-08-29T00:30:00+02:00[+02:00]",
    "2025-08-28 22:30:00 UTC",
  ])
  func aDateTimeCanHaveASpaceOrAZoneInBrackets(_ text: String) throws {
    #expect(try Day(text, as: .iso8601.inTimeZone(.utc)) == Day(2025, 8, 28))
    #expect(try Day(text, as: .iso8601).description == text.prefix(10))
    var position = 0
    let bytes = Array((text + "]").utf8)
    #expect(DayFormat.iso8601.readPrefix(of: bytes.span, at: &position) != nil)
    #expect(position == text.utf8.count)
  }

  @Test func anAbbreviationAfterADateTimeIsRefused() {
    #expect(throws: DayParsingError.self) { try Day("2025-08-29T12:00:00 EST", as: .iso8601) }
  }
}
