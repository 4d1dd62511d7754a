import CommandGrammar
import SeededNumbers
import Testing

struct PlaceOptionsValuesTests {
  @Test(arguments: [
    ("a", #"{"a":"2025-08-29"}"#, #"{"a":"2025-08-30"}"#),
    (
      "a", #" { "x" : [1,{"a":2}] , "a" : "2025-08-29" , "b":1 } "#,
      #" { "x" : [1,{"a":2}] , "a" : "2025-08-30" , "b":1 } "#
    ),
    ("a.b[1].c", #"{"a":{"b":[0,{"c":"2025-08-29"}]}}"#, #"{"a":{"b":[0,{"c":"2025-08-30"}]}}"#),
    ("[1]", #"["x","2025-08-29"]"#, #"["x","2025-08-30"]"#),
    ("[0][1]", #"[["x","2025-08-29"]]"#, #"[["x","2025-08-30"]]"#),
    ("a", #"{"s":"\"a\":\"x\"}","a":"2025-08-29"}"#, #"{"s":"\"a\":\"x\"}","a":"2025-08-30"}"#),
    ("é", #"{"é":"2025-08-29"}"#, #"{"é":"2025-08-30"}"#),
  ])
  func theValueAtAPathIsReplaced(_ path: String, _ line: String, _ answer: String) {
    #expect(
      dayctl(["add", "--json-key", Word(path), "1"], input: Array((line + "\n").utf8))
        == Run(written: answer + "\n", code: 0))
  }

  @Test(arguments: [70, 300]) func moreKeysThanAWordHasBitsAreRead(_ count: Int) {
    let keys: [Word] = (1...count).flatMap { ["--json-key", Word("k\($0)")] }
    let record = (1...count).map { "\"k\($0)\":\"2025-01-01\"" }.joined(separator: ",")
    let later = record.replacing("01-01", with: "01-02")
    let whole = "{\(record)}\n"
    #expect(
      dayctl(["add", "1"] + keys, input: Array(whole.utf8))
        == Run(written: "{\(later)}\n", code: 0))
    let run = dayctl(["add", "1"] + keys, input: Array("{\"k1\":\"2025-01-01\"}\n".utf8))
    #expect(run.code == 2 && run.written.contains("no record has a value at 'k2'"))
  }

  @Test func eachOfManyAnswersHasItsKey() {
    let count = 300
    let words: [Word] = (1...count).flatMap {
      ["--json-key", Word("k\($0)"), "--into", Word("n\($0)")]
    }
    let record = (1...count).map { "\"k\($0)\":\"2025-01-01\"" }.joined(separator: ",")
    let answers = (1...count).map { "\"n\($0)\":\"2025-01-02\"" }.joined(separator: ",")
    #expect(
      dayctl(["add", "1"] + words, input: Array("{\(record)}\n".utf8))
        == Run(written: "{\(record),\(answers)}\n", code: 0))
  }

  @Test(arguments: [
    ("--from epoch", #"{"t":1756425600}"#, #"{"t":"2025-08-29"}"#),
    ("--to epoch", #"{"t":"2025-08-29"}"#, #"{"t":1756425600}"#),
    ("--from dmy --to dmy", #"{"t":"29\/08\/2025"}"#, #"{"t":"29/08/2025"}"#),
    ("--from epoch --to epoch-ms", #"{"t":1756425600,"u":1}"#, #"{"t":1756425600000,"u":1}"#),
    (
      "--from epoch-us --to epoch-ns", #"{"t":1756425600000000,"u":1}"#,
      #"{"t":1756425600000000000,"u":1}"#
    ),
  ])
  func theFormatDeterminesWhetherTheAnswerIsANumberOrAString(
    _ options: String, _ line: String, _ answer: String
  ) {
    #expect(
      dayctl("convert \(options) --json-key t", input: line + "\n")
        == Run(written: answer + "\n", code: 0))
  }

  @Test func aLineWithoutTheValueIsReportedWithItsLocation() throws {
    try GoldenCalls.check(
      [
        .init("add --json-key a 1", input: "\"a\"\n"),
        .init("add --json-key a 1", input: "12\n"),
        .init("add --json-key a 1", input: "true\n"),
      ])
  }

  @Test(arguments: [
    "x", #"{"a""#, #"{"a":"#, #"{"a" 1}"#, #"{"x":[1,2"#, #"{"x\"#, "{]",
    #"{"a":"2025-08-29""#, #"{"a":"2025-08-29" "#, #"{"a":"2025-08-29","b":1"#,
    #"{"a":"2025-08-29"},"#, #"{"b":1,}"#, "{} {}", #"{"b":1]"#, "2025-08-29",
    #"{b:1}"#,
  ])
  func aLineThatIsNotJSONIsReportedAsSuch(_ line: String) {
    let run = dayctl(["add", "--json-key", "a", "1"], input: Array((line + "\n").utf8))
    #expect(run.code == 2)
    #expect(run.written.hasPrefix("dayctl: <stdin>:1: \(Word(line).quoted) is not valid JSON"))
  }

  @Test func aKeyThatNoRecordHasIsReported() throws {
    try GoldenCalls.check(
      [
        .init("add --json-key due-date 1", input: "{\"b\":1}\n"),
        .init("add --json-key due-date 1 --required", input: "{\"b\":1}\n"),
        .init("add --json-key due-date 1", input: "{}\n"),
        .init("add --json-key due-date 1 --required", input: "{}\n"),
        .init("add --json-key due-date 1", input: "{\"x\":{\"a\":\"2025-08-29\"},\"y\":1}\n"),
        .init(
          "add --json-key due-date 1 --required", input: "{\"x\":{\"a\":\"2025-08-29\"},\"y\":1}\n"),
        .init("add --json-key due-date 1", input: "{\"due_date\":1}\n"),
        .init("add --json-key due-date 1 --required", input: "{\"due_date\":1}\n"),
      ])
  }

  @Test func pathsOfTheSameValueAreRejected() throws {
    try GoldenCalls.check(
      [
        "weekday --json-key a --json-key a", "add --json-key a --json-key '\"a\"' 1",
        "add --json-key 'd[*]' --json-key 'd[0]' 1", "convert --json-key x[00] --json-key x[0]",
        "round end-of-month --json-key 'd[0][*].a' --json-key 'd[*][0].\"\\u0061\"'",
        "add --json-key a --json-key b --into x --into '\"x\"' 1",
        "info --json-key 'c[*]' --json", "info --json-key 'c[*]' --csv",
      ], input: #"{"a":"2025-08-29","b":"2025-08-30","c":["2025-08-29","2025-08-30"],"x":1}"#)
    let others = [
      ("a", "b"), ("a[0]", "a[1]"), ("a[0]", "a.b"), ("a", "a.b"), ("a[*].b", "a[*].c"),
    ]
    for (first, second) in others {
      let run = dayctl(
        ["weekday", "--json-key", Word(first), "--json-key", Word(second)], input: Array("{}".utf8))
      #expect(!run.written.contains("same value"))
    }
  }

  @Test func deeplyNestedJSONIsCheckedWithoutRecursion() {
    let nested = String(repeating: "[", count: 500_000) + String(repeating: "]", count: 500_000)
    let line = "{\"x\":\(nested)}\n"
    let run = dayctl(["add", "--json-key", "a", "1"], input: Array(line.utf8))
    #expect(run.written.hasPrefix(line + "dayctl: <stdin>: no record has a value at 'a'"))
  }

  @Test(arguments: ["true", "{}", "[1]", "12", "\"foo\""])
  func aValueThatIsNotADateIsReportedWithItsLocation(_ value: String) {
    let run = dayctl(["add", "--json-key", "a", "1"], input: Array("{\"a\":\(value)}\n".utf8))
    #expect(run.code == 2)
    #expect(run.written.contains(" is not "))
  }

  @Test(arguments: [
    ("--json-key a", #"{"a":"9999-12-31"}"#), ("--column 2", #"x,"9999-12-31""#),
    ("--column 2", "x,9999-12-31"),
  ])
  func messagesOmitTheQuotesAroundADate(_ options: String, _ line: String) {
    let message = "dayctl: <stdin>:1: the result for '9999-12-31' is out of range: "
    let run = dayctl("add \(options) 1", input: line + "\n")
    #expect(run.code == 2)
    #expect(run.written.hasPrefix(message))
  }

  @Test func anInvalidPathIsRejected() throws {
    try GoldenCalls.check(
      [
        "add --json-key '' 1",
        "add --json-key '.' 1",
        "add --json-key 'a.' 1",
        "add --json-key '..a' 1",
        "add --json-key 'a..b' 1",
        "add --json-key 'a[' 1",
        "add --json-key 'a[x]' 1",
        "add --json-key 'a[-1]' 1",
        "add --json-key 'a[0]b' 1",
      ])
  }

  @Test(arguments: seeds(300))
  func noInputTraps(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces = [
      "{", "}", "[", "]", "\"", "\\", ":", ",", " ", "\"a\"", "\"a\":", "1", "2025-08-29",
    ]
    var input: [UInt8] = []
    for _ in 0..<Int.random(in: 0...20, using: &generator) {
      input += Array((pieces.randomElement(using: &generator) ?? "").utf8)
    }
    for path in ["a", "[0]", "a.a", "a[1]"] as [Word] {
      let run = dayctl(["convert", "--json-key", path], input: input)
      #expect([0, 2].contains(run.code))
    }
    for column in ["1", "2"] as [Word] {
      let run = dayctl(["convert", "--column", column, "--delimiter", ":"], input: input)
      #expect([0, 2].contains(run.code))
    }
  }
}
