import Testing

struct CountRowsFiscalYearTests {
  @Test(arguments: [
    ("2025-09-30 2025-10-01 --by year", "FY2025  1\nFY2026  1\n"),
    ("2025-09-30 2026-01-01 --by quarter", "FY2025-Q4  1\nFY2026-Q1  0\nFY2026-Q2  1\n"),
    ("9999-09-30 9999-12-31 --by year", "FY9999     1\nFY+010000  1\n"),
    ("2025-10-01 --by year --csv", "year,count\nFY2026,1\n"),
  ])
  func yearsAndQuartersAreFiscal(_ line: String, _ table: String) {
    #expect(
      dayctl("count --fiscal-year-start october \(line)") == Run(written: table, code: 0))
  }

  @Test func anotherGroupIsNotFiscal() {
    let run = dayctl("count today --by month --fiscal-year-start 10")
    #expect(run.code == 2 && run.written.contains("--fiscal-year-start changes nothing here"))
  }
}
