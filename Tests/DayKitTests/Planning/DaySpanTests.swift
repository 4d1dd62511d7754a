import DayKit
import SeededNumbers
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
    let span = DaySpan.week(containing: try Day(day), startingOn: weekday)
    #expect(span.days == (try Day(first))...(try Day(last)))
    #expect(span.kind == .week)
  }

  @Test func weeksStartOnMondayByDefault() throws {
    let friday = try Day(2025, 8, 29)
    #expect(DaySpan.week(containing: friday).days.lowerBound.weekday == .monday)
  }

  @Test func aWeekIsTheSameWhicheverOfItsDaysItWasCreatedFrom() throws {
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
    let end = try Day(day)
    let span = DaySpan.last7Days(endingOn: end)
    #expect(span.days == (try Day(first))...end)
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
  func aYearOutsideTheCalendarIsAnError(_ year: Int) {
    #expect(throws: DayError.outOfRange) { try DaySpan.year(year) }
  }

  @Test func theEndsOfACustomSpanSwapIfTheSecondIsEarlier() throws {
    let (early, late) = (try Day(2025, 8, 25), try Day(2025, 8, 29))
    #expect(DaySpan.custom(late, early).days == early...late)
    #expect(DaySpan.custom(late, early) == .custom(early, late))
    #expect(DaySpan.custom(late, late).days == late...late)
    #expect(DaySpan.custom(.max, .min).days == .min...(.max))
    #expect(DaySpan.custom(early, late).kind == .custom)
  }

  @Test(arguments: [
    ("2025-08-29", "2025-08-01", "2025-08-31"), ("2024-02-29", "2024-02-01", "2024-02-29"),
    ("9999-12-31", "9999-12-01", "9999-12-31"),
  ])
  func theMonthContainingADayHasAllItsDays(_ day: String, _ first: String, _ last: String) throws {
    let span = DaySpan.month(containing: try Day(day))
    #expect(span.days == (try Day(first))...(try Day(last)))
    #expect(span.kind == .month)
  }

  @Test(arguments: [
    (1, "2024-01-01", "2024-03-31"), (2, "2024-04-01", "2024-06-30"),
    (3, "2024-07-01", "2024-09-30"), (4, "2024-10-01", "2024-12-31"),
  ])
  func aQuarterHasThreeMonths(_ number: Int, _ first: String, _ last: String) throws {
    let span = try DaySpan.quarter(number, of: 2024)
    let days = try Day(first)...(try Day(last))
    #expect(span.days == days)
    #expect(span.kind == .quarter)
    #expect(days.allSatisfy { DaySpan.quarter(containing: $0) == span })
  }

  @Test(arguments: [10_000, -10_000, Int.min, Int.max])
  func aQuarterOutsideTheCalendarIsAnError(_ year: Int) {
    #expect(throws: DayError.outOfRange) { try DaySpan.quarter(1, of: year) }
  }

  @Test(arguments: [(0, 2025), (5, 2025), (Int.min, 0), (Int.max, 10_000)])
  func aQuarterThatIsNot1To4IsAnError(_ number: Int, _ year: Int) {
    #expect(throws: DayError.noSuchQuarter(year: year, quarter: number)) {
      try DaySpan.quarter(number, of: year)
    }
  }

  @Test(arguments: DaySpan.Kind.allCases, seeds(20))
  func aSpanOfEveryKindContainsTheDayItIsCreatedFrom(_ kind: DaySpan.Kind, _ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    let first = Weekday.allCases.randomElement(using: &generator) ?? .monday
    let span = DaySpan(kind, containing: day, startingOn: first)
    #expect(span.kind == kind)
    #expect(span.contains(day))
    #expect(span.days.lowerBound == .min || !span.contains(span.days.lowerBound - 1))
    #expect(span.days.upperBound == .max || !span.contains(span.days.upperBound + 1))
    #expect(span.dayCount == span.days.count)
    #expect(span.nightCount == span.dayCount - 1)
    if kind == .custom || kind == .day { #expect(span.days == day...day) }
    if kind == .last7Days { #expect(span.days.upperBound == day) }
  }

  @Test func clampingToDisjointLimitsReturnsNil() throws {
    let august = DaySpan.month(containing: try Day(2025, 8, 29))
    let days = august.days
    #expect(august.clamped(to: .min...(days.lowerBound - 1)) == nil)
    #expect(august.clamped(to: (days.upperBound + 1)...(.max)) == nil)
    #expect(august.clamped(to: .min...days.lowerBound) == .custom(days.lowerBound, days.lowerBound))
    #expect(
      august.clamped(to: days.upperBound...(.max)) == .custom(days.upperBound, days.upperBound))
    #expect(august.clamped(to: days) == august)
    #expect(august.clamped(to: .min...(.max)) == august)
  }

  @Test(arguments: seeds(100))
  func clampingKeepsExactlyTheDaysInsideTheLimits(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    let kind = DaySpan.Kind.allCases.randomElement(using: &generator) ?? .month
    let span = DaySpan(kind, containing: day)
    let ends = [day.randomNeighbour(using: &generator), day.randomNeighbour(using: &generator)]
    let limits = min(ends[0], ends[1])...max(ends[0], ends[1])
    let inside = span.days.filter(limits.contains)
    #expect(span.clamped(to: limits).map { Array($0.days) } ?? [] == inside)
  }

  @Test func theNightsOfASpanAreOneFewerThanItsDays() throws {
    let stay = DaySpan.custom(try Day(2025, 8, 22), try Day(2025, 8, 29))
    #expect("\(stay.dayCount) days, \(stay.nightCount) nights" == "8 days, 7 nights")
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

extension DaySpanTests {
  @Test func aYearHasTwoHalves() throws {
    let half = try DaySpan.halfYear(2, of: 2025)
    #expect(half.description == "2025-H2" && half.kind == .halfYear)
    #expect(half == .halfYear(containing: try Day(2025, 7, 1)))
    #expect(half.previous?.days == (try Day(2025, 1, 1))...(try Day(2025, 6, 30)))
    #expect(half.next?.description == "2026-H1")
    #expect(try DaySpan("2025-H1..2025-H2").days == DaySpan.year(2025).days)
    #expect(throws: DayError.noSuchHalfYear(year: 2025, half: 3)) {
      try DaySpan.halfYear(3, of: 2025)
    }
    #expect(throws: DayError.outOfRange) { try DaySpan.halfYear(1, of: 10_000) }
    #expect(throws: DaySpanError.self) { try DaySpan("2025-H3") }
  }
}
