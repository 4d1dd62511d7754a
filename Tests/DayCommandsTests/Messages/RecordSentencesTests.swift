import CommandGrammar
import Testing

struct RecordSentencesTests {
  @Test func aFirstLineThatMayBeAHeaderGetsAHint() throws {
    try GoldenCalls.check(
      [
        .init("add --column 1 1", input: "when,x\n"),
        .init("add --column 1 1", input: "2025,x\n"),
        .init("add --column 1 1", input: " when,x\n"),
        .init("add --column 1 1", input: " \"2025-08-29\",x\n"),
        .init("add --column 1 1", input: "\"2025-08-29\" ,x\n"),
        .init("add --column 1 1", input: "Aug 29, 2025\n"),
      ])
  }

  @Test func aHeaderThatWouldLoseAColumnIsReported() throws {
    try GoldenCalls.check(
      [
        .init("add --header --column 2 --into new 1", input: "id,due\n1,2025-08-29,x\n"),
        .init(
          "add --header --column 2 --delimiter whitespace --into new 1",
          input: "id due\n1 2025-08-29 x\n"),
        .init("add --header --column due 1", input: "due,due\n"),
        .init("add --header --column due --json 1", input: "due,n,n\n"),
        .init("add --header --column due --csv 1", input: "due,date\n"),
      ])
  }

  @Test func aQuoteBetweenBlanksIsNotOpen() {
    let run = dayctl("weekday --column 2 --delimiter whitespace", input: "7 today \"x\n7 foo \"x\n")
    #expect(run.written.hasSuffix("dayctl: <stdin>:2: 'foo' is not a date (yyyy-MM-dd)\n"))
  }

  @Test func theLineOfAStrayQuoteDoesNotDependOnThreads() {
    let lines = String(repeating: "7,2025-08-29,x\n", count: 20_000)
    let runs = [1, 3].map {
      dayctl("weekday --column 2 --jobs \($0)", input: "\(lines)7,foo,\"x\ny\" z\n\(lines)")
    }
    #expect(runs[0].written.contains(":20001: a quote in line 20001") && runs[0] == runs[1])
  }

  @Test func aKeyThatTheAnswerHasIsReported() throws {
    try GoldenCalls.check(
      [
        .init("weekday --json-key d --json", input: "{\"d\":\"2025-08-29\",\"date\":1}")
      ])
  }

  @Test(arguments: [
    #"{"d":"2025-08-29"}{"d":"2025-08-30"}"#, #"{"d":"2025-08-29" "x":1}"#,
    #"{"d":"2025-08-29"} x"#,
  ])
  func aListingOfARecordThatIsMoreOrLessThanAnObjectIsAnError(_ record: String) {
    let input = "{\"d\":\"2025-08-01\"}\n\(record)\n{\"d\":\"2025-08-31\"}\n"
    for options in ["", " --jobs 2"] {
      let run = dayctl("convert --json-key d --json\(options)", input: input)
      #expect(run.code == 2)
      let lines = run.written.split(separator: "\n")
      #expect(lines.count == 3)
      #expect(lines[1].hasPrefix("dayctl: <stdin>:2: '"))
      #expect(lines[1].contains("is not valid JSON"))
    }
  }

  @Test(
    arguments: ["--in-text", "--column 1", "--header --column d", "--json-key d", ""],
    [true, false])
  func aTextInUTF16IsNamedAsSuch(_ options: String, _ isBigEndian: Bool) {
    let text = "\u{FEFF}d,\"x\"\n2025-08-29,2\n"
    let bytes = text.utf16.flatMap { unit in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isBigEndian ? bytes.reversed() : bytes
    }
    let words = ["add", "1"] + options.split(separator: " ").map { Word(String($0)) }
    #expect(dayctl(words, input: bytes).written.contains("looks like UTF-16: convert it to UTF-8"))
  }

  @Test(arguments: [
    (" 2025-08-29", "the space before or after it"),
    ("2025-08-29\r", "the carriage return before or after it"),
    (#" "2025-08-29""#, "the space before a quote"),
  ])
  func whatIsBesideADateIsNamed(_ text: String, _ name: String) {
    let run = dayctl("weekday --column 2", input: "a,\(text),b\n")
    #expect(run.code == 2 && run.written.contains("is not a date: remove \(name)"))
  }

  @Test(arguments: ["--in-text", "--column 1", "--json-key d", ""])
  func aCompressedTextIsNamedAsSuch(_ options: String) {
    let bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 1, 2, 0, 0, 0, 3, 0x0A, 5, 0x0A]
    let words =
      ["filter", "since", "2025-01-01"] + options.split(separator: " ").map { Word(String($0)) }
    #expect(dayctl(words, input: bytes).written.contains("the text is compressed: decompress it"))
    let workbook = Array("PK\u{3}\u{4}\u{14}\0\u{6}\0\n5\n".utf8)
    #expect(dayctl(words, input: workbook).written.contains("is a ZIP archive"))
  }

  @Test(arguments: ["filter since 2025-01-01 --in-text", "sort --in-text"])
  func theEndOfAFileInUTF16IsNamedAsSuch(_ call: String) {
    let bytes = "\u{FEFF}id\n2025-08-29\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let words = call.split(separator: " ").map { Word(String($0)) }
    #expect(dayctl(words, input: bytes).written.contains("looks like UTF-16"))
  }

  @Test func aLineThatBeginsWithANULIsNotALineOfText() {
    let hint = "--in-text"
    #expect(dayctl("convert", input: "due 2025-08-29\n").written.contains(hint))
    #expect(!dayctl("convert", input: "\0due 2025-08-29\n").written.contains(hint))
  }

  @Test func bytesWithFewNullsAreNotUTF16() {
    let text = Array("a\0b\0\0 2025-08-29x\n".utf8)
    #expect(!dayctl(["add", "1", "--column", "2"], input: text).written.contains("UTF-16"))
  }

  @Test func aLaterLineGetsNoHint() {
    let run = dayctl("add --column 1 1", input: "2025-08-29\nwhen\n")
    #expect(run.written.hasSuffix("<stdin>:2: 'when' is not a date (yyyy-MM-dd)\n"))
  }

  @Test func aHyphenBeforeTheAmountIsNotItsSign() throws {
    try GoldenCalls.check(
      [
        "add 2025-01-31 - 30"
      ])
  }
}
