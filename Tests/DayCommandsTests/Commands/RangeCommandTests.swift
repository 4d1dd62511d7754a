import CommandGrammar
import DayKit
import SeededNumbers
import Testing

struct RangeCommandTests {
  @Test func aSequenceEndsAtADayThatTheFormatCannotWrite() throws {
    try GoldenCalls.check(
      [
        "range 1900-01-02 1899-12-30 --to excel",
        "range 1900-01-02 1899-12-30 --to excel --csv",
      ])
  }

  private static let files = [
    "de.txt": "2025-12-25\n2025-12-26\n2026-01-01\n", "break.txt": "2025-12-27..2026-01-02 Break\n",
  ]

  @Test(
    arguments: [
      ("2025-08-29 2025-08-31", "2025-08-29 2025-08-30 2025-08-31"),
      ("2025-08-29 2025-08-29", "2025-08-29"),
      ("2025-08-29 2025-08-27", "2025-08-29 2025-08-28 2025-08-27"),
      ("2025-01-31 --step 1m --count 4", "2025-01-31 2025-02-28 2025-03-31 2025-04-30"),
      ("2025-03-31 --step -1m -n 3", "2025-03-31 2025-02-28 2025-01-31"),
      ("2025-03-31 2025-01-01 --step 1m", "2025-03-31 2025-02-28 2025-01-31"),
      ("2025-03-31 2025-01-01 --step -1m", "2025-03-31 2025-02-28 2025-01-31"),
      ("2024-02-29 --step 1y --count 5", "2024-02-29 2025-02-28 2026-02-28 2027-02-28 2028-02-29"),
      ("2025-08-29 2025-09-20 --step 2w", "2025-08-29 2025-09-12"),
      ("2025-08-29 2025-08-31 --count 2", "2025-08-29 2025-08-30"),
      ("2025-08-29 2025-08-31 --count 9", "2025-08-29 2025-08-30 2025-08-31"),
      ("2025-08-29 --count 0", ""),
      ("9999-12-31 9999-12-31 --step 6b -n 2 --weekend mon,tue,wed,thu,fri,sat", ""),
      ("9999-12-31 9999-12-31 --step 1b --weekend fri", ""),
      ("9999-12-30 9999-12-31 --step 6b", "9999-12-30"),
      ("--step -1b --weekend mon -- -009999-01-01 -009999-01-01", ""),
      ("2025-08-29 --step P1M1D --count 3", "2025-08-29 2025-09-30 2025-10-31"),
      ("2025-05-10 --nth 2-tue --count 3", "2025-05-13 2025-06-10 2025-07-08"),
      ("2025-05-10 --nth last-fri,1st-mon --count 3", "2025-05-30 2025-06-02 2025-06-27"),
      ("2025-05-10 --nth last-fri --nth 1st-mon --count 3", "2025-05-30 2025-06-02 2025-06-27"),
      ("2025-08-29 2025-09-05 --only mon,wed", "2025-09-01 2025-09-03"),
      ("2025-08-29 2025-09-02 --skip weekends", "2025-08-29 2025-09-01 2025-09-02"),
      (
        "2025-12-24 2025-12-28 --skip holidays --holidays de.txt",
        "2025-12-24 2025-12-27 2025-12-28"
      ),
      ("2025-12-24 2025-12-29 --skip weekends,holidays --holidays de.txt", "2025-12-24 2025-12-29"),
      ("2025-12-24 2025-12-29 --business --holidays de.txt", "2025-12-24 2025-12-29"),
      ("2025-12-29 2025-12-24 --business --holidays de.txt", "2025-12-29 2025-12-24"),
      ("2025-12-24 --business --weekend none --count 2", "2025-12-24 2025-12-25"),
      ("2025-12-27 --step 2b --count 3 --holidays de.txt", "2025-12-29 2025-12-31 2026-01-05"),
      ("2025-12-27 --step -1b --count 2 --holidays de.txt", "2025-12-24 2025-12-23"),
      ("2025-08-29 --rule FREQ=MONTHLY;BYDAY=-1FR --count 2", "2025-08-29 2025-09-26"),
      ("2025-08-28 --rule FREQ=MONTHLY;BYDAY=-1FR 2025-09-26", "2025-08-29 2025-09-26"),
      ("2025-08-29 --rule FREQ=DAILY;COUNT=2", "2025-08-29 2025-08-30"),
      (
        "2025-08-29 --rule FREQ=DAILY;UNTIL=20250902 --business", "2025-08-29 2025-09-01 2025-09-02"
      ),
      (
        "2013-12-30 --rule FREQ=DAILY;UNTIL=20140101T045959Z --time-zone -05:00",
        "2013-12-30 2013-12-31"
      ),
      (
        "2013-12-30 --rule FREQ=DAILY;UNTIL=20140101T045959Z --time-zone UTC",
        "2013-12-30 2013-12-31 2014-01-01"
      ),
      (
        "2013-12-30 --rule FREQ=DAILY;UNTIL=20131231T080000 --time-zone +09:00",
        "2013-12-30 2013-12-31"
      ),
      ("today --rule FREQ=DAILY;COUNT=1; --time-zone UTC", "2025-08-29"),
      (
        "1756425600 --from epoch --rule FREQ=DAILY;COUNT=1 --time-zone -05:00", "2025-08-28"
      ),
      ("2025-08-28 --count 2 --skip fri,sat", "2025-08-28 2025-08-31"),
      ("today today+2", "2025-08-29 2025-08-30 2025-08-31"),
      ("2025-08 --step 1w", "2025-08-01 2025-08-08 2025-08-15 2025-08-22 2025-08-29"),
      ("2025-08 --step -1w", "2025-08-31 2025-08-24 2025-08-17 2025-08-10 2025-08-03"),
      ("2025-08 2025-10 --step 1m", "2025-08-01 2025-09-01 2025-10-01"),
      ("2025-10 2025-08 --step 1m", "2025-10-31 2025-09-30 2025-08-31"),
      ("2025-W35 --only sat,sun", "2025-08-30 2025-08-31"),
      ("2025-08-30 2025-08", "2025-08-30 2025-08-31"),
      ("2025-08 2025-08-02", "2025-08-01 2025-08-02"),
      ("today this-month", "2025-08-29 2025-08-30 2025-08-31"),
      ("last-3-days", "2025-08-27 2025-08-28 2025-08-29"),
      ("2025-Q3 --nth 3-fri", "2025-07-18 2025-08-15 2025-09-19"),
      ("2025-08-28..2025-09 --count 2", "2025-08-28 2025-08-29"),
      ("2025-Q4 --rule FREQ=MONTHLY;BYDAY=-1FR", "2025-10-31 2025-11-28 2025-12-26"),
      ("2025-W52 --business --holidays de.txt", "2025-12-22 2025-12-23 2025-12-24"),
      ("2025-12-24..2025-12-28 --except de.txt", "2025-12-24 2025-12-27 2025-12-28"),
      ("2025-12-24 --count 2 --except de.txt", "2025-12-24 2025-12-27"),
      (
        "2025-12-23..2025-12-31 --except de.txt --except break.txt --business",
        "2025-12-23 2025-12-24"
      ),
      ("01/08/2025..03/08/2025 --from dmy", "2025-08-01 2025-08-02 2025-08-03"),
      ("2025-01 2025-03 --from yyyy-MM --day last --step 1m", "2025-01-31 2025-02-28 2025-03-31"),
      ("9999-12-30 --count 2", "9999-12-30 9999-12-31"),
      ("9999-12-30 9999-12-31 --step 1m", "9999-12-30"),
      ("-009999-01-02 -009999-01-01", "-009999-01-02 -009999-01-01"),
      ("29/08/2025 --from dmy --count 1", "2025-08-29"), ("2025-08-29 -n 1 --to dmy", "29/08/2025"),
    ] as [(String, String)])
  func aSequenceOfDaysIsPrinted(_ line: String, _ days: String) {
    let written = days.split(separator: " ").map { $0 + "\n" }.joined()
    #expect(dayctl("range \(line)", files: Self.files) == Run(written: written, code: 0))
  }

  @Test func aCallThatMakesNoSenseIsRejected() throws {
    try GoldenCalls.check(
      [
        "range 2025-08-29",
        "range 2025-08-29 --rule FREQ=DAILY",
        "range 2025-08-29 2025-08-31 --step -1d",
        "range 2025-08 2025-09 --step -1d",
        "range 2025-08-01..2025-08-32",
        "range 29/08/2025T10 --count 2 --from \"dd/MM/yyyy'T'HH\" --to same",
        "range 2025-08 2025-13",
        "range 2025-08 --except x.txt",
        "range 2025-08-29 --count 2 --step 0",
        "range 2025-08-29 --count 2 --step 0b",
        "range 2025-08-29 --count 2 --step P1M-1D",
        "range 2025-08-29 --count 2 --step 99999999",
        "range 2025-08-29 --count 2 --step 1month",
        "range 2025-08-29 --count 2 --step today",
        "range 2025-08-29 +30",
        "range 45898 999 --from excel --count 1",
        "range 45898 1000 --from excel --count 1",
        "range 2025-08-29 --count -1",
        "range 2025-08-29 --count 2 --rule FREQ=DAILY --step 1d",
        "range 2025-08-29 2025-08-28 --rule FREQ=DAILY",
        "range 2025-08-29 --count 2 --rule FREQ=X",
        "range 2013-12-30 --rule FREQ=DAILY;UNTIL=20140101T045959Z",
        "range 2013-12-30 --rule FREQ=DAILY;UNTIL=20140101T045959Z;X=1 --time-zone UTC",
        "range 2013-12-30 --rule FREQ=DAILY;UNTIL=20140101 --time-zone UTC",
        "range 2025-08-29 --count 2 --business --skip weekends",
        "range 2025-08-29 --count 2 --skip holidays",
        "range 2025-08-29 --count 2 --skip x",
        "range 2025-08-29 --count 2 --nth 6-fri",
        "range 2025-08-29 --count 2 --only x",
        "range 2025-08-29 --count 2 --json --csv",
        "range friday --count 2",
        "range 2025-08-29 2025-02-30",
        "range 9999-12-31 --step 1b --count 1 --weekend mon,tue,wed,thu,fri,sat,sun",
      ], files: Self.files)
  }

  @Test func aSequenceThatTheEndOfTheCalendarCutsIsAnError() throws {
    try GoldenCalls.check(
      [
        "range 9999-12-30 --count 3",
        "range 9999-12-30 --count 3 --step 1m",
        "range 9999-12-30 --count 3 --step 1b",
        "range 9999-12-30 --count 3 --rule FREQ=DAILY",
        "range 9999-12-30 --count 2 --only mon",
      ])
  }

  @Test func oneLineStandsForMostDaysThatCannotBeRounded() throws {
    let run = dayctl("range 2000-01-01 2024-12-31 --round 5th-mon-of-month")
    let lines = run.written.split(separator: "\n").filter { $0.hasPrefix("dayctl") }
    #expect(lines.count == 101 && run.code == 2)
    let months = try (2_000...2_024).flatMap { year in
      try (1...12).map { try YearMonth(year: year, month: $0) }
    }
    let count = months.count { $0.days.count { $0.weekday == .monday } < 5 }
    #expect(lines.last == "dayctl: \(count - 100) more days cannot be rounded")
  }

  @Test func aRuleThatTheEndOfTheCalendarCutsIsAnError() throws {
    try GoldenCalls.check(
      [
        "range 9998-02-14 --rule 'FREQ=YEARLY;COUNT=3'",
        "range 2018-02-14 --rule 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=3'",
        "range 9999-12-31 --rule 'FREQ=DAILY;UNTIL=99991231' --rule 'FREQ=WEEKLY;COUNT=2'",
      ])
  }

  @Test(arguments: [
    "9999-12-30 --rule FREQ=DAILY;COUNT=2", "9999-12-30 --rule FREQ=DAILY;UNTIL=99991231",
    "9999-12-30 9999-12-31 --rule FREQ=DAILY;COUNT=3", "9999-12-30 --rule FREQ=DAILY --count 2",
    "9999-12-30 --rule FREQ=DAILY;COUNT=9 --count 2",
  ])
  func aRuleThatEndsInTheCalendarIsNone(_ call: String) {
    #expect(dayctl("range \(call)") == Run(written: "9999-12-30\n9999-12-31\n", code: 0))
  }

  @Test func jsonAndCSVAreLinesWithADate() {
    #expect(
      dayctl("range 2025-08-29 --count 2 --json").written
        == "{\"date\":\"2025-08-29\"}\n{\"date\":\"2025-08-30\"}\n")
    #expect(
      dayctl("range 2025-08-29 --count 1 --csv --to dmy").written
        == "date,result\n2025-08-29,29/08/2025\n")
    #expect(dayctl("range 2025-08-29 --count 0 --csv").written == "date\n")
  }

  @Test(arguments: seeds(60))
  func aSequenceHasTheDaysThatAWalkFinds(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let start = Day(daysSince1970: Int.random(in: -50_000...50_000, using: &generator))
    let end = start + Int.random(in: -10_000...10_000, using: &generator)
    let step = Int.random(in: 1...9, using: &generator)
    let weekdays = Weekday.allCases.filter { _ in Bool.random(using: &generator) }
    var (days, day): ([Day], Day) = ([], start)
    while start <= end ? day <= end : day >= end {
      if weekdays.isEmpty || weekdays.contains(day.weekday) { days.append(day) }
      day += start <= end ? step : -step
    }
    var words: [Word] = ["range", Word("\(start)"), Word("\(end)"), "--step", Word("\(step)")]
    if !weekdays.isEmpty {
      words += ["--only", Word(weekdays.map { "\($0)".lowercased() }.joined(separator: ","))]
    }
    let (run, meetsNone) = (dayctl(words), days.isEmpty && step % 7 == 0)
    #expect(run.written == days.map { "\($0)\n" }.joined() || meetsNone && run.code == 2)
  }

  @Test(arguments: [
    ("5", "use --count instead of '5'"), ("-5", "for '-5', write 2025-12-31"),
    ("2w", "for '2w', write 2026-01-19"), ("-1m", "for '-1m', write 2025-12-05"),
    ("5b", "'dayctl add' prints the one for '5b'"),
    ("2w --from yyyy-dd-MM", "'dayctl add' prints the one for '2w'"),
  ])
  func anAmountInThePlaceOfTheLastDayIsAnsweredWithTheDay(_ word: String, _ hint: String) {
    let run = dayctl("range 2026-01-05 \(word)")
    #expect(run.code == 2 && run.written.contains(hint))
  }

  @Test(arguments: [
    ("2025-01-31 3", false), ("2025-01-31 +3", false), ("20329 +3", false), ("0 -3", true),
    ("-100 3", true),
  ])
  func aNumberInThePlaceOfTheLastDayIsADateOnlyAfterANumber(_ words: String, _ isDate: Bool) {
    let run = dayctl("range --from days -- \(words)")
    #expect((run.code == 0) == isDate)
    #expect(
      isDate
        || run.written.contains("may be a number of days or a date in the format days: use --count")
    )
  }

  @Test(arguments: [
    ("--from mdy --from dd/MM/yyyy 29/08/2025", "29/08/2025\n30/08/2025\n"),
    ("--from dmy --from d.M.yyyy 2.3.2025", "2.3.2025\n3.3.2025\n"),
    ("--from epoch --from epoch-ms 1756425600000", "1756425600000\n1756512000000\n"),
    ("--from epoch 1756425600", "1756425600\n1756512000\n"),
    ("--from excel today", "45898\n45899\n"),
  ])
  func daysHaveTheFormatOfTheFirstOne(_ words: String, _ days: String) {
    #expect(dayctl("range --to same -n 2 \(words)").written == days)
  }

  @Test(arguments: [
    "--from iso8601 2025-08-29T23:30:00+09:00", "--from epoch 1756425699", "--from excel 45898.75",
    "--from yyyy-MM-dd_HH:mm 2025-08-29_23:30",
  ])
  func aTimeThatNewDatesWouldNotHaveIsReported(_ words: String) {
    let run = dayctl("range --to same -n 2 \(words)")
    #expect(run.code == 2 && run.written.contains("new dates have no time of day"))
  }

  @Test func aNumberFarBeforeTheFirstDayIsTakenForACount() {
    #expect(dayctl("range --from days 20329 7").code == 2)
    #expect(
      dayctl("range --from days 20329 20327").written == "2025-08-29\n2025-08-28\n2025-08-27\n")
  }
}
