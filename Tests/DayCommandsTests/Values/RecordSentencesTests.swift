import Testing

struct RecordSentencesTests {
  @Test(arguments: [
    ("when,x\n", "'when' is not a date (yyyy-MM-dd); if line 1 has the column names, add --header"),
    ("2025,x\n", "'2025' is a year, not a date; write a date such as 2025-01-01"),
  ])
  func aFirstLineThatMayBeAHeaderGetsAHint(_ line: String, _ message: String) {
    #expect(
      dayctl("add --column 1 1", input: line)
        == Run(written: "dayctl: <stdin>:1: \(message)\n", code: 2))
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
