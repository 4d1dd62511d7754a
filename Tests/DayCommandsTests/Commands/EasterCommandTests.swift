import CommandGrammar
import Testing

struct EasterCommandTests {
  @Test(arguments: [
    ("2026", "2026-04-05"), ("--orthodox 2026", "2026-04-12"), ("--offset -2 2026", "2026-04-03"),
    ("--offset 49 --orthodox 2026", "2026-05-31"), ("2026-12-31", "2026-04-05"),
    ("today", "2025-04-20"), ("next-year", "2026-04-05"), ("last-year", "2024-03-31"),
    ("--to full --locale fr 2026", "dimanche 5 avril 2026"),
    ("--from dmy 29/08/2026", "2026-04-05"),
    ("9999", "9999-03-28"), ("2025 2026", "2025-04-20\n2026-04-05"),
  ])
  func eachYearHasAnEaster(_ line: String, _ answer: String) {
    #expect(dayctl("easter \(line)") == Run(written: answer + "\n", code: 0))
  }

  @Test func aYearMustNotBeEmpty() { #expect(dayctl(["easter", ""] as [Word]).code == 2) }

  @Test func yearsAreReadFromStandardInputAndColumns() {
    #expect(dayctl("easter", input: "2025\n2026\n").written == "2025-04-20\n2026-04-05\n")
    #expect(
      dayctl("easter --header --column 1", input: "year,x\n2025,a\n").written
        == "year,x\n2025-04-20,a\n")
    #expect(dayctl("easter --json 2026").written == #"{"year":2026,"result":"2026-04-05"}"# + "\n")
  }

  @Test func anInvalidYearIsRejected() throws {
    try GoldenCalls.check(
      [
        "easter 26",
        "easter x",
        "easter --offset 367 2026",
        "easter --offset 300 9999",
      ])
  }

  @Test func aRangeOfYearsIsEachOfItsYears() throws {
    #expect(
      dayctl("easter 2025..2027 2030 -000001..0000").written
        == dayctl("easter 2025 2026 2027 2030 -000001 0000").written)
    try GoldenCalls.check(["easter 2027..2025", "easter 2025..x"])
  }

  @Test func aColumnOfYearsStays() {
    #expect(
      dayctl("easter --header --column year --csv", input: "year,x\n2025,a\n")
        == Run(written: "year,x,result\n2025,a,2025-04-20\n", code: 0))
    #expect(
      dayctl("easter --json-key year --json", input: "{\"year\":2025}\n")
        == Run(written: "{\"year\":2025,\"result\":\"2025-04-20\"}\n", code: 0))
  }
}
