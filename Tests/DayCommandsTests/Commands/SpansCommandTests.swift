import CommandGrammar
import DayKit
import SeededNumbers
import Testing

struct SpansCommandTests {
  @Test(arguments: ["zz,2025-08-03,", "zz,,", "zz,foo,2025-08-04"])
  func aGroupWithoutDatesHasNoGaps(_ record: String) {
    let input = "g,f,t\na,2025-08-02,2025-08-03\nb,2025-09-01,2025-09-02\n\(record)\n"
    let run = dayctl(
      "spans --gaps --within 2025-08-01..2025-08-05 --header --column f --column t --by g -q",
      input: input)
    #expect(
      run.written == """
        2025-08-01 2025-08-01 1 a
        2025-08-04 2025-08-05 2 a
        2025-08-01 2025-08-05 5 b

        """)
  }

  @Test(
    arguments: [
      ("2025-08-03 2025-08-01 2025-08-02 2025-08-02", "2025-08-01 2025-08-03 3"),
      ("2025-08-01..2025-08-15", "2025-08-01 2025-08-15 15"),
      ("2025-08-01/2025-08-15 2025-08-16", "2025-08-01 2025-08-16 16"),
      ("--from d/M/yyyy 1/8/2025/3/8/2025 4/8/2025", "2025-08-01 2025-08-04 4"),
      ("2025-08 2025-W36", "2025-08-01 2025-09-07 38"),
      ("2025-Q1..2025-Q2", "2025-01-01 2025-06-30 181"),
      ("today..today+2", "2025-08-29 2025-08-31 3"), ("this-week", "2025-08-25 2025-08-31 7"),
      ("last-month..this-month", "2025-07-01 2025-08-31 62"),
      ("last-7-days", "2025-08-23 2025-08-29 7"), ("last-half-year", "2025-01-01 2025-06-30 181"),
      ("--split half-year 2025", "2025-01-01 2025-06-30 181;2025-07-01 2025-12-31 184"),
      ("--within last-quarter --gaps 2025-05", "2025-04-01 2025-04-30 30;2025-06-01 2025-06-30 30"),
      (
        "--from dmy 01/08/2025/15/08/2025 2025-09",
        "2025-08-01 2025-08-15 15;2025-09-01 2025-09-30 30"
      ),
      (
        "--from yyyy-MM --day last 2025-08 2025-Q4",
        "2025-08-31 2025-08-31 1;2025-10-01 2025-12-31 92"
      ),
      ("--interval 2025-08 2025-10-02", "2025-08-01/2025-08-31;2025-10-02/2025-10-02"),
      ("--days 2025-08-29..2025-08-31", "2025-08-29;2025-08-30;2025-08-31"),
      ("--json 2025-08-29", #"{"first":"2025-08-29","last":"2025-08-29","days":1}"#),
      ("--json --days 2025-08-29", #"{"date":"2025-08-29"}"#),
      ("--csv 2025-08", "first,last,days;2025-08-01,2025-08-31,31"),
      ("--csv --days 2025-08-29", "date;2025-08-29"),
      ("--in-text 2025-08-01..2025-08-03", "2025-08-01 2025-08-01 1;2025-08-03 2025-08-03 1"),
      ("-9999-01-01 9999-12-31", nil),
      ("-009999-01-01..9999-12-31", "-009999-01-01 9999-12-31 7304484"),
    ] as [(String, String?)])
  func datesAndSpansAreMerged(_ words: String, _ lines: String?) {
    check(words, lines)
  }

  @Test(
    arguments: [
      ("--gaps 2025-08-01 2025-08-05", "2025-08-02 2025-08-04 3"),
      ("--gaps 2025-08-01", ""),
      (
        "--gaps --within 2025-08 2025-08-02..2025-08-30",
        "2025-08-01 2025-08-01 1;2025-08-31 2025-08-31 1"
      ),
      ("--within 2025-08-10..2025-08-20 2025-08", "2025-08-10 2025-08-20 11"),
      ("--within 2025-08-10/2025-08-20 2025-08-19..2025-09-01", "2025-08-19 2025-08-20 2"),
      ("--business 2025-08-29 2025-09-01", "2025-08-29 2025-09-01 2"),
      ("--business 2025-08-30", ""),
      ("--business --days 2025-08-29..2025-09-01", "2025-08-29;2025-09-01"),
      ("--business --gaps 2025-08-28 2025-09-02", "2025-08-29 2025-09-01 2"),
      ("--business --weekend fri,sat 2025-08-28 2025-08-31", "2025-08-28 2025-08-31 2"),
      (
        "--join 1 2025-08-01 2025-08-03 2025-08-06",
        "2025-08-01 2025-08-03 3;2025-08-06 2025-08-06 1"
      ),
      ("--join 5 --within 2025-08-05..2025-08-07 2025-08-03 2025-08-08", "2025-08-05 2025-08-07 3"),
      ("--join 1 --gaps 2025-08-01 2025-08-03 2025-08-06", "2025-08-04 2025-08-05 2"),
      ("--join 1 --business 2025-08-28 2025-09-01", "2025-08-28 2025-09-01 3"),
      (
        "--longest 2025-08-01 2025-08-03 2025-08-04 2025-08-06..2025-08-07",
        "2025-08-03 2025-08-04 2"
      ),
      ("--longest --gaps 2025-08-01", ""),
      ("--at-least 2 2025-08-01 2025-08-03 2025-08-04", "2025-08-03 2025-08-04 2"),
      (
        "--overlaps 2025-08-01..2025-08-05 2025-08-04..2025-08-09 2025-08-09",
        "2025-08-04 2025-08-05 2;2025-08-09 2025-08-09 1"
      ),
      ("--split month 2025-08-30..2025-09-02", "2025-08-30 2025-08-31 2;2025-09-01 2025-09-02 2"),
      (
        "--split week --business 2025-08-29..2025-09-02",
        "2025-08-29 2025-08-29 1;2025-09-01 2025-09-02 2"
      ),
      ("--split year 9999", "9999-01-01 9999-12-31 365"),
    ] as [(String, String?)])
  func optionsSelectSpans(_ words: String, _ lines: String?) {
    check(words, lines)
  }

  private func check(_ words: String, _ lines: String?) {
    let run = dayctl("spans \(words)")
    guard let lines else { return #expect(run.code == 2) }
    let expected = lines.split(separator: ";").map { "\($0)\n" }.joined()
    #expect(run == Run(written: expected, code: 0))
  }

  @Test(arguments: [
    ("--column 1 --column 2", "2025-08-01,2025-08-03\n2025-08-04,2025-08-05\n,\n"),
    ("--header --column a --column b", "a,b\n2025-08-01,2025-08-02\n2025-08-03,2025-08-05\n"),
    ("--column 2", "x,2025-08-01..2025-08-04\ny,2025-08-05\nz,\n"),
    ("--json-key a --json-key b", #"{"a":"2025-08-01","b":"2025-08-05"}"# + "\n"),
    ("--json-key a", #"{"a":"2025-08-01\/2025-08-05"}"# + "\n" + #"{"a":null}"# + "\n"),
    ("", "2025-08-01\n\n2025-08-02..2025-08-03\n2025-08-04/2025-08-05\n"),
    ("--in-text", "a 2025-08-01, 2025-08-02\n2025-08-03 2025-08-04\nb 2025-08-05\n"),
  ])
  func datesAndSpansAreReadInEveryPlace(_ words: String, _ input: String) {
    #expect(
      dayctl("spans \(words)", input: input)
        == Run(written: "2025-08-01 2025-08-05 5\n", code: 0))
  }

  @Test(arguments: ["who,from,to\n", "who,from,to\na,2025-08-03,2025-08-01\n"])
  func groupsWithoutSpansHaveTheHeaderOfOthers(_ input: String) {
    let run = dayctl("spans --header --column from --column to --by who --csv", input: input)
    #expect(run.written.hasSuffix("by,first,last,days\n"))
  }

  @Test func eachValueOfAColumnHasItsSpans() {
    let input =
      "who,from,to\nb c,2025-08-01,2025-08-02\na,2025-08-09,2025-08-09\nb c,2025-08-03,2025-08-03\n"
    let words = "spans --header --column from --column to --by who"
    #expect(
      dayctl(words, input: input).written
        == "2025-08-01 2025-08-03 3 b c\n2025-08-09 2025-08-09 1 a\n")
    #expect(
      dayctl(words + " --csv", input: input).written
        == "by,first,last,days\nb c,2025-08-01,2025-08-03,3\na,2025-08-09,2025-08-09,1\n")
    #expect(
      dayctl(words + " --longest --json", input: input).written.hasPrefix(
        #"{"by":"b c","first":"2025-08-01","last":"2025-08-03","days":3}"#))
    #expect(
      dayctl("spans --column 2 --by 1 --days", input: "x,2025-08-01..2025-08-02\ny,2025-08-01\n")
        .written == "2025-08-01 x\n2025-08-02 x\n2025-08-01 y\n")
  }

  @Test(arguments: seeds(60), ["", "--overlaps"])
  func theDaysAreThoseOfASet(_ seed: UInt64, _ option: String) {
    var generator = SplitMix64(seed: seed)
    let start = Day(daysSince1970: 20_000)
    var (lines, rows, counts) = ("", "", [Day: Int]())
    for _ in 0..<Int.random(in: 1..<80, using: &generator) {
      let first = start + Int.random(in: 0..<400, using: &generator)
      let last = first + [0, 0, 0, 2, 9][Int.random(in: 0..<5, using: &generator)]
      lines += first == last ? "\(first)\n" : "\(first)..\(last)\n"
      rows += "\(first),\(last)\n"
      for day in first...last { counts[day, default: 0] += 1 }
    }
    let days = counts.filter { $0.value > (option.isEmpty ? 0 : 1) }.keys.sorted()
    let expected = days.map { "\($0)\n" }.joined()
    for words in ["", "--column 1", "--jobs 3", "--on-error stop --jobs 2"] {
      #expect(inChunks("--days \(option) \(words)", lines) == expected)
    }
    for words in ["--jobs 1", "--jobs 3"] {
      #expect(
        inChunks("--days \(option) --column 1 --column 2 \(words)", rows) == expected)
    }
  }

  private func inChunks(_ words: String, _ input: String) -> String {
    let words = ["spans"] + words.split(separator: " ").map { Word(String($0)) }
    return dayctl(words, input: Array(input.utf8), chunkSize: 100).written
  }

  @Test func mistakesAreErrorsWithAReason() throws {
    try GoldenCalls.check(
      [
        "spans 2025-08-15..2025-08-01",
        "spans --column 1 --column 2 2025-08-15,2025-08-01",
        "spans --column 1 --column 2 2025-08,2025-09",
        "spans --column 1 --column 2 --from yyyy-MM --day first 2025-08,2025-09",
        "spans --join -1 today",
        "spans --days --split month today",
        "spans --at-least 0 today",
        "spans --by room today",
        "spans --column 2 --by 0 x,today",
        "spans --interval --json today",
        "spans --weekend fri today",
        "spans --within 2025-08-15..2025-08-01 today",
        "spans --on-error keep today",
        "spans --within 2025-08..2025-13 today",
        "spans 2025-02-01..2025-02-30",
        "spans 2025-02-30/2025-03",
        "spans x/2025-03",
        "spans N/A",
        "spans 2025/08",
        "spans ..today",
        "spans 2025-Q0",
        "spans --except /nonexistent today",
      ])
  }

  @Test func aReversedSpanIsReportedAndTheOtherRecordsAreCounted() {
    let run = dayctl(
      "spans --column 1 --column 2",
      input: "2025-08-01,2025-08-02\n2025-08-04,2025-08-03\n2025-08-03,2025-08-03\n")
    #expect(run.code == 2 && run.written.contains("<stdin>:2: the end 2025-08-03 is before"))
    #expect(run.written.contains("2025-08-01 2025-08-03 3\n"))
  }

  @Test(arguments: ["spans", "range", "diff"])
  func aDateInISOIsNotReadBesideAFormatThatLooksLikeIt(_ command: String) {
    let run = dayctl("\(command) --from yyyy-dd-MM 2025-03-12 2025-03-13")
    #expect(run.code == 2)
    #expect(run.written.contains("'2025-03-13' does not exist"))
    #expect(
      dayctl("\(command) --from yyyy/dd/MM 2025-03-12 2025-03-13").code == 0 || command == "diff")
  }

  @Test(arguments: [
    "2025 2026", "2025..2026", "2025/2026", "2024..2025-03", "2024-03..2025", "2024/2025-08-29",
  ])
  func aYearThatMayBeANumberIsAnError(_ words: String) {
    #expect(dayctl("spans \(words)").code == 0)
    let run = dayctl("spans --from days \(words)")
    #expect(run.code == 2 && run.written.contains("in the format days"))
    #expect(
      dayctl("spans --from days", input: "2025\n")
        == Run(written: "1975-07-19 1975-07-19 1\n", code: 0))
  }
}
