import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

struct SheetPictureTests {
  private static let files = ["h.txt": "2025-08-15 A & B\n"]

  private static func picture(_ options: String, input: String = "") -> String {
    dayctl("month-grid --svg \(options)", input: input, files: files).written
  }

  /// The texts in an SVG file, below each other.
  private static func texts(_ svg: String) throws -> [String] {
    let document = try XMLDocument(xmlString: svg, options: [.nodePreserveAll])
    return try document.nodes(forXPath: "//*[local-name()='text']").compactMap(\.stringValue)
  }

  @Test(arguments: [
    "2025-08", "--vertical 2025", "--merge 2025-Q3", "--week-numbers --fill 2025-08",
    "--locale ar 2025-08", "--locale ja --day-of-year 2025", "-3 2025-08", "--columns 1 2025",
    "--holidays h.txt --highlight 2025-08-04 2025-08", "--heat 2025-08", "--heat --weeks 2025",
  ])
  func everyGridIsAFileWithATitleAndADescription(_ options: String) throws {
    let svg = Self.picture(options, input: "2025-08-01\n")
    let document = try XMLDocument(xmlString: svg)
    #expect(document.rootElement()?.name == "svg")
    for name in ["title", "desc"] {
      let nodes = try document.nodes(forXPath: "/*/*[local-name()='\(name)']")
      #expect(nodes.count == 1 && nodes[0].stringValue?.isEmpty == false)
    }
    #expect(svg.contains("@media (prefers-color-scheme: dark)"))
  }

  @Test func theTextsAreThoseOfTheGrid() throws {
    let grid = dayctl("month-grid 2025-08").written
    let words = try Self.texts(Self.picture("2025-08")).joined(separator: " ")
    #expect(words.split(separator: " ") == grid.split { $0 == " " || $0 == "\n" })
  }

  @Test func theDescriptionNamesWhatIsMarked() {
    let svg = Self.picture("--holidays h.txt --highlight 2025-08-04..2025-08-08 2025-08")
    #expect(
      svg.contains(
        "A calendar of August 2025. Today is 2025-08-29. Highlighted: 2025-08-04 to 2025-08-08. "
          + "Holidays: 2025-08-15 A &amp; B.</desc>"))
    let heat = Self.picture("--heat", input: "2025-08-01\n2025-08-01\n2025-09-01\n")
    #expect(heat.contains(">Dates per day: August 2025 – September 2025</title>"))
    #expect(heat.contains(" 3 dates, at most 2 on a day. Today is 2025-08-29.</desc>"))
    let one = dayctl("month-grid --svg --heat 2025-08", input: "2025-08-29\n2025-09-01\n").written
    #expect(one.contains(" 1 date, at most 1 on a day."))
  }

  @Test(arguments: [
    ("", 0, 0), ("--highlight 2025-08-04", 1, 0), ("--holidays h.txt", 0, 1),
    ("--holidays h.txt --highlight 2025-08-04..2025-08-05", 2, 1),
  ])
  func onlyMarkedDaysHaveAColor(_ options: String, _ highlighted: Int, _ holidays: Int) {
    let svg = Self.picture("\(options) 2025-08")
    let counts = ["magenta", "red"].map { svg.components(separatedBy: "\($0)\"").count - 1 }
    #expect(counts == [highlighted, holidays])
  }

  @Test func everyLevelHasItsColor() {
    let input = (1...4).map { String(repeating: "2025-08-0\($0)\n", count: $0) }.joined()
    let svg = Self.picture("--heat", input: input)
    for step in 1...4 {
      #expect(svg.components(separatedBy: "<rect class=\"h\(step)\"").count == 3)
      #expect(svg.contains(" class=\"t\(step)\" xml:space=\"preserve\"> \(step)<"))
    }
    #expect(!svg.contains("class=\"red"))
  }

  @Test func aSquareOfAYearSaysItsDayAndItsNumber() {
    let svg = Self.picture(
      "--heat --weeks --holidays h.txt 2025", input: "2025-08-15\n2025-08-29\n")
    #expect(svg.components(separatedBy: "<rect class=\"h").count == 365 + 2)
    #expect(svg.contains("class=\"h4 holiday\""))
    #expect(svg.contains("<title>2025-08-15: 1, A &amp; B</title>"))
    #expect(svg.contains("class=\"h4 today\"") && svg.contains("<title>2025-12-31: 0</title>"))
  }

  @Test func whatIsNotOneFileIsAnError() throws {
    try GoldenCalls.check(
      [
        "month-grid --svg 2025-08 2025-09",
        "month-grid --svg -",
        "month-grid --svg --file x",
        "month-grid --svg --color always",
        "month-grid --svg --json",
        "month-grid --svg --columns 1 0001..0090",
      ])
  }
}
