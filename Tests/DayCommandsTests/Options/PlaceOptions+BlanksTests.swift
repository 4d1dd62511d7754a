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

  private static let titles =
    "date title\n2025-08-29 a  b \n2025-08-30 a c\r\n2025-08-28 a b\n2025-08-31 b"

  @Test(arguments: [
    (
      "weekday --column 1 --into title", titles,
      "date title\n2025-08-29 Friday \n2025-08-30 Saturday\r\n2025-08-28 Thursday\n2025-08-31 Sunday"
    ),
    (
      "weekday --column 1 --json", "date title\n2025-08-29 a  b \n",
      "{\"date\":\"2025-08-29\",\"title\":\"a  b\",\"weekday\":\"Friday\",\"number\":5}\n"
    ),
    (
      "weekday --column 1 --csv", "date title\n2025-08-29 a, b\n",
      "date,title,weekday,number\n2025-08-29,\"a, b\",Friday,5\n"
    ),
    (
      "retain --last 1 --by title --column 1", titles,
      "\(titles)\n"
    ),
    (
      "sort --column 1 --by title", "date title\n2025-08-29 a c\n2025-08-29 a b\n",
      "date title\n2025-08-29 a b\n2025-08-29 a c\n"
    ),
    (
      "convert --column date --from 'd MMM yyyy'", "title date\na 29 Aug 2025\nb 30 Aug 2025 \n",
      "title date\na 2025-08-29\nb 2025-08-30 \n"
    ),
    (
      "add --column date --amount-column amount -q --on-error keep",
      "amount date\n1d 2025-08-29 x\n2d 2025-08-29\n",
      "amount date\n1d 2025-08-29 x\n2d 2025-08-31\n"
    ),
  ])
  func theLastColumnOfAHeaderHasAllWordsThatFollow(
    _ call: String, _ input: String, _ output: String
  ) {
    for usesSlowPath in [false, true] {
      let words = shellWords("\(call) --header --delimiter whitespace")
      let run = dayctl(words, input: Array(input.utf8), usesSlowPath: usesSlowPath)
      #expect(run.written == output)
    }
  }

  @Test func anAnswerCannotHaveABlank() throws {
    try GoldenCalls.check(
      [
        "convert --delimiter whitespace --column 1 --to 'd MMM yyyy'",
        "weekday --delimiter whitespace --column 1 --into day --locale vi",
        "diff --delimiter whitespace --column 1 --human - today",
        "diff --delimiter whitespace --column 1 --unit months,days - today",
        "convert --delimiter whitespace --column 1 --to %e/%m/%Y",
        "convert --delimiter whitespace --column 1 --to %Y%n%d",
        "add 1 --delimiter whitespace --column 1 --from 'MMM d' --year 2025 --to same",
      ], input: "2025-08-29 x\n")
  }

  @Test(arguments: [
    ("diff --buckets 30,60 - 2025-09-01", "0-29 x\n"), ("convert --to dmy", "29/08/2025 x\n"),
    ("convert --to dmy --csv", "1,2,date,result\n2025-08-29,x,2025-08-29,29/08/2025\n"),
  ])
  func anAnswerWithoutBlanksIsAField(_ call: String, _ output: String) {
    let run = dayctl("\(call) --delimiter whitespace --column 1", input: "2025-08-29 x\n")
    #expect(run == Run(written: output, code: 0))
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
