import DayKit
import Testing

struct DaySpanTests {
  @Test(arguments: [
    // The day, the first weekday, the days of the week.
    ("2025-08-29", Weekday.monday, "2025-08-25", "2025-08-31"),
    ("2025-08-25", .monday, "2025-08-25", "2025-08-31"),
    ("2025-08-31", .monday, "2025-08-25", "2025-08-31"),
    ("2025-08-31", .sunday, "2025-08-31", "2025-09-06"),
    ("2025-12-31", .saturday, "2025-12-27", "2026-01-02"),
    // Weeks at the ends of the calendar have the days there are.
    ("-009999-01-01", .sunday, "-009999-01-01", "-009999-01-06"),
    ("9999-12-31", .monday, "9999-12-27", "9999-12-31"),
  ])
  func aWeekHasTheDaysFromItsFirstWeekdayOn(
    _ day: String, _ weekday: Weekday, _ first: String, _ last: String
  ) throws {
    let span = DaySpan.week(containing: try #require(Day(day)), startingOn: weekday)
    #expect(span.days == (try #require(Day(first)))...(try #require(Day(last))))
    #expect(span.kind == .week)
  }

  @Test func weeksStartOnMondayUnlessAskedOtherwise() throws {
    let friday = try Day(2025, 8, 29)
    #expect(DaySpan.week(containing: friday).days.lowerBound.weekday == .monday)
  }

  @Test func aWeekIsTheSameWhicheverOfItsDaysIsPicked() throws {
    let week = try Day(2025, 8, 25)...Day(2025, 8, 31)
    let spans = Set(week.map { DaySpan.week(containing: $0, startingOn: .monday) })
    #expect(spans.count == 1)
    let next = DaySpan.week(containing: week.upperBound + 1, startingOn: .monday)
    #expect(!spans.contains(next))
  }

  @Test(arguments: [
    ("2025-08-29", "2025-08-23"), ("2025-03-03", "2025-02-25"),
    ("-009999-01-01", "-009999-01-01"), ("-009999-01-04", "-009999-01-01"),
    ("-009999-01-08", "-009999-01-02"),
  ])
  func theLastSevenDaysEndOnTheDay(_ day: String, _ first: String) throws {
    let end = try #require(Day(day))
    let span = DaySpan.last7Days(endingOn: end)
    #expect(span.days == (try #require(Day(first)))...end)
    #expect(span.kind == .last7Days)
  }

  @Test func aMonthHasItsDays() throws {
    let month = try YearMonth(year: 2024, month: 2)
    #expect(DaySpan.month(month).days == month.days)
    #expect(DaySpan.month(month).kind == .month)
  }

  @Test(arguments: [-9999, 0, 1970, 2024, 9999])
  func aYearHasItsDays(_ year: Int) throws {
    let span = try DaySpan.year(year)
    #expect(span.days == (try Day(year, 1, 1))...(try Day(year, 12, 31)))
    #expect(span.kind == .year)
    #expect(span == .year(containing: try Day(year, 7, 1)))
  }

  @Test(arguments: [Int.min, -10_000, 10_000, Int.max])
  func aYearBeyondTheCalendarIsAnError(_ year: Int) {
    #expect(throws: DayError.outOfRange) { try DaySpan.year(year) }
  }

  @Test func theEndsOfACustomSpanSwapWhereTheSecondIsEarlier() throws {
    let (early, late) = (try Day(2025, 8, 25), try Day(2025, 8, 29))
    #expect(DaySpan.custom(late, early).days == early...late)
    #expect(DaySpan.custom(late, early) == .custom(early, late))
    #expect(DaySpan.custom(late, late).days == late...late)
    #expect(DaySpan.custom(.max, .min).days == .min...(.max))
    #expect(DaySpan.custom(early, late).kind == .custom)
  }

  @Test func spansOfDifferentKindsDifferEvenWithTheSameDays() throws {
    let week = DaySpan.week(containing: try Day(2025, 8, 29))
    let last = DaySpan.last7Days(endingOn: week.days.upperBound)
    let custom = DaySpan.custom(week.days.lowerBound, week.days.upperBound)
    #expect(week.days == last.days)
    #expect(week.days == custom.days)
    #expect(Set([week, last, custom]).count == 3)
  }
}
