import DayKit
import Testing

struct WeekDateDescriptionTests {
  @Test(arguments: [
    (2025, 35, Weekday.friday, "2025-W35-5"), (2025, 1, .monday, "2025-W01-1"),
    (2020, 53, .sunday, "2020-W53-7"), (0, 9, .tuesday, "0000-W09-2"),
    (-43, 10, .wednesday, "-000043-W10-3"), (-9999, 1, .monday, "-009999-W01-1"),
    (9999, 52, .friday, "9999-W52-5"),
  ])
  func aWeekDateIsDescribedInISO8601(year: Int, week: Int, weekday: Weekday, text: String) {
    #expect(WeekDate(year: year, week: week, weekday: weekday).description == text)
  }

  @Test(arguments: [
    (2025, 0, "2025-W0-1"), (2025, 100, "2025-W100-1"), (2025, -5, "2025-W-5-1"),
    (10_000, 1, "10000-W1-1"), (Int.min, Int.max, "\(Int.min)-W\(Int.max)-1"),
  ])
  func aWeekDateWithoutADayHasADescription(year: Int, week: Int, text: String) {
    #expect(WeekDate(year: year, week: week, weekday: .monday).description == text)
  }

  @Test(arguments: ["2025-W35-5", "0000-W01-1", "9999-W52-5", "-000001-W01-1"])
  func theDescriptionIsParsedBack(_ text: String) {
    #expect(WeekDate(text)?.description == text)
  }

  @Test(arguments: ["", "2025-W54-1", "2025-W35", "2025-W35-8", "2025-08-29"])
  func anyOtherTextIsNotAWeekDate(_ text: String) {
    #expect((try? WeekDate(text)) == nil)
  }
}
