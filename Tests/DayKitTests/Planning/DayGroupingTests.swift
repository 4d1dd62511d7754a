import DayKit
import Testing

struct DayGroupingTests {
  @Test(arguments: [
    (DayGrouping.weekday, "Friday"), (.day, "29 August 2025"), (.week, "25–31 August 2025"),
    (.month, "August 2025"), (.quarter, "Q3 2025"), (.year, "2025"), (.monthOfYear, "August"),
    (.dayOfMonth, "29"), (.halfMonth, "16–31 August 2025"),
    (.halfYear, "1 July – 31 December 2025"),
  ])
  func everyGroupHasATitle(_ grouping: DayGrouping, _ title: String) throws {
    #expect(grouping.group(of: try Day(2025, 8, 29)).title() == title)
  }

  @Test func theTitleOfAWeekdayHasAWidthAndALanguage() {
    #expect(DayGroup.weekday(.friday).title(width: .abbreviated) == "Fri")
    #expect(DayGroup.weekday(.friday).title(in: .dotted, width: .short) == "Fr.")
  }

  @Test func aGroupIsAWeekdayOrASpan() throws {
    let day = try Day(2025, 8, 29)
    #expect(DayGrouping.weekday.group(of: day).weekday == .friday)
    #expect(DayGrouping.weekday.group(of: day).span == nil)
    #expect(DayGrouping.month.group(of: day).weekday == nil)
    #expect(DayGrouping.month.group(of: day).span == .month(containing: day))
    #expect(DayGrouping.monthOfYear.group(of: day) == .monthOfYear(8))
    #expect(DayGrouping.dayOfMonth.group(of: day).span == nil)
    let week = DayGrouping.week.group(of: day, startingOn: .sunday)
    #expect(week == .span(.week(containing: day, startingOn: .sunday)))
  }

  @Test(arguments: [
    ((2025, 2, 15), (2025, 2, 1), (2025, 2, 15)), ((2025, 2, 16), (2025, 2, 16), (2025, 2, 28)),
    ((2024, 2, 29), (2024, 2, 16), (2024, 2, 29)), ((2025, 8, 31), (2025, 8, 16), (2025, 8, 31)),
  ])
  func aMonthHasTwoHalves(
    _ day: (Int, Int, Int), _ first: (Int, Int, Int), _ last: (Int, Int, Int)
  ) throws {
    let group = DayGrouping.halfMonth.group(of: try Day(day.0, day.1, day.2))
    let days = try Day(first.0, first.1, first.2)...Day(last.0, last.1, last.2)
    #expect(group.span?.days == days)
  }

  @Test(arguments: DaySpan.Kind.allCases)
  func everyKindOfSpanThatDividesTheCalendarIsAGrouping(_ kind: DaySpan.Kind) throws {
    let day = try Day(2025, 8, 29)
    guard let grouping = DayGrouping(spans: kind) else {
      #expect(kind == .last7Days || kind == .custom)
      return
    }
    #expect(grouping.spanKind == kind && grouping.rawValue == kind.rawValue && !grouping.recurs)
    #expect(grouping.group(of: day) == .span(DaySpan(kind, containing: day)))
    #expect(DayGrouping(rawValue: grouping.rawValue) == grouping)
  }

  @Test func rawValuesOfGroupingsStayTheSame() {
    #expect(
      DayGrouping.allCases.map(\.rawValue) == [
        "weekday", "month-of-year", "day-of-month", "day", "week", "half-month", "month", "quarter",
        "half-year", "year",
      ])
    #expect(DayGrouping(rawValue: "custom") == nil)
  }

  @Test func someGroupingsRecur() {
    #expect(DayGrouping.allCases.filter(\.recurs) == [.weekday, .monthOfYear, .dayOfMonth])
    #expect("\(DayGroup.monthOfYear(8)) \(DayGroup.dayOfMonth(29))" == "month 8 day 29")
  }

  @Test func aGroupThatRecursHasItsNumber() throws {
    let day = try Day(2025, 8, 29)
    #expect(DayGrouping.monthOfYear.group(of: day).monthOfYear == 8)
    #expect(DayGrouping.dayOfMonth.group(of: day).dayOfMonth == 29)
    #expect(DayGrouping.dayOfMonth.group(of: day).monthOfYear == nil)
    #expect(DayGrouping.month.group(of: day).dayOfMonth == nil)
    #expect(DayGrouping.allCases.map(\.description) == DayGrouping.allCases.map(\.rawValue))
  }
}
