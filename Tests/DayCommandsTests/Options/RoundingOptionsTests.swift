import SeededNumbers
import Testing

/// `--round` in the commands that compute dates.
struct RoundingOptionsTests {
  private static let files = ["h.txt": "2025-12-25\n2025-12-26\n"]

  @Test(
    arguments: [
      ("add 2025-08-04 30 --round end-of-month", "2025-09-30"),
      ("add 2025-08-04 30 --round end-of-month,previous-or-same-fri", "2025-09-26"),
      ("add 2025-12-20 5 --round following --holidays h.txt", "2025-12-29"),
      ("add 2025-12-20 5 --round following --holidays h.txt --weekend fri,sat", "2025-12-28"),
      ("add 1992-02-28 1 --round anniversary --overflow next", "2026-03-01"),
      ("convert --from dmy 29/08/2025 --round next-15 --to d.M.y", "15.9.2025"),
      ("convert today --round end-of-week --starting-on sunday", "2025-08-30"),
      ("convert today+5b --holidays h.txt", "2025-09-05"),
      ("convert next-business-day --weekend none", "2025-08-30"),
      ("today --round end-of-quarter --to dmy", "30/09/2025"),
      ("today --round nearest-monday", "2025-09-01"),
      ("range 2025-08-29 2025-09-02 --round following", "2025-08-29 2025-09-01 2025-09-02"),
      ("range 2025-09-02 2025-08-29 --round following", "2025-09-02 2025-09-01 2025-08-29"),
      ("range 2025-08-29 --count 3 --round following", "2025-08-29 2025-09-01 2025-09-02"),
      (
        "range 2025-09-01 2025-12-31 --nth 4-thu --round previous-or-same-business-day --holidays h.txt",
        "2025-09-25 2025-10-23 2025-11-27 2025-12-24"
      ),
      ("range 2025-01-01 2025-12-31 --round end-of-half", nil),
      ("range 2025-01-01 2025-12-31 --round start-of-year", "2025-01-01"),
      (
        "range 2025-08-29 --rule FREQ=MONTHLY --count 2 --round end-of-month",
        "2025-08-31 2025-09-30"
      ),
    ] as [(String, String?)])
  func theAnswerIsRoundedAfterEverythingElse(_ line: String, _ answer: String?) {
    let run = dayctl(line, files: Self.files)
    guard let answer else {
      #expect(run.code == 2 && run.written.hasPrefix("dayctl: --round: 'end-of-half'"))
      return
    }
    #expect(run == Run(written: answer.split(separator: " ").map { $0 + "\n" }.joined(), code: 0))
  }

  @Test func everyPlaceIsAnswered() {
    let rule = "--round end-of-month"
    #expect(
      dayctl("add --header --column due --into end 30 \(rule)", input: "id,due\n1,2025-08-04\n")
        .written == "id,due,end\n1,2025-08-04,2025-09-30\n")
    #expect(
      dayctl("convert --json-key due \(rule)", input: "{\"due\":\"2025-08-29\"}\n").written
        == "{\"due\":\"2025-08-31\"}\n")
    #expect(
      dayctl("add 1 --in-text \(rule)", input: "x 2025-08-31 y\n").written == "x 2025-09-30 y\n")
    #expect(
      dayctl("add 2025-08-29 - \(rule)", input: "1m\n3\n").written == "2025-09-30\n2025-09-30\n")
    #expect(
      dayctl("convert \(rule) --absent NA", input: "NA\n\n2025-08-01\n").written
        == "NA\n\n2025-08-31\n")
  }

  @Test func jsonAndCSVNameTheRules() {
    #expect(
      dayctl("add 2025-08-29 1 --round following,end-of-month --json").written
        == #"{"date":"2025-08-29","amount":"P1D","round":"following,end-of-month","result":"2025-09-30"}"#
        + "\n")
    #expect(
      dayctl("convert 2025-08-29 --round end-of-month --csv").written
        == "date,round,result\n2025-08-29,end-of-month,2025-08-31\n")
  }

  @Test func theFirstFailureOfARecordIsReported() {
    let run = dayctl(
      "add 1 --round 5th-mon-of-month", input: "2025-08-30\n2025-09-01\n9999-12-31\n")
    #expect(run.code == 2)
    #expect(run.written.contains("<stdin>:1:") && run.written.contains("no fifth Monday"))
    #expect(run.written.contains("<stdin>:3:") && run.written.contains("dates range from"))
    #expect(run.written.hasSuffix("\n") && run.written.contains("2025-09-29\n"))
  }

  @Test func aDayOfARangeThatCannotBeRoundedIsReportedOnce() throws {
    try GoldenCalls.check(
      [
        "range 2025-08-29 2025-09-30 --round 5th-mon-of-month"
      ])
  }

  @Test func anniversariesOfARangeAreRejectedWithThePipe() {
    let run = dayctl("range 2024-01-01 2025-12-31 --round anniversary")
    #expect(run.code == 2 && run.written.contains("dayctl sort --unique"), "\(run.written)")
  }

  @Test(arguments: seeds(40))
  func roundingIsAPipeToRound(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let rules = [
      "end-of-month", "next-15", "following", "nearest-friday", "modified-following", "next-12-25",
      "100th-day-of-year", "start-of-week",
    ]
    let chain = (0...Int.random(in: 0..<3, using: &generator)).map { _ in
      rules[Int.random(in: 0..<rules.count, using: &generator)]
    }
    let count = Int.random(in: 1...60, using: &generator)
    let rule = chain.joined(separator: ",")
    let days = dayctl("range 2025-08-29 --step 3 --count \(count)").written
    let whole = dayctl("convert --round \(rule)", input: days)
    var piped = days
    for rule in chain { piped = dayctl("round \(rule)", input: piped).written }
    #expect(whole == Run(written: piped, code: 0), "\(rule)")
    #expect(dayctl("add 0 --round \(rule)", input: days) == whole)
    #expect(dayctl("round \(rule)", input: days) == whole)
    let last = days.split(separator: "\n").last ?? ""
    #expect(
      dayctl("range 2025-08-29 \(last) --step 3 --round \(rule)").written
        == dayctl("sort --unique", input: piped).written)
  }
}
