import DayKit
import DayKitFoundation
import Foundation
import Testing

struct DayFormatStyleTests {
  static func style(
    _ date: Date.FormatStyle.DateStyle? = nil, _ locale: String = "en_US"
  ) -> Day.FormatStyle {
    Day.FormatStyle(
      date: date, locale: Locale(identifier: locale), calendar: .fixed, timeZone: .gmt)
  }

  @Test(arguments: [
    (Date.FormatStyle.DateStyle.numeric, "en_US", "8/29/2025"),
    (.abbreviated, "en_US", "Aug 29, 2025"), (.long, "en_US", "August 29, 2025"),
    (.complete, "en_US", "Friday, August 29, 2025"), (.omitted, "en_US", "8/29/2025"),
    (.numeric, "de_DE", "29.8.2025"), (.abbreviated, "fr_FR", "29 août 2025"),
    (.long, "ja_JP", "2025年8月29日"), (.complete, "pl_PL", "piątek, 29 sierpnia 2025"),
    (.long, "ar_EG", "٢٩ أغسطس، ٢٠٢٥"),
  ])
  func aLengthWritesTheDateOfALocale(
    _ date: Date.FormatStyle.DateStyle, _ locale: String, _ text: String
  ) throws {
    #expect(Self.style(date, locale).format(try Day(2025, 8, 29)) == text)
  }

  @Test func withoutPartsItWritesTheNumericDate() throws {
    #expect(Self.style().format(try Day(2025, 8, 29)) == "8/29/2025")
  }

  @Test(arguments: ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"])
  func noTimeZoneShiftsADay(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let style = Day.FormatStyle(
      date: .long, locale: Locale(identifier: "en_US"), calendar: calendar, timeZone: zone)
    #expect(style.format(try Day(2025, 8, 29)) == "August 29, 2025")
    #expect(try style.parseStrategy.parse("August 29, 2025") == Day(2025, 8, 29))
  }

  @Test func anInstantIsWrittenAsItsDayInTheZoneOfTheStyle() throws {
    var style = Self.style(.abbreviated)
    let instant = Date(timeIntervalSince1970: 1_756_425_600)
    #expect(style.format(instant) == "Aug 29, 2025")
    style.timeZone = try #require(TimeZone(identifier: "America/New_York"))
    #expect(style.format(instant) == "Aug 28, 2025")
  }

  @Test func localeCalendarAndContextCanBeChanged() throws {
    let day = try Day(2025, 8, 29)
    var style = Self.style().month(.wide).year()
    #expect(style.locale(Locale(identifier: "fr_FR")).format(day) == "août 2025")
    style.locale = Locale(identifier: "fr_FR")
    style.capitalizationContext = .beginningOfSentence
    #expect(style.format(day) == "Août 2025")
    style.calendar = Calendar(identifier: .buddhist)
    #expect(style.format(day).contains("2568"))
    #expect(style.locale.identifier == "fr_FR")
    #expect(style.calendar.identifier == .buddhist)
    #expect(style.capitalizationContext == .beginningOfSentence)
  }

  @Test func daysBefore1583AreWrittenInTheJulianCalendar() throws {
    let style = Self.style(.long)
    #expect(style.format(try Day(1582, 10, 15)) == "October 15, 1582")
    #expect(style.format(try Day(1582, 10, 14)) == "October 4, 1582")
    #expect(try Day("October 4, 1582", strategy: style) == Day(1582, 10, 14))
  }

  @Test(arguments: [
    style(), style(.long), style().weekday(.wide), style(.complete, "ja_JP").weekday(.omitted),
    style().month().year(.twoDigits), Day.FormatStyle(),
  ])
  func aStyleIsCodable(_ style: Day.FormatStyle) throws {
    let data = try JSONEncoder().encode(style)
    let back = try JSONDecoder().decode(Day.FormatStyle.self, from: data)
    let day = try Day(2025, 8, 29)
    #expect(back == style)
    #expect(back.hashValue == style.hashValue)
    #expect(back.format(day) == style.format(day))
    #expect(back.month(.wide).format(day) == style.month(.wide).format(day))
  }

  @Test func stylesThatWriteDifferentlyDiffer() {
    let styles = [
      Self.style(), Self.style(.long), Self.style().day(), Self.style(.long, "fr_FR"),
      Self.style().year(), Self.style().year(.twoDigits),
    ]
    #expect(Set(styles).count == styles.count)
  }
}
