import DayKit
import DayKitFoundation
import Foundation
import Testing

struct DayFormattedTests {
  let day: Day
  let english = Locale(identifier: "en_US")

  init() throws {
    day = try Day(2025, 8, 29)
  }

  @Test func lengthsUseTheUsersLocale() {
    for length in DayFormatStylePartsTests.lengths {
      #expect(day.formatted(length) == Day.FormatStyle(date: length).format(day))
    }
    #expect(day.formatted() == day.formatted(.abbreviated))
  }

  @Test(arguments: [
    ("de_DE", Date.FormatStyle.DateStyle.long, "29. August 2025"),
    ("fr_FR", .long, "29 août 2025"), ("en_US", .long, "August 29, 2025"),
  ])
  func aPreferenceGivesTheLanguage(
    _ locale: String, _ length: Date.FormatStyle.DateStyle, _ text: String
  ) {
    let preference = Day.Preference(locale: Locale(identifier: locale))
    #expect(day.formatted(length, for: preference) == text)
    #expect(
      day.formatted(for: preference) == Day.FormatStyle(date: .abbreviated, preference).format(day))
  }

  @Test func formatsForMachinesKeepTheirLabel() {
    #expect(day.formatted(as: .dmy) == "29/08/2025")
  }

  @Test func stylesCanBeCreatedInPlace() {
    #expect(day.formatted(.dateTime.locale(english).weekday(.wide)) == "Friday")
    #expect(day.formatted(.dateTime.day().month(.wide).locale(english)).contains("August"))
  }

  @Test func otherStylesCanFormatDays() {
    struct Number: Foundation.FormatStyle {
      func format(_ day: Day) -> Int { day.daysSince1970 }
    }
    #expect(day.formatted(Number()) == 20_329)
  }

  @Test func otherStrategiesCanParseDays() throws {
    struct Number: Foundation.ParseStrategy {
      func parse(_ number: Int) throws -> Day { try #require(Day(exactly: number)) }
    }
    #expect(try Day(20_329, strategy: Number()) == day)
  }

  @Test func aStyleCanParseInPlace() throws {
    let style = Day.FormatStyle(date: .long, locale: english, calendar: .fixed)
    #expect(try Day("August 29, 2025", strategy: style) == day)
    #expect(try Day("August 29, 2025", strategy: style.parseStrategy) == day)
    let text = day.formatted(.dateTime.year().month().day())
    #expect(try Day(text, strategy: .dateTime.year().month().day()) == day)
  }
}
