import CommandGrammar
import Testing

struct AddCommandTests {
  @Test(
    arguments: [
      ("2025-08-29 +30", "2025-09-28"), ("2025-08-29 30", "2025-09-28"),
      ("2025-08-29 30d", "2025-09-28"), ("2025-08-29 -30", "2025-07-30"),
      ("2025-08-29 2w", "2025-09-12"), ("2025-08-29 1m", "2025-09-29"),
      ("2025-08-29 1mo", "2025-09-29"), ("2025-08-29 -1m", "2025-07-29"),
      ("2025-08-29 1y", "2026-08-29"), ("2025-08-29 1y2m3d", "2026-11-01"),
      ("2025-08-29 3d2m1y", "2026-11-01"), ("2025-08-29 P1Y2M3D", "2026-11-01"),
      ("2025-08-29 P1M-1D", "2025-09-28"), ("2025-08-29 0", "2025-08-29"),
      ("2025-01-31 1m", "2025-02-28"), ("2024-01-31 1m", "2024-02-29"),
      ("2000-02-29 1y1m", "2001-03-29"), ("2024-02-29 1y", "2025-02-28"),
      ("2025-08-29 1b", "2025-09-01"), ("2025-08-29 5b", "2025-09-05"),
      ("2025-08-30 1b", "2025-09-01"), ("2025-08-30 -1b", "2025-08-29"),
      ("2025-08-30 0b", "2025-08-30"), ("2025-09-01 -1b", "2025-08-29"),
      ("9999-12-30 1", "9999-12-31"), ("-009999-01-02 -1", "-009999-01-01"),
    ] as [(String, String)])
  func anAmountMovesADate(_ line: String, _ result: String) {
    #expect(dayctl("add \(line)") == Run(written: result + "\n", code: 0))
  }

  @Test func anInvalidAmountIsRejected() throws {
    try GoldenCalls.check(
      [
        "add 2025-08-29 abc",
        "add 2025-08-29 1.5",
        "add 2025-08-29 1m1m",
        "add 2025-08-29 1m5b",
        "add 2025-08-29 PT5H",
        "add 2025-08-29 99999999999999999999",
        "add 2025-08-29 1y99999999999999999999d",
      ])
  }

  @Test(arguments: [
    ("30 days", "30d"), ("30days", "30d"), ("1 day", "1d"), ("1month", "1m"), ("2 Months", "2m"),
    ("+5 business days", "5b"), ("-2 weeks", "-2w"), ("- 2 weeks", "-2w"), ("3 YEARS", "3y"),
    ("1 year 2 months", "1y2m"), ("30 d", "30d"), ("5-days", "5d"),
  ])
  func aSpelledOutAmountIsRejectedWithTheWordToWrite(_ amount: String, _ word: String) {
    #expect(
      dayctl(["add", "2025-08-29", "--", .init(amount)])
        == Run(written: "dayctl: '\(amount)' is not an amount; write \(word)\n", code: 2))
    #expect(dayctl(["add", "2025-08-29", .init(word)]).code == 0)
  }

  @Test(arguments: [
    "30 fortnights", "days 30", "1m 1m", "30 days ago", "days", "1 business day 1 m",
  ])
  func anotherAmountInWordsIsOnlyRejected(_ amount: String) {
    let run = dayctl(["add", "2025-08-29", .init(amount)])
    #expect(run.code == 2)
    #expect(!run.written.contains("; write 3") && !run.written.contains("; write 1"))
  }

  @Test func aUnitWithoutItsNumberIsRejectedWithAnExample() {
    #expect(
      dayctl("add 2025-08-29 30 weeks").written
        == "dayctl: 'weeks' is not an amount; write the number and the unit in one word, such as 1w\n"
    )
  }

  @Test(arguments: ["2025-08-29", "+30 2025-08-29", "29/08/2025", "tomorrow"])
  func aMissingAmountIsReported(_ operands: String) {
    let last = operands.split(separator: " ").last ?? ""
    #expect(
      dayctl("add \(operands)").written
        == "dayctl: missing amount after '\(last)': dayctl add [DATE…] AMOUNT\n")
  }

  @Test(arguments: [
    ("2025-08-29 +1m +1d", "; write 1m1d"), ("2025-08-29 -1m -30", "; write -1m30d"),
    ("1y 2w", "; write 1y2w"), ("2025-08-29 1m -1d", "; write P1M-1D"),
    ("2025-08-29 +1d +1d", ", and '+1d' is not a date"),
    ("2025-08-29 1m 5b", ", and '1m' is not a date"),
  ])
  func twoAmountsAreRejectedWithTheWordToWrite(_ operands: String, _ fix: String) {
    #expect(
      dayctl("add \(operands)")
        == Run(written: "dayctl: only one amount is allowed\(fix)\n", code: 2))
  }

  @Test func aDateThatLooksLikeAnAmountIsADate() {
    #expect(
      dayctl("add --from epoch -86400 +86400 1")
        == Run(written: "1970-01-01\n1970-01-03\n", code: 0))
  }

  @Test(arguments: [
    "2932897", "9223372036854775807", "-9223372036854775808", "9223372036854775807y",
    "-9223372036854775808m", "9999999999w", "8000y", "9223372036854775807b",
    "-9223372036854775808b", "P9223372036854775807Y9223372036854775807M",
  ])
  func aResultOutOfRangeIsAnError(_ amount: String) {
    let message =
      "the result for '2025-08-29' is out of range: dates range from -009999-01-01 to 9999-12-31"
    #expect(dayctl("add 2025-08-29 \(amount)") == Run(written: "dayctl: \(message)\n", code: 2))
  }

  @Test func answersAreWrittenInTheRequestedFormat() {
    #expect(dayctl("add --to epoch 1970-01-01 1").written == "86400\n")
    #expect(dayctl("add --to d.M.yyyy 2025-08-29 9").written == "7.9.2025\n")
    #expect(
      dayctl("add --json 2025-08-29 1m").written
        == #"{"date":"2025-08-29","amount":"P1M","result":"2025-09-29"}"# + "\n")
    #expect(
      dayctl("add --csv --to dmy 2025-08-29 2025-12-31 1").written
        == "date,amount,result\n2025-08-29,P1D,30/08/2025\n2025-12-31,P1D,01/01/2026\n")
  }

  @Test func amountsInRecordsAreAddedToOneDate() {
    #expect(
      dayctl("add 2024-02-29 -", input: "1m\n5b\nfoo\n-1y\n")
        == Run(
          written: """
            2024-03-29
            2024-03-07
            dayctl: <stdin>:3: 'foo' is not an amount such as 30, -30, 2w, 1m, 1y2m3d, P1Y2M3D or 5b
            2023-02-28

            """, code: 2))
    #expect(
      dayctl("add 2024-02-29 - --column 2 --into new", input: "a,1y\n")
        == Run(written: "a,1y,2025-02-28\n", code: 0))
    #expect(
      dayctl("add 29/02/2024 - --from dmy --to dmy --csv", input: "1m\n5b\r\n")
        == Run(
          written: "date,amount,result\n2024-02-29,1m,29/03/2024\n2024-02-29,5b,07/03/2024\n",
          code: 0))
    #expect(
      dayctl("add 2024-02-29 - --json --to epoch --column 2", input: "a,1y\n")
        == Run(
          written: #"{"1":"a","2":"1y","date":"2024-02-29","result":1740700800}"# + "\n", code: 0))
    #expect(
      dayctl("add 2024-02-29 - --overflow reject", input: "1y\n")
        == Run(
          written: "dayctl: <stdin>:1: there is no result for '1y': February 2025 has 28 days\n",
          code: 2))
  }

  @Test func amountsInRecordsNeedOneDate() throws {
    try GoldenCalls.check(
      [
        "add -",
        "add 2025-01-01 2025-01-02 -",
        "add 2025-01-01 - --in-text",
        "add 0 - --from epoch --to same",
      ])
  }

  @Test(arguments: [
    ("add 2025-12-23 5 --weekend fri", "--weekend", "write an amount such as 5b"),
    ("add 2025-12-23 - --weekend fri", nil, ""),
    ("add today+5b 5 --weekend fri", nil, ""),
    ("diff 2025-12-23 2025-12-31 --weekend fri", "--weekend", "add --unit business-days"),
    ("diff 2025-12-23 2025-12-31 --weekend fri --unit business-days", nil, ""),
    ("diff 2025-12-23 today+5b --weekend fri", nil, ""),
  ])
  func anOptionForBusinessDaysWithoutEffectIsAnError(
    _ line: String, _ option: String?, _ fix: String
  ) {
    let run = dayctl(line)
    guard let option else {
      #expect(run.code == 0)
      return
    }
    let message = "dayctl: \(option) applies to business days only: \(fix)\n"
    #expect(run == Run(written: message, code: 2))
  }

  @Test(arguments: [
    ("clamp", "2025-02-28\n", 0), ("next", "2025-03-01\n", 0),
    (
      "reject",
      "dayctl: the result for '2024-02-29' does not exist: February 2025 has 28 days\n", 2
    ),
  ])
  func aMonthThatIsTooShortFollowsTheRule(_ rule: String, _ written: String, _ code: Int32) {
    #expect(
      dayctl("add 2024-02-29 1y --overflow \(rule)") == Run(written: written, code: code))
  }
}
