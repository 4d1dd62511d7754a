import Testing

struct FormatWordsFiscalYearTests {
  @Test(arguments: [
    ("october", "FY2026-Q1"), ("Oct", "FY2026-Q1"), ("10", "FY2026-Q1"), ("10-01", "FY2026-Q1"),
    ("4", "FY2026-Q3"), ("04-06", "FY2026-Q3"), ("12", "FY2025-Q4"), ("1", "FY2025-Q4"),
    ("okt --locale de", "FY2026-Q1"), ("november --locale de", "FY2026-Q1"),
  ])
  func aYearStartsInAMonthOrOnADay(_ start: String, _ quarter: String) {
    let line = "convert 2025-11-05 --to fiscal-quarter --fiscal-year-start \(start)"
    #expect(dayctl(line) == Run(written: quarter + "\n", code: 0))
  }

  @Test func anotherStartIsAnError() throws {
    try GoldenCalls.check(
      [
        "info today --fiscal-year-start 13",
        "info today --fiscal-year-start 02-30",
        "info today --fiscal-year-start 02-29",
        "info today --fiscal-year-start 2025-10-01",
        "info today --fiscal-year-start soon",
        "info today --fiscal-year-start octobre",
        "convert --from fiscal-year --fiscal-year-start february --day 366 FY2024",
      ])
  }

  @Test(
    arguments: [
      ("convert 2025-11-05 --to fiscal-year", "FY2026"),
      ("convert FY2026 FY2025 --from fiscal-year --day first", "2025-10-01 2024-10-01"),
      ("convert FY2026-Q1 --from fiscal-quarter --day last", "2025-12-31"),
      ("convert FY2026-Q1 --from fiscal-quarter --day 2", "2025-10-02"),
      ("convert end-of-quarter end-of-last-year", "2025-09-30 2024-09-30"),
      ("convert start-of-year start-of-next-quarter", "2024-10-01 2025-10-01"),
      ("add end-of-year 1", "2025-10-01"), ("diff start-of-year today", "332"),
      ("diff 2026", "365"), ("diff FY2024", "366"), ("diff this-quarter", "92"),
      ("range 2026 --step 3m", "2025-10-01 2026-01-01 2026-04-01 2026-07-01"),
      ("range FY2026-Q2 --step 1m", "2026-01-01 2026-02-01 2026-03-01"),
      ("spans last-quarter", "2025-04-01_2025-06-30_91"),
      ("spans this-half-year", "2025-04-01_2025-09-30_183"),
      ("spans 2026-H1", "2025-10-01_2026-03-31_182"), ("diff FY2026-H2", "183"),
      ("convert start-of-next-half-year end-of-half-year", "2025-10-01 2025-09-30"),
      ("count --by half-year 2025-09-30 2025-10-01", "FY2025-H2__1 FY2026-H1__1"),
      (
        "spans --split half-year 2025-09-30..2025-10-01",
        "2025-09-30_2025-09-30_1 2025-10-01_2025-10-01_1"
      ),
      ("round end-of-half-year 2025-11-05", "2026-03-31"),
      ("spans 2025..FY2026", "2024-10-01_2026-09-30_730"),
      (
        "spans --split year 2025-09-30..2025-10-01",
        "2025-09-30_2025-09-30_1 2025-10-01_2025-10-01_1"
      ),
      ("spans --within 2026-Q1 2025", ""),
      ("round end-of-year 2025-11-05", "2026-09-30"),
      ("round last-business-day-of-year 2025-11-05", "2026-09-30"),
      ("round end-of-year,start-of-quarter today", "2025-07-01"),
      ("today --to fiscal-quarter", "FY2025-Q4"),
    ] as [(String, String)])
  func yearsAndQuartersAreFiscal(_ line: String, _ lines: String) {
    let run = dayctl("\(line) --fiscal-year-start 10")
    let expected = lines.split(separator: " ").map { $0.replacing("_", with: " ") + "\n" }.joined()
    #expect(run == Run(written: expected, code: 0), "\(line)")
  }

  @Test(arguments: [
    ("in 2026", "2025-10-01 2026-09-30"), ("in FY2026-Q1", "2025-10-01"),
    ("in this-year", "2025-09-30"), ("before FY2026", "2025-09-30"), ("after 2026", "2026-10-01"),
    ("is first-of-year", "2025-10-01 2026-10-01"),
    ("is end-of-quarter", "2025-09-30 2026-09-30"),
    ("between start-of-year end-of-year", "2025-09-30"),
    ("in 2025..2026-Q1", "2025-09-30 2025-10-01"),
  ])
  func conditionsAreAboutFiscalYears(_ condition: String, _ days: String) {
    let input = "2025-09-30\n2025-10-01\n2026-09-30\n2026-10-01\n"
    let run = dayctl("filter --fiscal-year-start october \(condition)", input: input)
    #expect(run == Run(written: days.split(separator: " ").map { $0 + "\n" }.joined(), code: 0))
  }

  @Test func businessDaysOfOtherCountriesHaveFiscalYears() {
    #expect(
      dayctl("convert end-of-year+1b --fiscal-year-start 10").written == "2025-10-01\n")
    #expect(
      dayctl("add end-of-year 1b --fiscal-year-start 10 --weekend fri,sat").written
        == "2025-10-01\n")
  }

  @Test(arguments: [
    (
      "spans 2025-09..2026-01 --except days.txt",
      "2025-09-01_2025-09-30_30 2026-01-01_2026-01-31_31"
    ),
    ("spans 2025-09..2026-01 --and days.txt", "2025-10-01_2025-12-31_92"),
    ("range 2025-09-30 2026-01-01 --except days.txt", "2025-09-30 2026-01-01"),
    ("add 2025-09-30 +1b --holidays days.txt", "2026-01-01"),
    ("convert 2025-10-01 --round next-business-day --holidays days.txt", "2026-01-01"),
    ("spans", "2025-10-01_2025-12-31_92"), ("spans -", "2025-10-01_2025-12-31_92"),
  ])
  func quartersInFilesAndRecordsAreFiscal(_ line: String, _ lines: String) {
    let expected = lines.split(separator: " ").map { $0.replacing("_", with: " ") + "\n" }.joined()
    for quarter in ["2026-Q1", "FY2026-Q1"] {
      let run = dayctl(
        "\(line) --fiscal-year-start 10", input: quarter + "\n", files: ["days.txt": quarter])
      #expect(run == Run(written: expected, code: 0), "\(line)")
    }
  }

  @Test func infoIsAboutTheFiscalYear() {
    let text = dayctl("info 2025-11-05 --fiscal-year-start 04-06").written
    #expect(text.contains("day of the FY     214 (151 left)\n"))
    #expect(text.contains("fiscal quarter 3  2025-10-06 to 2026-01-05 (92 days)\n"))
    #expect(text.contains("fiscal year 2026  2025-04-06 to 2026-04-05 (365 days)\n"))
    let object = dayctl("info 2025-11-05 --json --fiscal-year-start 04-06").written
    let calendar = dayctl("info 2025-11-05 --json").written
    let parts = #"""
      ,"fiscalYear":2026,"fiscalQuarter":3,"dayOfFiscalYear":214,"daysLeftInFiscalYear":151,\#
      "daysInFiscalYear":365,"firstOfFiscalQuarter":"2025-10-06",\#
      "lastOfFiscalQuarter":"2026-01-05","firstOfFiscalYear":"2025-04-06",\#
      "lastOfFiscalYear":"2026-04-05"}

      """#
    #expect(object == calendar.dropLast(2) + parts)
  }

  @Test func aFiscalYearShowsItsMonths() {
    #expect(
      dayctl("month-grid 2026 --fiscal-year-start 10")
        == dayctl("month-grid 2025-10 --months 12"))
  }

  @Test(arguments: [
    "pick --range", "pick --range --preset FY=FY2025 --presets FY",
    "pick --range --presets this-year",
    "pick --range --initial this-year",
  ])
  func presetsOfAPickerMayBeFiscalYears(_ line: String) {
    let message = "dayctl: pick cannot move the cursor of this terminal (TERM is dumb)\n"
    let run = dayctl("\(line) --fiscal-year-start 10", environment: ["TERM": "dumb"])
    #expect(run == Run(written: message, code: 2))
    let other = dayctl(
      "pick --range --presets today --fiscal-year-start 10", environment: ["TERM": "dumb"])
    #expect(other.written.contains("changes nothing here"))
  }

  @Test(arguments: [
    "info 2025-08-29", "convert end-of-quarter", "spans 2025", "spans 2025-Q2", "diff this-year",
    "spans --split quarter 2025-08-01..2025-12-31",
  ])
  func aYearThatStartsInJanuaryIsThatOfTheCalendar(_ line: String) {
    let fiscal = dayctl("\(line) --fiscal-year-start january").written
    // Only the names are different.
    let plain = fiscal.replacing("FY2025", with: "2025").replacing(
      "day of the FY  ", with: "day of the year"
    )
    .replacing("fiscal quarter 3", with: "quarter 3       ")
    .replacing("fiscal year 2025", with: "year            ").replacing(
      "(365 days)", with: "(365 days, not a leap year)")
    #expect(plain == dayctl(line).written)
  }

  @Test(arguments: [
    "convert today", "add today 1", "convert today --to yyyy-MM", "spans 2025-08", "range 2025-08",
    "count today --by month", "sort today", "diff 2025-08", "diff --unit years 2024-01-01 today",
    "filter is leap-year", "filter in 2025-08", "test today in this-month",
    "round end-of-month today",
    "weekday today", "easter 2025", "month-grid 2025-08", "retain --monthly 2 today", "today",
    "pick --initial 2025-08", "range today --count 2 --round next-business-day",
  ])
  func aStartThatCannotMatterIsAnError(_ line: String) {
    let run = dayctl("\(line) --fiscal-year-start 10", input: "2025-08-29\n")
    #expect(
      run.written.contains("--fiscal-year-start changes nothing here"),
      "\(run.written)")
    #expect(run.code == 2)
  }

  @Test func aCallWithoutWhatItNeedsSaysSo() throws {
    try GoldenCalls.check(
      [
        "convert today --to fiscal-year",
        "convert FY2025 --from fiscal-quarter",
        "diff FY2026",
        "filter in FY2026-Q1",
        "month-grid FY2026",
        "convert FY2025 --from fiscal-year --fiscal-year-start 10",
        "spans FY2026-Q5 --fiscal-year-start 10",
        "convert 2025-Q1 --from yyyy-QQQ --day first --fiscal-year-start 4",
        "convert 2025 --from yyyy --day first --fiscal-year-start 4",
        "round start-of-year today --to yy --fiscal-year-start 4",
        "round end-of-quarter today --to yyyy-'Q'Q --fiscal-year-start 4",
      ], input: "2025-08-29\n")
  }
}
