import Testing

struct JSONHintsTests {
  private static let array = "; write one object per line, such as with jq -c '.[]'"
  private static let object = "; write one object per line, such as with jq -c ."

  @Test(arguments: [
    ("{", object), ("{\"a\": {", object), ("  {", ""),
    ("{\"a\":\"2025-08-29\"} {\"a\":\"2025-08-30\"}", object), ("{\"a\":1", ""), ("}", ""),
    ("{\"a\":1},", ""),
  ])
  func aValueOnSeveralLinesGetsAHintWhereItBegins(_ line: String, _ hint: String) {
    #expect(
      dayctl("convert --json-key a", input: line + "\n").written
        == "dayctl: <stdin>:1: '\(line)' is not valid JSON\(hint)\n")
  }

  @Test(arguments: [
    ("a", "[{\"a\":\"2025-08-29\"}]", array), ("a", "[]", ""), ("b", "[{\"a\":1}]", ""),
  ])
  func anArrayOfRecordsAmongTheOperandsGetsAHint(_ path: String, _ line: String, _ hint: String) {
    #expect(
      dayctl("convert --json-key \(path) \(line)").written
        == "dayctl: no value at '\(path)' in '\(line)'\(hint)\n")
  }

  @Test(arguments: [
    ("a.b", "{\"a\":{\"c\":1}}"), ("$.x", "{\"a\":1}"), ("b", "{\"a\":1}"),
  ])
  func aPathThatFindsNothingInAnyFormGetsNoHint(_ path: String, _ record: String) {
    #expect(
      dayctl("convert --json-key \(path) --required", input: record + "\n").written
        == "dayctl: <stdin>:1: no value at '\(path)' in '\(record)'\n")
  }
}
