import DayKit
import DayKitFoundation
import Foundation
import Testing

struct DayFormatStyleEraTests {
  private func preference(
    _ locale: String, _ identifier: Calendar.Identifier = .gregorian
  ) -> Day.Preference {
    Day.Preference(
      locale: Locale(identifier: locale), calendar: Calendar(identifier: identifier),
      timeZone: .gmt)
  }

  @Test(arguments: [
    // Foundation's dates are Julian, two days ahead.
    ("en_US", "March 17, 44 BC"), ("de_DE", "17. März 44 v. Chr."),
    ("fr_FR", "17 mars 44 av. J.-C."), ("ja_JP", "紀元前44年3月17日"),
  ])
  func aYearBeforeYear1HasItsEra(_ locale: String, _ text: String) throws {
    let ides = try Day(-43, 3, 15)
    let style = Day.FormatStyle(date: .long, preference(locale))
    #expect(style.format(ides) == text)
    #expect(try style.parseStrategy.parse(text) == ides)
  }

  @Test(arguments: [
    ("0000-12-29", "December 31, 1 BC"), ("0000-12-30", "January 1, 1"),
    ("0100-03-01", "March 2, 100"), ("2025-08-29", "August 29, 2025"),
    ("-009999-01-01", "March 19, 10000 BC"),
  ])
  func theEraBeginsWithYear1(_ text: String, _ formatted: String) throws {
    let day = try Day(text)
    let style = Day.FormatStyle(date: .long, preference("en_US"))
    #expect(style.format(day) == formatted)
    #expect(try style.parseStrategy.parse(formatted) == day)
  }

  @Test func withoutAnEraAYearIsNotBeforeYear1() {
    let style = Day.FormatStyle(date: .long, preference("en_US"))
    // Foundation takes the two digits for 1944 or 2044, which the style writes with four.
    #expect(throws: CocoaError.self) { try style.parseStrategy.parse("March 17, 44") }
    #expect(throws: CocoaError.self) { try style.parseStrategy.parse("March 17, 44 AD") }
  }

  @Test func partsHaveTheEraOnlyWithTheWholeYear() throws {
    let ides = try Day(-43, 3, 15)
    let style = Day.FormatStyle(preference("en_US"))
    #expect(style.month(.wide).day().format(ides) == "March 17")
    #expect(style.month(.wide).year().format(ides) == "March 44 BC")
    #expect(style.month(.wide).year().era(.wide).format(ides) == "March 44 Before Christ")
    #expect(style.month(.wide).year().era(.wide).era(.omitted).format(ides) == "March 44 BC")
  }

  @Test func aNumericDateHasTheEra() throws {
    let style = Day.FormatStyle(preference("en_US"))
    #expect(try style.format(Day(-43, 3, 15)) == "3/17/44 B")
    #expect(try style.format(Day(43, 3, 15)) == "3/17/43")
  }

  @Test(arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago"])
  func theTimeZoneOfTheCalendarDoesNotMatter(_ identifier: String) throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: identifier))
    let style = Day.FormatStyle(
      date: .long, locale: Locale(identifier: "en_US"), calendar: calendar)
    #expect(try style.parseStrategy.parse("March 17, 44 BC") == Day(-43, 3, 15))
  }

  @Test(arguments: [Calendar.Identifier.gregorian, .iso8601, .buddhist, .republicOfChina])
  func everyLengthFormatsAndParsesTheSameDay(_ identifier: Calendar.Identifier) throws {
    for date in [Date.FormatStyle.DateStyle.numeric, .abbreviated, .long, .complete] {
      let style = Day.FormatStyle(date: date, preference("en_US", identifier))
      for day in try [Day(-4_712, 1, 1), Day(-99, 1, 1), Day(-43, 3, 15), Day(-5, 7, 4)] {
        let text = style.format(day)
        #expect(try style.parseStrategy.parse(text) == day, "\(text)")
      }
    }
  }

  @Test func aRangeBeforeYear1HasTheErasOfBothDays() throws {
    let english = preference("en_US")
    let ides = try Day(-43, 3, 15)
    #expect(
      (ides...(ides + 2)).formatted(.long, for: english) == "March 17, 44 BC – March 19, 44 BC")
    #expect((ides...ides).formatted(.long, for: english) == "March 17, 44 BC")
    #expect(
      try (Day(0, 12, 29)...Day(0, 12, 30)).formatted(.long, for: english)
        == "December 31, 1 BC – January 1, 1 AD")
  }

  @Test func theTitleOfASpanBeforeYear1HasTheEra() throws {
    let english = preference("en_US")
    let ides = try Day(-43, 3, 15)
    #expect(DaySpan.custom(ides, ides).title(for: english) == "March 17, 44 BC")
    #expect(
      try DaySpan.year(-43).title(for: english) == "January 3, 44 BC – January 2, 43 BC")
    // The Julian and the Gregorian months are the same from 200 to 300 only.
    #expect(try DaySpan.year(250).title(for: english) == "250")
  }
}
