import DayKit
import SeededNumbers
import Testing

/// Days in the form of a text whose time of day stays.
struct DayFormatWritingLikeTests {
  /// Writes a later day in the form of a text.
  private static func text(_ format: DayFormat, _ days: Int, _ text: String) throws -> String? {
    let bytes = Array(text.utf8)
    let day = try format.read(bytes.span) + days
    return format.bytes(of: day, like: bytes.span).map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    ("iso8601", "2025-08-31T10:30:00.5+02:00", 1, "2025-09-01T10:30:00.5+02:00"),
    ("iso8601", "20250831T1030Z", 366, "20260901T1030Z"),
    ("epoch", "1756425601.25", -1, "1756339201.25"), ("epoch", "-1.25", 1, "86398.75"),
    ("epoch", "-86399.25", 1, "0.75"), ("epoch", "-86400.25", 1, "-0.25"),
    ("excel", "45898.75", 1, "45899.75"),
    ("rfc5322", "Sun, 31 Aug 2025 10:00 GMT", 1, "Mon, 01 Sep 2025 10:00 GMT"),
    ("d/M/yyyy H:mm", "08/08/2025 9:30", 24, "01/09/2025 9:30"),
    ("d/M/yyyy H:mm", "8/8/2025 9:30", 2, "10/8/2025 9:30"),
    ("%b %e %Y %T", "Aug  8 2025 10:00:00", 1, "Aug  9 2025 10:00:00"),
    ("%b %e %Y %T", "Aug  8 2025 10:00:00", 7, "Aug 15 2025 10:00:00"),
    (
      "EEEE d MMMM y, HH 'Uhr'", "Friday 29 August 2025, 10 Uhr", 3,
      "Monday 1 September 2025, 10 Uhr"
    ),
  ])
  func onlyTheDateChanges(
    _ pattern: String, _ text: String, _ days: Int, _ expected: String
  ) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(format.keepsTime)
    #expect(try Self.text(format, days, text) == expected)
    #expect(try Self.text(format, 0, text) == text)
    #expect(format.bytes(of: .max, like: Array("\(text)x".utf8).span) == nil)
  }

  @Test(arguments: ["iso", "dmy", "d MMM y", "days", "julian-day", "week"])
  func aFormatWithoutATimeKeepsNone(_ name: String) throws {
    #expect(try !DayFormat(parsing: name).keepsTime)
  }

  @Test(arguments: [
    ("dd/MM/yyyy HH:mm", "29/08/2025 10:00", true), ("iso", "2025-08-29", false),
    ("d MMM y", "29 Aug 2025", false), ("d MMM y", "29 Aug\u{A0}2025", true),
    ("d\u{A0}MMM y", "29 Aug 2025", true), ("d MMM\u{202F}y", "29 Aug 2025", true),
  ])
  func aTextMayHaveATimeOrOtherSpacesThanItsFormat(
    _ pattern: String, _ text: String, _ mayDiffer: Bool
  ) throws {
    let format = try DayFormat(parsing: pattern)
    #expect(format.mayKeepForm(of: Array(text.utf8).span) == mayDiffer)
  }

  @Test func aTimeThatClocksSkipIsThatOfTheOffsetBeforeTheChange() throws {
    // Clocks go from 02:00 to 03:00.
    let epoch = DayFormat.epoch.inTimeZone(.skippingAnHour)
    let change = TimeZoneRule.stepDay.daysSince1970 * 86_400 + 3_600
    for seconds in [0, 1_800, 3_599] {
      let (dayBefore, dayAfter) = (change + seconds - 86_400, change + seconds + 82_800)
      #expect(try Self.text(epoch, 1, "\(dayBefore)") == "\(change + seconds)")
      #expect(try Self.text(epoch, -1, "\(dayAfter)") == "\(change + seconds)")
    }
    #expect(try Self.text(epoch, 1, "\(change - 86_401)") == "\(change - 1)")
    #expect(try Self.text(epoch, 1, "\(change + 3_600 - 86_400)") == "\(change)")
  }

  @Test(arguments: [
    // The offset is that of the zone, so it changes with the clocks, in its own form.
    ("iso8601", "2018-11-03T10:30:00.5+00:00", 3, "2018-11-06T10:30:00.5+01:00"),
    ("iso8601", "20181103T1030+00", 3, "20181106T1030+01"),
    ("iso8601", "2018-11-06 23:30 +0100", -3, "2018-11-03 23:30 +0000"),
    ("iso8601", "2018-11-06T00:30+01:00:00[X/Y]", -3, "2018-11-03T00:30+00:00:00[X/Y]"),
    ("rfc5322", "Sat, 03 Nov 2018 10:00 +0000", 3, "Tue, 06 Nov 2018 10:00 +0100"),
    ("rfc5322", "Sat, 03 Nov 2018 10:00 GMT+0", 3, "Tue, 06 Nov 2018 10:00 GMT+1"),
    ("d/M/yyyy H:mm Z", "3/11/2018 9:30 UTC+0", 3, "6/11/2018 9:30 UTC+1"),
    ("kk:mm Z 'on' yyyy-MM-dd", "24:00 +0000 on 2018-11-03", 3, "24:00 +0100 on 2018-11-06"),
    // Another offset stays, so the time changes.
    ("iso8601", "2018-11-03T10:30:00.5Z", 3, "2018-11-06T09:30:00.5Z"),
    ("iso8601", "2018-11-03T00:30:00+02:00", 3, "2018-11-05T23:30:00+02:00"),
    ("iso8601", "20181103T103015Z", 3, "20181106T093015Z"),
    ("iso8601", "2018-11-03T10Z", 3, "2018-11-06T09Z"),
    ("iso8601", "2018-11-03T23:59:60Z[Etc/GMT+2]", 3, "2018-11-06T22:59:59Z[Etc/GMT+2]"),
    ("iso8601", "2018-11-06T23:30Z", -3, "2018-11-04T00:30Z"),
    ("rfc5322", "Sat, 3 Nov 2018 00:00:00 GMT", 3, "Mon, 05 Nov 2018 23:00:00 GMT"),
    ("rfc5322", "Sat, 3 Nov 2018 00:00:00 +0000 (X)", 3, "Mon, 05 Nov 2018 23:00:00 +0000 (X)"),
    ("%F %R %z %Z", "2018-11-03 10:00 +0000 WET", 3, "2018-11-06 09:00 +0000 WET"),
    ("yyyy-MM-dd kk:mm:ss X", "2018-11-03 01:00:07 Z", 3, "2018-11-06 24:00:07 Z"),
    ("yyyy-MM-dd h:mm a X", "2018-11-03 1:30 p.m. Z", 3, "2018-11-06 12:30 p.m. Z"),
    ("yyyy-MM-dd h:mm a X", "2018-11-03 12:30 Pm Z", 3, "2018-11-06 11:30 Am Z"),
    ("yyyy-MM-dd K:mm a X", "2018-11-03 1:30 AM Z", 3, "2018-11-06 0:30 AM Z"),
    // Neither changes.
    ("iso8601", "2018-11-03T24:00:00Z", -3, "2018-10-31T24:00:00Z"),
    ("rfc5322", "Sat, 03 Nov 2018", 3, "Tue, 06 Nov 2018"),
  ])
  func aTextInAZoneKeepsWhatClocksShowThere(
    _ pattern: String, _ text: String, _ days: Int, _ expected: String
  ) throws {
    let zone = TimeZoneRule.step("forward", from: 0, to: 3_600, on: TimeZoneRule.stepDay, at: 3_600)
    let format = try DayFormat(parsing: pattern).inTimeZone(zone)
    #expect(try Self.text(format, days, text) == expected)
    #expect(try Self.text(format, 0, text) == text)
  }

  @Test(arguments: [
    // In the form of the text, with what it lacks.
    ("iso8601", "2018-11-03T20+00", -12_600, "2018-11-06T20-0330"),
    ("iso8601", "2018-11-03T20:00+00", -12_600, "2018-11-06T20:00-03:30"),
    ("iso8601", "2018-11-03T20+00:00", -12_600, "2018-11-06T20-03:30"),
    ("iso8601", "20181103T2000+0000", -12_600, "20181106T2000-0330"),
    ("yyyy-MM-dd HH X", "2018-11-03 20 UTC+0", -12_600, "2018-11-06 20 UTC-3:30"),
    ("yyyy-MM-dd HH X", "2018-11-03 20 GMT+00", -12_600, "2018-11-06 20 GMT-03:30"),
    ("iso8601", "2018-11-03T20:00:00+00:00:00", 3_600, "2018-11-06T20:00:00+01:00:00"),
    ("iso8601", "2018-11-03T20:00:00+00:00", 3_208, "2018-11-06T20:00:00+00:53:28"),
    ("iso8601", "20181103T200000+00", 3_208, "20181106T200000+005328"),
    // Only ISO 8601 has offsets with seconds here.
    ("%F %T %z", "2018-11-03 20:00:00 +0000", 3_208, "2018-11-06 19:06:32 +0000"),
    ("%F %R %z", "2018-11-03 20:00 +0000", 3_208, nil),
    // The minutes have no place.
    ("iso8601", "2018-11-03T20Z", 1_800, nil),
    ("iso8601", "2018-11-03T20Z", 3_600, "2018-11-06T19Z"),
    ("yyyy-MM-dd HH X", "2018-11-03 20 Z", 1_800, nil),
    ("rfc5322", "Sat, 03 Nov 2018 20:00 GMT", 3_208, nil),
  ])
  func anOffsetAndATimeAreExactOrMissing(
    _ pattern: String, _ text: String, _ offset: Int, _ expected: String?
  ) throws {
    let zone = TimeZoneRule.step("step", from: 0, to: offset, on: TimeZoneRule.stepDay, at: 43_200)
    let format = try DayFormat(parsing: pattern).inTimeZone(zone)
    #expect(try Self.text(format, 3, text) == expected)
  }

  @Test func aTextWhoseDateCannotBeWrittenIsMissing() throws {
    let format = try DayFormat(parsing: "MMM d HH:mm Z", defaultYear: 2025).inTimeZone(
      .fixed("-05:00", seconds: -18_000))
    #expect(try Self.text(format, -1, "Dec 31 03:30 +0000") == "Dec 30 03:30 +0000")
    #expect(try Self.text(format, 1, "Dec 31 03:30 +0000") == nil)
    let iso8601 = DayFormat.iso8601.inTimeZone(.fixed("-05:00", seconds: -18_000))
    #expect(try Self.text(iso8601, 1, "9999-12-31T02:30:00Z") == nil)
  }

  @Test func aDayThatClocksSkipHasNoText() throws {
    for (format, text) in [
      (DayFormat.iso8601, "2018-11-03T12:00:00Z"), (.iso8601, "2018-11-03T12:00:00-10:00"),
      (.epoch, "1541246400"),
    ] {
      let format = format.inTimeZone(.skippingADay)
      let step = TimeZoneRule.stepDay
      let day = try Day(text, as: format)
      #expect(try Self.text(format, step - day, text) == nil)
      #expect(try Self.text(format, step - day + 1, text) != nil)
      #expect(format.lacksInstant(of: step) && !format.lacksInstant(of: step + 1))
    }
  }

  @Test func aSkippedTimeBeforeMidnightIsOnNoDay() throws {
    // Clocks go from 23:30 to 00:30.
    let zone = TimeZoneRule.step("late", from: 0, to: 3_600, on: TimeZoneRule.stepDay, at: 84_600)
    for (format, text) in [(DayFormat.iso8601, "2018-11-03T23:45:00Z"), (.epoch, "1541288700")] {
      #expect(try Self.text(format.inTimeZone(zone), 1, text) == nil)
    }
  }

  @Test(arguments: TimeZoneRule.stepSamples + TimeZoneRule.fixedSamples + [.skippingADay])
  func theDayInAZoneIsTheRequestedOne(_ zone: TimeZoneRule) throws {
    let step = TimeZoneRule.stepDay
    let (format, epoch) = (DayFormat.iso8601.inTimeZone(zone), DayFormat.epoch.inTimeZone(zone))
    for hour in sample(oneIn: 5, of: (-4 * 24)..<(4 * 24)) {
      let instant = step.daysSince1970 * 86_400 + hour * 3_600
      for offset in Set([0, -18_000, zone.offset(at: instant)]) where offset % 60 == 0 {
        let text = Self.iso8601(instant, offset: offset)
        let day = try format.read(Array(text.utf8).span)
        for days in -4...4 where zone != .skippingADay || day + days != step {
          let later = try Self.text(format, days, text) ?? ""
          #expect(try Day(later, as: format) == day + days, "\(text) and \(days) days: \(later)")
          let seconds = try Self.text(epoch, days, "\(instant)") ?? ""
          let end = Int(seconds) ?? 0
          let texts = [offset, zone.offset(at: end)].map { Self.iso8601(end, offset: $0) }
          #expect(texts.contains(later), "\(text) and \(days) days: \(later)")
        }
      }
    }
  }

  /// An instant in seconds since 1970 as ISO 8601 in the basic form.
  private static func iso8601(_ instant: Int, offset: Int) -> String {
    func digits(_ number: Int) -> String { (number < 10 ? "0" : "") + "\(number)" }
    let (wall, minutes) = (instant + offset, abs(offset) / 60)
    let day = TimeZoneRule.utc.day(at: wall) ?? .min
    let second = wall - day.daysSince1970 * 86_400
    let time = [second / 3_600, second / 60 % 60, second % 60].map(digits).joined(separator: ":")
    return "\(day)T\(time)\(offset < 0 ? "-" : "+")\(digits(minutes / 60)):\(digits(minutes % 60))"
  }
}
