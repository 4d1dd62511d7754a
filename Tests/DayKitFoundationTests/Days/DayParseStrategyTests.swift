import DayKit
import DayKitFoundation
import Foundation
import SeededNumbers
import Testing

struct DayParseStrategyTests {
  static let styles: [Day.FormatStyle] = {
    let style = DayFormatStyleTests.style()
    return [
      style, DayFormatStyleTests.style(.abbreviated), DayFormatStyleTests.style(.long),
      DayFormatStyleTests.style(.complete), style.year().month(.twoDigits).day(.twoDigits),
      style.year(.padded(4)).month(.wide).day().weekday(),
      style.era().year().month().day(),
    ]
  }()

  @Test(arguments: 0..<styles.count)
  func aStyleParsesWhatItFormats(_ index: Int) throws {
    var generator = SplitMix64(seed: UInt64(index))
    for locale in locales {
      let style = Self.styles[index].locale(locale)
      for _ in 0..<50 {
        let day = generator.dayOfGregorianCalendar()
        #expect(try Day(style.format(day), strategy: style) == day, "\(locale)")
      }
    }
  }

  @Test func weeksAndQuartersDoNotMisleadIt() throws {
    let date = DayFormatStyleTests.style().year().month().day()
    for style in [date.week(), date.week(.weekOfMonth), date.quarter()] {
      // Through the ends of years, months and quarters.
      for day in stride(from: try Day(2023, 12, 25), to: try Day(2026, 1, 8), by: 6) {
        #expect(try Day(style.format(day), strategy: style) == day)
      }
    }
  }

  @Test(arguments: [
    ("30 avr. 2025", "fr_FR", "2025-04-30"), ("Apr 30, 2025", "en_US", "2025-04-30"),
    ("apr 30, 2025", "en_US", "2025-04-30"), ("APR 30,\u{A0}2025", "en_US", "2025-04-30"),
    ("30 ABR 2025", "es_MX", "2025-04-30"), ("٣٠ أبريل، ٢٠٢٥", "ar_EG", "2025-04-30"),
  ])
  func caseAndTheKindOfSpacesDoNotMatter(
    _ text: String, _ locale: String, _ day: String
  ) throws {
    let style = DayFormatStyleTests.style(.abbreviated, locale)
    #expect(try Day(text, strategy: style).description == day)
  }

  @Test(arguments: [
    "2/31/2025", "13/1/2025", "8/29/25", "8/29/2025 rubbish", " 8/29/2025", "8/29/2025 ",
    "8-29-2025", "08/29/25", "8/29", "29/8/2025", "8/29/99999999", "8/29/-5", "", "\u{0}",
    "0/0/0",
    "8/29/202500000000000000000000000000",
  ])
  func aTextThatTheStyleWouldNotWriteIsAnError(_ text: String) {
    let style = DayFormatStyleTests.style(.numeric)
    #expect(throws: CocoaError.self) { try Day(text, strategy: style) }
  }

  @Test(arguments: [
    ("08/29/2025", "en_US", "2025-08-29"), ("8/09/2025", "en_US", "2025-08-09"),
    ("29.08.2025", "de_DE", "2025-08-29"), ("9.8.2025", "de_DE", "2025-08-09"),
    ("29/8/2025", "fr_FR", "2025-08-29"), ("9/08/2025", "fr_FR", "2025-08-09"),
    ("10.10.2020", "de_DE", "2020-10-10"), ("10/10/2000", "en_US", "2000-10-10"),
  ])
  func zerosBeforeNumbersDoNotMatter(_ text: String, _ locale: String, _ day: String) throws {
    let style = DayFormatStyleTests.style(.numeric, locale)
    #expect(try Day(text, strategy: style).description == day)
  }

  @Test func aZeroInANumberMatters() {
    let style = DayFormatStyleTests.style(.numeric)
    for text in ["1/2/2050 0", "8/29/02025x", "8/2 9/2025", "8/20/20 25"] {
      #expect(throws: CocoaError.self) { try Day(text, strategy: style) }
    }
  }

  @Test(arguments: [
    ("2/31/2025", "'2/31/2025' is not a day in this style; '3/3/2025' is"),
    ("8/29/25", "'8/29/25' is not a day in this style; '8/29/2025' is"),
    ("\u{1B}[31m\n", #"'\u{1B}[31m\n' is not a day written like '8/29/2025'"#),
    (
      String(repeating: "x", count: 100),
      "'\(String(repeating: "x", count: 64))'… is not a day written like '8/29/2025'"
    ),
  ])
  func anErrorHasTheTextAndAnExample(_ text: String, _ description: String) {
    let error = #expect(throws: CocoaError.self) {
      try Day(text, strategy: DayFormatStyleTests.style(.numeric))
    }
    #expect(error?.code == .formatting)
    #expect(error?.reason == description)
    #expect(error?.localizedDescription == description)
  }

  @Test(arguments: [
    (DayFormatStyleTests.style().weekday(.wide), "Friday"),
    (DayFormatStyleTests.style().month().day(), "Aug 29"),
    (DayFormatStyleTests.style().month().day().year(.twoDigits), "Aug 29, 25"),
    (DayFormatStyleTests.style(.long).year(.omitted), "August 29"),
    (DayFormatStyleTests.style().month().year(), "Aug 2025"),
    (DayFormatStyleTests.style().dayOfYear(), "241"),
    (DayFormatStyleTests.style().year().month(.narrow).day(), "A 29, 2025"),
    (
      DayFormatStyleTests.style().year().month().weekday().day(.ordinalOfDayInMonth), "Aug 2025 Fri"
    ),
  ])
  func aTextWithMissingPartsNeedsADayToStartFrom(
    _ style: Day.FormatStyle, _ text: String
  ) throws {
    #expect(style.format(try Day(2025, 8, 29)) == text)
    let error = #expect(throws: CocoaError.self) { try Day(text, strategy: style) }
    #expect(
      error?.reason
        == "'\(text)' is only a part of a date, and the strategy has no day to start from")
  }

  @Test(arguments: [
    (DayFormatStyleTests.style().weekday(.wide), "Friday", "2025-08-23", "2025-08-29"),
    (DayFormatStyleTests.style().weekday(.wide), "friday", "2025-08-29", "2025-08-29"),
    (DayFormatStyleTests.style().weekday(.wide), "Friday", "2025-08-30", "2025-09-05"),
    (DayFormatStyleTests.style().month().day(), "Aug 29", "2025-08-30", "2026-08-29"),
    (DayFormatStyleTests.style().month().day(), "Feb 29", "1896-03-01", "1904-02-29"),
    (DayFormatStyleTests.style().month().day(), "Dec 31", "9999-01-01", "9999-12-31"),
    (DayFormatStyleTests.style().month(.wide), "August", "2025-01-01", "2025-08-01"),
    (
      DayFormatStyleTests.style().year(.twoDigits).month().day(), "Aug 29, 25", "2020-01-01",
      "2025-08-29"
    ),
    (
      DayFormatStyleTests.style().year().month(.narrow).day(), "J 15, 2025", "2025-02-01",
      "2025-06-15"
    ),
  ])
  func missingPartsComeFromTheDayToStartFrom(
    _ style: Day.FormatStyle, _ text: String, _ start: String, _ day: String
  ) throws {
    let start: Day = try Day(start)
    let strategy = Day.ParseStrategy(style, from: start)
    #expect(try Day(text, strategy: strategy).description == day)
  }

  @Test(arguments: ["Feb 30", "Aug 32", "August 29", "", "Aug 29 "])
  func aTextOfNoDayIsAnErrorEvenWithADayToStartFrom(_ text: String) throws {
    let style = DayFormatStyleTests.style().month().day()
    let error = #expect(throws: CocoaError.self) {
      try Day(text, strategy: Day.ParseStrategy(style, from: Day(2025, 1, 1)))
    }
    #expect(
      error?.reason
        == "'\(text)' is not a day from 2025-01-01 to 2033-01-07 written like 'Aug 29'")
  }

  @Test(arguments: [("fr_FR", Calendar.Identifier.hebrew), ("de_DE", .hebrew), ("zh_CN", .chinese)])
  func datesInCalendarsWithLeapMonthsAreParsed(
    _ locale: String, _ identifier: Calendar.Identifier
  ) throws {
    for date in [Date.FormatStyle.DateStyle.numeric, .long] {
      let style = Day.FormatStyle(
        date: date, locale: Locale(identifier: locale), calendar: Calendar(identifier: identifier))
      let start = try Day(identifier == .chinese ? 1980 : 2024, 1, 1)
      for day in stride(from: start, to: start + 800, by: 29) {
        #expect(try Day(style.format(day), strategy: style) == day)
      }
    }
  }

  @Test func theLastDaysOfTheCalendarCanBeTheStart() throws {
    let style = DayFormatStyleTests.style().weekday(.wide)
    let strategy = Day.ParseStrategy(style, from: .max)
    #expect(try Day("Friday", strategy: strategy) == .max)
    #expect(throws: CocoaError.self) { try Day("Saturday", strategy: strategy) }
  }

  @Test func aStrategyIsCodable() throws {
    let style = DayFormatStyleTests.style().weekday(.wide)
    for start in [nil, try Day(2025, 8, 29)] {
      let strategy = Day.ParseStrategy(style, from: start)
      let data = try JSONEncoder().encode(strategy)
      #expect(try JSONDecoder().decode(Day.ParseStrategy.self, from: data) == strategy)
    }
  }
}

extension CocoaError {
  /// The sentence, in a dictionary that Foundation marks as unsafe to share.
  fileprivate var reason: String? { unsafe userInfo[NSDebugDescriptionErrorKey] as? String }
}
