import DayKit
import DayKitFoundation
import Foundation
import SeededNumbers
import Testing

struct DayRelativeTextTests {
  private func preference(_ locale: String) -> Day.Preference {
    Day.Preference(
      locale: Locale(identifier: locale), calendar: .fixed,
      timeZone: TimeZone(secondsFromGMT: -39_600) ?? .gmt)
  }

  @Test(arguments: [
    ("en_US", -1, "yesterday"), ("en_US", 0, "today"), ("en_US", 1, "tomorrow"),
    ("en_US", 3, "in 3 days"), ("en_US", -400, "400 days ago"), ("fr_FR", -1, "hier"),
    ("fr_FR", 2, "après-demain"), ("fr_FR", 3, "dans 3 jours"), ("de_DE", -2, "vorgestern"),
    ("ja_JP", 2, "明後日"), ("ru_RU", 3, "через 3 дня"), ("ru_RU", 5, "через 5 дней"),
    ("ar_EG", -3, "قبل ٣ أيام"),
  ])
  func aDistanceHasWordsInTheLanguage(_ locale: String, _ days: Int, _ text: String) throws {
    let day = try Day(2025, 8, 29)
    #expect((day + days).relativeText(to: day, for: preference(locale)) == text)
  }

  /// Neither the time zone nor the day of the year matters.
  @Test(arguments: seeds(20))
  func theTextDependsOnlyOnTheDistance(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    for zone in ["Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Sao_Paulo"] {
      let preference = Day.Preference(
        locale: Locale(identifier: "en_US"), calendar: .fixed,
        timeZone: try #require(TimeZone(identifier: zone)))
      let day = generator.dayOfGregorianCalendar()
      guard day < .max - 3 else { continue }
      #expect((day + 1).relativeText(to: day, for: preference) == "tomorrow")
      #expect(day.relativeText(to: day + 1, for: preference) == "yesterday")
      #expect((day + 3).relativeText(to: day, for: preference) == "in 3 days")
      #expect((day + 3).relativeText(to: day, in: [], for: preference) == "in 3 days")
    }
  }

  @Test func distancesFromDaysBeforeFoundationsCalendarAreCounted() throws {
    let english = preference("en_US")
    let day = try Day(-5_000, 1, 1)
    #expect((day + 4).relativeText(to: day, for: english) == "in 4 days")
    #expect(day.relativeText(to: day + 400, in: [.years], for: english) == "last year")
    #expect(Day.max.relativeText(to: .min, for: english) == "in 7,304,483 days")
    #expect(Day.min.relativeText(to: .max, for: english) == "7,304,483 days ago")
  }

  @Test func unitsPresentationAndStyleCanBeChosen() throws {
    let day = try Day(2025, 8, 29)
    let english = preference("en_US")
    #expect((day + 45).relativeText(to: day, in: [.days, .months], for: english) == "in 2 months")
    #expect((day + 1).relativeText(to: day, presentation: .numeric, for: english) == "in 1 day")
    #expect(
      (day + 3).relativeText(to: day, unitsStyle: .spellOut, for: english) == "in three days")
    #expect((day + 365).relativeText(to: day, in: [.years], for: english) == "next year")
    #expect((day + 14).relativeText(to: day, in: [.weeks], for: english) == "in 2 weeks")
  }
}
