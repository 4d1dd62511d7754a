import Testing

struct RecordSentencesTests {
  @Test func aFirstLineThatMayBeAHeaderGetsAHint() throws {
    try GoldenCalls.check(
      [
        .init("add --column 1 1", input: "when,x\n"),
        .init("add --column 1 1", input: "2025,x\n"),
      ])
  }

  @Test(arguments: [
    (
      "--column 2 --into new", "id,due\n1,2025-08-29,x\n",
      "id,due,new\n",
      "2: the line has 3 columns, and the header has 2: put fields that contain ',' in quotes"
    ),
    (
      "--column 2 --delimiter whitespace --into new", "id due\n1 2025-08-29 x\n",
      "id due new\n",
      "2: the line has 3 columns, and the header has 2, so there is no place for the result"
    ),
    (
      "--column due", "due,due\n", "",
      "1: the header has 'due' more than once: select the column by its number"
    ),
    (
      "--column due --json", "due,n,n\n", "",
      "1: the header has 'n' more than once, and a JSON object can have it only once: rename a column, or use --csv"
    ),
    (
      "--column due --csv", "due,date\n", "",
      "1: the header has 'date', which is also a name in the result: rename it in the input"
    ),
  ])
  func aHeaderThatWouldLoseAColumnIsReported(
    _ options: String, _ input: String, _ output: String, _ message: String
  ) {
    #expect(
      dayctl("add --header \(options) 1", input: input)
        == Run(written: "\(output)dayctl: <stdin>:\(message)\n", code: 2))
  }

  @Test func aKeyThatTheAnswerHasIsReported() {
    #expect(
      dayctl("weekday --json-key d --json", input: #"{"d":"2025-08-29","date":1}"#)
        == Run(
          written:
            "dayctl: <stdin>:1: '{\"d\":\"2025-08-29\",\"date\":1}' has 'date', which is also a "
            + "name in the result: rename it in the input\n", code: 2))
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

  @Test func aLaterLineGetsNoHint() {
    let run = dayctl("add --column 1 1", input: "2025-08-29\nwhen\n")
    #expect(run.written.hasSuffix("<stdin>:2: 'when' is not a date (yyyy-MM-dd)\n"))
  }

  @Test func aHyphenBeforeTheAmountIsNotItsSign() {
    #expect(
      dayctl("add 2025-01-31 - 30")
        == Run(
          written:
            "dayctl: '-' before '30' means standard input; to subtract, write -30\n", code: 2))
  }
}
