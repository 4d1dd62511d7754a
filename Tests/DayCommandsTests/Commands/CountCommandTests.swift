import CommandGrammar
import DayKit
import SeededNumbers
import Testing

struct CountCommandTests {
  @Test(arguments: [
    ("day", "2025-08-29  2\n2025-08-30  0\n2025-08-31  1\n"), ("week", "2025-W35  3\n"),
    ("month", "2025-08  3\n"), ("quarter", "2025-Q3  3\n"), ("year", "2025  3\n"),
    (
      "weekday",
      "Monday     0\nTuesday    0\nWednesday  0\nThursday   0\nFriday     2\nSaturday   0\nSunday     1\n"
    ),
  ])
  func datesAreCountedByAGroup(_ group: String, _ table: String) {
    #expect(
      dayctl("count --by \(group) 2025-08-29 2025-08-31 2025-08-29")
        == Run(written: table, code: 0))
  }

  @Test func emptyGroupsAreCounted() {
    #expect(
      dayctl("count --by month", input: "2025-12-31\n2026-03-01\n")
        == Run(written: "2025-12  1\n2026-01  0\n2026-02  0\n2026-03  1\n", code: 0))
    #expect(dayctl("count --by month", input: "") == Run(written: "", code: 0))
  }

  @Test func seriesAreCountedSeparately() {
    let input = "due,by\n2025-08-29,web\n2025-08-29,\"a, b\"\n2025-09-01,web\n"
    #expect(
      dayctl("count --by month --header --column due --series by", input: input)
        == Run(written: "         web  a, b\n2025-08    1     1\n2025-09    1     0\n", code: 0))
    #expect(
      dayctl("count --by month --header --column due --series by --csv", input: input).written
        == "month,web,\"a, b\"\n2025-08,1,1\n2025-09,1,0\n")
    #expect(
      dayctl("count --by year --header --column due --series by --json", input: input).written
        == #"{"year":"2025","count":3,"series":{"web":2,"a, b":1}}"# + "\n")
    #expect(
      dayctl(
        "count --by year --json-key d --series s --csv",
        input: #"{"d":"2025-08-29","s":"x"}"# + "\n"
      )
      .written == "year,x\n2025,1\n")
  }

  @Test func weeksAndWeekdaysStartOnTheRequestedDay() {
    #expect(
      dayctl("count --by week --starting-on sunday 2025-08-30 2025-08-31")
        == Run(written: "2025-08-24  1\n2025-08-31  1\n", code: 0))
    #expect(
      dayctl("count --by weekday --locale en_US 2025-08-31").written.hasPrefix("Sunday     1\n"))
  }

  @Test func anOptionThatCannotBeUsedIsReported() throws {
    try GoldenCalls.check(
      [
        "count --series by 2025-08-29",
        "count --on-error keep 2025-08-29",
        "count --by hour 2025-08-29",
      ])
  }

  @Test(arguments: [
    "day", "week", "half-month", "month", "quarter", "half-year", "year", "weekday",
    "day-of-month",
    "month-of-year", "2w", "3m",
  ])
  func countsSumToTheNumberOfDates(_ group: String) {
    var generator = SplitMix64(seed: 3)
    var input = ""
    for _ in 0..<3_000 {
      let (month, day) = (
        Int.random(in: 1...9, using: &generator), Int.random(in: 10...28, using: &generator)
      )
      input += "20\(Int.random(in: 10...25, using: &generator))-0\(month)-\(day)\n"
    }
    let words: [Word] = ["count", "--by", Word(group), "--csv"]
    let run = dayctl(words, input: Array(input.utf8))
    let sum = run.written.split(separator: "\n").dropFirst()
      .compactMap { $0.split(separator: ",").last.flatMap { Int($0) } }.reduce(0, +)
    #expect(sum == 3_000)
    #expect(dayctl(words + ["--jobs", "4"], input: Array(input.utf8), chunkSize: 500) == run)
  }

  private static func count(_ options: String, series: [UInt8]) -> Run {
    let words = "count --by year --column 1 --series 2 \(options)".split(separator: " ")
    return dayctl(
      words.map { Word(String($0)) }, input: Array("2025-08-29,".utf8) + series + [0x0A])
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE], "\u{FFFD}\u{FFFD}"), ([0x61, 0xE2, 0x82, 0x62], "a\u{FFFD}b"),
      (Array("é".utf8), "é"),
    ] as [([UInt8], String)])
  func namesInJSONAreUTF8(_ series: [UInt8], _ name: String) {
    #expect(
      Self.count("--json", series: series)
        == Run(written: "{\"year\":\"2025\",\"count\":1,\"series\":{\"\(name)\":1}}\n", code: 0))
  }

  @Test func aMissingColumnForTheSeriesIsNamed() throws {
    try GoldenCalls.check(
      [
        .init("count --by year --header --column d --series s", input: "d,n\n2025-08-29,1\n")
      ])
  }

  @Test(arguments: [[0xFF], Array("\u{FFFD}".utf8)] as [[UInt8]])
  func seriesThatWouldHaveTheSameKeyAreReported(_ end: [UInt8]) {
    let words: [Word] = ["count", "--by", "year", "--column", "1", "--series", "2"]
    let input =
      Array("2025-08-29,a".utf8) + end + [0x0A] + Array("2025-08-29,a".utf8) + [0xFE, 0x0A]
    #expect(
      dayctl(words + ["--json"], input: input)
        == Run(
          written:
            "dayctl: the names of two series differ only in bytes that are not UTF-8, which JSON "
            + "cannot have: 'a\\xfe'; use --csv\n", code: 2))
    #expect(dayctl(words + ["--csv"], input: input).code == 0)
  }

  @Test(arguments: [
    ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("👩\u{200D}🚀", "👩\u{200D}🚀"),
    ("❤\u{FE0F}", "❤\u{FE0F}"), ("O'Brien", "O'Brien"), ("a\u{202E}b", #"a\u{202e}b"#),
    ("\u{2066}a", #"\u{2066}a"#), ("a\u{1B}b", #"a\x1bb"#), ("", "(empty)"),
  ])
  func namesAreShownAsPeopleWriteThem(_ name: String, _ shown: String) {
    for options in ["--table", "--chart", "--svg"] {
      let text = Self.count(options, series: Array(name.utf8)).written
      #expect(text.contains(shown), "\(options)")
    }
  }

  @Test func anEmptyNameStaysEmptyInStructuredOutput() {
    #expect(Self.count("--csv", series: []).written == "year,\n2025,1\n")
    #expect(
      Self.count("--json", series: []).written
        == #"{"year":"2025","count":1,"series":{"":1}}"# + "\n")
  }

  @Test(arguments: [
    ("half-month", "2025-08-01  1\n2025-08-16  2\n2025-09-01  1\n"),
    ("2w", "2025-08-15  1\n2025-08-29  3\n"),
    ("10d", "2025-08-15  1\n2025-08-25  2\n2025-09-04  1\n"),
    ("1m", "2025-08-15  4\n"), ("14", "2025-08-15  1\n2025-08-29  3\n"),
    ("2w --anchor 2025-09-07", "2025-08-10  1\n2025-08-24  3\n"),
    ("half-month --cumulative", "2025-08-01  1\n2025-08-16  3\n2025-09-01  4\n"),
    ("month --cumulative --csv", "month,count\n2025-08,3\n2025-09,4\n"),
    (
      "2w --json",
      "{\"period\":\"2025-08-15\",\"count\":1}\n{\"period\":\"2025-08-29\",\"count\":3}\n"
    ),
  ])
  func datesAreCountedByOtherSpans(_ group: String, _ output: String) {
    #expect(
      dayctl("count --by \(group) 2025-08-29 2025-08-15 2025-08-31 2025-09-04")
        == Run(written: output, code: 0))
    #expect(dayctl("count --by \(group)", input: "").code == 0)
  }

  @Test func monthsAndDaysOfMonthsAreCounted() {
    let months = dayctl("count --by month-of-year 2025-08-29 2024-08-01 2025-12-31").written
    #expect(months.split(separator: "\n").count == 12)
    #expect(months.contains("August     2\n") && months.hasSuffix("December   1\n"))
    #expect(
      dayctl("count --by month-of-year --locale de --csv 2025-05-01").written.contains("Mai,1\n"))
    let days = dayctl("count --by day-of-month --json 2025-08-31 2025-01-31").written
    #expect(days.hasSuffix("{\"day-of-month\":31,\"count\":2}\n"))
    #expect(
      dayctl("count --by month-of-year --chart 2025-08-31").written.contains("Aug  ####"))
  }

  @Test func absentDatesAreNotInRunningTotals() {
    let input = "on,by\n2025-08-29,a\n,a\n2025-09-01,b\n2025-10-01,a\n"
    #expect(
      dayctl("count --header --column on --by month --cumulative --series by", input: input).written
        == "         a  b\n2025-08  1  0\n2025-09  1  1\n2025-10  2  1\nnone     1  0\n")
    #expect(
      dayctl("count --header --column on --by year --cumulative --json", input: input).written
        == "{\"year\":\"2025\",\"count\":3}\n{\"year\":null,\"count\":1}\n")
  }

  @Test(arguments: [
    ("", "2025  2\nnone  3\n"),
    ("--series 2", "      a  (empty)\n2025  1        1\nnone  1        2\n"),
    ("--series 2 --csv", "year,a,\n2025,1,1\n,1,2\n"),
  ])
  func emptyLinesAreCountedAsRecordsWithoutADate(_ options: String, _ output: String) {
    for threads in 1...2 {
      #expect(
        dayctl(
          "count --by year --column 1 --delimiter , --jobs \(threads) \(options)",
          input: "2025-08-29,a\n\n,a\n\n2025-09-01,\n")
          == Run(written: output, code: 0))
    }
  }

  @Test(arguments: [
    ("--buckets 30,60", "0-29   2\n30-59  1\n60+    1\n"),
    ("--buckets 30,60 --as-of 2025-08-01", "<0     2\n0-29   1\n30-59  0\n60+    1\n"),
    ("--buckets 1 --unit weeks --csv", "bucket,count\n0,1\n1+,3\n"),
    ("--buckets 30,60 --cumulative", "0-29   2\n30-59  3\n60+    4\n"),
    ("--buckets 18,65 --unit years", "0-17   4\n18-64  0\n65+    0\n"),
  ])
  func datesAreCountedByAge(_ options: String, _ output: String) {
    #expect(
      dayctl("count \(options) 2025-08-29 2025-08-02 2025-07-15 2025-01-01")
        == Run(written: output, code: 0))
  }

  @Test(arguments: seeds(40), ["days", "weeks", "months", "quarters", "years"])
  func agesAreThoseOfDifferences(_ seed: UInt64, _ unit: String) {
    var generator = SplitMix64(seed: seed)
    let center = Day(daysSince1970: .random(in: -900_000...900_000, using: &generator))
    let lines = (0..<60).map { _ in "\(center + Int.random(in: -900...900, using: &generator))\n" }
      .joined()
    let options = "--buckets 1,3,12 --unit \(unit)"
    let table = dayctl("count \(options) --as-of \(center) --csv", input: lines)
    let answers = dayctl("diff \(options) -- - \(center)", input: lines).written
      .split(separator: "\n")
    for row in table.written.split(separator: "\n").dropFirst() {
      let fields = row.split(separator: ",")
      #expect(answers.count { $0 == fields[0] } == Int(fields[1]))
    }
    #expect(answers.contains("<0") == table.written.contains("<0"))
  }

  @Test func otherGroupsAreErrors() throws {
    try GoldenCalls.check(
      [
        "count --by 5b today",
        "count --by 1m1d today",
        "count --by 2weeks today",
        "count --by fortnight today",
        "count --by dom today",
        "count --anchor today today",
        "count --by month --anchor today today",
        "count --by 2w --starting-on monday today",
        "count --by weekday --cumulative today",
        "count --by month --buckets 3 today",
        "count --unit years today",
        "count --as-of today today",
        "count --buckets 3 --unit business-days today",
        "count --buckets 3 --as-of foo today",
        "count --buckets 3 --as-of 2025 --from epoch 1764374400",
        "count --by 2w --anchor 20250101 --from epoch 1764374400",
        "count --buckets 3 --as-of 202501 --from epoch 1764374400",
        "count --ages 18,65 today",
        "count --running today",
      ])
  }

  @Test(
    arguments: ["year", "half-year", "quarter"], ["9999-12-31", "-000043-01-01", "2025-10-01"])
  func tablesOfFiscalYearsAreMergedAtBothEndsOfTheCalendar(_ group: String, _ day: String) throws {
    let table = dayctl("count --by \(group) --fiscal-year-start 10 --csv", input: day + "\n")
    #expect(table.code == 0)
    #expect(
      dayctl("count --merge --csv --fiscal-year-start 10", input: table.written) == table)
  }

  @Test func coloursNeedAChart() {
    #expect(dayctl("count --color always", input: "2025-08-29\n").code == 2)
    #expect(dayctl("count --color always --chart", input: "2025-08-29\n").code == 0)
    #expect(dayctl("count --color never", input: "2025-08-29\n").code == 0)
  }
}
