import CommandGrammar
import SeededNumbers
import Testing

/// Amounts in the records.
struct AddCommandAmountsTests {
  @Test(arguments: [
    ("", "2025-08-31,3d"), ("--into 3", ""), ("--round end-of-month", "2025-08-31,3d"),
    ("--round next-or-same-business-day", "2025-09-01,3d"), ("--to dmy", "31/08/2025,3d"),
    ("--jobs 3", "2025-08-31,3d"),
  ])
  func theAmountOfARecordIsAdded(_ options: String, _ line: String) {
    let run = dayctl("add --column 1 --amount-column 2 \(options)", input: "2025-08-28,3d\n")
    guard !line.isEmpty else { return #expect(run.code == 2) }
    #expect(run == Run(written: line + "\n", code: 0))
  }

  @Test(arguments: ["30", "1m", "-2w", "1y2m3d", "5b", "P1M"])
  func anAmountInARecordIsThatOfAnOperand(_ amount: String) {
    let expected = dayctl("add 2025-01-31 \(amount) --round previous-or-same-friday").written
    let json = #"{"d":"2025-01-31","n":""# + amount + "\"}\n"
    let run = dayctl(
      "add --json-key d --amount-key n --into d --round previous-or-same-friday", input: json)
    #expect(run.written == json.replacing("2025-01-31", with: expected.dropLast()))
  }

  @Test func whatHasNoAnswerIsReported() throws {
    try GoldenCalls.check(
      [
        .init("add --column 1 --amount-column 2 --round foo", input: "2025-01-31,1\n"),
        .init("add --column 1 --amount-column 2", input: "2025-01-31,x\n"),
        .init("add --column 1 --amount-column 2 --required", input: "2025-01-31,\n"),
        .init("add --column 1 --amount-column 2", input: "2025-01-31\n"),
        .init("add --column 1 --amount-column 2", input: "9999-12-31,1\n"),
        .init("add --column 1 --amount-column 2 --fiscal-year-start 10", input: "2025-01-31,1\n"),
      ])
  }

  @Test func aRecordWithoutAnAmountStaysAsItIs() {
    let input = "2025-01-31,\n2025-01-31,1\n"
    let run = dayctl("add --column 1 --amount-column 2", input: input)
    #expect(run == Run(written: "2025-01-31,\n2025-02-01,1\n", code: 0))
  }

  @Test func aDateWithoutAnAmountIsListedWithoutAResult() {
    let csv = dayctl("add --column 1 --amount-column 2 --csv", input: "2025-01-31,\n,2\n")
    #expect(csv == Run(written: "1,2,date,result\n2025-01-31,,2025-01-31,\n,2,,\n", code: 0))
    let json = dayctl(
      "add --json-key d --amount-key n --json", input: #"{"d":"2025-01-31","n":null}"# + "\n")
    #expect(
      json.written == #"{"d":"2025-01-31","n":null,"date":"2025-01-31","result":null}"# + "\n")
  }

  @Test(arguments: seeds(90))
  func theAmountOfARecordIsAddedToEachOfItsDates(_ seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    let dates = ["2026-01-01", "2026-04-10", "\"2024-02-29\"", "", "", "2025-12-31"]
    let amounts = ["1", "100", "-7", "1m", "", "\"2w\""]
    let lines = (0..<Int.random(in: 1...30, using: &numbers)).map { _ in
      (dates.randomElement(using: &numbers) ?? "") + ","
        + (dates.randomElement(using: &numbers) ?? "")
        + "," + (amounts.randomElement(using: &numbers) ?? "")
    }
    let input = lines.joined(separator: "\n") + "\n"
    let first = dayctl("add --column 1 --amount-column 3", input: input)
    let both = dayctl("add --column 2 --amount-column 3", input: first.written)
    #expect(dayctl("add --column 1 --column 2 --amount-column 3", input: input) == both)
  }

  @Test(arguments: [
    ("--into 4", "no column 4: the line has 3 columns; to add a column, give a name: --into NAME"),
    ("--header --into x", "no column 'n': the line has 2 columns\n"),
  ])
  func theMessageNamesTheColumnThatARecordLacks(_ options: String, _ message: String) {
    let hasHeader = options.contains("header")
    let run = dayctl(
      "add --column 2 --amount-column \(hasHeader ? "n" : "3") \(options)",
      input: hasHeader ? "i,d,n\n1,2025-08-29\n" : "1,2025-08-29,3\n")
    #expect(run.code == 2 && run.written.contains(message))
  }
}
