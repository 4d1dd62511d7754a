import DayKit
import SeededNumbers
import Testing

struct DaySpanPagingTests {
  @Test(arguments: [
    (DaySpan.Kind.day, "2025-08-30...2025-08-30", "2025-08-28...2025-08-28"),
    (.week, "2025-09-01...2025-09-07", "2025-08-18...2025-08-24"),
    (.last7Days, "2025-08-30...2025-09-05", "2025-08-16...2025-08-22"),
    (.month, "2025-09-01...2025-09-30", "2025-07-01...2025-07-31"),
    (.quarter, "2025-10-01...2025-12-31", "2025-04-01...2025-06-30"),
    (.year, "2026-01-01...2026-12-31", "2024-01-01...2024-12-31"),
    (.custom, "2025-08-30...2025-08-30", "2025-08-28...2025-08-28"),
  ])
  func theNextAndThePreviousSpanHaveTheSameKind(
    _ kind: DaySpan.Kind, _ next: String, _ previous: String
  ) throws {
    let span = DaySpan(kind, containing: try Day(2025, 8, 29))
    #expect(span.next?.days.description == next)
    #expect(span.previous?.days.description == previous)
    #expect(span.next?.kind == kind && span.previous?.kind == kind)
    #expect(span.next?.previous == span)
    #expect(span.advanced(by: 0) == span)
  }

  @Test(arguments: seeds(200))
  func consecutiveSpansNeitherOverlapNorLeaveAGap(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let kind = DaySpan.Kind.allCases.randomElement(using: &generator) ?? .month
    let first = Weekday.allCases.randomElement(using: &generator) ?? .monday
    let day = Day.random(using: &generator)
    let span = DaySpan(kind, containing: day, startingOn: first)
    guard let next = span.next else {
      #expect(Day.max - span.days.upperBound < span.dayCount)
      return
    }
    #expect(next.days.lowerBound == span.days.upperBound + 1)
    #expect(next.kind == kind)
    // The last 7 days that begin at `Day.min` are fewer than seven.
    if kind != .last7Days || span.dayCount == 7 { #expect(next.previous == span) }
  }

  @Test(arguments: seeds(200))
  func advancingByACountIsAdvancingThatManyTimes(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let kind = DaySpan.Kind.allCases.randomElement(using: &generator) ?? .month
    let span = DaySpan(kind, containing: Day.random(using: &generator))
    let count = Int.random(in: -12...12, using: &generator)
    let stepped = (0..<abs(count)).reduce(Optional(span)) { step, _ in
      count < 0 ? step?.previous : step?.next
    }
    #expect(span.advanced(by: count) == stepped)
  }

  @Test(arguments: Weekday.allCases)
  func aWeekThatTheCalendarCutsOffIsReached(_ first: Weekday) {
    for day in [Day.min, .max] {
      let cut = DaySpan.week(containing: day, startingOn: first)
      #expect(day == .min ? cut.previous == nil : cut.next == nil)
      let away = cut.advanced(by: day == .min ? 5 : -5)
      #expect(away?.dayCount == 7)
      #expect(away?.advanced(by: day == .min ? -5 : 5) == cut)
    }
  }

  @Test(arguments: Weekday.allCases)
  func theWeeksAtBothEndsOfTheCalendarReachEachOther(_ first: Weekday) {
    let start = DaySpan.week(containing: .min, startingOn: first)
    let end = DaySpan.week(containing: .max, startingOn: first)
    let between = (end.days.lowerBound - 1) - (start.days.upperBound + 1) + 1
    let count = between / 7 + 1
    #expect(start.advanced(by: count) == end)
    #expect(end.advanced(by: -count) == start)
    #expect(start.advanced(by: count + 1) == nil && end.advanced(by: -count - 1) == nil)
    #expect(start.advanced(by: count - 1)?.next == end)
    #expect(end.advanced(by: 1 - count)?.previous == start)
  }

  @Test(arguments: DaySpan.Kind.allCases, [Int.min, Int.max, 10_000_000, -10_000_000])
  func aSpanOutsideTheCalendarIsNil(_ kind: DaySpan.Kind, _ count: Int) throws {
    #expect(DaySpan(kind, containing: try Day(2025, 8, 29)).advanced(by: count) == nil)
  }

  @Test func aCustomSpanMovesByItsLength() throws {
    let stay = DaySpan.custom(try Day(2025, 8, 30), try Day(2025, 9, 1))
    #expect(stay.next?.days.description == "2025-09-02...2025-09-04")
    #expect(stay.previous?.days.description == "2025-08-27...2025-08-29")
  }
}
