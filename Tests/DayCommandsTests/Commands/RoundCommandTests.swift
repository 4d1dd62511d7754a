import Testing

struct RoundCommandTests {
  @Test(arguments: [
    ("end-of-month 2025-08-29", "2025-08-31"),
    ("next-or-same-friday 2025-08-27", "2025-08-29"),
    ("last-fri-of-month 2025-09-01", "2025-09-26"),
    ("monday-of-week 2025-08-31", "2025-08-25"),
    ("monday-of-week --starting-on sun 2025-08-31", "2025-09-01"),
    ("last-business-day-of-month 2025-08-01", "2025-08-29"),
    ("start-of-week -s sunday 2025-08-29", "2025-08-24"),
    ("end-of-month --to dmy 2025-08-29", "31/08/2025"),
    ("end-of-month --from dmy 29/08/2025", "2025-08-31"),
    ("end-of-month -t dmy today", "31/08/2025"), ("next-friday,next-friday today", "2025-09-12"),
  ])
  func aDateMovesToADayNearIt(_ line: String, _ answer: String) {
    #expect(dayctl("round \(line)") == Run(written: answer + "\n", code: 0))
  }

  @Test func everyPlaceIsAnswered() {
    let rule = "round start-of-month"
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
      dayctl("round end-of-month --json 2025-08-29").written
        == #"{"date":"2025-08-29","rule":"end-of-month","result":"2025-08-31"}"# + "\n")
    #expect(
      dayctl("round end-of-month --csv 2025-08-29").written
        == "date,rule,result\n2025-08-29,end-of-month,2025-08-31\n")
  }

  @Test func aDateWithoutAnAnswerIsReportedAndTheOthersAreAnswered() throws {
    try GoldenCalls.check(
      [
        .init("round 5th-mon-of-month", input: "2025-08-01\n2025-09-01\n")
      ])
  }

  @Test func anInvalidCallIsRejected() throws {
    try GoldenCalls.check(
      [
        "round",
        "round 2025-08-29",
        "round 2025-08-29 end-of-month",
        "round --to end-of-month 2025-08-29",
        "round --to next-15,following",
        "round end-of-month --to x 2025-08-29",
        "round end-of-month --overflow next today",
        "round next-15,friday today",
        "round next-15, today",
        "round next-2-9 today",
        "round march today",
        "round 12-25 today",
        "round Next-15 today",
        "round 2th-day-of-month today",
        "round 22th-day-of-year today",
        "round 400th-day-of-year today",
      ])
  }

  @Test(arguments: [
    ("anniversary 1990-08-29 1990-08-28 2031-09-01", "2025-08-29 2026-08-28 2031-09-01"),
    ("anniversary 1992-02-29", "2026-02-28"),
    ("anniversary 1992-02-29 --overflow next", "2026-03-01"),
    ("nearest-business-day,end-of-month 2025-11-01", "2025-10-31"),
    ("next-or-same-15,previous-or-same-business-day 2025-11-03", "2025-11-14"),
    ("next-12-25 today", "2025-12-25"), ("next-or-same-02-29 today", "2028-02-29"),
    ("100th-day-of-year today", "2025-04-10"),
  ])
  func rulesApplyInOrder(_ line: String, _ answer: String) {
    let answers = answer.split(separator: " ").map { $0 + "\n" }.joined()
    #expect(dayctl("round \(line)") == Run(written: answers, code: 0))
  }

  @Test func theAnniversaryOf29FebruaryCanBeAnError() {
    let run = dayctl("round anniversary 1992-02-29 --overflow reject")
    #expect(run.code == 2 && run.written.contains("February 2026 has 28 days"), "\(run.written)")
  }

  @Test(arguments: [
    ("last-fri-of-quarter", "end-of-quarter,previous-or-same-fri", "2025-09-26"),
    ("1st-mon-of-year", "start-of-year,next-or-same-mon", "2025-01-06"),
    ("last-friday-of-half-year", "end-of-half-year,previous-or-same-friday", "2025-12-26"),
  ])
  func aWeekdayOfAQuarterIsAnsweredWithTheRulesForIt(
    _ word: String, _ rules: String, _ day: String
  ) {
    #expect(dayctl("round \(word) 2025-08-29").written.hasSuffix("-of-month; use \(rules)\n"))
    #expect(dayctl("round \(rules) 2025-08-29").written == "\(day)\n")
  }
}
