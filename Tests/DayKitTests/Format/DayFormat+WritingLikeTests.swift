import DayKit
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

  @Test(arguments: TimeZoneRule.stepSamples + TimeZoneRule.fixedSamples + [.skippingADay])
  func theDayInAZoneIsTheRequestedOne(_ zone: TimeZoneRule) throws {
    let step = TimeZoneRule.stepDay
    for format in [DayFormat.iso8601, .epoch].map({ $0.inTimeZone(zone) }) {
      for hour in 0..<24 {
        for days in -4...4 {
          let text =
            format.keepsNumber
            ? "\((step + days).daysSince1970 * 86_400 + hour * 3_600)"
            : "\(step + days)T\(hour < 10 ? "0" : "")\(hour):00:00Z"
          let bytes = Array(text.utf8)
          let day = try format.read(bytes.span)
          // A time of day in UTC may be missing in a day with fewer hours.
          for other in (day - 4)...(day + 4) where other != step {
            let later = format.bytes(of: other, like: bytes.span) ?? []
            let read = try format.read(later.span)
            #expect(read == other, "\(text) as \(other): \(String(decoding: later, as: UTF8.self))")
          }
        }
      }
    }
  }
}

extension DayFormat {
  fileprivate var keepsNumber: Bool { description.hasPrefix("epoch") }
}
