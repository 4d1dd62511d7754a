import Testing

struct DayColorsTests {
  private static func grid(_ colors: String, _ options: String = "", input: String = "") -> String {
    dayctl(
      "month-grid --color always --holidays h.txt --highlight 2025-08-05 \(options) 2025-08",
      input: input, environment: ["DAYCTL_TODAY": "2025-08-29", "DAYCTL_COLORS": colors],
      files: ["h.txt": "2025-08-06\n"]
    ).written.replacing("\u{1B}", with: "")
  }

  @Test(arguments: [
    ("", " 4 [1;35m 5[22;39m [31m 6[39m "), ("holiday=1;38;5;208", "[1;38;5;208m 6"),
    ("highlight=4;44", "[4;44m 5"), ("weekend=90", "[38;5;8m 9"), ("today=1;4", " [1;4m29"),
    ("today=0", " 28 29 "), ("weekend=:holiday=32", " 8  9 10\n"), ("today=30;103:", "48;5;11m29"),
  ])
  func aStyleIsThatOfTheVariable(_ colors: String, _ text: String) {
    #expect(Self.grid(colors).contains(text))
  }

  @Test func theLevelsOfAScaleAreThoseOfTheVariable() {
    let grid = Self.grid(
      "heat=17;18;19;231", "--heat", input: "2025-08-01\n2025-08-02\n2025-08-02\n")
    #expect(grid.contains("48;5;18m 1") && grid.contains("38;5;16;48;5;231m 2"))
  }

  @Test func whatIsNotAStyleIsAnError() throws {
    let colors = ["sunday=31", "today", "holiday=red", "holiday=38;2;1;2;3", "heat=1;2"]
    try GoldenCalls.check(colors.map { .init("month-grid  # DAYCTL_COLORS=\($0)") }) { call in
      let colors = call.line.drop { $0 != "=" }.dropFirst()
      return Run(written: Self.grid(String(colors)), code: 2)
    }
  }

  @Test func withoutColorTheVariableIsNotRead() {
    let run = dayctl("month-grid 2025-08", environment: ["DAYCTL_COLORS": "x"])
    #expect(run.code == 0)
  }
}
