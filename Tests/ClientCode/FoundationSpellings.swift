import DayKit
import DayKitFoundation
import Foundation

/// The spellings of the day-type family that need Foundation, as its users write them.
enum FoundationSpellings {
  static func check(_ checks: inout Checks) throws {
    try dates(&checks)
    try wrappers(&checks)
    try nulls(&checks)
  }

  private static func dates(_ checks: inout Checks) throws {
    let day = try Day(2025, 8, 29)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try required(TimeZone(identifier: "Australia/Melbourne"))
    let midnight = Date(timeIntervalSince1970: 1_756_389_600)
    checks.expect(day.date(inCalendar: calendar), midnight)
    checks.expect(day.date(inCalendar: .current, timeZone: calendar.timeZone), midnight)
    checks.expect(day.date(timeZone: calendar.timeZone), midnight)
    checks.expect(Day(date: midnight, usingCalendar: calendar), day)
    checks.expect(Day(date: day.date()), day)
    checks.expect(day.formatted().isEmpty, false)
    checks.expect(day.formatted(.long).contains("2025"), true)
    checks.expect(String(decoding: try JSONEncoder().encode([day]), as: UTF8.self), "[20329]")
    checks.expect(try JSONDecoder().decode([Day].self, from: Data("[20329]".utf8)), [day])
  }

  private struct Forms: Codable {
    @DayString.DMY var dmy: Day
    @DayString.MDY var mdy: Day
    @DayString.YMD var ymd: Day?
    @Epoch.Seconds var seconds: Day?
    @Epoch.Milliseconds var milliseconds: Day
    @ISO8601.Default var iso8601: Day
    @ISO8601.SansTimezone var sansTimezone: Day?
  }

  private static func wrappers(_ checks: inout Checks) throws {
    let json = """
      {"dmy":"30/04/2025","iso8601":"2025-04-30T12:01:00Z","mdy":"04/30/2025",\
      "milliseconds":1746014460123,"sansTimezone":"2025-04-30T12:01:00","seconds":1746014460,\
      "ymd":"2025-04-30"}
      """
    let forms = try JSONDecoder().decode(Forms.self, from: Data(json.utf8))
    let day = try Day(2025, 4, 30)
    checks.expect(
      [forms.dmy, forms.mdy, forms.milliseconds, forms.iso8601], Array(repeating: day, count: 4))
    checks.expect([forms.ymd, forms.seconds, forms.sansTimezone], Array(repeating: day, count: 3))
    let copy = Forms(
      dmy: day, mdy: day, ymd: day, seconds: day, milliseconds: day, iso8601: day, sansTimezone: day
    )
    checks.expect(copy.dmy, forms.dmy)
  }

  private struct Nullables: Codable {
    @DayString.DMY var missing: Day?
    @DayString.DMY.Nullable var dmy: Day?
    @DayString.MDY.Nullable var mdy: Day?
    @DayString.YMD.Nullable var ymd: Day?
    @Epoch.Seconds.Nullable var seconds: Day?
    @Epoch.Milliseconds.Nullable var milliseconds: Day?
    @ISO8601.Default.Nullable var iso8601: Day?
    @ISO8601.SansTimezone.Nullable var sansTimezone: Day?
  }

  private static func nulls(_ checks: inout Checks) throws {
    let empty = try JSONDecoder().decode(Nullables.self, from: Data("{}".utf8))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    checks.expect(
      String(decoding: try encoder.encode(empty), as: UTF8.self),
      #"{"dmy":null,"iso8601":null,"mdy":null,"milliseconds":null,"sansTimezone":null,"#
        + #""seconds":null,"ymd":null}"#)
    do {
      _ = try JSONDecoder().decode(Nullables.self, from: Data(#"{"dmy": "xxx"}"#.utf8))
      checks.expect("no error", "an error")
    } catch DecodingError.dataCorrupted(let context) {
      checks.expect(context.codingPath.map(\.stringValue), ["dmy"])
    }
  }
}
