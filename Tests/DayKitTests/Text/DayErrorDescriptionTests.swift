import DayKit
import Testing

struct DayErrorDescriptionTests {
  @Test(arguments: [
    (DayError.outOfRange, "dates range from -009999-01-01 to 9999-12-31"),
    (.noSuchMonth(year: 2025, month: 13), "months range from 1 to 12"),
    (.noSuchDay(year: 2025, month: 2, day: 30), "February 2025 has 28 days"),
    (.noSuchDay(year: 2024, month: 2, day: 30), "February 2024 has 29 days"),
    (.noSuchDay(year: -43, month: 3, day: 32), "March -43 has 31 days"),
    (.noSuchDay(year: 2025, month: 12, day: 0), "days start at 1"),
    (.noSuchDay(year: 2025, month: 13, day: 1), "months range from 1 to 12"),
    (.noSuchDay(year: .max, month: .min, day: 1), "months range from 1 to 12"),
    (.noSuchDayOfYear(year: 2025, dayOfYear: 366), "2025 has 365 days"),
    (.noSuchDay(year: 2025, month: 0, day: 0), "months range from 1 to 12"),
    (.noSuchDayOfYear(year: 2024, dayOfYear: 367), "2024 has 366 days"),
    (.noSuchDayOfYear(year: 2024, dayOfYear: 0), "the days of 2024 range from 1 to 366"),
    (.noSuchDayOfYear(year: 2024, dayOfYear: 1), "2024 has 366 days"),
    (.noSuchWeek(year: 2025, week: 53), "2025 has 52 ISO weeks"),
    (.noSuchWeek(year: 2026, week: 54), "2026 has 53 ISO weeks"),
    (.noSuchWeek(year: 2026, week: 1), "2026 has 53 ISO weeks"),
    (.noSuchWeek(year: 2026, week: 0), "weeks start at 1"),
    (.noSuchMonthDay(month: 2, day: 30), "February has 28 or 29 days"),
    (.noSuchMonthDay(month: 4, day: 31), "April has 30 days"),
    (.noSuchMonthDay(month: 2, day: 0), "days start at 1"),
    (.noSuchMonthDay(month: 0, day: 1), "months range from 1 to 12"),
    (.noSuchQuarter(year: 2025, quarter: 5), "quarters range from 1 to 4"),
    (.noSuchBusinessDay(ordinal: 23), "there are fewer than 23 business days"),
    (.noSuchBusinessDay(ordinal: -2), "there are fewer than 2 business days"),
    (.noSuchBusinessDay(ordinal: -1), "there is no business day"),
    (.noSuchBusinessDay(ordinal: 0), "days start at 1"),
    (.noSuchDay(ordinal: -7, of: .min ... .min + 5), "-009999-01-01..-009999-01-06 has 6 days"),
    (.noSuchDay(ordinal: 2, of: .min ... .min), "-009999-01-01 is one day"),
    (.noSuchDay(ordinal: 0, of: .min ... .max), "days start at 1"),
    (.noSuchBusinessDay(ordinal: .min), "there are fewer than 9223372036854775808 business days"),
  ])
  func anErrorDescribesWhatTheCalendarHasInstead(error: DayError, sentence: String) {
    #expect(String(describing: error) == sentence)
  }

  @Test(arguments: [
    (1, "September 2025 has no first Monday"), (2, "September 2025 has no second Monday"),
    (3, "September 2025 has no third Monday"), (4, "September 2025 has no fourth Monday"),
    (5, "September 2025 has no fifth Monday"), (-1, "September 2025 has no last Monday"),
    (-2, "September 2025 has no second-last Monday"),
    (-5, "September 2025 has no fifth-last Monday"),
    (6, "September 2025 has no Monday number 6"), (-6, "September 2025 has no Monday number -6"),
    (0, "September 2025 has no Monday number 0"),
  ])
  func aMissingWeekdayIsNamedByItsOrdinal(ordinal: Int, sentence: String) {
    let error = DayError.noSuchWeekday(year: 2025, month: 9, ordinal: ordinal, weekday: .monday)
    #expect(String(describing: error) == sentence)
  }

  @Test(arguments: [Int.min, -1, 0, 13, .max])
  func anErrorWithAnInvalidMonthHasADescription(_ month: Int) async {
    await #expect(processExitsWith: .success) { [month] in
      let error = DayError.noSuchWeekday(year: 2025, month: month, ordinal: 1, weekday: .monday)
      _ = String(describing: error)
    }
  }

  @Test(arguments: [Int.min, .max])
  func anErrorWithAnyYearHasADescription(_ year: Int) async {
    await #expect(processExitsWith: .success) { [year] in
      let errors: [DayError] = [
        .noSuchMonth(year: year, month: year), .noSuchDayOfYear(year: year, dayOfYear: year),
        .noSuchDay(year: year, month: 2, day: year), .noSuchWeek(year: year, week: year),
        .noSuchWeekday(year: year, month: 2, ordinal: year, weekday: .monday),
      ]
      for error in errors { _ = String(describing: error) }
    }
  }
}
