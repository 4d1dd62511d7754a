import CommandGrammar
import SeededNumbers
import Testing

struct SortCommandTests {
  @Test(arguments: [
    ("", "2025-09-01\n2025-08-29\n", "2025-08-29\n2025-09-01\n"),
    ("--reverse", "2025-08-29\n2025-09-01", "2025-09-01\n2025-08-29\n"),
    ("--unique", "2025-09-01\n2025-08-29\n2025-09-01\n", "2025-08-29\n2025-09-01\n"),
    (
      "--header --column b --from dmy", "a,b\nx,01/09/2025\ny,29/08/2025\nz,01/09/2025\n",
      "a,b\ny,29/08/2025\nx,01/09/2025\nz,01/09/2025\n"
    ),
    (
      "--json-key d", "{\"d\":\"2025-09-01\"}\n{\"d\":\"2025-08-29\"}\n",
      "{\"d\":\"2025-08-29\"}\n{\"d\":\"2025-09-01\"}\n"
    ),
  ])
  func recordsAreSortedByDate(_ options: String, _ input: String, _ output: String) {
    #expect(dayctl("sort \(options)", input: input) == Run(written: output, code: 0))
  }

  @Test func operandsAreSorted() {
    #expect(
      dayctl("sort 2025-09-01 yesterday") == Run(written: "yesterday\n2025-09-01\n", code: 0))
  }

  @Test func aFileAmongTheOperandsOfATextIsReported() throws {
    let lines = ["sort --in-text", "count --in-text"]
    try GoldenCalls.check(
      lines.flatMap { [.init("\($0) l.txt"), .init("\($0) note l.txt")] })
    for line in lines { #expect(dayctl("\(line) 2025-08-29.log l.txt").code == 0) }
  }

  @Test(arguments: [
    ("--reverse", "b\n1 2025-08-29\na\n2 2025-08-30\n", "b\n2 2025-08-30\n1 2025-08-29\na\n")
  ])
  func aTextWithoutADateIsNotLost(_ options: String, _ input: String, _ output: String) {
    #expect(dayctl("sort --in-text \(options)", input: input) == Run(written: output, code: 0))
  }

  @Test func textsWithDatesInAnotherFormatAreNotedWhereTheyStay() throws {
    try GoldenCalls.check(
      ["add 1 --in-text", "convert --in-text", "weekday --in-text", "convert --in-text --json"],
      code: 0, input: "29/08/2025 x\ny\n")
    for line in ["add 1 --in-text -q", "convert --in-text --from dmy"] {
      #expect(!dayctl(line, input: "29/08/2025 x\n").written.contains("dayctl"))
    }
    #expect(dayctl("add 1 --in-text", input: "1.2\n").written == "1.2\n")
    #expect(
      dayctl("add 1 --in-text", input: "29/08/2025 2025-08-29\n").written
        == "29/08/2025 2025-08-30\n")
  }

  @Test(arguments: [
    ("sort", 2, 1_234, "1,234"), ("count", 2, 12, "12"), ("count --json", 2, 12, "12"),
    ("filter before 2025-01-01", 1, 12, "12"), ("filter --count before 2025-01-01", 1, 12, "12"),
  ])
  func textsWithoutAnyDateAreReported(
    _ command: String, _ code: Int32, _ lineCount: Int, _ number: String
  ) {
    let lines = String(repeating: "[29/Aug/2025:10:11:12 +0000] GET\n", count: lineCount)
    let sentence = "dayctl: no date in \(number) lines"
    let run = dayctl("\(command) --in-text", input: lines)
    let count = command.contains("--count") ? "0\n" : ""
    let hint = "; they look like dd/MMM/yyyy: add --from dd/MMM/yyyy\n"
    #expect(run.code == code)
    #expect(Set([run.written]).isSubset(of: [sentence + hint + count]))
    #expect(
      dayctl("\(command) --in-text", input: "foo\n").written
        == "dayctl: no date in 1 line\n" + count)
    #expect(dayctl("\(command) --in-text --from dd/MMM/yyyy", input: lines).code != 2)
  }

  @Test(arguments: ["", "--reverse"], ["64K", "1G"])
  func sortingIsAStablePermutation(_ order: String, _ memory: String) throws {
    var generator = SplitMix64(seed: 11)
    let days = (0..<20_000).map { _ in
      "2025-0\(Int.random(in: 1...9, using: &generator))-1\(Int.random(in: 0...9, using: &generator))"
    }
    let records = days.enumerated().map { (day: $1, text: "\($0),\($1),x\n") }
    let words: [Word] =
      ["sort", "--column", "2", "--memory", Word(memory)] + (order.isEmpty ? [] : [Word(order)])
    let run = dayctl(
      words, input: Array(records.map(\.text).joined().utf8),
      environment: ["DAYCTL_TODAY": "2025-08-29", "TMPDIR": ""])
    let sorted = records.sorted { order.isEmpty ? $0.day < $1.day : $0.day > $1.day }
    #expect(run.code == 0)
    #expect(run.written == sorted.map(\.text).joined())
  }

  @Test func anOptionThatCannotBeUsedIsReported() throws {
    try GoldenCalls.check(
      [
        "sort --memory 1K",
        "sort --memory x",
        "sort --memory 99999999999G",
        "sort --on-error keep",
      ])
  }

  @Test func aFolderForTemporaryFilesThatDoesNotExistIsReported() {
    let records = String(repeating: "2025-08-29\n", count: 100_000)
    let run = dayctl(
      ["sort", "--memory", "64K"], input: Array(records.utf8),
      environment: ["TMPDIR": "/does/not/exist"])
    #expect(
      run
        == Run(
          written:
            "dayctl: cannot use temporary files in '/does/not/exist': No such file or directory; set TMPDIR to another folder\n",
          code: 2))
  }

  private static let orders = "on,n\n2025-08-29,10\n2025-08-01,5\n2025-08-29,9\n2025-08-29,\n"

  @Test(arguments: [
    ("--by n", "2025-08-01,5\n2025-08-29,10\n2025-08-29,9\n2025-08-29,\n"),
    ("--by-number n", "2025-08-01,5\n2025-08-29,9\n2025-08-29,10\n2025-08-29,\n"),
    ("--by-number n --reverse", "2025-08-29,10\n2025-08-29,9\n2025-08-29,\n2025-08-01,5\n"),
    ("--by n --jobs 3", "2025-08-01,5\n2025-08-29,10\n2025-08-29,9\n2025-08-29,\n"),
  ])
  func recordsOfOneDateAreSortedByAColumn(_ options: String, _ output: String) {
    #expect(
      dayctl("sort --header --column on \(options)", input: Self.orders)
        == Run(written: "on,n\n" + output, code: 0))
    #expect(
      dayctl("sort --check --header --column on \(options)", input: "on,n\n" + output)
        == Run(written: "", code: 0))
  }

  @Test func theFirstRecordOutOfOrderIsReported() throws {
    try GoldenCalls.check(
      [
        .init("sort --check --header --column on", input: Self.orders),
        .init("sort --check --header --column on --by n --reverse", input: Self.orders),
        "sort --check --unique today today",
        "sort --check today yesterday",
        "sort --check --reverse yesterday today",
      ], code: 1)
  }

  @Test(arguments: [
    ("--quiet today yesterday", 1), ("--quiet --reverse today today", 0),
    ("--column 1 --quiet --on-error stop", 2),
  ])
  func aQuietCheckHasAnExitStatusOnly(_ options: String, _ code: Int32) {
    #expect(
      dayctl("sort --check \(options)", input: Self.orders) == Run(written: "", code: code))
  }

  @Test func valuesAreChecked() throws {
    let line = "sort --check --column 1 --by 2"
    try GoldenCalls.check(
      [
        .init(line, input: "2025-08-29,b\n2025-08-29,a\n"),
        .init(line, input: "2025-08-29,\n2025-08-29,a\n"),
        .init(line, input: ",b\n,a\n"),
        .init(line, input: ",b\n2025-08-29,a\n"),
      ], code: 1)
  }

  @Test(arguments: ["sort --by v", "sort --by-number v", "sort --check --by v"])
  func aValueThatIsNotValidJSONIsReportedWithItsLine(_ command: String) {
    let (first, bad) = (#"{"d":"2025-01-01","v":"1"}"#, #"{"d":"2025-01-01","v":"\q"}"#)
    for input in ["\(first)\n\(bad)\n", "[\(first),\n\(bad)]\n"] {
      let run = dayctl("\(command) --json-key d", input: input)
      #expect(run.code == 2 && run.written.contains("<stdin>:2: "), "\(run.written)")
    }
  }

  @Test func elementsInTheOrderOfValuesGetNoLineFeeds() {
    let input = #"[{"d":"2025-01-02","v":2},{"d":"2025-01-02","v":1}]"#
    #expect(
      dayctl("sort --json-key d --by-number v", input: input)
        == Run(written: #"[{"d":"2025-01-02","v":1},{"d":"2025-01-02","v":2}]"#, code: 0))
  }

  @Test func otherCallsAreErrors() throws {
    try GoldenCalls.check(
      [
        "sort --by n today",
        "sort --by 2 --unique --column 1",
        "sort --by 2 --by-number 3 --column 1",
        "sort --check --memory 1M today",
        "sort --check --in-place --file x",
        "sort --is-sorted today",
        "sort --then-by 2 today",
        "sort --column 1 --by-number 2 2025-08-29,x",
        "sort --column 1 --by 3 2025-08-29,x",
      ])
  }
}
