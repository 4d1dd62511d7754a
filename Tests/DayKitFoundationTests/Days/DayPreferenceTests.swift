import DayKit
import DayKitFoundation
import Foundation
import Testing

struct DayPreferenceTests {
  @Test func omittedPartsAreTheUsers() {
    let preference = Day.Preference()
    #expect(preference == .user)
    #expect(preference.locale == .autoupdatingCurrent)
    #expect(preference.calendar == .autoupdatingCurrent)
    #expect(preference.timeZone == .autoupdatingCurrent)
  }

  @Test func preferencesAndStylesPrintIdentifiersOnly() throws {
    let preference = Day.Preference(
      locale: Locale(identifier: "pt_BR"), calendar: Calendar(identifier: .hebrew),
      timeZone: try #require(TimeZone(identifier: "America/Sao_Paulo")))
    let sentence = "pt_BR, hebrew, America/Sao_Paulo"
    #expect("\(preference)" == sentence)
    #expect("\(Day.FormatStyle(date: .long, preference))" == sentence)
    for value in [preference, Day.FormatStyle(date: .long, preference)] as [Any] {
      let labels = Mirror(reflecting: value).children.compactMap(\.label)
      #expect(labels == ["locale", "calendar", "timeZone"])
    }
  }

  @Test func aPreferenceIsCodable() throws {
    let preference = Day.Preference(
      locale: Locale(identifier: "pt_BR"), calendar: Calendar(identifier: .hebrew),
      timeZone: try #require(TimeZone(identifier: "America/Sao_Paulo")))
    let data = try JSONEncoder().encode(preference)
    let back = try JSONDecoder().decode(Day.Preference.self, from: data)
    #expect(back == preference)
  }

  @Test func theTimeZoneMattersOnlyForInstants() throws {
    let zone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let preference = Day.Preference(
      locale: Locale(identifier: "en_US"), calendar: .fixed, timeZone: zone)
    let style = Day.FormatStyle.monthDayYear(preference)
    let day = try Day(2025, 8, 29)
    #expect(style.format(day) == "Aug 29, 2025")
    #expect(style.format(day.date(in: zone)) == "Aug 29, 2025")
    #expect(style.format(day.date(in: zone) - 1) == "Aug 28, 2025")
    #expect(try style.parseStrategy.firstMoment("Aug 29, 2025") == day.date(in: zone))
  }
}
