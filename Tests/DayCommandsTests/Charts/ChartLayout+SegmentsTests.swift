import Foundation
import SeededNumbers
import Testing

// A picture hides which part of the layout a column comes from.
@testable import DayCommands

struct ChartLayoutSegmentsTests {
  private static func layout(_ counts: [[Int]], _ style: ChartStyle) -> ChartLayout {
    ChartLayout(
      Chart(
        groupCount: counts.count, names: counts[0].indices.map { "n\($0)" }, isStacked: true
      ) { ChartGroup(label: "g", counts: counts[$0]) }, style)
  }

  @Test(arguments: seeds(100))
  func thePartsOfABarFollowEachOtherUpToItsEnd(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 1...6, using: &generator)
    let counts = (0..<5).map { _ in
      (0..<count).map { _ in
        Int.random(in: 0...Int.random(in: 0...1000, using: &generator), using: &generator)
      }
    }
    let style = ChartStyle(
      width: Int.random(in: 40...120, using: &generator), usesUTF8: seed % 2 == 0)
    let layout = Self.layout(counts, style)
    for group in counts {
      let segments = layout.segments(of: group)
      var end = 0
      for segment in segments {
        #expect(segment.start == end && segment.length > 0)
        #expect(segment.start % style.stepsPerColumn == 0)
        end += segment.length
      }
      #expect(end <= layout.columns.bar * style.stepsPerColumn)
      #expect(segments.map(\.series) == group.indices.filter { group[$0] > 0 })
    }
  }

  @Test func thePartsAreAsLongAsTheirCounts() {
    let layout = Self.layout([[10, 20, 30]], ChartStyle(dividesColumns: true))
    let length = layout.columns.bar * 8
    let segments = layout.segments(of: [10, 20, 30])
    #expect(segments.map(\.start) == [0, (length + 3) / 6, (length + 1) / 2])
    #expect(segments.last.map { $0.start + $0.length } == length)
  }

  private static let input =
    "due,by\n2025-08-29,web\n2025-08-29,phone\n2025-08-29,web\n2025-09-01,web\n"
  private static let options = "--by month --header --column due --series by --stacked"

  @Test func aGroupIsOneBar() {
    let run = dayctl("count --chart \(Self.options)", input: Self.input)
    let lines = run.written.split(separator: "\n").map(String.init)
    #expect(lines[0] == "## web  == phone")
    #expect(lines[1].hasPrefix("2025-08  ####") && lines[1].hasSuffix("==== 3"))
    #expect(lines[2].hasSuffix("### 1") && lines.count == 3)
    let blocks = dayctl(
      "count --chart \(Self.options)", input: Self.input,
      environment: ["LANG": "en_US.UTF-8", "NO_COLOR": "1"])
    let bars = blocks.written.split(separator: "\n").dropFirst()
    #expect(bars.map { bar in bar.count { $0 == "█" } } == [46, 23])
    #expect(bars.map { bar in bar.count { $0 == "▒" } } == [23, 0])
    let svg = dayctl("count --svg \(Self.options)", input: Self.input).written
    #expect(svg.components(separatedBy: "<rect class=\"s").count == 2 + 3 + 1)
  }

  @Test func whatHasNoStackIsAnError() throws {
    try GoldenCalls.check(
      [
        "count --by month --stacked 2025-08-29",
        "count \(Self.options) -",
        "count \(Self.options) --csv",
        "count \(Self.options) --spark",
      ])
  }

  @Test func moreSeriesThanColorsAreAnError() {
    let rows = (1...7).map { "2025-08-29,n\($0)\n" }.joined()
    let run = dayctl("count --svg \(Self.options)", input: "due,by\n\(rows)")
    #expect(run.code == 2)
    #expect(run.written.contains("--stacked has 6 colours, and there are 7 series"))
  }
}
