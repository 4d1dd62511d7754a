import DayCommands
import DayKit
import Terminal
import Testing

struct HeatPaletteTests {
  /// Dates with 1, 2, 3 and 4 on four days, a weekend, a holiday, today and a highlighted day each.
  private static let dates = (0..<28).map { day in
    String(repeating: "2025-08-\(day < 9 ? "0" : "")\(day + 1)\n", count: day % 4 + 1)
  }.joined()

  private static func heat(_ options: String, _ environment: [String: String] = [:]) -> String {
    dayctl(
      "month-grid --heat --highlight 2025-08-18..2025-08-21 --holidays h.txt \(options) 2025-08",
      input: dates, outputIsTerminal: true,
      environment: ["DAYCTL_TODAY": "2025-08-06"].merging(environment) { $1 },
      files: ["h.txt": "2025-08-11\n2025-08-12\n2025-08-13\n2025-08-14\n"]
    ).written
  }

  /// The cells of days with dates.
  private static func cells(_ text: String) -> [ShownText.Cell] {
    ShownText(text).rows.joined().filter {
      $0.style.background != nil && $0.text.first?.isNumber == true
    }
  }

  @Test(arguments: ["light", "dark"])
  func everyDigitHasAContrastOfFourAndAHalf(_ theme: String) throws {
    let cells = Self.cells(Self.heat("--theme \(theme)"))
    #expect(cells.count == 47)
    for cell in cells {
      let color = try #require(cell.style.color)
      let background = try #require(cell.style.background)
      #expect(try Contrast.ratio(css(color), css(background)) >= 4.5)
    }
  }

  private func css(_ color: Int) throws -> String {
    try #require(TextColor.palette(UInt8(color)).css)
  }

  @Test func theColorsDifferMoreFromTheBackgroundTheMoreDatesThereAre() throws {
    for (theme, paper) in [("light", "#ffffff"), ("dark", "#000000")] {
      let text = Self.heat("--theme \(theme)")
      let legend = try #require(
        ShownText(text).rows.last { $0.contains { $0.style.background != nil } })
      let shades = legend.compactMap(\.style.background)
      let contrasts = try shades.map { try Contrast.ratio(css($0), paper) }
      #expect(contrasts.count == 8 && contrasts == contrasts.sorted())
    }
  }

  @Test func aDayWithDatesShowsWhatElseItIs() {
    let cells = Self.cells(Self.heat("--theme dark"))
    #expect(cells.filter { $0.style.attributes.contains(7) }.count == 1)
    #expect(cells.filter { $0.style.attributes.contains(4) }.count == 8)
    #expect(cells.filter { $0.style.attributes.contains(1) }.count == 8)
    #expect(!cells.contains { $0.style.attributes.contains(2) })
  }

  @Test func theThemeIsThatOfTheEnvironmentUnlessGiven() {
    let (light, dark) = (Self.heat("--theme light"), Self.heat("--theme dark"))
    #expect(light != dark)
    #expect(Self.heat("") == dark)
    #expect(Self.heat("", ["COLORFGBG": "15;0"]) == dark)
    #expect(Self.heat("", ["COLORFGBG": "0;15"]) == light)
    #expect(Self.heat("--theme auto", ["COLORFGBG": "0;15"]) == light)
    #expect(Self.heat("--theme dark", ["COLORFGBG": "0;15"]) == dark)
  }

  @Test func anOptionThatCannotMatterIsAnError() throws {
    try GoldenCalls.check(
      [
        "month-grid --theme dark",
        "month-grid --scale log",
        "month-grid --heat --theme dark --color never",
        "month-grid --heat --weeks --weekend fri,sat 2025-08",
        "month-grid --weekend fri,sat --color never 2025-08",
        "month-grid --heat --weekend fri,sat --color never 2025-08",
      ])
  }
}
