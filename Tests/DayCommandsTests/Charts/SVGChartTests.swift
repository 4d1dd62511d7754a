import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct SVGChartTests {
  private static let orders = """
    due,by
    2025-08-29,web
    2025-08-29,web
    2025-08-30,"<a & ""b"">"
    2025-10-01,שלום

    """

  /// Compares an SVG file with a golden file, which `make golden` updates.
  private func check(_ svg: String, _ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name).svg")
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try svg.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == svg)
  }

  @Test func weekdaysAreDrawn() throws {
    let run = dayctl("count --by weekday --svg --locale ar 2025-08-29 2025-08-30 2025-08-29")
    #expect(run.code == 0)
    try check(run.written, "weekdays")
  }

  @Test func seriesAreDrawn() throws {
    let run = dayctl(
      "count --by month --svg --header --column due --series by", input: Self.orders)
    #expect(run.code == 0)
    try check(run.written, "series")
  }

  @Test func theFileIsXML() throws {
    for options in ["--by month", "--by day --series by", "--by weekday --series by"] {
      let run = dayctl("count \(options) --svg --header --column due", input: Self.orders)
      #expect(XMLParser.parses(run.written))
    }
    #expect(!XMLParser.parses("<svg><text>&</text></svg>"))
    #expect(XMLParser.parses(dayctl("count --svg -").written))
  }

  @Test func theTerminalDoesNotChangeTheFile() {
    let input = "2025-08-29\n"
    let file = dayctl("count --svg", input: input)
    let environment = ["COLUMNS": "40", "LANG": "en_US.UTF-8", "NO_COLOR": "1"]
    #expect(
      dayctl("count --svg", input: input, outputIsTerminal: true, environment: environment) == file)
    #expect(file.written.contains("width=\"672\""))
  }

  @Test func aChartIsNotHigherThanProgramsDraw() throws {
    let last = dayctl("count --svg 2020-01-01 2024-06-23")
    let height = try #require(last.written.firstMatch(of: #/height="([0-9]+)"/#))
    #expect(last.code == 0 && Int(height.1) == 1_636 * 20 + 32)
    #expect(
      dayctl("count --svg 2020-01-01 2024-06-24")
        == Run(
          written: "dayctl: the chart has 1637 groups, and an SVG file has room for 1636: "
            + "use larger groups, such as --by month, or --table\n", code: 2))
  }

  @Test func theRoomForGroupsDependsOnTheSeries() {
    let input = "2000-01-01,a\n2025-01-01,b\n"
    let run = dayctl("count --svg --column 1 --series 2", input: input)
    #expect(run.written.contains("has 9133 groups, and an SVG file has room for 681"))
    #expect(run.code == 2)
  }

  @Test func titlesOfTwoPicturesHaveDifferentIdentifiers() throws {
    let names = try ["2025-08-29", "2025-08-30"].map { date in
      try #require(dayctl("count --svg \(date)").written.firstMatch(of: #/<title id="([^"]+)"/#)).1
    }
    #expect(names[0] != names[1])
  }

  @Test func aChartWithoutDatesIsAsHighAsOneBar() {
    let (none, one) = (dayctl("count --svg", input: ""), dayctl("count --svg 2025-01-01"))
    for run in [none, one] {
      #expect(run.written.contains("<rect class=\"paper\" width=\"672\" height=\"52\"/>"))
    }
  }

  @Test func manyBarsAreSummarised() throws {
    let run = dayctl("count --svg 2025-01-01 2025-08-29 2025-08-29")
    let description = try #require(run.written.firstMatch(of: #/<desc[^>]*>([^<]*)</#))
    #expect(
      description.1
        == "A bar chart of dates from 2025-01-01 to 2025-08-29. The longest bar is that of 2025-08-29, with 2."
    )
  }
}

extension XMLParser {
  fileprivate static func parses(_ text: String) -> Bool {
    XMLParser(data: Data(text.utf8)).parse()
  }
}
