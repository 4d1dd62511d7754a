import DayKit
import DayKitFoundation
import Foundation
import Testing

struct DayDateComponentsTests {
  @Test(arguments: ["2025-08-29", "2024-02-29", "9999-12-31", "-009999-01-01", "0000-02-29"])
  func aDayConvertedToComponentsAndBackIsTheSameDay(_ text: String) throws {
    let day = try Day(text)
    let components = DateComponents(day)
    #expect(components.year == day.dayComponents.year)
    #expect(components.month == day.dayComponents.month)
    #expect(components.day == day.dayComponents.dayOfMonth)
    #expect(Day(components) == day)
  }

  @Test func thePartsOfAPeriodAreAddedByACalendar() throws {
    let period = Period(years: 1, months: -2, weeks: 3, days: 4)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let day = try Day(2025, 8, 10)
    let date = try #require(calendar.date(byAdding: DateComponents(period), to: day.date(in: .gmt)))
    #expect(Day(date: date, in: .gmt) == (try day.adding(period)))
  }

  @Test(arguments: [
    (2025, 2, 29), (2025, 13, 1), (2025, 0, 1), (2025, 1, 0), (2025, 4, 31), (10_000, 1, 1),
    (-10_000, 1, 1), (Int.max, 1, 1), (Int.min, 1, 1), (2025, Int.max, 1), (2025, 1, Int.min),
    (1500, 2, 29),
  ])
  func numbersWithoutADayAreNil(_ year: Int, _ month: Int, _ day: Int) {
    for calendar in [nil, Calendar(identifier: .gregorian), Calendar(identifier: .iso8601)] {
      for era in [nil, 0, 1] {
        let components = DateComponents(
          calendar: calendar, era: era, year: year, month: month, day: day)
        if era != 0 { #expect(Day(components) == nil) }
        _ = Day(components)
      }
    }
  }

  @Test(arguments: [
    DateComponents(), DateComponents(year: 2025, month: 8), DateComponents(month: 8, day: 29),
    DateComponents(year: 2025, day: 29), DateComponents(weekOfYear: 35, yearForWeekOfYear: 2025),
  ])
  func missingPartsNameNoDay(_ components: DateComponents) {
    #expect(Day(components) == nil)
  }

  @Test func yearsOfEraZeroCountBack() throws {
    #expect(Day(DateComponents(era: 0, year: 44, month: 3, day: 15)) == (try Day(-43, 3, 15)))
    #expect(Day(DateComponents(era: 1, year: 44, month: 3, day: 15)) == (try Day(44, 3, 15)))
  }

  @Test func yearsOfEraZeroReachTheFirstDay() {
    #expect(Day(DateComponents(era: 0, year: 10_000, month: 1, day: 1)) == .min)
    #expect(Day(DateComponents(era: 0, year: 10_001, month: 12, day: 31)) == nil)
    #expect(Day(DateComponents(era: 0, year: .min, month: 1, day: 1)) == nil)
    #expect(Day(DateComponents(era: 0, year: .max, month: 1, day: 1)) == nil)
  }

  @Test(arguments: [-1, 2, 7, Int.max - 1, .min])
  func anEraThatTheGregorianCalendarDoesNotHaveIsNil(_ era: Int) {
    for calendar in [nil, Calendar(identifier: .gregorian), Calendar(identifier: .iso8601)] {
      let components = DateComponents(calendar: calendar, era: era, year: 44, month: 3, day: 15)
      #expect(Day(components) == nil)
    }
  }

  @Test(arguments: [
    Calendar.Identifier.buddhist, .hebrew, .islamicCivil, .persian, .republicOfChina, .coptic,
    .ethiopicAmeteAlem, .indian,
  ])
  func theLastDayHasComponentsInEveryCalendar(_ identifier: Calendar.Identifier) {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    var components = calendar.dateComponents(
      [.era, .year, .month, .day], from: Day.max.date(in: .gmt))
    components.calendar = calendar
    #expect(Day(components) == .max)
  }

  @Test func theTimeAndItsZoneDoNotMatter() throws {
    let zone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let components = DateComponents(
      timeZone: zone, year: 2025, month: 8, day: 29, hour: 23, minute: 59)
    #expect(Day(components) == (try Day(2025, 8, 29)))
  }

  @Test(arguments: [
    Calendar.Identifier.gregorian, .iso8601, .buddhist, .japanese, .hebrew, .islamicUmmAlQura,
    .chinese, .persian, .republicOfChina, .coptic, .indian,
  ])
  func componentsAreThoseOfTheirCalendar(_ identifier: Calendar.Identifier) throws {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = try #require(TimeZone(identifier: "America/Los_Angeles"))
    for day in try stride(from: Day(1950, 1, 1), to: Day(2050, 1, 1), by: 97) {
      var components = calendar.dateComponents(
        [.era, .year, .month, .day], from: day.date(in: calendar.timeZone))
      components.calendar = calendar
      let back = Day(components)
      if back != day { #expect(back == day) }
    }
  }

  @Test func numbersThatAnotherCalendarDoesNotHaveAreNil() {
    let buddhist = Calendar(identifier: .buddhist)
    func day(_ year: Int, _ month: Int, _ day: Int) -> Day? {
      Day(DateComponents(calendar: buddhist, year: year, month: month, day: day))
    }
    #expect(day(2568, 8, 29)?.description == "2025-08-29")
    #expect(day(2568, 2, 29) == nil)
    #expect(day(2568, 13, 1) == nil)
    for number in [Int.max, Int.min, 32_767, -32_768, 32_768] {
      #expect(day(number, 1, 1) == nil)
      #expect(day(2568, number, 1) == nil)
      #expect(day(2568, 1, number) == nil)
    }
    #expect(day(.min, .min, .min) == nil)
  }
}
