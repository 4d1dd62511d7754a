import System
import Terminal
import Testing

// A picture hides which part of the layout a column comes from.
@testable import DayCommands

struct ChartLegendTests {
  /// The row and column of each entry, and its name.
  private static func entries(_ names: [String], width: Int) -> [String] {
    let legend = ChartLegend(names, ChartLayout.colors, ChartStyle(width: width))
    return legend.entries.map { "\($0.row) \($0.column) \($0.name)" }
  }

  @Test(arguments: [
    (80, ["0 0 web", "0 8 phone", "0 18 日本"]), (25, ["0 0 web", "0 8 phone", "0 18 日本"]),
    (24, ["0 0 web", "0 8 phone", "1 0 日本"]), (10, ["0 0 web", "1 0 phone", "2 0 日本"]),
    (6, ["0 0 web", "1 0 ph…", "2 0 日…"]), (2, ["0 0 ", "1 0 ", "2 0 "]),
  ])
  func namesAreInAsManyRowsAsTheyNeed(_ width: Int, _ entries: [String]) {
    #expect(Self.entries(["web", "phone", "日本"], width: width) == entries)
  }

  @Test func anEmptyRowIsBelow() {
    #expect(ChartLegend(["a"], ChartLayout.colors, ChartStyle()).height == 2)
    #expect(ChartLegend([], ChartLayout.colors, ChartStyle()).height == 0)
  }
}
