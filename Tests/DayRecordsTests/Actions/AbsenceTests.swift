import DayKit
import DayRecords
import System
import Testing

struct AbsenceTests {
  @Test(arguments: [
    ("[0].d", #"[{"d":"2025-08-29"}]"#, "[]", #"{"d":1}"#),
    ("d", #"{"d":"2025-08-29"}"#, "{}", "[]"),
    ("a.d", #"{"a":{"d":"2025-08-29"}}"#, #"{"a":null}"#, #"{"a":"2025-08-29"}"#),
    ("a.d", #"{"a":{"d":"2025-08-29"}}"#, #"{"a":""}"#, #"{"a":[{"d":"2025-08-29"}]}"#),
    ("a[0]", #"{"a":["2025-08-29"]}"#, #"{"a":[]}"#, #"{"a":{"d":"2025-08-29"}}"#),
    ("a[*]", #"{"a":["2025-08-29"]}"#, #"{"a":[]}"#, #"{"a":"2025-08-29"}"#),
    ("a[*].d", #"{"a":[3,{"d":"2025-08-29"}]}"#, #"{"a":[{},null]}"#, #"{"a":["2025-08-29",{}]}"#),
  ])
  func aRecordOfAnotherKindThanThePathLacksNoDate(
    _ path: String, _ dated: String, _ undated: String, _ other: String
  ) throws {
    let path = try #require(JSONPath(Array(path.utf8)))
    let place = DatePlace.values(
      path.hasMany ? JSONPlace(eachOf: [path]) : JSONPlace(dates: [path]))
    let engine = Engine(Rewrite(.days(Later()), as: .iso, at: place), at: place)
    let outcome = engine.run("\(dated)\n\(undated)\n\(other)\n")
    #expect(outcome.text == dated.replacing("29", with: "30") + "\n\(undated)\n")
    #expect(outcome.messages == "test: in:3: no value\n")
  }

  private static let comma = UInt8(ascii: ",")

  private static func columns(
    _ dates: Int..., target: Column? = nil, label: Int? = nil
  ) -> DatePlace {
    .columns(
      ColumnPlace(
        dates: dates.map { .number($0) }, target: target,
        label: label.map { .number($0) }, hasHeader: false, separator: .delimiter(comma)))
  }

  private static func json(_ paths: String..., target: String? = nil) -> DatePlace {
    .values(
      JSONPlace(
        dates: paths.compactMap { JSONPath(Array($0.utf8)) }, target: target.map { Array($0.utf8) })
    )
  }

  private static let name = Column.name(Array("new".utf8))

  /// The ways to run an engine, all of which must write the text without a message.
  private func expect(
    _ action: any RecordAction, _ place: DatePlace, _ input: String, _ output: String,
    absence: Absence? = Absence()
  ) {
    var engine = Engine(action, at: place)
    engine.absence = absence
    engine.chunkSize = 40
    let bytes = Array(input.utf8)
    for (way, outcome) in engine.outcomes(bytes, pieces: bytes.map { [$0] }) {
      #expect(outcome.text == output, "\(way)")
      #expect(outcome.messages == "", "\(way)")
      #expect(!outcome.hasFailed)
    }
  }

  @Test(
    arguments: [
      (DatePlace.line, "2025-08-29\n\n \t\n2025-08-30\n", "29/08/2025\n\n \t\n30/08/2025\n"),
      (.line, "2025-08-29\r\n\r\n", "29/08/2025\r\n\r\n"),
      (
        columns(1), "a,2025-08-29\nb,\nc, \nd,\"\"\ne,2025-08-30\n",
        "a,29/08/2025\nb,\nc, \nd,\"\"\ne,30/08/2025\n"
      ),
      (
        columns(1, target: .number(0)), "a,2025-08-29\nb,\n\"c\",\"\"\n",
        "29/08/2025,2025-08-29\n,\n,\"\"\n"
      ),
      (
        columns(1, target: name), "a,2025-08-29\nb,\r\nc,2025-08-30",
        "a,2025-08-29,29/08/2025\nb,,\r\nc,2025-08-30,30/08/2025"
      ),
      (
        json("d"),
        #"{"d":"2025-08-29"}"# + "\n" + #"{"d":null}"# + "\n" + #"{"d":""}"# + "\n" + #"{"e":1}"#
          + "\n"
          + #"{"d":" "}"# + "\n{}\n",
        #"{"d":"29/08/2025"}"# + "\n" + #"{"d":null}"# + "\n" + #"{"d":""}"# + "\n" + #"{"e":1}"#
          + "\n"
          + #"{"d":" "}"# + "\n{}\n"
      ),
      (
        json("d", target: "new"),
        #"{"d":"2025-08-29"}"# + "\n" + #"{"d":null}"# + "\n" + #"{"new":"x"}"# + "\n",
        #"{"d":"2025-08-29","new":"29/08/2025"}"# + "\n" + #"{"d":null,"new":null}"# + "\n"
          + #"{"new":null}"# + "\n"
      ),
    ] as [(DatePlace, String, String)])
  func aRecordWithoutADateStaysAsItIs(_ place: DatePlace, _ input: String, _ output: String) {
    expect(Rewrite(.same, as: .dmy, at: place), place, input, output)
  }

  @Test(arguments: [columns(1), columns(1, target: name), json("d"), json("d", target: "new")])
  func anEmptyLineBetweenRecordsStaysAsItIs(_ place: DatePlace) {
    expect(Rewrite(.same, as: .dmy, at: place), place, "\n\r\n", "\n\r\n")
    expect(Sorting(memory: 1 << 20, folder: "/tmp"), place, "\n\r\n", "\n\r\n")
  }

  @Test func aWordThatIsADateIsAbsentInLinesWhoseDigitsAreCopied() {
    var absence = Absence()
    absence.add(Array("1900-01-01".utf8))
    expect(
      Rewrite(.same, as: .dmy, at: .line), .line, "1900-01-01\n2025-08-29\n",
      "1900-01-01\n29/08/2025\n", absence: absence)
  }

  @Test func anOpenQuotationInTheHeaderFails() {
    let place = DatePlace.columns(
      ColumnPlace(dates: [.number(0)], hasHeader: true, separator: .delimiter(Self.comma)))
    let outcome = Engine(Rewrite(.same, as: .dmy, at: place), at: place).run(
      "d,\"a\n2025-01-01,x\n")
    #expect(outcome.text == "" && outcome.hasFailed)
    #expect(outcome.messages == "test: in:1: open quotation\n")
  }

  @Test func oneAbsentDateOfTwoIsEnough() {
    let place = Self.columns(0, 1, target: Self.name)
    expect(
      Rewrite(.counts(Difference()), as: .iso, at: place), place,
      "2025-08-29,2025-08-30\n,2025-08-30\n2025-08-29,\n,\n",
      "2025-08-29,2025-08-30,1\n,2025-08-30,\n2025-08-29,,\n,,\n")
  }

  @Test func aDateBesideAnAbsentOneCanBeWrong() {
    let place = Self.columns(0, 1)
    let engine = Engine(Rewrite(.counts(Difference()), as: .iso, at: place), at: place)
    for record in ["foo,", ",foo"] {
      let outcome = engine.run(record + "\n")
      #expect(outcome.messages == "test: in:1: no date 'foo'\n")
    }
  }

  @Test func manyRecordsWithoutADateNeedNoSlowPath() {
    let place = Self.columns(1)
    let records = "a,2025-08-29,x\nb,,x\nc,\r\n"
    let text = String(repeating: records, count: 300)
    let (outcome, slowCount) = Engine(Rewrite(.same, as: .dmy, at: place), at: place)
      .count(Array(text.utf8))
    #expect(outcome.text == text.replacing("2025-08-29", with: "29/08/2025"))
    // The last records are not followed by a whole block.
    #expect(slowCount <= 3)
  }

  @Test func wordsStandForAbsentDates() {
    var absence = Absence()
    for word in ["NA", "-", "9999-12-31"] { absence.add(Array(word.utf8)) }
    let input = "a,NA\nb,-\nc,9999-12-31\nd,\ne,2025-08-29\nf,\"NA\"\n"
    expect(
      Rewrite(.same, as: .dmy, at: Self.columns(1)), Self.columns(1), input,
      input.replacing("2025-08-29", with: "29/08/2025"), absence: absence)
    expect(
      Rewrite(.same, as: .dmy, at: Self.json("d")), Self.json("d"),
      #"{"d":"NA"}"# + "\n" + #"{"d":"\u002d"}"# + "\n",
      #"{"d":"NA"}"# + "\n" + #"{"d":"\u002d"}"# + "\n",
      absence: absence)
  }

  @Test func otherTextsAreNotAbsent() {
    var engine = Engine(Rewrite(.same, as: .dmy, at: Self.columns(1)), at: Self.columns(1))
    #expect(engine.run("a,NA\n").messages == "test: in:1: no date 'NA'\n")
    engine.absence = nil
    #expect(engine.run("a,\n").messages == "test: in:1: no date ''\n")
  }

  @Test func recordsWithoutADateAreLastInBothDirections() {
    for (isDescending, output) in [
      (false, "2025-08-29,b\n2025-08-30,a\n,1\n\"\",2\n"),
      (true, "2025-08-30,a\n2025-08-29,b\n,1\n\"\",2\n"),
    ] {
      for isUnique in [false, true] {
        let order = Sorting.Order(isDescending: isDescending, isUnique: isUnique)
        expect(
          Sorting(order, memory: 1 << 26, folder: "/tmp"), Self.columns(0),
          ",1\n2025-08-30,a\n\"\",2\n2025-08-29,b\n", output)
      }
    }
  }

  @Test(arguments: ["\n", "\r\n"])
  func theLastRecordGetsTheMissingNewlineEvenWithoutADate(_ newline: String) {
    let place = Self.columns(1)
    let engine = Engine(Sorting(memory: 1 << 20, folder: "/tmp"), at: place)
    #expect(
      engine.run("b,2025-01-02\(newline)a,").text == "b,2025-01-02\(newline)a,\(newline)")
    let unique = Sorting(Sorting.Order(isUnique: true), memory: 1 << 20, folder: "/tmp")
    // The record before it is left out.
    let text = "b,2025-01-02\(newline)c,2025-01-02\(newline)a,"
    #expect(
      Engine(unique, at: place).run(text).text == "b,2025-01-02\(newline)a,\(newline)")
  }

  @Test func aRecordWithoutADateMeetsNoConditionAndNoOpposite() {
    let input = "2025-08-29,a\n,b\n2025-08-30,c\n"
    for inverts in [false, true] {
      let outputs = Engine(Selection(Every(divisor: 2), inverts: inverts), at: Self.columns(0))
      #expect(!outputs.run(input).text.contains("b"))
    }
    let undated = Selection(Every(remainder: 3), undated: Selection.Undated(absent: true))
    expect(undated, Self.columns(0), input, ",b\n")
  }

  @Test func recordsWithoutADateAreCountedInTheirSeries() {
    let place = Self.columns(0, label: 1)
    expect(
      Tally(at: place, report: Absent()), place, "2025-08-29,a\n,b\n,a\n,b\n", "2 series: [1, 2]\n")
    // More than one chunk, so that threads add their counts.
    let lines = String(repeating: "\n2025-08-29\n\n", count: 30)
    expect(Tally(at: .line, report: Absent()), .line, lines, "0 series: [60]\n")
  }

  @Test(arguments: [
    (
      DatePlace.line, Listing.Form.csv, "2025-08-29\n\n",
      "date,n,note\n2025-08-29,29/08/2025,x\n,,x\n"
    ),
    (
      .line, .json, "2025-08-29\n\n",
      #"{"date":"2025-08-29","n":"29/08/2025","note":"x"}"# + "\n"
        + #"{"date":null,"n":null,"note":"x"}"# + "\n"
    ),
    (
      columns(1), .csv, "a,2025-08-29\nb,\nc,2025-08-30\n",
      "1,2,date,n,note\na,2025-08-29,2025-08-29,29/08/2025,x\nb,,,,x\n"
        + "c,2025-08-30,2025-08-30,30/08/2025,x\n"
    ),
    (
      columns(0), .json, "\n2025-08-29\n",
      #"{"1":"","date":null,"n":null,"note":"x"}"# + "\n"
        + #"{"1":"2025-08-29","date":"2025-08-29","n":"29/08/2025","note":"x"}"# + "\n"
    ),
    (
      json("d"), .json, #"{"d":"2025-08-29"}"# + "\n{}\n",
      #"{"d":"2025-08-29","date":"2025-08-29","n":"29/08/2025","note":"x"}"# + "\n"
        + #"{"date":null,"n":null,"note":"x"}"# + "\n"
    ),
    (
      json("d"), .csv, #"{"d":"2025-08-29"}"# + "\n" + #"{"d":null}"# + "\n",
      "d,date,n,note\n2025-08-29,2025-08-29,29/08/2025,x\n,,,x\n"
    ),
  ])
  func aListingHasARowWithoutValues(
    _ place: DatePlace, _ form: Listing.Form, _ input: String, _ output: String
  ) {
    let parts = [
      Listing.Part("date", .date(0)), Listing.Part("n", .answer), Listing.Part("note", .text("x")),
    ]
    expect(Listing(.same, as: .dmy, in: form, parts: parts, of: place), place, input, output)
  }

  // What is still an error.

  @Test func anEmptyOperandIsAnError() {
    let engine = Engine(Rewrite(.same, as: .dmy, at: .line), at: .line)
    #expect(engine.run(operands: [[]]).messages == "test: no date ''\n")
    #expect(engine.run(operands: [[0x20]]).messages == "test: no date ' '\n")
    let object = Engine(Rewrite(.same, as: .dmy, at: Self.json("d")), at: Self.json("d"))
    #expect(object.run(operands: [Array(#"{"e":1}"#.utf8)]).hasFailed)
  }

  @Test(arguments: [
    ("{\"e\":1}\n{\"e\":2}\n", true), ("{\"e\":1}\n{\"d\":null}\n", false), ("", false),
  ])
  func anInputInWhichNoRecordHasTheKeyIsAnError(_ input: String, _ isError: Bool) {
    var engine = Engine(Rewrite(.same, as: .dmy, at: Self.json("d")), at: Self.json("d"))
    engine.chunkSize = 9
    let bytes = Array(input.utf8)
    for (way, outcome) in engine.outcomes(bytes, pieces: bytes.map { [$0] }) {
      #expect(outcome.text == input, "\(way)")
      let record = Array("{\"e\":1}".utf8)
      #expect(outcome.messages == (isError ? "test: in: noPath(\(record))\n" : ""), "\(way)")
    }
  }

  @Test(arguments: [
    (#"{"d":"2025-08-29"}"#, true), (#"{"d":"2025-08-29","v":1}"#, false),
    (#"{"d":"2025-08-29","v":null}"#, false), (#"{"v":1}"#, true),
  ])
  func aValueThatEachRecordNeedsHasToBeInOne(_ other: String, _ isError: Bool) throws {
    var values = JSONPlace(
      dates: [try #require(JSONPath(Array("d".utf8)))], label: JSONPath(Array("v".utf8)))
    values.needsLabel = true
    let place = DatePlace.values(values)
    let engine = Engine(Rewrite(.same, as: .iso, at: place), at: place)
    let bytes = Array("{\"e\":1}\n\(other)\n".utf8)
    for (way, outcome) in engine.outcomes(bytes, pieces: bytes.map { [$0] }) {
      #expect(outcome.messages.contains("noPath") == isError, "\(way)")
      #expect(outcome.hasFailed == isError, "\(way)")
    }
  }

  @Test func textsWithoutAnyDateAreProbablyAMistake() {
    let place = DatePlace.text(TextPlace([.iso]))
    let sample = Array("a 1/2/25\nb".utf8)
    let message = "test: noDates(of: 2, sample: \(sample))\n"
    let sorted = Engine(Sorting(memory: 1 << 20, folder: "/tmp"), at: place).run([sample])
    let failed = Outcome(output: [], messages: message, hasFailed: true, isComplete: false)
    #expect(sorted == failed)
    let counted = Engine(Tally(at: place, report: Total()), at: place).run([sample])
    #expect(counted == failed)
    // That no record is selected is a result.
    let selected = Engine(Selection(Every()), at: place).run([sample])
    #expect(
      selected == Outcome(output: [], messages: message, hasFailed: false, isComplete: false))
    let undated = Selection(Every(remainder: 3), undated: Selection.Undated(absent: true))
    let found = Engine(undated, at: place).run([sample])
    // The condition asks for them.
    #expect(found == Outcome(output: sample, messages: "", hasFailed: false))
    #expect(Engine(Sorting(memory: 1 << 20, folder: "/tmp"), at: place).run("").messages == "")
  }
}

/// Writes how many records without a date each series has.
private struct Absent: TallyReport {
  func write(
    _ counts: SeriesCounts, _ absent: PlainArray<Int>, _ names: SeriesNames,
    to output: inout BufferedOutput
  ) {
    output.append("\(names.count) series: \((0..<absent.count).map { absent[$0] })\n")
  }
}
