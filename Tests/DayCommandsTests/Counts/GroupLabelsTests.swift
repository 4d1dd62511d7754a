import DayKit
import Testing

// Reports show labels only in the groups of their dates; the labels of all days are tested here.
@testable import DayCommands

struct GroupLabelsTests {
  @Test(
    arguments: [
      (.day, .monday, "2025-12-31"), (.week, .monday, "2026-W01"), (.week, .sunday, "2025-12-28"),
      (.month, .monday, "2025-12"), (.quarter, .monday, "2025-Q4"), (.year, .monday, "2025"),
      (.weekday, .monday, "Wednesday"), (.monthOfYear, .monday, "December"),
      (.dayOfMonth, .monday, "31"), (.halfMonth, .monday, "2025-12-16"),
    ] as [(DayGrouping, Weekday, String)])
  func aGroupIsWrittenByItsFirstDay(
    _ grouping: DayGrouping, _ first: Weekday, _ label: String
  ) throws {
    let labels = GroupLabels(grouping: grouping, firstWeekday: first, symbols: .english)
    let group = grouping.group(of: try Day(2025, 12, 31), startingOn: first)
    #expect(labels.label(group) == label)
  }

  @Test func aChartHasShortNames() {
    let labels = GroupLabels(grouping: .weekday, firstWeekday: .monday, symbols: .english)
    #expect(labels.label(.weekday(.friday), width: .abbreviated) == "Fri")
  }
}
