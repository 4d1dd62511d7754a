import Testing

struct JSONHintsTests {
  @Test func aValueOnSeveralLinesGetsAHintWhereItBegins() throws {
    try GoldenCalls.check(
      [
        .init("convert --json-key a", input: "{\n"),
        .init("convert --json-key a", input: "{\"a\": {\n"),
        .init("convert --json-key a", input: "  {\n"),
        .init("convert --json-key a", input: "{\"a\":\"2025-08-29\"} {\"a\":\"2025-08-30\"}\n"),
        .init("convert --json-key a", input: "{\"a\":1\n"),
        .init("convert --json-key a", input: "}\n"),
        .init("convert --json-key a", input: "{\"a\":1},\n"),
        .init("convert --json-key '[0].a'", input: "[ {\n"),
        .init("convert --json-key '[0].a'", input: "[ [\n"),
      ])
  }

  @Test func anArrayOfRecordsAmongTheOperandsGetsAHint() throws {
    try GoldenCalls.check(
      [
        "convert --json-key a '[{\"a\":\"2025-08-29\"}]'",
        "convert --json-key a '[]'",
        "convert --json-key b '[{\"a\":1}]'",
      ])
  }

  @Test func aPathThatFindsNothingInAnyFormGetsNoHint() throws {
    try GoldenCalls.check(
      [
        .init("add 1d --json-key '[0]' --into x", input: "[\"2025-01-31\"]\n"),
        .init("convert --json-key 'a.b' --required", input: "{\"a\":{\"c\":1}}\n"),
        .init("convert --json-key '$.x' --required", input: "{\"a\":1}\n"),
        .init("convert --json-key 'b' --required", input: "{\"a\":1}\n"),
      ])
  }
}
