import Testing

struct RoundCommandTests {
  @Test(arguments: [
    ("--to end-of-month 2025-08-29", "2025-08-31"),
    ("--to next-or-same-friday 2025-08-27", "2025-08-29"),
    ("--to last-fri-of-month 2025-09-01", "2025-09-26"),
    ("--to monday-of-week 2025-08-31", "2025-08-25"),
    ("--to monday-of-week --starting-on sun 2025-08-31", "2025-09-01"),
    ("--to last-business-day-of-month 2025-08-01", "2025-08-29"),
    ("--to start-of-week -s sunday 2025-08-29", "2025-08-24"),
    ("--to end-of-month --format dmy 2025-08-29", "31/08/2025"),
    ("--to end-of-month --from dmy 29/08/2025", "2025-08-31"),
    ("-t end-of-month today", "2025-08-31"), ("--to next-friday next-friday", "2025-09-12"),
  ])
  func aDateMovesToADayNearIt(_ line: String, _ answer: String) {
    #expect(dayctl("round \(line)") == Run(written: answer + "\n", code: 0))
  }

  @Test func everyPlaceIsAnswered() {
    let rule = "round --to start-of-month"
    #expect(
      dayctl("\(rule) --header --column due", input: "id,due\n1,2025-08-29\n").written
        == "id,due\n1,2025-08-01\n")
    #expect(
      dayctl("\(rule) --json-key due", input: "{\"due\":\"2025-08-29\"}\n").written
        == "{\"due\":\"2025-08-01\"}\n")
    #expect(dayctl("\(rule) --in-text", input: "x 2025-08-29 y\n").written == "x 2025-08-01 y\n")
  }

  @Test func jsonAndCSVNameTheRule() {
    #expect(
      dayctl("round --json --to end-of-month 2025-08-29").written
        == #"{"date":"2025-08-29","rule":"end-of-month","result":"2025-08-31"}"# + "\n")
    #expect(
      dayctl("round --csv --to end-of-month 2025-08-29").written
        == "date,rule,result\n2025-08-29,end-of-month,2025-08-31\n")
  }

  @Test func aDateWithoutAnAnswerIsReportedAndTheOthersAreAnswered() {
    #expect(
      dayctl("round --to 5th-mon-of-month", input: "2025-08-01\n2025-09-01\n")
        == Run(
          written: """
            dayctl: <stdin>:1: the answer for '2025-08-01' does not exist: August 2025 has no fifth Monday
            2025-09-29

            """, code: 2))
  }

  @Test(arguments: [
    ("2025-08-29", "no rule given: add --to, such as --to end-of-month"),
    ("--to end-of-month --format x 2025-08-29", "--format: invalid format 'x'"),
  ])
  func anInvalidCallIsRejected(_ line: String, _ message: String) {
    let run = dayctl("round \(line)")
    #expect(run.written.hasPrefix("dayctl: \(message)"))
    #expect(run.code == 2)
  }
}
