import Testing

struct ChartOptionsTests {
  @Test(arguments: [
    ("", false, "2025  1\n"), ("", true, "2025  #"), ("--chart", false, "2025  #"),
    ("--table", true, "2025  1\n"), ("--csv", true, "year,count\n2025,1\n"),
    ("--json", true, "{\"year\":\"2025\",\"count\":1}\n"), ("--svg", true, "<svg "),
    ("--svg", false, "<svg "), ("--chart --color always", false, "2025  \u{1B}[38;5;33m#"),
  ])
  func countsHaveTheFormThatIsRequestedOrFitsTheOutput(
    _ options: String, _ isTerminal: Bool, _ start: String
  ) {
    let run = dayctl(
      "count --by year \(options) 2025-08-29", outputIsTerminal: isTerminal,
      environment: ["NO_COLOR": "1"])
    #expect(run.written.hasPrefix(start))
    #expect(run.code == 0)
  }

  @Test func twoFormsCannotBeCombined() throws {
    try GoldenCalls.check(
      [
        "count --chart --table 2025-08-29",
        "count --svg --chart 2025-08-29",
        "count --chart --json 2025-08-29",
        "count --csv --svg 2025-08-29",
        "count --table --svg 2025-08-29",
      ])
  }
}
