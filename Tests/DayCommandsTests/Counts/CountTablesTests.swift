import CommandGrammar
import DayKit
import SeededNumbers
import Testing

/// `count --merge`: the sums of tables that `count --csv` has printed.
struct CountTablesTests {
  private static let places = "--header --column due"

  private static func csv(_ rows: ArraySlice<String>) -> String {
    "due,by\n" + rows.joined()
  }

  /// Rows with dates in some years or days, or without one, and with names that need quotes.
  private static func rows(_ seed: UInt64) -> [String] {
    var generator = SplitMix64(seed: seed)
    let names = ["web", "\"a, \"\"b\"\"\"", "\"two\nlines\"", "", "é"]
    let distance = [5, 90, 400].randomElement(using: &generator) ?? 5
    return (0..<Int.random(in: 0...40, using: &generator)).map { _ in
      let day = Day(daysSince1970: Int.random(in: 19_000...19_000 + distance, using: &generator))
      let date = Int.random(in: 0..<8, using: &generator) == 0 ? "" : "\(day)"
      return "\(date),\(names.randomElement(using: &generator) ?? "")\n"
    }
  }

  /// A grouping, and the options of a merge that it needs.
  private static let groups = [
    ("", ""), ("--by week", ""), ("--by week --starting-on sunday", ""), ("--by half-month", ""),
    ("--by month", ""), ("--by quarter", ""), ("--by half-year", ""), ("--by year", ""),
    ("--by weekday", ""), ("--by weekday --locale fr", "--locale fr"),
    ("--by month-of-year", ""), ("--by day-of-month", ""),
    ("--by year --fiscal-year-start 04-06", "--fiscal-year-start 04-06"),
    ("--by half-year --fiscal-year-start 10", "--fiscal-year-start 10"),
    ("--by quarter --fiscal-year-start 2", "--fiscal-year-start 2"),
    ("--by 2w --anchor 2025-01-03", "--by 2w --anchor 2025-01-03"),
    ("--by 1m --anchor 2024-01-31", "--by 1m --anchor 2024-01-31"),
    ("--buckets 30,60,400", ""), ("--buckets 1,2 --unit years", ""),
  ]

  @Test(arguments: groups, seeds(2))
  func countsOfPartsMergeToTheCountOfTheWhole(_ group: (String, String), _ seed: UInt64) {
    let rows = Self.rows(seed)
    var generator = SplitMix64(seed: seed)
    let cuts =
      [0]
      + (0..<2).map { _ in Int.random(in: 0...rows.count, using: &generator) }.sorted()
      + [rows.count]
    for series in ["", "--series by"] {
      let call = "count \(group.0) \(Self.places) \(series)"
      var files: [String: String] = [:]
      for (number, part) in zip(cuts, cuts.dropFirst()).enumerated() {
        files["p\(number)"] =
          dayctl("\(call) --csv", input: Self.csv(rows[part.0..<part.1])).written
      }
      for form in ["", "--csv", "--json", "--chart --color never"] {
        let whole = dayctl("\(call) \(form)", input: Self.csv(rows[...]))
        let merged = dayctl("count --merge \(group.1) \(form) p0 p1 p2", files: files)
        // Without a record, a part has no series.
        #expect(merged == whole, "\(call) \(form)")
      }
    }
  }

  @Test func sumsAreAccumulatedAndDrawn() {
    let files = ["a": "month,web\n2025-08,2\n", "b": "month,fax,web\n2025-09,1,3\n,1,0\n"]
    #expect(
      dayctl("count --merge --cumulative a b", files: files).written
        == "         web  fax\n2025-08    2    0\n2025-09    5    1\nnone       0    1\n")
    let svg = dayctl("count --merge --svg --stacked --title Orders a b", files: files)
    #expect(svg.written.contains("dates from 2025-08 to 2025-09. 2025-08: web 2, fax 0"))
    #expect(svg.code == 0)
  }

  @Test func aTableIsReadFromStandardInput() {
    let input = "\u{FEFF}year,count\r\n2025,2\r\n"
    #expect(dayctl("count --merge", input: input) == Run(written: "2025  2\n", code: 0))
    #expect(
      dayctl("count --merge --file a -", input: input, files: ["a": "year,count\n2026,1\n"])
        == Run(written: "2025  2\n2026  1\n", code: 0))
  }

  @Test func damagedTablesAreErrors() throws {
    try GoldenCalls.check(
      [
        .init("count --merge a", files: ["a": ""]),
        .init("count --merge a", files: ["a": "due,count\n"]),
        .init("count --merge a", files: ["a": "month,count\n2025-08,1"]),
        .init("count --merge a", files: ["a": "month,count\n2025-08,1,2\n"]),
        .init("count --merge a", files: ["a": "month,count\n2025-08,-1\n"]),
        .init("count --merge a", files: ["a": "month,count\n2025-13,1\n"]),
        .init("count --merge a", files: ["a": "month,count\n2025-08,1\nmonth,count\n"]),
        .init("count --merge a", files: ["a": "month,count\n2025-08,1\n2025-10,1\n"]),
        .init("count --merge a", files: ["a": "month,count\n2025-08,1\n2025-08,1\n"]),
        .init("count --merge a", files: ["a": "day,count\n2025-08-01,1\n2025-08-01,1\n"]),
        .init("count --merge a", files: ["a": "month,count\n,1\n2025-08,1\n"]),
        .init("count --merge a", files: ["a": "year,count\nFY2026,1\n"]),
        .init("count --merge a", files: ["a": "weekday,count\nlundi,1\n"]),
        .init("count --merge a", files: ["a": "weekday,count\nMonday,1\nFriday,0\n"]),
        .init("count --merge a", files: ["a": "month-of-year,count\nJanuar,1\n"]),
        .init("count --merge a", files: ["a": "day-of-month,count\n1,1\n"]),
        .init("count --merge a", files: ["a": "bucket,count\n0-29,1\n"]),
        .init("count --merge a", files: ["a": "bucket,count\n<0,1\n<0,1\n0-29,2\n30+,3\n"]),
        .init("count --merge a", files: ["a": "year,count\n9999,1\n9999,1\n"]),
        .init(
          "count --merge a", files: ["a": "month,count\n2025-08,9223372036854775807\n2025-09,1\n"]),
        .init("count --merge a", files: ["a": "month,web,web\n"]),
        .init("count --merge a", files: ["a": "period,count\n2025-08-01,1\n"]),
      ])
  }

  @Test func differentTablesAreErrors() throws {
    try GoldenCalls.check(
      [
        .init("count --merge a b", files: ["a": "month,count\n", "b": "week,count\n"]),
        .init("count --merge a b", files: ["a": "month,count\n", "b": "month,web\n"]),
      ])
  }

  @Test func groupsOfDifferentTablesHaveToBeTheSame() throws {
    try GoldenCalls.check(
      [
        .init(
          "count --merge --by 2w a b",
          files: ["a": "period,count\n2025-08-01,1\n", "b": "period,count\n2025-08-16,1\n"]),
        .init(
          "count --merge a b",
          files: ["a": "bucket,count\n0-29,1\n30+,0\n", "b": "bucket,count\n0-19,1\n20+,0\n"]),
        .init(
          "count --merge a b",
          files: ["a": "week,count\n2025-08-03,1\n", "b": "week,count\n2025-W33,1\n"]),
      ])
  }

  @Test func optionsWithoutAMeaningForTablesAreErrors() throws {
    try GoldenCalls.check(
      [
        "count --merge --by month a",
        "count --merge --by 2w a",
        "count --merge --from dmy a",
        "count --merge --buckets 30 a",
        "count --merge --title x a",
        "count --merge --fiscal-year-start 4 a",
      ], files: ["a": "month,count\n2025-08,1\n"])
  }

  @Test func missingFilesAreErrors() throws {
    try GoldenCalls.check(["count --merge a", "count --merge"]) {
      dayctl($0.line, inputIsTerminal: true)
    }
  }

  @Test func partsOfCyclesNeedAnAnchor() {
    let line = "count --by 2w --csv --part 2/2 --file a"
    #expect(dayctl(line).written.contains("--part with an amount in --by needs --anchor"))
    #expect(!dayctl("\(line) --anchor 2025-01-01").written.contains("needs --anchor"))
  }
}
