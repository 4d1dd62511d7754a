import DayKit
import DayKitFoundation
import Foundation
import SeededNumbers
import Testing

struct DayFormatStylePartsTests {
  typealias Change = @Sendable (Day.FormatStyle) -> Day.FormatStyle
  typealias DateChange = @Sendable (Date.FormatStyle) -> Date.FormatStyle

  /// A style made in the same way of a day and of a date.
  struct Pair: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let day: Change
    let date: DateChange
  }

  static let pairs = [
    Pair(testDescription: "day", day: { $0.day() }, date: { $0.day() }),
    Pair(
      testDescription: "two-digit day", day: { $0.day(.twoDigits) }, date: { $0.day(.twoDigits) }),
    Pair(testDescription: "month", day: { $0.month() }, date: { $0.month() }),
    Pair(testDescription: "wide month", day: { $0.month(.wide) }, date: { $0.month(.wide) }),
    Pair(testDescription: "narrow month", day: { $0.month(.narrow) }, date: { $0.month(.narrow) }),
    Pair(testDescription: "year", day: { $0.year() }, date: { $0.year() }),
    Pair(
      testDescription: "short year", day: { $0.year(.twoDigits) }, date: { $0.year(.twoDigits) }),
    Pair(testDescription: "era", day: { $0.era(.wide).year() }, date: { $0.era(.wide).year() }),
    Pair(testDescription: "quarter", day: { $0.quarter(.wide) }, date: { $0.quarter(.wide) }),
    Pair(testDescription: "week", day: { $0.week() }, date: { $0.week() }),
    Pair(
      testDescription: "week of month", day: { $0.week(.weekOfMonth) },
      date: { $0.week(.weekOfMonth) }),
    Pair(testDescription: "day of year", day: { $0.dayOfYear() }, date: { $0.dayOfYear() }),
    Pair(testDescription: "weekday", day: { $0.weekday() }, date: { $0.weekday() }),
    Pair(testDescription: "wide weekday", day: { $0.weekday(.wide) }, date: { $0.weekday(.wide) }),
    Pair(
      testDescription: "month and day", day: { $0.month(.twoDigits).day(.twoDigits) },
      date: { $0.month(.twoDigits).day(.twoDigits) }),
    Pair(
      testDescription: "all parts", day: { $0.weekday(.wide).day().month(.wide).year().quarter() },
      date: { $0.weekday(.wide).day().month(.wide).year().quarter() }),
    Pair(
      testDescription: "a part changed and one left out",
      day: { $0.day().month().year().month(.wide).year(.omitted) },
      date: { $0.day().month().year().month(.wide).year(.omitted) }),
  ]

  static let lengths: [Date.FormatStyle.DateStyle] = [.numeric, .abbreviated, .long, .complete]

  @Test(arguments: pairs)
  func theTextIsThatOfFoundation(_ pair: Pair) throws {
    try compare(pair.day, pair.date, seed: 1)
  }

  @Test(arguments: lengths)
  func aLengthIsFormattedAsByFoundation(_ length: Date.FormatStyle.DateStyle) throws {
    try compare({ $0 }, { $0 }, length, seed: 2)
  }

  /// Compares 10,000 days with what Foundation writes of them in New York, with a calendar and a
  /// style of that zone.
  private func compare(
    _ day: Change, _ date: DateChange, _ length: Date.FormatStyle.DateStyle? = nil, seed: UInt64
  ) throws {
    let zone = try #require(TimeZone(identifier: "America/New_York"))
    var calendar = Calendar.fixed
    calendar.timeZone = zone
    var generator = SplitMix64(seed: seed)
    for locale in locales {
      let style = day(Day.FormatStyle(date: length, locale: locale, calendar: .fixed))
      let reference = date(
        Date.FormatStyle(date: length, locale: locale, calendar: calendar, timeZone: zone))
      for _ in 0..<10_000 / locales.count + 1 {
        let day = generator.dayOfGregorianCalendar()
        let (text, expected) = (style.format(day), reference.format(day.date(in: zone)))
        if text != expected { #expect(text == expected, "\(day) in \(locale)") }
      }
    }
  }

  @Test(arguments: [
    (DayFormatStyleTests.style().day(), "29"), (DayFormatStyleTests.style().month(), "Aug"),
    (DayFormatStyleTests.style().year(), "2025"), (DayFormatStyleTests.style().week(), "35"),
    (DayFormatStyleTests.style().quarter(), "Q3"), (DayFormatStyleTests.style().weekday(), "Fri"),
    (DayFormatStyleTests.style().dayOfYear(), "241"),
    (DayFormatStyleTests.style().era().year(), "2025 AD"),
    // The first part left out is taken from the numeric date.
    (DayFormatStyleTests.style().year(.omitted), "8/29"),
    (DayFormatStyleTests.style().year(.omitted).year(), "8/29/2025"),
    (DayFormatStyleTests.style().weekday(.omitted), "8/29/2025"),
    (DayFormatStyleTests.style(.long).year(.omitted), "August 29"),
    (DayFormatStyleTests.style(.long).weekday(), "Fri, August 29, 2025"),
    (DayFormatStyleTests.style().year().year(.omitted), ""),
  ])
  func partsAreAddedAndLeftOut(_ style: Day.FormatStyle, _ text: String) throws {
    #expect(style.format(try Day(2025, 8, 29)) == text)
  }
}
