import Testing

/// Columns between runs of blanks.
struct PlaceOptionsBlanksTests {
  @Test(arguments: [
    ("--column 2", "  a   2025-08-29   x \nb\t2025-08-30\n", "  a   Friday   x \nb\tSaturday\n"),
    (
      "--column date --header --into day", "k  date\n a   2025-08-29\n",
      "k  date day\n a   2025-08-29 Friday\n"
    ),
    ("--column 2", "\"a 2025-08-29\n", "\"a Friday\n"),
    (
      "--column date --header --csv", "k  date x\na   2025-08-29  y,z\n",
      "k,date,x,weekday,number\na,2025-08-29,\"y,z\",Friday,5\n"
    ),
  ])
  func aRunOfBlanksSeparatesTwoColumns(_ options: String, _ input: String, _ output: String) {
    #expect(
      dayctl("weekday --delimiter blanks \(options)", input: input)
        == Run(written: output, code: 0))
  }

  @Test func aRecordWithTooFewColumnsIsReported() {
    #expect(
      dayctl("weekday --delimiter blanks --column 2", input: "  a  \n")
        == Run(
          written: "dayctl: <stdin>:1: no column 2: the line has 1 column; check --delimiter\n",
          code: 2))
  }
}
