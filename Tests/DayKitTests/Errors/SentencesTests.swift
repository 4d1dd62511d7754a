import DayKit
import Testing

/// What errors say, to the letter.
struct SentencesTests {
  @Test(arguments: [
    (DayError.outOfRange, "days go from -009999-01-01 to 9999-12-31"),
    (.noSuchMonth(year: 2025, month: 13), "months go from 1 to 12"),
    (.noSuchDay(year: 2025, month: 2, dayOfMonth: 30), "February 2025 has 28 days"),
    (.noSuchDay(year: 2024, month: 2, dayOfMonth: 30), "February 2024 has 29 days"),
    (.noSuchDay(year: -43, month: 3, dayOfMonth: 32), "March -43 has 31 days"),
    (.noSuchDay(year: 2025, month: 12, dayOfMonth: 0), "December 2025 has 31 days"),
    (.noSuchDay(year: 2025, month: 13, dayOfMonth: 1), "months go from 1 to 12"),
    (.noSuchDay(year: .max, month: .min, dayOfMonth: 1), "months go from 1 to 12"),
    (.noSuchDayOfYear(year: 2025, dayOfYear: 366), "2025 has 365 days"),
    (.noSuchDayOfYear(year: 2024, dayOfYear: 0), "2024 has 366 days"),
    (.noSuchWeek(year: 2025, week: 53), "2025 has 52 ISO weeks"),
    (.noSuchWeek(year: 2026, week: 54), "2026 has 53 ISO weeks"),
  ])
  func anErrorSaysWhatTheCalendarHasInstead(error: DayError, sentence: String) {
    #expect(String(describing: error) == sentence)
  }

  @Test(arguments: [
    (1, "September 2025 has no first Monday"), (2, "September 2025 has no second Monday"),
    (3, "September 2025 has no third Monday"), (4, "September 2025 has no fourth Monday"),
    (5, "September 2025 has no fifth Monday"), (-1, "September 2025 has no last Monday"),
    (6, "September 2025 has no number 6 Monday"), (-5, "September 2025 has no number -5 Monday"),
    (0, "September 2025 has no number 0 Monday"),
  ])
  func aMissingWeekdayIsNamedByItsOrdinal(ordinal: Int, sentence: String) {
    let error = DayError.noSuchWeekday(year: 2025, month: 9, ordinal: ordinal, weekday: .monday)
    #expect(String(describing: error) == sentence)
  }

  @Test(arguments: [
    (DayReadingError.Expectation.byte(0x2D), "'-'"), (.byte(0x7A), "'z'"), (.byte(0x20), "' '"),
    (.byte(0x7E), "'~'"), (.byte(0x7F), "the byte 0x7f"), (.byte(0xE5), "the byte 0xe5"),
    (.byte(0), "the byte 0x0"), (.digits(1), "a digit"), (.digits(2), "2 digits"),
    (.digits(4), "4 digits"), (.number, "a number"), (.weekdayNumber(0), "a number from 0 to 6"),
    (.weekdayNumber(1), "a number from 1 to 7"), (.name(.era), "the name of an era"),
    (.name(.quarter), "the name of a quarter"), (.name(.month), "the name of a month"),
    (.name(.weekday), "the name of a weekday"), (.time, "a time of day"),
    (.timeZone, "a time zone"), (.end, "the end"),
  ])
  func anExpectationIsANoun(expectation: DayReadingError.Expectation, noun: String) {
    #expect(String(describing: expectation) == noun)
  }

  @Test(arguments: [Int.min, -1, 0, 13, .max])
  func anErrorAboutAWeekdayOfNoMonthCanBeDescribed(_ month: Int) async {
    await #expect(processExitsWith: .success) { [month] in
      let error = DayError.noSuchWeekday(year: 2025, month: month, ordinal: 1, weekday: .monday)
      _ = String(describing: error)
    }
  }

  @Test(arguments: [Int.min, .max])
  func anErrorAboutAnyYearCanBeDescribed(_ year: Int) async {
    await #expect(processExitsWith: .success) { [year] in
      let errors: [DayError] = [
        .noSuchMonth(year: year, month: year), .noSuchDayOfYear(year: year, dayOfYear: year),
        .noSuchDay(year: year, month: 2, dayOfMonth: year), .noSuchWeek(year: year, week: year),
        .noSuchWeekday(year: year, month: 2, ordinal: year, weekday: .monday),
      ]
      for error in errors { _ = String(describing: error) }
    }
  }
}
