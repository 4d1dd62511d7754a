import Testing

struct DiffCommandTests {
  @Test(
    arguments: [
      ("2025-08-29 2025-12-25", "118"), ("2025-12-25 2025-08-29", "-118"),
      ("2025-08-29 2025-08-29", "0"), ("--unit days 2025-08-29 2025-12-25", "118"),
      ("--unit weeks 2025-08-29 2025-12-25", "16"), ("--unit weeks 2025-12-25 2025-08-29", "-16"),
      ("--unit months 2025-01-31 2025-02-28", "0"), ("--unit months 2025-01-31 2025-03-01", "1"),
      ("--unit months 2025-03-31 2025-02-28", "-1"), ("--unit years 2000-02-29 2001-02-28", "0"),
      ("--unit years 2000-02-29 2001-03-01", "1"), ("-u years 2001-03-01 2000-02-29", "-1"),
      ("--unit ymd 2025-01-31 2025-03-01", "P1M1D"), ("--unit ymd 2025-01-31 2025-02-28", "P28D"),
      ("--unit ymd 2025-03-31 2025-02-28", "-P1M"), ("--unit ymd 2024-02-29 2024-02-29", "P0D"),
      ("--unit ymd -009999-01-01 9999-12-31", "P19998Y11M30D"),
      ("--from dmy 29/08/2025 25/12/2025", "118"), ("yesterday tomorrow", "2"),
    ] as [(String, String)])
  func aDifferenceIsCountedInWholeUnits(_ line: String, _ answer: String) {
    #expect(dayctl("diff \(line)") == Run(written: answer + "\n", code: 0))
  }

  @Test(
    arguments: [
      ("2025-08", "31"), ("2024-02", "29"), ("2025", "365"), ("2025-W35", "7"), ("2025-Q3", "92"),
      ("2025-08-01..2025-08-15", "15"), ("2025-08-01/2025-08-15", "15"), ("2025-01..2025-02", "59"),
      ("this-month", "31"), ("last-7-days", "7"), ("today..today", "1"), ("9999", "365"),
      ("2025-08 -u weeks", "4"), ("2025-08 -u weeks,days", "4 3"), ("2025-08 -u months", "1"),
      ("2025 -u quarters", "4"), ("2025-08 -u ymd", "P1M"), ("2025-Q3 --human", "3 months"),
      ("2025-08 -u business-days", "21"), ("2025-08 -u business-days --weekend fri,sat", "21"),
      ("2025-08-30..2025-08-31 -u business-days", "0"),
      ("--from dmy 01/08/2025..15/08/2025", "15"), ("--from dmy 2025-08", "31"),
      (#"2025-08 --json"#, #"{"from":"2025-08-01","to":"2025-08-31","days":31}"#),
      ("2025-08 --csv", "from,to,days\n2025-08-01,2025-08-31,31"),
    ] as [(String, String)])
  func theDaysOfASpanIncludeBothEnds(_ line: String, _ answer: String) {
    #expect(dayctl("diff \(line)") == Run(written: answer + "\n", code: 0))
  }

  @Test func aSpanThatCannotBeCountedIsAnError() throws {
    try GoldenCalls.check(
      [
        "diff 2025-08 2025-10",
        "diff 2025-08 -",
        "diff today 2025-10",
        "diff - 2025 --from epoch",
        "diff 20250829 - --from epoch",
        "diff 2025-08 --abs",
        "diff 2025-08 --column 1",
        "diff 2025-02-01..2025-02-30",
        "diff 2025-Q5",
      ])
  }

  @Test func withoutAnEndDateTheLinesAreEndDates() throws {
    try GoldenCalls.check(
      [
        .init("diff 2025-01-01", input: "2025-01-02\nx\n2024-12-31\n")
      ])
  }

  @Test func withAHyphenAsTheStartDateTheLinesAreStartDates() {
    #expect(
      dayctl("diff -u years - 2025-08-29", input: "1990-05-01\n2000-12-31\n")
        == Run(written: "35\n24\n", code: 0))
    #expect(
      dayctl("diff --json - 2025-08-29", input: "2025-08-01\n").written
        == #"{"from":"2025-08-01","to":"2025-08-29","days":28}"# + "\n")
    #expect(
      dayctl("diff 2025-08-29 -", input: "2025-08-01\n") == Run(written: "-28\n", code: 0))
  }

  @Test func anInvalidStartDateFailsBeforeAnythingIsRead() throws {
    try GoldenCalls.check(
      [
        .init("diff 2025-02-29", input: "2025-01-02\n")
      ])
  }

  @Test func standardInputCannotBeBothDates() throws {
    try GoldenCalls.check(
      [
        .init("diff -", input: "2025-01-01\n"),
        .init("diff - -", input: "2025-01-01\n"),
      ])
  }

  @Test func jsonAndCSVNameThePartsOfAnAnswer() {
    #expect(
      dayctl("diff --json 2025-08-29 2025-12-25").written
        == #"{"from":"2025-08-29","to":"2025-12-25","days":118}"# + "\n")
    #expect(
      dayctl("diff --json --unit ymd 2025-01-31 2025-03-01").written
        == #"{"from":"2025-01-31","to":"2025-03-01","period":"P1M1D","years":0,"months":1,"days":1}"#
        + "\n")
    #expect(
      dayctl("diff --csv --unit weeks 2025-08-29 2025-12-25").written
        == "from,to,weeks\n2025-08-29,2025-12-25,16\n")
  }
}
