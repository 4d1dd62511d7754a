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
        "add 2025-08-29 '0000000000000000000001 days'",
      ])
  }

  @Test func aSpelledOutAmountIsRejectedWithTheWordToWrite() throws {
    let amounts = [
      ("30 days", "30d"), ("30days", "30d"), ("1 day", "1d"), ("1month", "1m"), ("2 Months", "2m"),
      ("+5 business days", "5b"), ("-2 weeks", "-2w"), ("- 2 weeks", "-2w"), ("3 YEARS", "3y"),
      ("1 year 2 months", "1y2m"), ("30 d", "30d"), ("5-days", "5d"),
    ]
    try GoldenCalls.check(amounts.map { .init("add 2025-08-29 -- '\($0.0)'") })
    for (amount, word) in amounts {
      #expect(
        dayctl(["add", "2025-08-29", "--", .init(amount)]).written.hasSuffix("write \(word)\n"))
      #expect(dayctl(["add", "2025-08-29", .init(word)]).code == 0)
    }
  }

  @Test(arguments: [
    "30 fortnights", "days 30", "1m 1m", "30 days ago", "days", "1 business day 1 m",
  ])
  func anotherAmountInWordsIsOnlyRejected(_ amount: String) {
    let run = dayctl(["add", "2025-08-29", .init(amount)])
    #expect(run.code == 2)
    #expect(!run.written.contains("; write 3") && !run.written.contains("; write 1"))
  }

  @Test func anAmountBesideThePlaceOfAmountsIsRejected() throws {
    try GoldenCalls.check(
      ["add --json-key d --amount-key n 5", "add --column 1 --amount-column 2 -30"],
      input: "{\"d\":\"2025-08-29\",\"n\":3}\n")
  }

  @Test func aUnitWithoutItsNumberIsRejectedWithAnExample() throws {
    try GoldenCalls.check(
      [
        "add 2025-08-29 30 weeks"
      ])
  }

  @Test func aMissingAmountIsReported() throws {
    try GoldenCalls.check(
      [
        "add 2025-08-29",
        "add +30 2025-08-29",
        "add 29/08/2025",
        "add tomorrow",
      ])
  }

  @Test func twoAmountsAreRejectedWithTheWordToWrite() throws {
    try GoldenCalls.check(
      [
        "add 2025-08-29 +1m +1d",
        "add 2025-08-29 -1m -30",
        "add 1y 2w",
        "add 2025-08-29 1m -1d",
        "add 2025-08-29 +1d +1d",
        "add 2025-08-29 1m 5b",
      ])
  }

  @Test func aDateThatLooksLikeAnAmountIsADate() {
    #expect(
      dayctl("add --from epoch -86400 +86400 1")
        == Run(written: "1970-01-01\n1970-01-03\n", code: 0))
  }

  @Test func aResultOutOfRangeIsAnError() throws {
    try GoldenCalls.check(
      [
        "add 2025-08-29 2932897",
        "add 2025-08-29 9223372036854775807",
        "add 2025-08-29 -9223372036854775808",
        "add 2025-08-29 9223372036854775807y",
        "add 2025-08-29 -9223372036854775808m",
        "add 2025-08-29 9999999999w",
        "add 2025-08-29 8000y",
        "add 2025-08-29 9223372036854775807b",
        "add 2025-08-29 -9223372036854775808b",
        "add 2025-08-29 P9223372036854775807Y9223372036854775807M",
      ])
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

  @Test func amountsInRecordsAreAddedToOneDate() throws {
    try GoldenCalls.check([
      .init("add 2024-02-29 -", input: "1m\n5b\nfoo\n-1y\n"),
      .init("add 2024-02-29 - --overflow reject", input: "1y\n"),
    ])
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

  @Test func anOptionForBusinessDaysWithoutEffectIsAnError() throws {
    try GoldenCalls.check([
      "add 2025-12-23 5 --weekend fri",
      "diff 2025-12-23 2025-12-31 --weekend fri",
    ])
    for line in [
      "add 2025-12-23 - --weekend fri", "add today+5b 5 --weekend fri",
      "diff 2025-12-23 2025-12-31 --weekend fri --unit business-days",
      "diff 2025-12-23 today+5b --weekend fri",
    ] {
      #expect(dayctl(line).code == 0)
    }
  }

  @Test func aMonthThatIsTooShortFollowsTheRule() throws {
    #expect(dayctl("add 2024-02-29 1y --overflow clamp").written == "2025-02-28\n")
    #expect(dayctl("add 2024-02-29 1y --overflow next").written == "2025-03-01\n")
    try GoldenCalls.check(["add 2024-02-29 1y --overflow reject"])
  }
}
