import CommandGrammar
import Testing

/// Columns between runs of spaces and tabs.
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
      dayctl("weekday --delimiter whitespace \(options)", input: input)
        == Run(written: output, code: 0))
  }

  @Test(arguments: [
    ("--column 1", "2025-08-29 x\n", "29 Aug 2025 x\n"),
    ("--column 1 --into new", "2025-08-29 x\n", "2025-08-29 x 29 Aug 2025\n"),
  ])
  func anAnswerWithBlanksHasNoQuotesBecauseTheyHaveNoMeaning(
    _ options: String, _ input: String, _ output: String
  ) {
    let options = options.split(separator: " ").map { Word(String($0)) }
    let words: [Word] = ["convert", "--delimiter", "whitespace", "--to", "d MMM yyyy"]
    #expect(dayctl(words + options, input: Array(input.utf8)) == Run(written: output, code: 0))
  }

  @Test func aNewColumnCannotHaveABlankInItsName() throws {
    try GoldenCalls.check(
      [
        "weekday --delimiter whitespace --column 1 --into 'a b'"
      ])
  }

  @Test func aRecordWithTooFewColumnsIsReported() throws {
    try GoldenCalls.check(
      [
        .init("weekday --delimiter whitespace --column 2", input: "  a  \n")
      ])
  }
}
