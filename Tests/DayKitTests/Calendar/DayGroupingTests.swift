import DayKit
import Testing

struct DayGroupingTests {
  @Test(arguments: [
    (DayGrouping.weekday, "Friday"), (.day, "29 August 2025"), (.week, "25–31 August 2025"),
    (.month, "August 2025"), (.quarter, "Q3 2025"), (.year, "2025"),
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
    let week = DayGrouping.week.group(of: day, startingOn: .sunday)
    #expect(week == .span(.week(containing: day, startingOn: .sunday)))
  }
}
