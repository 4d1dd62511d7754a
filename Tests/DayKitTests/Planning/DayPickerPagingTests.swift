import DayKit
import SeededNumbers
import Testing

struct DayPickerPagingTests {
  private func picker(
    _ kind: DaySpan.Kind, _ day: String, _ limits: DayLimits = DayLimits()
  ) throws -> DayPicker {
    DayPicker([kind], showing: try Day(day, as: .iso), in: limits)
  }

  @Test(arguments: [
    (DaySpan.Kind.day, "2025-09-30"), (.week, "2025-09-30"), (.last7Days, "2025-09-30"),
    (.custom, "2025-09-30"), (.month, "2026-08-31"), (.quarter, "2026-08-31"),
    (.year, "2035-08-31"),
  ])
  func aPageIsAMonthAYearOrTenYears(_ kind: DaySpan.Kind, _ focus: String) throws {
    var picker = try picker(kind, "2025-08-31")
    picker.page(by: 1)
    #expect(picker.focus.description == focus)
    #expect(picker.span == nil)
  }

  @Test(arguments: [
    (DaySpan.Kind.day, "2025-08-30"), (.week, "2025-08-24"), (.last7Days, "2025-08-24"),
    (.custom, "2025-08-30"), (.month, "2025-07-31"), (.quarter, "2025-05-31"),
    (.year, "2024-08-31"),
  ])
  func aStepIsASpanOfTheSegment(_ kind: DaySpan.Kind, _ focus: String) throws {
    var picker = try picker(kind, "2025-08-31")
    picker.step(by: -1)
    #expect(picker.focus.description == focus)
  }

  @Test func aDayPastTheEndOfAShorterMonthClamps() throws {
    var picker = try picker(.day, "2025-08-31")
    picker.move(to: try YearMonth(year: 2024, month: 2))
    #expect(picker.focus == (try Day(2024, 2, 29)))
    picker.move(by: .years(1))
    #expect(picker.focus == (try Day(2025, 2, 28)))
  }

  @Test func theFocusStopsAtTheLimits() throws {
    let limits = DayLimits(try Day(2025, 8, 10)...Day(2025, 9, 5))
    var picker = try picker(.day, "2025-08-20", limits)
    #expect(picker.canPage(by: 1) && !picker.canPage(by: -1))
    picker.page(by: 1)
    #expect(picker.focus == (try Day(2025, 9, 5)))
    #expect(!picker.canPage(by: 1) && picker.canPage(by: -1))
    picker.move(by: .days(1))
    #expect(picker.focus == (try Day(2025, 9, 5)))
    picker.move(to: .min)
    #expect(picker.focus == (try Day(2025, 8, 10)))
  }

  @Test(arguments: DaySpan.Kind.allCases, [Int.min, -1_000_000, 1_000_000, Int.max])
  func noMoveLeavesTheCalendar(_ kind: DaySpan.Kind, _ count: Int) throws {
    let end: Day = count < 0 ? .min : .max
    var stepped = try picker(kind, "2025-08-31")
    stepped.step(by: count)
    var paged = try picker(kind, "2025-08-31")
    paged.page(by: count)
    #expect(paged.focus == end)
    // A million days end before the calendar does.
    if count.magnitude > 1_000_000 || kind != .day && kind != .custom {
      #expect(stepped.focus == end)
    }
    #expect(!paged.canPage(by: count.signum()))
  }

  @Test(arguments: [
    // Months are added first.
    (Period(months: 1, days: -9_000_000), Day.min), (Period(months: -1, days: 9_000_000), .max),
    (Period(years: 30_000, days: -20_000_000), .max),
    (Period(years: -30_000, days: 20_000_000), .min),
    (Period(years: -1, months: 300_000), .max), (Period(years: 1, months: -300_000), .min),
    (Period(weeks: 1, days: -9_000_000), .min), (Period(weeks: -1, days: 9_000_000), .max),
    // Sums that no `Int` holds.
    (Period(years: .max, months: -12), .max), (Period(years: .min, months: 12), .min),
    (Period(months: 1, weeks: .max, days: -7), .max),
    (Period(months: -1, weeks: .min, days: 7), .min),
  ])
  func theFocusStopsAtTheEndThatAPeriodPasses(_ period: Period, _ end: Day) throws {
    var picker = try picker(.day, "2025-08-31")
    picker.move(by: period)
    #expect(picker.focus == end)
  }

  @Test func homeAndEndMoveToTheEndsOfTheWeek() throws {
    var picker = try picker(.day, "2025-08-27")
    picker.moveInWeek(to: .start)
    #expect(picker.focus == (try Day(2025, 8, 25)))
    picker.moveInWeek(to: .end)
    #expect(picker.focus == (try Day(2025, 8, 31)))
  }

  @Test(arguments: seeds(100))
  func theFocusIsAlwaysInsideTheLimits(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let day = Day.random(using: &generator)
    let other = day.randomNeighbour(using: &generator)
    let limits = DayLimits(min(day, other)...max(day, other))
    var picker = DayPicker(
      DaySpan.Kind.allCases, showing: .random(using: &generator), in: limits)
    for _ in 0..<20 {
      picker.select(DaySpan.Kind.allCases.randomElement(using: &generator) ?? .day)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: picker.step(by: .random(in: -3...3, using: &generator))
      case 1: picker.page(by: .random(in: -3...3, using: &generator))
      case 2: picker.tap(.random(using: &generator))
      case 3: picker.moveInWeek(to: .end)
      default: picker.tapFocus()
      }
      #expect(limits.days.contains(picker.focus))
      #expect(picker.days.map { $0.clamped(to: limits.days) == $0 } ?? true)
    }
  }
}
