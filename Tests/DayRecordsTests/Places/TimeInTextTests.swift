import DayKit
import Testing

// What a time zone is called matters only beside formats that need an offset.
@testable import DayRecords

struct TimeInTextTests {
  @Test(
    arguments: [
      (" 10:05", 6, nil, nil, " 10:05"), (" 10:05:29", 9, nil, nil, " 10:05:29"),
      ("T10:05:29.125Z", 13, nil, "Z", "T10:05:29.125Z"),
      (", 9:05:29,5 pm +0200", 11, "pm", "+0200", ", 9:05:29,5 pm +0200"),
      (" at 9:05 AM x", 8, "AM", nil, " at 9:05 AM"), (":10:05:29. x", 9, nil, nil, ":10:05:29"),
      (" 10:05 (CET) x", 6, nil, "(CET)", " 10:05 (CET)"),
      (" 10:05[+01]", 6, nil, "[+01]", " 10:05[+01]"),
      (" 10:05 (CET", 6, nil, nil, " 10:05"),
      (" 10:05 (UTC-5) x", 6, nil, "(UTC-5)", " 10:05 (UTC-5)"),
      (" 10:05 (UTC5) x", 6, nil, nil, " 10:05"), (" 10:05 (-5) x", 6, nil, nil, " 10:05"),
      (" 10:05 UTC−5 x", 6, nil, "UTC−5", " 10:05 UTC−5"),
      (" 10:05 EST−05:00", 6, nil, "EST−05:00", " 10:05 EST−05:00"),
      (" 10:05 UTC−x", 6, nil, "UTC", " 10:05 UTC"), (" 10:05 UTC-5", 6, nil, "UTC", " 10:05 UTC"),
      ("T10:05−05:00", 6, nil, "−05:00", "T10:05−05:00"), (" 10:05 −12 °C", 6, nil, nil, " 10:05"),
    ] as [(String, Int, String?, String?, String)])
  func theTimeAfterADateIsRead(
    _ text: String, _ endOfNumbers: Int, _ dayPeriod: String?, _ timeZone: String?, _ whole: String
  ) throws {
    let bytes = Array(text.utf8)
    let found = TimeInText(after: 0, in: bytes.span)
    let time = try #require(found)
    let part = { (range: Range<Int>?) in range.map { String(decoding: bytes[$0], as: UTF8.self) } }
    #expect(time.endOfNumbers == endOfNumbers)
    #expect(part(time.dayPeriod) == dayPeriod)
    #expect(part(time.timeZone) == timeZone)
    #expect(part(0..<time.end) == whole)
  }

  @Test(arguments: [
    ("28. Nov 04:05", 8, false), ("Nov 28 04:05", 9, true), ("Nov 9 10:05", 5, false),
    ("Nov 9 10:05", 8, true), ("Nov 28 9:05", 8, true), ("x28 a24:05", 7, false),
    ("x28 a04:05", 7, false), ("28 Nov/9:05", 8, false), ("28 Nov 24:05", 9, false),
    ("28 Nov 23:60", 9, false),
  ])
  func anHourIsAfterASpaceAndBeforeMinutes(_ text: String, _ position: Int, _ isHour: Bool) {
    #expect(Array(text.utf8).span.hasHour(before: position) == isHour)
  }

  @Test(arguments: [
    ("Nov 26", " 10:30:00 2020", true), ("Nov 26", " 10:30:00 pm 2020", true),
    ("Nov 26", " 10:30:00.125 2020", true), ("Nov 26", " 10:30 CET 2020", true),
    ("Nov 26", " 10:30 pm CET 2020", true), ("Nov 26", " 10:30 2020", false),
    ("Nov 26", " 10:30 pm 2020", false), ("Thu Nov 26", " 10:30 2020", true),
    ("Thu Nov 26", " 10:30  pm  2020", true), ("Nov 26", " 10:30:00 20201", false),
    ("Nov 26", " 10:30:00 2020x", false), ("Nov 26", " 10:30:00 x", false),
    ("Nov 26", " 2020", false),
  ])
  func aYearMayFollowATimeThatIsNotThatOfAFile(_ date: String, _ rest: String, _ isYear: Bool) {
    let bytes = Array((date + rest).utf8)
    let start = date.utf8.count - 6
    #expect(bytes.span.hasYearAfterTime(from: start, to: date.utf8.count) == isYear)
  }

  @Test(arguments: [
    ("10:00 z", true), ("10:00 utc", true), ("10:00 a", true), ("10:00 at", false),
    ("10:00 gmtx", false), ("10:00 CET", true),
  ])
  func aWordInLowercaseIsNotTheTimeZoneOfAPattern(_ text: String, _ isZone: Bool) {
    let bytes = Array(text.utf8)
    #expect(bytes.span.hasTimeZone(before: bytes.count, of: 0, in: .pattern) == isZone)
  }

  @Test(arguments: [
    ("+0200", true), ("Z", true), ("UTC", true), ("(GMT)", true), ("GMT+0200", true), ("UT", true),
    ("CET", false), ("PDT", false), ("UTX", false), ("CEST", false), ("Europe/Paris", false),
  ])
  func onlyNamesOfUniversalTimeAreOffsets(_ zone: String, _ isOffset: Bool) {
    let bytes = Array(zone.utf8)
    #expect(bytes.span.hasOffset(bytes.indices) == isOffset)
  }
}
