import DayKit
import DayKitFoundation
import Foundation
import SeededNumbers
import Testing

struct DayFormatStyleNamesTests {
  static func preference(_ locale: String) -> Day.Preference {
    Day.Preference(locale: Locale(identifier: locale), calendar: .fixed, timeZone: .gmt)
  }

  @Test(arguments: [
    ("en_US", ["Friday", "Fri", "08/29", "Aug 29", "Aug 29, 2025"]),
    ("en_GB", ["Friday", "Fri", "29/08", "29 Aug", "29 Aug 2025"]),
    ("fr_FR", ["vendredi", "ven.", "29/08", "29 août", "29 août 2025"]),
    ("de_DE", ["Freitag", "Fr", "29.08.", "29. Aug.", "29. Aug. 2025"]),
    ("ja_JP", ["金曜日", "金", "08/29", "8月29日", "2025年8月29日"]),
    ("pt_BR", ["sexta-feira", "sex.", "29/08", "29 de ago.", "29 de ago. de 2025"]),
  ])
  func theNamedStylesFollowThePreference(_ locale: String, _ texts: [String]) throws {
    let day = try Day(2025, 8, 29)
    let preference = Self.preference(locale)
    #expect(day.formatted(.weekdayWide(preference)) == texts[0])
    #expect(day.formatted(.weekdayAbbreviated(preference)) == texts[1])
    #expect(day.formatted(.monthDayTwoDigits(preference)) == texts[2])
    #expect(day.formatted(.monthDayAbbreviated(preference)) == texts[3])
    #expect(day.formatted(.monthDayYear(preference)) == texts[4])
  }

  static let names: [@Sendable (Day.Preference) -> Day.FormatStyle] = [
    { .weekdayWide($0) }, { .weekdayAbbreviated($0) }, { .monthDayTwoDigits($0) },
    { .monthDayAbbreviated($0) }, { .monthDayYear($0) },
  ]

  @Test(arguments: 0..<5)
  func theNamedStylesParseWhatTheyFormat(_ index: Int) throws {
    var generator = SplitMix64(seed: UInt64(index))
    for locale in locales {
      let style = Self.names[index](Day.Preference(locale: locale, calendar: .fixed))
      for _ in 0..<5 {
        let day = generator.dayOfGregorianCalendar()
        let start = day - Int.random(in: 0...6, using: &generator)
        let strategy = Day.ParseStrategy(style, from: start)
        #expect(try Day(style.format(day), strategy: strategy) == day, "\(locale)")
      }
    }
  }

  @Test func aPreferenceOfACalendarNamesTheDayInIt() throws {
    var preference = Self.preference("en_US")
    preference.calendar = Calendar(identifier: .hebrew)
    #expect(try Day(2025, 8, 29).formatted(.monthDayYear(preference)) == "5 Elul 5785")
    #expect(
      try Day("5 Elul 5785", strategy: Day.FormatStyle.monthDayYear(preference))
        == Day(2025, 8, 29))
  }

  @Test func withoutAPreferenceTheUsersIsUsed() throws {
    let day = try Day(2025, 8, 29)
    #expect(day.formatted(.monthDayYear()) == day.formatted(.monthDayYear(.user)))
    #expect(Day.Preference.user == Day.Preference(locale: .autoupdatingCurrent))
    #expect(day.formatted(.dateTime) == day.formatted(.numeric))
  }
}
