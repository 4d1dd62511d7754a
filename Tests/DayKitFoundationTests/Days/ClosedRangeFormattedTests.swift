import DayKit
import DayKitFoundation
import Foundation
import Testing

struct ClosedRangeFormattedTests {
  /// The text of a range, with every kind of space as a plain one.
  private func text(
    _ locale: String, _ first: String, _ last: String,
    _ style: Date.IntervalFormatStyle.DateStyle = .abbreviated
  ) throws -> String {
    let (first, last) = try (Day(first), Day(last))
    let preference = Day.Preference(
      locale: Locale(identifier: locale), calendar: .fixed,
      timeZone: TimeZone(secondsFromGMT: -39_600) ?? .gmt)
    let text = (first...last).formatted(style, for: preference)
    return String(text.map { $0.isWhitespace ? " " : $0 })
  }

  @Test(arguments: [
    // Within a month, within a year, across years, one day.
    (
      "en_US", "Aug 29 – 31, 2025", "Aug 29 – Sep 2, 2025", "Dec 29, 2025 – Jan 2, 2026",
      "Aug 29, 2025"
    ),
    ("en_GB", "29 – 31 Aug 2025", "29 Aug – 2 Sep 2025", "29 Dec 2025 – 2 Jan 2026", "29 Aug 2025"),
    (
      "fr_FR", "29–31 août 2025", "29 août – 2 sept. 2025", "29 déc. 2025 – 2 janv. 2026",
      "29 août 2025"
    ),
    ("ja_JP", "2025年8月29日～31日", "2025年8月29日～9月2日", "2025年12月29日～2026年1月2日", "2025年8月29日"),
  ])
  func commonPartsAreWrittenOnce(
    _ locale: String, _ month: String, _ year: String, _ years: String, _ day: String
  ) throws {
    #expect(try text(locale, "2025-08-29", "2025-08-31") == month)
    #expect(try text(locale, "2025-08-29", "2025-09-02") == year)
    #expect(try text(locale, "2025-12-29", "2026-01-02") == years)
    #expect(try text(locale, "2025-08-29", "2025-08-29") == day)
  }

  @Test func theLengthCanBeChosen() throws {
    let (first, last) = ("2025-08-29", "2025-08-31")
    #expect(try text("en_US", first, last, .long) == "August 29 – 31, 2025")
    #expect(try text("en_US", first, last, .numeric) == "8/29/2025 – 8/31/2025")
    #expect(
      try text("en_US", first, last, .complete) == "Friday, August 29 – Sunday, August 31, 2025")
  }

  @Test func aRangeIsFormattedForTheUserByDefault() throws {
    let day = try Day(2025, 8, 29)
    #expect((day...day).formatted() == (day...day).formatted(.abbreviated, for: .user))
  }
}
