import Testing

struct CountReportSparkTests {
  private static func spark(
    _ options: String, input: String, _ environment: [String: String] = ["LANG": "C.UTF-8"]
  ) -> String {
    dayctl("count --spark \(options)", input: input, environment: environment).written
  }

  @Test func aLineHasACharacterForEachGroup() {
    let input = [1, 0, 2, 4, 8, 7].enumerated().map { day, count in
      String(repeating: "2025-08-0\(day + 1)\n", count: count)
    }.joined()
    #expect(Self.spark("", input: input) == "▁ ▂▄█▇\n")
    #expect(Self.spark("", input: input, [:]) == ". :=@#\n")
    #expect(Self.spark("", input: "") == "\n")
    #expect(Self.spark("", input: "2025-08-01\n\n2025-08-02\n\n") == "██\n")
  }

  @Test func aSmallCountIsVisible() {
    let input = "2025-08-01\n" + String(repeating: "2025-08-02\n", count: 1000)
    #expect(Self.spark("", input: input) == "▁█\n")
  }

  @Test func eachSeriesHasALineOnTheSameScale() {
    let input = "due,by\n2025-08-01,web\n2025-08-02,web\n2025-08-02,web\n2025-08-01,phone\n"
    #expect(
      Self.spark("--header --column due --series by", input: input)
        == "web    ▄█\nphone  ▄ \n")
  }

  @Test(arguments: [
    "--chart", "--table", "--svg", "--json", "--csv", "--color always", "--title x",
  ])
  func aSparkLineIsAFormOfItsOwn(_ option: String) {
    let run = dayctl("count --spark \(option) 2025-08-29")
    #expect(run.code == 2 && run.written.contains("cannot be combined"))
  }

  @Test func aTitleNeedsAChart() {
    #expect(
      dayctl("count --title x 2025-08-29")
        == Run(
          written: "dayctl: --title applies to charts only: add --chart or --svg\n", code: 2))
    let svg = dayctl("count --svg --title 'A&B' 2025-08-29").written
    #expect(svg.contains(">'A&amp;B'</title>") && svg.contains("class=\"title\""))
  }
}
