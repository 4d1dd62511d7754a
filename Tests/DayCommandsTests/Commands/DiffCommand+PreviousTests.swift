import CommandGrammar
import DayKit
import SeededNumbers
import Testing

struct DiffCommandPreviousTests {
  private static let log = "id,on\n1,2025-08-01\n2,\n3,2025-08-29\n4,foo\n5,2025-07-29\n"

  @Test(arguments: [
    ("", "\n30\n-2\n"), ("--abs", "\n30\n2\n"), ("--inclusive", "\n31\n-3\n"),
    ("--unit months", "\n0\n0\n"), ("--unit weeks,days", "\n4 2\n0 -2\n"),
    ("--unit ymd", "\nP30D\n-P2D\n"), ("--unit business-days", "\n22\n-2\n"),
    ("--human", "\n30 days\n-2 days\n"), ("--buckets 7,30", "\n30+\n<0\n"),
    (
      "--csv", "from,to,days\n,2025-01-01,\n2025-01-01,2025-01-31,30\n2025-01-31,2025-01-29,-2\n"
    ),
  ])
  func eachDateIsComparedWithTheOneBefore(_ options: String, _ output: String) {
    let dates = "2025-01-01 2025-01-31 2025-01-29"
    #expect(dayctl("diff --previous \(options) \(dates)") == Run(written: output, code: 0))
    let lines = dates.split(separator: " ").joined(separator: "\n")
    #expect(
      dayctl("diff --previous --jobs 3 \(options)", input: lines) == Run(written: output, code: 0))
  }

  @Test(arguments: ["", "\r\n ", "\n"])
  func theElementsOfAnArrayAreObjects(_ space: String) {
    let objects = [#"{"d":"2025-08-29"}"#, #"{"d":"2025-09-05"}"#]
    let array = "[" + objects.joined(separator: "," + space) + space + "]\n"
    for options in ["--json", "--csv"] {
      let call = "diff --previous --json-key d \(options)"
      let lines = dayctl(call, input: objects.joined(separator: "\n") + "\n")
      #expect(lines.code == 0 && lines.written.contains("7"))
      #expect(dayctl(call, input: array) == lines)
    }
  }

  @Test(arguments: [
    (
      "--header --column on --into gap",
      "id,on,gap\n1,2025-08-01,\n2,,\n3,2025-08-29,28\n5,2025-07-29,-31\n"
    ),
    ("--header --column on", "id,on\n1,\n2,\n3,28\n5,-31\n"),
    (
      "--header --column on --into gap --on-error keep --unit ymd",
      "id,on,gap\n1,2025-08-01,\n2,,\n3,2025-08-29,P28D\n4,foo,\n5,2025-07-29,-P1M\n"
    ),
  ])
  func aRecordWithoutADateIsPassedOver(_ options: String, _ output: String) {
    let run = dayctl("diff --previous --quiet \(options)", input: Self.log)
    #expect(run == Run(written: output, code: 2))
  }

  @Test func someOptionsCannotBeCombined() throws {
    try GoldenCalls.check(
      [
        "diff --previous --column 1 --column 2 --into gap",
        "diff --previous --buckets 30,x 2025-01-01",
        "diff --previous --buckets 0-29,30-59 2025-01-01",
        "diff --previous --buckets 60,30 2025-01-01",
        "diff --previous --buckets 0 2025-01-01",
        "diff --previous --buckets 30 --human 2025-01-01",
        "diff --previous --buckets 30 --unit ymd 2025-01-01",
        "diff --previous --buckets 30 --unit years,days 2025-01-01",
      ])
  }

  @Test(arguments: seeds(30), ["days", "months", "weeks", "years", "ymd"])
  func theStepsAreThoseOfPairs(_ seed: UInt64, _ unit: String) {
    var generator = SplitMix64(seed: seed)
    let days = (0..<40).map { _ in Day(daysSince1970: .random(in: 0...90_000, using: &generator)) }
    let lines = days.map { "\($0)\n" }.joined()
    let pairs = zip(days, days.dropFirst()).map { "\($0),\($1)\n" }.joined()
    let steps = dayctl("diff --previous --unit \(unit)", input: lines)
    let answers = dayctl(
      "diff --unit \(unit) --column 1 --column 2 --into 2", input: pairs)
    let last = answers.written.split(separator: "\n").map { $0.split(separator: ",").last ?? "" }
    #expect(steps.written == "\n" + last.map { $0 + "\n" }.joined())
  }

  @Test(arguments: [
    ("2025-01-01 2025-01-30", "days", "0-29"), ("2025-01-01 2025-01-31", "days", "30-59"),
    ("2025-01-01 2026-01-31", "days", "60+"), ("2025-01-01 2024-12-31", "days", "<0"),
    ("2025-01-01 2024-12-31", "weeks", "<0"), ("2025-01-01 2025-01-01", "years", "0-29"),
    ("1990-08-29 2025-08-28", "years", "30-59"),
    ("2025-08-29 2025-10-10", "business-days", "30-59"),
  ])
  func theAnswerIsABucket(_ dates: String, _ unit: String, _ bucket: String) {
    #expect(
      dayctl("diff --buckets 30,60 --unit \(unit) \(dates)")
        == Run(written: bucket + "\n", code: 0))
  }

  @Test func rowsHaveTheNumberAndTheBucket() {
    #expect(
      dayctl("diff --buckets 18,65 --unit years --json 1990-05-01 today").written
        == #"{"from":"1990-05-01","to":"2025-08-29","years":35,"bucket":"18-64"}"# + "\n")
  }

  @Test func moreThanTwoDatesHaveAHint() throws {
    try GoldenCalls.check(
      [
        "diff 2025-01-01 2025-02-01 2025-03-01"
      ])
  }
}
