import CommandGrammar
import SeededNumbers
import Testing

/// Answers that go into another column or key.
struct PlaceOptionsTargetTests {
  @Test(arguments: [
    (
      "--header --column date --into weekday", "a,date\nx,2025-08-29\n",
      "a,date,weekday\nx,2025-08-29,Friday\n"
    ),
    ("--header --column date --into a", "a,date\nx,2025-08-29\n", "a,date\nFriday,2025-08-29\n"),
    ("--header --column date --into date", "a,date\nx,2025-08-29\n", "a,date\nx,Friday\n"),
    ("--column 2 --into 1", "x,2025-08-29\n", "Friday,2025-08-29\n"),
    ("--column 2 --into weekday", "x,2025-08-29\n", "x,2025-08-29,Friday\n"),
    (
      "--header --column date --into 'a,b'", "date\r\n2025-08-29\r\n",
      "date,\"'a,b'\"\r\n2025-08-29,Friday\r\n"
    ),
    ("--header --column date --into day", "date\n2025-08-29", "date,day\n2025-08-29,Friday"),
    (
      "--json-key d --into w", #"{"d":"2025-08-29"}"# + "\n",
      #"{"d":"2025-08-29","w":"Friday"}"# + "\n"
    ),
    (
      "--json-key d --into w", #"{"w": 1, "d":"2025-08-29"}"# + "\n",
      #"{"w": "Friday", "d":"2025-08-29"}"# + "\n"
    ),
    ("--json-key d --into d", #"{"d":"2025-08-29"}"# + "\n", #"{"d":"Friday"}"# + "\n"),
  ])
  func theAnswerGoesIntoTheTarget(_ options: String, _ input: String, _ output: String) {
    #expect(dayctl("weekday \(options)", input: input) == Run(written: output, code: 0))
  }

  @Test func aTargetThatCannotBeUsedIsReported() throws {
    try GoldenCalls.check(
      [
        "weekday --into w",
        "weekday --in-text --into w",
        "weekday --json-key a --into b.c",
        "weekday --column 1 --into=",
      ])
  }

  @Test(
    arguments: [
      ("--column 2 --into new", "x,foo\r\n", "x,foo,\r\n", "x,foo,\r\n"),
      ("--column 2 --into new", "x\n", "x,\n", "x,\n"),
      ("--column 2 --into 1", "x,foo\n", "x,foo\n", ",foo\n"),
      ("--column 2 --into 1", "\"x,y\",foo\n", "\"x,y\",foo\n", ",foo\n"),
      ("--column 2 --into 2", "x,foo\n", "x,foo\n", "x,\n"),
      ("--column 2 --into 3", "x,foo\n", "x,foo\n", "x,foo\n"),
      ("--header --column b --into a", "a,b\nx,foo\n", "a,b\nx,foo\n", "a,b\n,foo\n"),
      ("--delimiter whitespace --column 2 --into new", "x  foo\n", "x  foo -\n", "x  foo -\n"),
      ("--delimiter whitespace --column 2 --into 1", " x foo\n", " x foo\n", " - foo\n"),
      (
        "--json-key d --into w", #"{"d":"foo"}"# + "\n", #"{"d":"foo"}"# + "\n",
        #"{"d":"foo","w":null}"# + "\n"
      ),
      (
        "--json-key d --into w", #"{"w":"x", "d":1}"# + "\n", #"{"w":"x", "d":1}"# + "\n",
        #"{"w":null, "d":1}"# + "\n"
      ),
      (
        "--json-key d --into d", #"{"d":"foo"}"# + "\n", #"{"d":"foo"}"# + "\n",
        #"{"d":null}"# + "\n"
      ),
      ("--json-key d --into w", "foo\n", "foo\n", "foo\n"),
    ] as [(String, String, String, String)])
  func aLineThatFailsLosesOnlyTheAnswer(
    _ options: String, _ input: String, _ kept: String, _ blank: String
  ) {
    for (policy, output) in [("keep", kept), ("blank", blank)] {
      let words = "weekday -q --on-error \(policy) \(options)".split(separator: " ").map {
        Word(String($0))
      }
      let bytes = Array(input.utf8)
      let expected = Run(written: output, code: 2)
      #expect(dayctl(words, input: bytes) == expected)
      #expect(dayctl(words, input: bytes, usesSlowPath: true) == expected)
      #expect(streams(words, bytes.map { [$0] }).output == output)
      let many = Array(String(repeating: input, count: 50).utf8)
      guard !options.contains("--header") else { continue }
      #expect(
        dayctl(words + ["--jobs", "3"], input: many, chunkSize: 61)
          == Run(written: String(repeating: output, count: 50), code: 2))
    }
  }

  @Test func aKeyThatContainsTheDateIsNotReplaced() throws {
    try GoldenCalls.check([
      .init("weekday --json-key a.b --into a", input: "{\"a\":{\"b\":\"2025-08-29\",\"c\":1}}\n"),
      .init("diff --json-key s --json-key a[0] --into a", input: "{\"s\":1,\"a\":[2]}\n"),
    ])
  }

  @Test func aColumnForDateAndAnswerIsNamedOnce() throws {
    try GoldenCalls.check(
      [
        .init("weekday --header --column due --into due", input: "id,due\n1\n")
      ])
  }

  @Test func aLongLineGetsAnEmptyColumnToo() {
    let long = "x," + String(repeating: "y", count: (1 << 20) + 5)
    for policy in ["keep", "blank"] {
      let words: [Word] = [
        "weekday", "-q", "--on-error", Word(policy), "--column", "2", "--into", "new",
      ]
      let run = dayctl(words, input: Array("\(long)\nx,2025-08-29\n".utf8))
      let isRight = run == Run(written: "\(long),\nx,2025-08-29,Friday\n", code: 2)
      #expect(isRight)
    }
  }

  @Test(arguments: seeds(20))
  func aNewColumnLeavesEveryOtherByteUnchanged(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let fields = ["", "x", "\"a,b\"", "\"say \"\"no\"\"\"", "\"two\nlines\"", "é"]
    var input = ""
    for _ in 0..<200 {
      let first = fields.randomElement(using: &generator) ?? ""
      let last = fields.randomElement(using: &generator) ?? ""
      let day = Int.random(in: 10...28, using: &generator)
      input += "\(first),2025-08-\(day),\(last)" + (Bool.random(using: &generator) ? "\r\n" : "\n")
    }
    let words: [Word] = ["weekday", "--column", "2", "--into", "new"]
    let whole = dayctl(words, input: Array(input.utf8))
    var restored = whole.written
    for name in ["Mon", "Tues", "Wednes", "Thurs", "Fri", "Satur", "Sun"] {
      restored = restored.replacing(",\(name)day\r\n", with: "\r\n")
        .replacing(",\(name)day\n", with: "\n")
    }
    #expect(Array(restored.utf8) == Array(input.utf8))
    #expect(dayctl(words, input: Array(input.utf8), usesSlowPath: true) == whole)
    #expect(dayctl(words + ["--jobs", "4"], input: Array(input.utf8), chunkSize: 97) == whole)
    let pieces = Array(input.utf8).map { [$0] }
    #expect(streams(words, pieces).output == whole.written)
  }

  @Test func aNumberThatNoColumnHasIsAnError() throws {
    try GoldenCalls.check(
      [
        .init("weekday --column 1 --into 0", input: "2025-08-29\n"),
        .init("count --column 1 --series 0", input: "2025-08-29\n"),
        .init("weekday --column 1 --into -1", input: "2025-08-29\n"),
        .init("count --column 1 --series -1", input: "2025-08-29\n"),
      ])
  }

  @Test func anyNumberCanBeAKey() {
    #expect(
      dayctl("weekday --json-key a --into 0", input: "{\"a\":\"2025-08-29\"}\n").written
        == "{\"a\":\"2025-08-29\",\"0\":\"Friday\"}\n")
  }
}
