import SeededNumbers
import Terminal
import Testing

// A picture hides which part of the layout a column comes from.
@testable import DayCommands

struct ChartLayoutTests {
  private static func chart(_ counts: [[Int]], names: [String] = []) -> Chart {
    Chart(groupCount: counts.count, names: names) {
      ChartGroup(label: "g\($0)", counts: counts[$0])
    }
  }

  /// The lengths of the bars of counts, in a chart whose bars have 10 columns.
  private static func lengths(_ counts: [Int], _ form: ChartStyle = ChartStyle()) -> [Int] {
    let chart = chart(counts.map { [$0] })
    var form = form
    form.width = 2 + 2 + 10 + 1 + "\(chart.maximum)".count
    let layout = ChartLayout(chart, form)
    return counts.map(layout.length)
  }

  @Test func lengthsAreRoundedToEighths() {
    #expect(Self.lengths([80, 40, 1, 0]) == [80, 40, 1, 0])
    #expect(Self.lengths([160, 79, 80, 81, 3, 4]) == [80, 40, 40, 41, 2, 2])
    #expect(Self.lengths([3, 1, 2]) == [80, 27, 53])
  }

  @Test func aBarOfOneHasTheFullLengthAndABarOfNoneHasNone() {
    #expect(Self.lengths([1, 0]) == [80, 0])
  }

  @Test func aSmallCountStaysVisibleBesideAHugeOne() {
    #expect(Self.lengths([.max, .max / 2, .max - 1, 1, 0]) == [80, 40, 80, 1, 0])
  }

  @Test func withoutUTF8LengthsAreWholeColumns() {
    #expect(
      Self.lengths([80, 40, 44, 43, 1, 0], ChartStyle(usesUTF8: false)) == [10, 5, 6, 5, 1, 0])
  }

  @Test func theValueIsBesideTheLastColumnOfItsBar() {
    let layout = ChartLayout(Self.chart([[80], [1], [9], [0]]), ChartStyle(width: 17))
    #expect(layout.columns.bar == 10)
    let bars = (0..<4).flatMap(layout.bars(ofGroupAt:))
    #expect(bars.map(\.value) == ["80", "1", "9", "0"])
    #expect(bars.map(\.valueStart) == [15, 6, 7, 4])
  }

  @Test func namesAreInALegendIfThereAreColorsForThem() {
    let names = ["a", "b", "c", "d", "e", "f"]
    let counts = [[1, 2, 3, 4, 5, 6], [0, 0, 0, 0, 0, 0]]
    let layout = ChartLayout(Self.chart(counts, names: names), ChartStyle())
    #expect(layout.legend.entries.map(\.name) == names)
    #expect(layout.columns.name == 0)
    let bars = layout.bars(ofGroupAt: 0)
    #expect(bars.map(\.label) == ["g0", "", "", "", "", ""])
    for (index, bar) in bars.enumerated() { #expect(bar.color == ChartLayout.colors[index]) }
    #expect(layout.rowCount == 2 + 2 * 6)
  }

  @Test(arguments: [(false, ["a", "b"]), (true, ["a", "b", "c", "d", "e", "f", "g"])])
  func otherwiseNamesAreBesideTheBars(_ hasColor: Bool, _ names: [String]) {
    let counts = [Array(names.indices)]
    let layout = ChartLayout(Self.chart(counts, names: names), ChartStyle(hasColor: hasColor))
    #expect(layout.legend.entries.isEmpty)
    #expect(layout.bars(ofGroupAt: 0).map(\.name) == names)
  }

  @Test func aGroupWithoutSeriesStillHasARow() {
    let layout = ChartLayout(Self.chart([[], []]), ChartStyle())
    #expect(layout.bars(ofGroupAt: 1).map(\.label) == ["g1"])
    #expect(layout.rowCount == 2)
  }

  @Test(arguments: seeds(50))
  func barsAreMonotoneInTheCounts(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let limit =
      Int.random(in: 1...Int.max, using: &generator) >> Int.random(in: 0...62, using: &generator)
    let counts = (0..<50).map { _ in Int.random(in: 0...max(1, limit), using: &generator) }.sorted()
    for form in [ChartStyle(), ChartStyle(usesUTF8: false)] {
      let layout = ChartLayout(Self.chart(counts.map { [$0] }), form)
      let lengths = counts.map(layout.length)
      #expect(lengths == lengths.sorted())
      #expect(lengths.last == layout.columns.bar * (form.usesUTF8 ? 8 : 1))
      for (count, length) in zip(counts, lengths) { #expect((length == 0) == (count == 0)) }
    }
  }

  @Test func everySeriesColorCanBeSeenOnLightAndDarkBackgrounds() throws {
    for color in ChartLayout.colors {
      let css = try #require(color.css)
      for paper in ["#ffffff", "#000000", "#0d1117"] {
        #expect(try Contrast.ratio(css, paper) >= 3, "\(css) on \(paper)")
      }
    }
    #expect(try Contrast.ratio("#1f2328", "#ffffff") >= 7)
    #expect(try Contrast.ratio("#f0f6fc", "#0d1117") >= 7)
    #expect(try Contrast.ratio("#848d97", "#ffffff") >= 3)
    #expect(try Contrast.ratio("#848d97", "#0d1117") >= 3)
  }
}
