import Testing

/// Differences between two dates of each record.
struct DiffCommandPairsTests {
  private static let orders =
    "id,ordered,shipped\n1,2025-08-29,2025-09-03\n2,2025-01-31,2025-03-01\n"

  @Test(arguments: [
    ("ordered", "shipped", "5", "29"), ("shipped", "ordered", "-5", "-29"), ("2", "3", "5", "29"),
  ])
  func twoColumnsAreTheEndsOfADifference(
    _ start: String, _ end: String, _ first: String, _ second: String
  ) {
    #expect(
      dayctl(
        "diff --header --column \(start) --column \(end) --into days", input: Self.orders)
        == Run(
          written: """
            id,ordered,shipped,days
            1,2025-08-29,2025-09-03,\(first)
            2,2025-01-31,2025-03-01,\(second)

            """, code: 0))
  }

  @Test func allOperandsAreFilesAfterOne() throws {
    let folder = try Folder([
      "a": "a,b\n2025-08-29,2025-09-03\n", "b": "a,b\n2025-01-31,2025-03-01\n",
    ])
    let (a, b, missing) = (folder.path("a"), folder.path("b"), folder.path("missing"))
    let call = "diff --header --column a --column b --into days"
    let (head, first, second) = (
      "a,b,days\n", "2025-08-29,2025-09-03,5\n", "2025-01-31,2025-03-01,29\n"
    )
    #expect(dayctl("\(call) --file \(a) \(b)") == Run(written: head + first + second, code: 0))
    #expect(
      dayctl("\(call) \(b) --file \(a) - \(b)", input: "a,b\n")
        == Run(written: head + first + second + second, code: 0))
    #expect(dayctl("\(call) --file \(a) \(missing)").code == 2)
    #expect(dayctl("\(call) --in-place --file \(a) \(b)") == Run(written: "", code: 0))
    #expect(try folder.contents() == ["a": head + first, "b": head + second])
  }

  @Test func onlyTheColumnsThatAreMissingAreNamed() throws {
    try GoldenCalls.check(
      [
        .init("diff --header --column a --column b --into n", input: "id,a,b\n1,2025-08-29"),
        .init("diff --header --column b --column a --into b", input: "id,a,b\n1"),
        .init("diff --column 3 --column 1 --into 2", input: "x"),
        .init("diff --column 2 --column 1 --into 3", input: "x,y"),
      ])
  }

  @Test func onlyTheKeysThatAreMissingAreNamed() throws {
    try GoldenCalls.check(
      [
        .init(
          "diff --json-key a --json-key b --into n --required", input: "{\"a\":\"2025-08-29\"}"),
        .init(
          "diff --json-key a --json-key b --into n --required", input: "{\"b\":\"2025-08-29\"}"),
        .init("diff --json-key a --json-key b --into n --required", input: "{}"),
      ])
  }

  @Test func twoKeysAreTheEndsOfADifference() {
    #expect(
      dayctl(
        "diff --json-key a --json-key b.c --into days",
        input: #"{"a":"2025-08-29","b":{"c":"2025-09-05"}}"# + "\n")
        == Run(
          written: #"{"a":"2025-08-29","b":{"c":"2025-09-05"},"days":7}"# + "\n", code: 0))
  }

  @Test func aListingHasBothDates() {
    #expect(
      dayctl(
        "diff --column 2 --column 3 --header --csv --unit months", input: Self.orders
      ).written
        == """
        id,ordered,shipped,from,to,months
        1,2025-08-29,2025-09-03,2025-08-29,2025-09-03,0
        2,2025-01-31,2025-03-01,2025-01-31,2025-03-01,1

        """)
  }

  @Test func aPairThatIsIncompleteOrAmbiguousIsReported() throws {
    try GoldenCalls.check(
      [
        "diff --column 1 --column 2",
        "diff --column 1 --column 2 --into 3 2025-08-29",
        "diff --column 1 --column 2 --column 3",
        "diff --column 2 --column 2",
        "diff --column 1",
      ])
  }

  @Test func aRecordWithoutBothDatesIsReported() throws {
    try GoldenCalls.check(
      [
        .init("diff --column 2 --column 3 --into 1", input: "1,2025-08-29\n"),
        .init("diff --column 2 --column 3 --into 1", input: "1,2025-08-29,2\n"),
      ])
  }

  @Test(arguments: [
    (#""a":"2025-01-01","b":null"#, #""2025-01-01","to":null"#),
    (#""b":"2025-02-01","a":null"#, #"null,"to":"2025-02-01""#),
    (#""a":null,"b":null"#, #"null,"to":null"#),
  ])
  func anObjectKeepsTheOnlyDateOfARecord(_ members: String, _ ends: String) {
    #expect(
      dayctl("diff --json --json-key a --json-key b", input: "{\(members)}\n")
        == Run(written: "{\(members),\"from\":\(ends),\"days\":null}\n", code: 0))
  }

  @Test func aRowKeepsTheOnlyDateOfARecord() {
    #expect(
      dayctl(
        "diff --csv --column 3 --column 1 --from dmy", input: "01/02/2025,x,\n,y,02/02/2025\n,,\n")
        == Run(
          written:
            "1,2,3,from,to,days\n01/02/2025,x,,,2025-02-01,\n,y,02/02/2025,2025-02-02,,\n,,,,,\n",
          code: 0))
  }

  @Test(arguments: [
    ("- today --column to", "id,to", "to", false),
    ("- today --column from", "id,from", "from", true),
    ("--column to --column from", "from,to", "from", false),
    ("--column from --column to", "from,to", "from", true),
    ("--column start --column from", "start,from", "from", false),
    ("--column a --column days", "a,days", "days", false),
    ("--previous --column from", "id,from", "from", false),
    ("--previous --column to", "id,to", "to", true),
  ])
  func onlyTheSameDateTakesThePlaceOfADate(
    _ words: String, _ header: String, _ name: String, _ isSame: Bool
  ) {
    let table = header + "\n2025-08-29,2025-09-01\n"
    let run = dayctl("diff \(words) --header --csv", input: table)
    #expect((run.code == 0) == isSame)
    #expect(isSame || run.written.contains("has '\(name)', which is also a name in the result"))
    let keys = header.split(separator: ",")
    let object = "{\"\(keys[0])\":\"2025-08-29\",\"\(keys[1])\":\"2025-09-01\"}\n"
    let place = words.replacing("--column", with: "--json-key")
    let other = dayctl("diff \(place) --json", input: object)
    #expect((other.code == 0) == isSame)
    #expect(isSame || other.written.contains("has '\(name)', which is also a name in the result"))
  }
}
