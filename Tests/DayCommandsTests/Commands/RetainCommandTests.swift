import CommandGrammar
import DayKit
import SeededNumbers
import Testing

struct RetainCommandTests {
  /// Records of four days in three places; the results are the numbers of the records.
  private static let days = ["2025-07-30", "2025-07-31", "2025-08-28", "2025-08-29"]

  private static let places:
    [(options: String, header: String, record: @Sendable (String) -> String)] =
      [
        ("", "", { "\($0)\n" }), ("--in-text", "", { "backup-\($0).tar\n" }),
        ("--header --column on", "id,on,by\n", { "7,\($0),x\n" }),
        ("--json-key a.on", "", { "{\"a\":{\"on\":\"\($0)\"},\"by\":1}\n" }),
      ]

  @Test(arguments: ["retain --last 1 --by h", "count --series h", "spans --by h"])
  func theNullOfJSONIsNotTheNameOfAGroup(_ call: String) {
    for value in ["null", "[1]", "\"null\""] {
      let run = dayctl("\(call) --json-key d", input: "{\"d\":\"2025-01-01\",\"h\":\(value)}\n")
      #expect((run.code == 2) == (value == "null"), "\(run.written)")
      #expect(run.written.contains("no value for --") == (value == "null"))
    }
  }

  @Test(arguments: [
    ("--last 1", [3]), ("--daily 3", [1, 2, 3]), ("--weekly 1", [3]), ("--monthly 2", [1, 3]),
    ("--quarterly 2", [3]), ("--yearly 1", [3]), ("--yearly 2 --fiscal-year-start 8", [1, 3]),
    ("--monthly 2 --oldest", [0, 2]),
    ("--within 30d", [0, 1, 2, 3]), ("--within 29d", [1, 2, 3]), ("--last all", [0, 1, 2, 3]),
    ("--last 1 --monthly 2", [1, 3]), ("--within 1m", [0, 1, 2, 3]), ("--within 0d", [3]),
  ])
  func recordsAreKeptInEveryPlace(_ rules: String, _ kept: [Int]) {
    for place in Self.places {
      let input = place.header + Self.days.map(place.record).joined()
      let line = "retain \(rules) \(place.options)"
      let others = Self.days.indices.filter { !kept.contains($0) }
      for (option, records) in [("", kept), (" --invert", others)] {
        let output = place.header + records.map { place.record(Self.days[$0]) }.joined()
        #expect(dayctl(line + option, input: input) == Run(written: output, code: 0), "\(line)")
      }
    }
  }

  @Test(arguments: [
    (
      "--in-text --by-prefix --last 1", "a-2025-08-28\nb-2025-08-27\na-2025-08-29",
      "b-2025-08-27\na-2025-08-29\n"
    ),
    (
      "--column 2 --by 1 --last 1", "a,2025-08-28\r\nb,2025-08-27\r\n\"a\",2025-08-29",
      "b,2025-08-27\r\n\"a\",2025-08-29\r\n"
    ),
    (
      "--json-key d --by n --last 1",
      "{\"d\":\"2025-08-28\",\"n\":1}\n{\"n\":\"1\",\"d\":\"2025-08-29\"}\n",
      "{\"n\":\"1\",\"d\":\"2025-08-29\"}\n"
    ),
    ("--last 1 --explain", "2025-08-28\n2025-08-29", "2025-08-29\tlast\n"),
    ("--header --column d --last 1", "d\r\n2025-08-29", "d\r\n2025-08-29\r\n"),
    ("--header --column d --last 1", "d\n2025-08-29", "d\n2025-08-29\n"),
    (
      "--in-text --explain --daily 1 --yearly 9", "a 2025-08-29\r\nb 2025-08-28\r\n",
      "a 2025-08-29\tdaily,yearly\r\n"
    ),
    (
      "--header --column d --explain --daily 1 --yearly 9", "d,e\n2025-08-29\n",
      "d,e,kept\n2025-08-29,,\"daily,yearly\"\n"
    ),
    (
      "--header --column d --explain --last 1", "kept,d\n\"x\",2025-08-29\n",
      "kept,d\nlast,2025-08-29\n"
    ),
    (
      "--json-key d --explain --last 1 --by n", "{\"d\":\"2025-08-29\",\"n\":1}\n",
      "{\"d\":\"2025-08-29\",\"n\":1,\"kept\":\"last\"}\n"
    ),
    (
      "--json-key d --explain --last 1", "{\"kept\":\"\",\"d\":\"2025-08-29\"}\n",
      "{\"kept\":\"last\",\"d\":\"2025-08-29\"}\n"
    ),
    (
      "--in-text --last 1 --which last", "2025-09-09/a-2025-08-28\n2024-01-01/a-2025-08-29\n",
      "2024-01-01/a-2025-08-29\n"
    ),
    ("--last 1 --from dmy", "29/08/2025\n1/9/2025\n01/09/2025\n", "01/09/2025\n"),
    ("--last 1 --jobs 3", "2025-08-29\n2025-08-28\n2025-08-29\n", "2025-08-29\n"),
    ("--daily 2", "", ""),
  ])
  func recordsAreWrittenWithWhatIsAskedFor(
    _ options: String, _ input: String, _ output: String
  ) {
    let run = dayctl("retain \(options)", input: input)
    #expect(
      run.written.hasSuffix(output) && run.written.count - output.count != 1, "\(run.written)")
    if !options.contains("dmy") { #expect(run == Run(written: output, code: 0)) }
  }

  @Test(arguments: ["retain --last 1", "retain --last 1 --invert", "filter --invert is friday"])
  func aRecordWithoutADateIsListedAndNeverPrinted(_ command: String) {
    let text = "README.md\na-2025-08-28\na-2025-02-30\nb 2025-08-27\n\nlost+found"
    let run = dayctl("\(command) --in-text", input: text)
    for (line, name) in [(1, "README.md"), (3, "a-2025-02-30"), (5, ""), (6, "lost+found")] {
      #expect(run.written.contains("dayctl: <stdin>:\(line): no date in '\(name)'\n"))
    }
    #expect(run.written.split(separator: "\n").count { !$0.hasPrefix("dayctl") } >= 1)
    #expect(run.code == 2)
    let quiet = dayctl("\(command) --in-text --quiet", input: text)
    #expect(!quiet.written.contains("README") && quiet.code == 2)
    for (place, record) in [
      ("--column 1", ",x"), ("--column 1", "foo,x"), ("--json-key d", "{\"d\":null}"),
      ("--json-key d", "{}"), ("", ""), ("", "foo"), ("--column 2", "x"),
    ] {
      let dated = place == "--json-key d" ? "{\"d\":\"2025-08-28\"}" : "2025-08-28"
      let columns = place == "--column 2" ? "x,\(dated)" : dated
      let run = dayctl(
        "\(command) \(place)", input: "\(record)\n\(columns)\n\(record)\n\(columns)\n")
      #expect(run.code == 2, "\(command) \(place)")
      let lines = run.written.split(separator: "\n")
      #expect(lines.count { $0.hasPrefix("dayctl: <stdin>") } == 2, "\(run.written)")
      #expect(lines.count { !$0.hasPrefix("dayctl") && $0 != columns } == 0, "\(run.written)")
    }
  }

  @Test func aMistakeIsReportedWithItsFix() throws {
    try GoldenCalls.check(
      [
        "retain",
        "retain --daily 0",
        "retain --within 5b",
        "retain --within -3d",
        "retain --last 1 --oldest",
        "retain --daily 1 --by-prefix",
        "retain --daily 1 --invert --explain",
        "retain --daily 1 --in-text --which any",
        "retain --keep-daily 7",
        "retain --daily 7 --dry-run",
        "retain --daily 1 --on-error keep",
        "filter --invert is friday --on-error keep",
        "prune",
      ], input: "2025-08-29\n")
  }

  /// The definition of which names of a folder are kept, here and in Python.
  ///
  /// ```python
  /// def kept(names, daily, monthly):
  ///     dated = [n for n in names if n != "notes"]
  ///     result = set()
  ///     for host in {n.split("-")[0] for n in dated}:
  ///         for width, count in ((10, daily), (7, monthly)):
  ///             newest = {}
  ///             for n in sorted((n for n in dated if n.split("-")[0] == host), key=lambda n: n[2:12]):
  ///                 newest[n[2:2 + width]] = n
  ///             result |= set(newest[g] for g in sorted(newest)[::-1][:count])
  ///     return [n for n in dated if n in result]
  /// ```
  private static func kept(_ names: [String], daily: Int, monthly: Int) -> [String] {
    let dated = names.filter { $0 != "notes" }
    var kept: Set<String> = []
    for host in Set(dated.map { $0.prefix(1) }) {
      let sorted = dated.filter { $0.hasPrefix(host) }.sorted {
        $0.dropFirst(2).prefix(10) < $1.dropFirst(2).prefix(10)
      }
      for (width, count) in [(10, daily), (7, monthly)] {
        let groups = Set(sorted.map { $0.dropFirst(2).prefix(width) }).sorted(by: >)
        for group in groups.prefix(count) {
          if let newest = sorted.last(where: { $0.dropFirst(2).hasPrefix(group) }) {
            kept.insert(newest)
          }
        }
      }
    }
    return dated.filter(kept.contains)
  }

  @Test func nothingIsKeptOfAnInputThatIsNotReadToItsEnd() {
    let input = "d\n2025-01-01\n2025-02-30\n2025-01-02\n"
    let run = dayctl("retain --on-error stop --header --column d --last 1", input: input)
    #expect(run.code == 2 && !run.written.contains("2025-01-01"))
    let array = dayctl(
      "retain --on-error stop --json-key d --last 1",
      input: #"[{"d":"2025-01-01"},{"d":"2025-02-30"}]"#)
    #expect(array.code == 2 && !array.written.contains("["))
  }

  @Test(arguments: seeds(1_000))
  func aFolderKeepsWhatTheDefinitionKeeps(_ seed: UInt64) throws {
    var generator = SplitMix64(seed: seed)
    let last = try Day(2025, 8, 29)
    let names = (0..<Int.random(in: 0...40, using: &generator)).map { number in
      let host = ["a", "b", "c"][Int.random(in: 0...2, using: &generator)]
      let day = last - Int.random(in: 0...200, using: &generator)
      return Int.random(in: 0...9, using: &generator) == 0 ? "notes" : "\(host)-\(day)_\(number).gz"
    }
    let (daily, monthly) = (
      Int.random(in: 1...9, using: &generator), Int.random(in: 1...5, using: &generator)
    )
    let kept = Self.kept(names, daily: daily, monthly: monthly)
    let line = "retain --quiet --in-text --by-prefix --daily \(daily) --monthly \(monthly)"
    let input = names.map { "\($0)\n" }.joined()
    let others = names.filter { $0 != "notes" && !kept.contains($0) }
    for (option, answers) in [("", kept), (" --invert", others)] {
      let output = dayctl(line + option, input: input).written.split(separator: "\n").map(
        String.init)
      #expect(output.filter { !$0.hasPrefix("dayctl") } == answers)
    }
  }

  @Test func threadsKeepWhatOneThreadKeeps() throws {
    var generator = SplitMix64(seed: 1)
    let last = try Day(2025, 8, 29)
    let lines = (0..<3_000).map { _ in
      Int.random(in: 0..<20, using: &generator) == 0
        ? "notes\n"
        : "h\(Int.random(in: 0..<5, using: &generator))-"
          + "\(last - Int.random(in: 0..<900, using: &generator)).tar\n"
    }.joined()
    let line = "retain --in-text --by-prefix --daily 7 --weekly 4 --monthly 6 --explain"
    let run = dayctl(line + " --jobs 1", input: lines)
    #expect(run.code == 2 && run.written.count > 1_000)
    #expect(dayctl(line + " --jobs 3", input: lines) == run)
  }

  @Test(arguments: [
    ("--header --column kept", "id,kept\na,2025-06-29\n"),
    ("--header --column 2", "id,kept\na,2025-06-29\n"),
    ("--json-key kept", "{\"kept\":\"2025-06-29\"}\n"),
    ("--json-key \"kept\"", "{\"kept\":\"2025-06-29\"}\n"),
    ("--json-key kept[0]", "{\"kept\":[\"2025-06-29\"]}\n"),
  ])
  func theReasonsDoNotReplaceTheDates(_ place: String, _ input: String) {
    let run = dayctl("retain \(place) --last 1 --explain", input: input)
    #expect(run.code == 2 && !run.written.contains("last"))
    #expect(run.written.contains("'kept'"))
  }
}
