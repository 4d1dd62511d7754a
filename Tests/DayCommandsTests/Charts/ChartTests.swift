import Testing

// A picture hides which part of the layout a column comes from.
@testable import DayCommands

struct ChartTests {
  @Test func theLargestCountAndTheWidestLabelAreKnown() {
    let groups = [("a", [1, 2]), ("日本", [7, 7]), ("abc", [0, 7])]
    let chart = Chart(groupCount: 3, names: ["x", "y"]) {
      ChartGroup(label: groups[$0].0, counts: groups[$0].1)
    }
    #expect(chart.maximum == 7)
    #expect(chart.maximumPosition == 1)
    #expect(chart.labelWidth == 4)
    #expect(chart[2].label == "abc")
  }
}
