import CommandGrammar
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

  @Test(arguments: [
    ("--series by", "--series requires --column or --json-key"),
    ("--on-error keep", "--on-error keep cannot be used with count: use skip or stop"),
    (
      "--by hour",
      "invalid value 'hour' for '--by': use day, week, month, quarter, year or weekday"
    ),
  ])
  func anOptionThatCannotBeUsedIsReported(_ options: String, _ message: String) {
    #expect(
      dayctl("count \(options) 2025-08-29").written.hasPrefix("dayctl: \(message)"))
    #expect(dayctl("count \(options) 2025-08-29").code == 2)
  }

  @Test(arguments: ["day", "week", "month", "quarter", "year", "weekday"])
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

  @Test func aMissingColumnForTheSeriesIsNamed() {
    #expect(
      dayctl("count --by year --header --column d --series s", input: "d,n\n2025-08-29,1\n")
        == Run(
          written: "dayctl: <stdin>:1: no column 's' for --series: the columns are 'd' and 'n'\n",
          code: 2))
  }

  @Test func seriesThatWouldHaveTheSameKeyAreReported() {
    let words: [Word] = ["count", "--by", "year", "--column", "1", "--series", "2"]
    let input =
      Array("2025-08-29,a".utf8) + [0xFF, 0x0A] + Array("2025-08-29,a".utf8) + [0xFE, 0x0A]
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
}
