import DayKit
import Testing

/// Times of day in patterns: they are parsed, checked and dropped.
struct TimeFieldTests {
  @Test(
    arguments: [
      ("dd/MM/yyyy HH:mm", "29/08/2025 14:05"), ("d.M.yyyy H:m:s", "29.8.2025 9:5:7"),
      ("yyyy-MM-dd'T'HH:mm:ss.SSS", "2025-08-29T23:59:60.123"),
      ("yyyy-MM-dd kk:mm", "2025-08-29 24:00"), ("yyyy-MM-dd h:mm a", "2025-08-29 12:59 PM"),
      ("yyyy-MM-dd hh:mma", "2025-08-29 01:05a.m."), ("yyyy-MM-dd K:mm a", "2025-08-29 0:00 am"),
      ("HHmmyyyyMMdd", "235920250829"), ("yyyyMMddHHmmss", "20250829101112"),
      ("EEE MMM d HH:mm:ss yyyy", "Fri Aug 29 10:00:00 2025"),
      ("EEE MMM d HH:mm:ss z yyyy", "Fri Aug 29 10:00:00 CEST 2025"),
      ("yyyy-MM-dd HH:mm:ss xx z", "2025-08-29 10:00:00 +0200 CEST"),
      ("%d/%b/%Y:%H:%M:%S %z", "29/Aug/2025:10:00:00 +0200"), ("%F %T", "2025-08-29 10:00:00"),
      ("%F %R", "2025-08-29 10:00"), ("%F %r", "2025-08-29 10:00:00 PM"),
      ("%F %I:%M%p", "2025-08-29 10:05pm"), ("%F %k:%M", "2025-08-29  9:05"),
      ("%F %l:%M %P", "2025-08-29 11:05 am"), ("%F %-H:%-M", "2025-08-29 9:5"),
      ("%F %T.%N", "2025-08-29 10:00:00.123456789"), ("%F %T.%f", "2025-08-29 10:00:00.12"),
      ("%F %T.%3N", "2025-08-29 10:00:00.123"), ("%F %T%:z", "2025-08-29 10:00:00-03:30"),
      ("%a %b %e %T %Z %Y", "Fri Aug 29 10:00:00 UTC 2025"),
      ("%b %e %T %Y %Z", "Aug 29 10:00:00 2025 GMT"),
    ] as [(String, String)])
  func aTimeOfDayIsDropped(pattern: String, text: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(format.parsingObstacle == nil)
    #expect(try Day(text, as: format) == Day(2025, 8, 29))
  }
  @Test(
    arguments: [
      (
        "dd/MM/yyyy HH:mm", "29/08/2025 24:00", "expected a number from 0 to 23 at character 12", 11
      ),
      (
        "dd/MM/yyyy HH:mm", "29/08/2025 10:60", "expected a number from 0 to 59 at character 15", 14
      ),
      ("dd/MM/yyyy HH:mm", "29/08/2025 9:05", "expected 2 digits at character 12", 11),
      ("dd/MM/yyyy HH:mm", "29/08/2025", "expected ' ' at character 11", 10),
      ("dd/MM/yyyy HH:mm", "30/02/2025 10:00", "February 2025 has 28 days", 0),
      ("%F %T", "2025-08-29 10:00:61", "expected a number from 0 to 60 at character 18", 17),
      ("%F %I:%M %p", "2025-08-29 13:00 pm", "expected a number from 1 to 12 at character 12", 11),
      ("%F %I:%M %p", "2025-08-29 00:00 am", "expected a number from 1 to 12 at character 12", 11),
      ("%F %I:%M %p", "2025-08-29 10:00 xm", "expected AM or PM at character 18", 17),
      ("%F %I:%M %p", "2025-08-29 10:00 a.m", "expected AM or PM at character 18", 17),
      ("%F %T.%3N", "2025-08-29 10:00:00.12", "expected 3 digits at character 21", 20),
      ("y-MM-dd kk", "2025-08-29 00", "expected a number from 1 to 24 at character 12", 11),
      ("y-MM-dd KK a", "2025-08-29 12 am", "expected a number from 0 to 11 at character 12", 11),
    ] as [(String, String, String, Int)])
  func aWrongTimeOfDayIsAnErrorWithItsPlace(
    pattern: String, text: String, message: String, offset: Int
  ) throws {
    #expect(try DayFormat(parsing: pattern).refusal(of: text) == Refusal(message, at: offset))
  }

  @Test(arguments: [
    (
      "%F %T", DayPart.time,
      "it has a time of day, which a Day does not have; to parse it, use DayFormat(parsing:)"
    ),
    (
      "dd/MM/yyyy HH:mm XXX", .time,
      "it has a time of day, which a Day does not have; to parse it, use DayFormat(parsing:)"
    ),
    (
      "%F %z", .timeZone,
      "it has a time zone, which a Day does not have; to parse it, use DayFormat(parsing:)"
    ),
  ])
  func aFormatWithATimeOfDayIsForParsingOnlyAndSaysWhy(
    pattern: String, part: DayPart, message: String
  ) throws {
    do {
      _ = try DayFormat(pattern: pattern)
      Issue.record("\(pattern) can be written")
    } catch {
      #expect(error.reason == .unwritable(part))
      #expect(error.description == message)
    }
    let format = try DayFormat(parsing: pattern)
    let obstacle = try #require(format.formattingObstacle)
    #expect(obstacle.reason == .unwritable(part))
    #expect(String(describing: obstacle) == message)
    #expect(!format.canFormat)
    #expect(format.maximumWidth == 0)
  }

  @Test
  func askingAFormatWithATimeOfDayToWriteTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = try Day(2025, 8, 29).formatted(as: DayFormat(parsing: "%F %T"))
    }
    await #expect(processExitsWith: .failure) {
      let format = try DayFormat(parsing: "%F %z")
      _ = [UInt8](capacity: 100) { format.write(Day(daysSince1970: 0), to: &$0) }
    }
  }

  @Test(arguments: DayFormat.names + DayFormat.localizedNames)
  func everyNamedFormatWritesAndParses(_ name: String) throws {
    let day = try Day(2025, 8, 29)
    let format = try DayFormat(pattern: name, pivot: 1970)
    #expect(try Day(day.formatted(as: format), as: format) == day)
    #expect(try DayFormat(parsing: name, pivot: 1970) == format)
  }

  @Test(arguments: DayFormat.samples)
  func aFormatWithoutATimeOfDayCanWrite(_ format: DayFormat) {
    #expect(format.canFormat)
    #expect(format.formattingObstacle == nil)
  }

  @Test(arguments: ["HHmm", "HH:mm a", "'on' HH:mm"])
  func aTimeOfDayAloneIsNotAPattern(_ pattern: String) {
    #expect(throws: DayFormatError.self) { try DayFormat(parsing: pattern) }
  }

  @Test(arguments: [
    "yyyy-MM-dd Hmm", "%F %T.%N%j", "%F %Z%b", "%Y-%m %z%d",
  ])
  func aNumberOrAZoneNeedsAnEnd(_ pattern: String) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(format.parsingObstacle?.reason == .noBorder)
  }

  @Test(arguments: [
    ("Sat Aug  9 10:00:00 2025", true), ("Sat Aug 9 10:00:00 2025", true),
    ("Sat Aug 09 10:00:00 2025", true), ("Fri Aug 29 10:00:00 2025", true),
    ("Sat Aug   9 10:00:00 2025", false), ("Fri Aug  29 10:00:00 2025", false),
    ("Sat Aug  0 10:00:00 2025", false), ("Sat Aug   10:00:00 2025", false),
  ])
  func afterANameTheDayCanBePaddedWithASpace(text: String, isDate: Bool) throws {
    for pattern in ["EEE MMM d HH:mm:ss yyyy", "EEE LLL d HH:mm:ss uuuu"] {
      let format = try DayFormat(parsing: pattern)
      #expect(((try? Day(text, as: format)) != nil) == isDate)
      #expect(((try? format.readFields(of: Array(text.utf8).span)) != nil) == isDate)
    }
  }
}
