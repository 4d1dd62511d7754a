import CommandGrammar
import Testing

/// Records with very many columns or keys, which take time in proportion to their number.
@Suite(.timeLimit(.minutes(10)))
struct ManyColumnsTests {
  private static let names = (0..<30_000).map { "column\($0)" }

  private static func run(_ line: String, _ input: String) -> Run { dayctl(line, input: input) }

  @Test func aHeaderNamesManyKeys() {
    let values = ["2025-08-29"] + Self.names.dropFirst().map { _ in "x" }
    let input = [Self.names, values].map { $0.joined(separator: ",") + "\n" }.joined()
    let run = Self.run("weekday --header --column 1 --json", input)
    #expect(run.code == 0)
    #expect(run.written.hasPrefix(#"{"column0":"2025-08-29","column1":"x","#))
    #expect(
      run.written.hasSuffix(
        #""column29999":"x","date":"2025-08-29","weekday":"Friday","number":5}"# + "\n"))
  }

  @Test func aRepeatedNameIsFoundAmongMany() {
    let input = (Self.names + ["column7"]).joined(separator: ",") + "\n"
    let run = Self.run("weekday --header --column 1 --json", input)
    #expect(run.code == 2)
    #expect(run.written.contains("the header has 'column7' more than once"))
  }

  @Test func keysInAnyOrderAreColumns() {
    let members = Self.names.map { "\"\($0)\":1" }
    let records = [members, members.reversed()].map { members in
      "{\"due\":\"2025-08-29\",\(members.joined(separator: ","))}\n"
    }
    let run = Self.run("weekday --json-key due --csv", records.joined())
    let lines = run.written.split(separator: "\n")
    #expect(run.code == 0)
    #expect(lines.count == 3)
    #expect(lines.last == lines.dropFirst().first)
  }

  @Test(arguments: [
    (
      #"{"due":"2025-08-29","a":1,"a":2}"#,
      #"'{"due":"2025-08-29","a":1,"a":2}' has 'a' more than once"#
    ),
    (
      #"{"b":1,"due":"2025-08-29","\u0062":2}"#,
      #"'{"b":1,"due":"2025-08-29","\\u0062":2}' has 'b' more than once"#
    ),
  ])
  func aRepeatedKeyFails(_ record: String, _ reason: String) {
    let first = #"{"due":"2025-08-28","a":0,"b":0}"#
    for input in ["\(record)\n", "\(first)\n\(record)\n"] {
      #expect(Self.run("weekday --json-key due --csv", input).written.contains(": " + reason))
    }
  }
}

extension ManyColumnsTests {
  /// A record with more fields than the header, after some that are read at once.
  private static let longRecords = [
    "2,Smith, John,2025-02-01,x", "2,\"a,b\",c,2025-02-01,x", "2,a,2025-02-01,\"x,\",",
    "2,a,2025-02-01,x,", "2,a,,b,c",
  ]

  @Test(arguments: [
    "filter before 2025-06-01", "convert", "add 0", "sort", "weekday --into name",
    "retain --daily 900", "diff 2025-01-01 - --into id",
  ])
  func aRecordWithMoreFieldsThanTheHeaderFails(_ call: String) {
    let lines = (1...20).map { "\($0),\"a,b\",2025-01-01,\"y\"\n" }
    for (index, long) in Self.longRecords.enumerated() {
      for count in [0, 1, 19] {
        let input =
          "id,name,start,x\n" + lines[..<count].joined() + long + "\n"
          + lines[count...].joined()
        let run = dayctl(call + " --header --column start", input: input)
        let place = "dayctl: <stdin>:\(count + 2): "
        let message = "the line has 5 columns, and the header has 4: "
        let cure =
          long.hasSuffix(",")
          ? "remove the ',' at its end" : "put fields that contain ',' in quotes"
        #expect(run.code == 2 && run.written.contains("\(place)\(message)\(cure)\n"))
        #expect(!run.written.contains("2025-02-01"), "record \(index) after \(count)")
        #expect(run.written.split(separator: "\n").count >= (call.hasPrefix("retain") ? 2 : 22))
      }
    }
  }

  @Test(arguments: ["keep", "blank"], ["note", "new"])
  func aRecordWithMoreFieldsThanTheHeaderStaysAsItIs(_ policy: String, _ target: String) {
    let record = "1,call, then pay,2026-11-30\n"
    let run = dayctl(
      "add 1m --header --column due --into \(target) --on-error \(policy)",
      input: "id,note,due\n\(record)")
    #expect(run.code == 2 && run.written.contains(record))
  }

  @Test(arguments: [[1, 4], [4, 1], [3, 1, 4]])
  func eachFileHasItsOwnNumberOfFields(_ counts: [Int]) throws {
    let texts = counts.map { count in
      let others = String(repeating: ",x", count: count)
      let records = "2025-01-01\(others)\n\(others)\n,x\(others)\n"
      return "due\(others)\n" + String(repeating: records, count: 30)
    }
    let names = counts.indices.map { "f\($0)" }
    let folder = try Folder(Dictionary(uniqueKeysWithValues: zip(names, texts)))
    let paths = names.map { folder.path($0) }.joined(separator: " ")
    let run = dayctl("convert --header --column due --on-error skip --file \(paths)")
    let tooLong = run.written.split(separator: "\n").count {
      $0.contains("columns, and the header")
    }
    #expect(run.code == 2 && tooLong == 30 * counts.count)
  }

  @Test(arguments: [
    ("--column 3 --delimiter whitespace", "1 a 2025-08-29\n2 a 2025-08-29 x y\n"),
    ("--column 3", "1,a,2025-08-29\n2,a,2025-08-29,x,y\n"),
    ("--header --column 3", "id,name,start,x\n1,a,2025-08-29\n2,a,2025-08-29,\"x,y\"\n"),
  ])
  func otherRecordsMayHaveOtherNumbersOfFields(_ options: String, _ input: String) {
    #expect(dayctl("convert \(options)", input: input) == Run(written: input, code: 0))
  }

  @Test func aFieldBeyondThoseOfTheFirstLineHasItsNumberAsItsKey() {
    let run = dayctl(
      "weekday --column 1 --delimiter whitespace --json",
      input: "2025-01-01 x\n2025-01-01 x y\n")
    #expect(run.code == 0 && run.written.contains("\"2\":\"x\",\"3\":\"y\""))
  }
}
