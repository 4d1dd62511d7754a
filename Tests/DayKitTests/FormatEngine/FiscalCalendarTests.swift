import DayKit
import SeededNumbers
import Testing

struct FiscalCalendarTests {
  @Test(
    arguments: [
      // The start, a day, its year and quarter, and their days.
      (10, 1, "2025-09-30", 2025, 4, "2024-10-01...2025-09-30", "2025-07-01...2025-09-30"),
      (10, 1, "2025-10-01", 2026, 1, "2025-10-01...2026-09-30", "2025-10-01...2025-12-31"),
      (7, 1, "2024-02-29", 2024, 3, "2023-07-01...2024-06-30", "2024-01-01...2024-03-31"),
      (4, 6, "2025-04-05", 2025, 4, "2024-04-06...2025-04-05", "2025-01-06...2025-04-05"),
      (4, 6, "2025-04-06", 2026, 1, "2025-04-06...2026-04-05", "2025-04-06...2025-07-05"),
      (1, 1, "2025-12-31", 2025, 4, "2025-01-01...2025-12-31", "2025-10-01...2025-12-31"),
      (1, 2, "2025-01-01", 2025, 4, "2024-01-02...2025-01-01", "2024-10-02...2025-01-01"),
      (2, 1, "2025-01-31", 2025, 4, "2024-02-01...2025-01-31", "2024-11-01...2025-01-31"),
      (10, 1, "9999-12-31", 10_000, 1, "9999-10-01...9999-12-31", "9999-10-01...9999-12-31"),
      (
        10, 1, "-009999-01-01", -9_999, 2, "-009999-01-01...-009999-09-30",
        "-009999-01-01...-009999-03-31"
      ),
    ] as [(Int, Int, String, Int, Int, String, String)])
  func aYearHasTheNameOfTheYearInWhichItEnds(
    _ month: Int, _ dayOfMonth: Int, _ day: String, _ year: Int, _ quarter: Int, _ days: String,
    _ daysOfQuarter: String
  ) throws {
    let calendar = try #require(FiscalCalendar(startingIn: month, on: dayOfMonth))
    let day = try Day(day)
    #expect(calendar.year(of: day) == year)
    #expect(calendar.quarter(of: day) == quarter)
    #expect(calendar.daysOfYear(containing: day).description == days)
    #expect(calendar.daysOfQuarter(containing: day).description == daysOfQuarter)
    #expect(try calendar.days(ofYear: year).description == days)
    #expect(try calendar.days(ofQuarter: quarter, of: year).description == daysOfQuarter)
  }

  @Test func theStartIsADayThatEveryMonthHas() {
    for month in [0, 13] { #expect(FiscalCalendar(startingIn: month) == nil) }
    for day in [0, 29] { #expect(FiscalCalendar(startingIn: 4, on: day) == nil) }
    #expect(FiscalCalendar(startingIn: 4, on: 6)?.description == "fiscal years from 04-06")
    #expect(FiscalCalendar(startingIn: 1) == .calendarYear)
  }

  @Test func yearsAndQuartersWithoutDaysDoNotExist() throws {
    let october = try #require(FiscalCalendar(startingIn: 10))
    #expect(throws: DayError.outOfRange) { try october.days(ofYear: 10_001) }
    #expect(throws: DayError.outOfRange) { try october.days(ofYear: .min) }
    #expect(throws: DayError.outOfRange) { try october.days(ofYear: -10_000) }
    #expect(throws: DayError.outOfRange) { try october.days(ofQuarter: 2, of: 10_000) }
    #expect(throws: DayError.outOfRange) { try october.days(ofQuarter: 1, of: -9_999) }
    #expect(throws: DayError.noSuchQuarter(year: 2025, quarter: 5)) {
      try october.days(ofQuarter: 5, of: 2025)
    }
    #expect(throws: DayError.outOfRange) { try FiscalCalendar.calendarYear.days(ofYear: 10_000) }
  }

  @Test(arguments: seeds(300))
  func yearsAndQuartersFollowEachOther(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let month = Int.random(in: 1...12, using: &generator)
    let start = Int.random(in: 1...28, using: &generator)
    let calendar = try #require(FiscalCalendar(startingIn: month, on: start))
    let day = Day.random(using: &generator)
    let (year, quarter) = (
      calendar.daysOfYear(containing: day), calendar.daysOfQuarter(containing: day)
    )
    #expect(year.contains(day) && quarter.contains(day))
    #expect(year.contains(quarter.lowerBound) && year.contains(quarter.upperBound))
    #expect(try calendar.days(ofYear: calendar.year(of: day)) == year)
    #expect(
      try calendar.days(ofQuarter: calendar.quarter(of: day), of: calendar.year(of: day)) == quarter
    )
    guard year.upperBound < .max, year.lowerBound > .min else { return }
    #expect(year.lowerBound.dayComponents.month == month)
    #expect(year.lowerBound.dayComponents.dayOfMonth == start)
    // The name is the year of the last day, whatever the start is.
    #expect(calendar.year(of: day) == year.upperBound.dayComponents.year)
    #expect(calendar.year(of: year.upperBound + 1) == calendar.year(of: day) + 1)
    #expect(
      calendar.quarter(of: year.lowerBound) == 1 && calendar.quarter(of: year.upperBound) == 4)
  }

  @Test(arguments: seeds(100))
  func calendarYearsAreThoseOfTheCalendar(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    let calendar = FiscalCalendar.calendarYear
    #expect(calendar.year(of: day) == day.year && calendar.quarter(of: day) == day.quarter)
    #expect(calendar.daysOfYear(containing: day) == DaySpan.year(containing: day).days)
    #expect(calendar.daysOfQuarter(containing: day) == DaySpan.quarter(containing: day).days)
  }
}
