import CommandGrammar
import SeededNumbers
import Terminal
import Testing

// A picture hides which part of the layout a column comes from.
@testable import DayCommands

struct CellChartTests {
  /// Runs `count` on a terminal, without colour unless it is asked for.
  private static func chart(
    _ options: String, input: String = "", width: Int = 40, environment: [String: String] = [:]
  ) -> String {
    dayctl(
      "count \(options)", input: input, outputIsTerminal: true,
      environment: ["LANG": "en_US.UTF-8", "TERM": "dumb", "COLUMNS": "\(width)"]
        .merging(environment) { $1 }
    ).written
  }

  private static let dates =
    "2025-08-29\n2025-08-29\n2025-08-29\n2025-08-31\n2025-08-26\n2025-08-26\n"
  private static let orders = """
    due,by
    2025-08-29,web
    2025-08-29,web
    2025-08-30,phone

    """
  private static let seriesOptions = "--by day --header --column due --series by"

  @Test(arguments: ["0", "10000", "2147483648", "9223372036854775807", "x"])
  func anAbsurdWidthIsIgnored(_ columns: String) {
    let chart = Self.chart("--by month", input: Self.dates, environment: ["COLUMNS": columns])
    #expect(chart == Self.chart("--by month", input: Self.dates, width: 80))
  }

  @Test func everyWeekdayHasABar() {
    #expect(
      Self.chart("--by weekday", input: Self.dates) == """
        Sun  ███████████ 1
        Mon  0
        Tue  ██████████████████████ 2
        Wed  0
        Thu  0
        Fri  █████████████████████████████████ 3
        Sat  0

        """)
  }

  @Test func barsAreMadeOfNumberSignsWithoutUTF8() {
    #expect(
      Self.chart(
        "--by day", input: "2025-08-29\n2025-08-31\n2025-08-29\n", width: 24,
        environment: ["LANG": "C"])
        == "2025-08-29  ########## 2\n2025-08-30  0\n2025-08-31  ##### 1\n")
  }

  @Test func gapsBetweenGroupsAreFilled() {
    #expect(
      Self.chart("--by month 2025-12-31 2026-02-01", width: 20)
        == "2025-12  █████████ 1\n2026-01  0\n2026-02  █████████ 1\n")
  }

  @Test func seriesAreNamedAtTheirBarsWithoutColor() {
    #expect(
      Self.chart(Self.seriesOptions, input: Self.orders, width: 32) == """
        2025-08-29  web    ███████████ 2
                    phone  0

        2025-08-30  web    0
                    phone  █████▌ 1

        """)
  }

  @Test func seriesHaveALegendWithColor() {
    let environment = ["TERM": "xterm"]
    #expect(
      Self.chart(Self.seriesOptions, input: Self.orders, width: 24, environment: environment) == """
        \u{1B}[38;5;33m██\u{1B}[39m web  \u{1B}[38;5;166m██\u{1B}[39m phone

        2025-08-29  \u{1B}[38;5;33m██████████\u{1B}[39m 2
                    \u{1B}[2m0\u{1B}[22m

        2025-08-30  \u{1B}[2m0\u{1B}[22m
                    \u{1B}[38;5;166m█████\u{1B}[39m 1

        """)
  }

  @Test(arguments: [
    ("--color never", ["TERM": "xterm"]), ("", ["TERM": "dumb"]),
    ("", ["TERM": "dumb", "NO_COLOR": "1"]),
  ])
  func noEscapeIsWrittenWithoutColor(_ options: String, _ environment: [String: String]) {
    let chart = Self.chart(
      "\(options) \(Self.seriesOptions)", input: Self.orders, environment: environment)
    #expect(!chart.contains("\u{1B}") && chart.contains("█"))
  }

  @Test func zeroIsDim() {
    let chart = Self.chart("--by day 2025-08-29 2025-08-31", environment: ["TERM": "xterm"])
    #expect(chart.contains("\n2025-08-30  \u{1B}[2m0\u{1B}[22m\n"))
    let plain = Self.chart(
      "--by day 2025-08-29 2025-08-31", environment: ["TERM": "xterm", "NO_COLOR": "1"])
    #expect(plain.contains("\n2025-08-30  \u{1B}[2m0\u{1B}[22m\n") && !plain.contains("[38"))
  }

  @Test func aTitleIsAboveTheChart() {
    #expect(
      Self.chart("--by month --title Orders 2025-08-29", width: 20)
        == "Orders\n\n2025-08  █████████ 1\n")
    #expect(
      Self.chart("--by month --title Orders 2025-08-29", width: 4).hasPrefix("Ord…\n\n"))
    let bold = Self.chart("--title Orders 2025-08-29", environment: ["TERM": "xterm"])
    #expect(bold.hasPrefix("\u{1B}[1mOrders\u{1B}[22m\n\n"))
  }

  @Test func labelsAreCutAtTheFrontThatTheyShare() {
    let lines = Self.chart("--by day 2025-08-29 2025-08-31", width: 8).split(separator: "\n")
    #expect(lines.map { $0.prefix(5) } == ["…8-29", "…8-30", "…8-31"], "\(lines)")
    let years = Self.chart("--by month 2024-12-29 2025-01-31", width: 11)
    #expect(years.contains("-12  ") && years.contains("-01  "), "\(years)")
    let weekdays = Self.chart("--by weekday --locale en 2025-08-29", width: 8)
    #expect(weekdays.contains("F"))
  }

  @Test(arguments: [(nil, true), (24, true), (7, true), (6, false)] as [(Int?, Bool)])
  func anEmptyRowIsBetweenGroupsIfThereIsRoom(_ rows: Int?, _ hasGaps: Bool) {
    let chart = Chart(groupCount: 2, names: ["a", "b"]) { _ in
      ChartGroup(label: "g", counts: [1, 2])
    }
    let style = ChartStyle(hasColor: false, height: rows.map { $0 - 1 })
    #expect(ChartLayout(chart, style).hasGaps == hasGaps)
  }

  @Test func aTextFromRightToLeftEndsWithAMarkThatKeepsTheBarInPlace() {
    let chart = Self.chart("--by weekday --locale he 2025-08-29")
    #expect(chart.contains("יום ו׳\u{200E}  █"))
    let plain = Self.chart("--by weekday --locale he 2025-08-29", environment: ["LANG": "C"])
    #expect(plain.contains("יום ו׳\u{200E}  #"))
  }

  @Test func aLongNameIsCut() {
    let name = "日本語の長い名前がここにあります"
    let input = "due,by\n2025-08-29,\(name)\n"
    #expect(
      Self.chart(Self.seriesOptions, input: input) == "2025-08-29  日本語の…   ██████████████ 1\n")
    #expect(
      Self.chart(Self.seriesOptions, input: input, environment: ["LANG": "C"])
        == "2025-08-29  日本語の..  ############## 1\n"
    )
  }

  @Test func withoutDatesTheChartSaysSo() {
    #expect(Self.chart("--by month -", input: "") == "no dates\n")
    #expect(Self.chart("--by weekday -", input: "") == "Sun\nMon\nTue\nWed\nThu\nFri\nSat\n")
  }

  private static let locales = [
    "en", "de", "ru", "ar", "he", "fa", "hi", "th", "zh", "ja", "ko", "el", "vi", "ta",
  ]

  @Test(arguments: seeds(20))
  func noRowIsWiderThanTheTerminal(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let names = [
      "web", "שלום", "日本語の長い名前がここにあります", String(repeating: "long ", count: 20), "é", "x", "हिन्दी", "z",
    ]
    let count = Int.random(in: 1...names.count, using: &generator)
    var input = "due,by\n"
    for _ in 0..<Int.random(in: 1...100, using: &generator) {
      let day = Int.random(in: 10...28, using: &generator)
      input += "2025-0\(Int.random(in: 1...9, using: &generator))-\(day),"
      input += "\(names[Int.random(in: 0..<count, using: &generator)])\n"
    }
    let group = try #require(
      ["day", "week", "month", "quarter", "year", "weekday"].randomElement(using: &generator))
    let locale = try #require(Self.locales.randomElement(using: &generator))
    let options =
      "--by \(group) --header --column due --locale \(locale) --color \(seed % 2 == 0 ? "always" : "never")"
    for series in ["", " --series by"] {
      for width in [40, 80, 200, Int.random(in: 1...40, using: &generator)] {
        for language in ["en_US.UTF-8", "C"] {
          let chart = Self.chart(
            options + series, input: input, width: width, environment: ["LANG": language])
          let plain = chart.replacing(#/\u{1B}\[[0-9;]*m/#, with: "")
          for line in plain.split(separator: "\n") {
            #expect(String(line).columns <= width, "\(line)")
            #expect(line.last != " ")
          }
        }
      }
    }
  }
}
