import DayKit
import DayRecords
import SeededNumbers
import Testing

/// Answers in a new column, in records that have fewer or more fields than the header.
struct ColumnPlaceAddedFieldsTests {
  private static let comma = UInt8(ascii: ",")

  private static func engine(
    _ dates: [Int] = [1], joinsBlanks: Bool = false, hasHeader: Bool = true,
    onError: OnError = .skip
  ) -> Engine {
    let place = ColumnPlace(
      dates: dates.map { .number($0) }, target: .name(Array("new".utf8)), hasHeader: hasHeader,
      separator: joinsBlanks ? .blanks : .delimiter(comma))
    let rule = dates.count == 1 ? DayRule.days(Later()) : .days(AfterBoth())
    var engine = Engine(
      Rewrite(rule, as: .iso, at: .columns(place)), at: .columns(place))
    engine.onError = onError
    return engine
  }

  @Test(arguments: [
    ("1,2025-08-29", "1,2025-08-29,,,2025-08-30"),
    ("1,2025-08-29,x", "1,2025-08-29,x,,2025-08-30"),
    ("1,2025-08-29,x,", "1,2025-08-29,x,,2025-08-30"),
    ("1,\"2025-08-29\"", "1,\"2025-08-29\",,,2025-08-30"),
    ("1,2025-08-29,\"x,y\"", "1,2025-08-29,\"x,y\",,2025-08-30"),
    ("\"1,\",\"2025-08-29\",\"x\n,\"\"\"", "\"1,\",\"2025-08-29\",\"x\n,\"\"\",,2025-08-30"),
    ("1,2025-08-29,5\" x,", "1,2025-08-29,5\" x,,2025-08-30"),
    ("1,2025-08-29,x,\"y,z\"", "1,2025-08-29,x,\"y,z\",2025-08-30"),
  ])
  func theAnswerIsBelowItsNameInAShorterRecord(_ record: String, _ answer: String) {
    for ending in ["\n", "\r\n"] {
      let text = { (name: String, record: String) in
        "id,due,a,b\(name)" + ending + String(repeating: record + ending, count: 600)
      }
      for usesSlowPath in [false, true] {
        var engine = Self.engine()
        engine.usesSlowPath = usesSlowPath
        let outcome = engine.run(text("", record))
        let isRight = outcome.text == text(",new", answer)
        #expect(isRight && outcome.messages == "", "\(outcome.text.prefix(200))")
      }
    }
  }

  @Test(arguments: ["1,2025-08-29,x,y,z", "1,2025-08-29,\"x,\",,", "1,\"2025-08-29\",\"x,\",,"])
  func aRecordWithMoreFieldsThanTheHeaderFails(_ record: String) {
    let input = "id,due,a,b\n1,2025-08-29,,\n\(record)\n2,2025-08-29\n"
    let (first, last) = (
      "id,due,a,b,new\n1,2025-08-29,,,2025-08-30\n", "2,2025-08-29,,,2025-08-30\n"
    )
    for (onError, middle) in [(OnError.skip, ""), (.keep, record + "\n"), (.blank, record + "\n")] {
      let bytes = Array(input.utf8)
      for (way, outcome) in Self.engine(onError: onError).outcomes(
        bytes, pieces: bytes.map { [$0] })
      {
        #expect(outcome.text == first + middle + last, "\(way)")
        #expect(outcome.messages == "test: in:3: 5 columns for 4\n", "\(way)")
      }
    }
  }

  @Test func fieldsCountAfterTheLastOfSeveralColumns() {
    let place = DatePlace.columns(
      ColumnPlace(
        eachOf: [.number(0), .number(1)], hasHeader: true, separator: .delimiter(UInt8(ascii: ",")))
    )
    let engine = Engine(Rewrite(.same, as: .iso, at: place), at: place)
    let (header, record) = ("a,b,c\n", "2025-01-01,2025-01-02,x\n")
    for count in 0..<20 {
      let before = header + String(repeating: record, count: count)
      let after = String(repeating: record, count: 20)
      let outcome = engine.run(before + "2025-02-01,2025-02-02,x,y\n" + after)
      #expect(outcome.text == before + after)
      #expect(outcome.messages == "test: in:\(count + 2): 4 columns for 3\n")
    }
  }

  @Test func aRecordThatFailsIsFilledToo() {
    let outcome = Self.engine(onError: .keep).run("id,due,a\n1,soon\n2,soon,\n3\n\n")
    #expect(outcome.text == "id,due,a,new\n1,soon,,\n2,soon,,\n3,,,\n\n")
  }

  @Test func betweenBlanksAHyphenStandsForAMissingField() {
    let engine = Self.engine(joinsBlanks: true, onError: .blank)
    let outcome = engine.run("id  due a\n 1 2025-08-29\n2 soon\n3 2025-08-29 x y\n")
    #expect(
      outcome.text == "id  due a new\n 1 2025-08-29 - 2025-08-30\n2 soon - -\n3 2025-08-29 x y\n")
  }

  @Test func withoutAHeaderTheAnswerIsTheLastField() {
    let outcome = Self.engine(hasHeader: false).run("1,2025-08-29\n2,2025-08-29,x\n")
    #expect(outcome.text == "1,2025-08-29,2025-08-30\n2,2025-08-29,x,2025-08-30\n")
  }

  @Test func shorterRecordsTakeTheFastPath() {
    let record = "1,2025-08-29,x\n2,2025-08-30,x,y\n\"3\",2025-08-29,\"x,y\"\n"
    let input = "id,due,a,b\n" + String(repeating: record, count: 500)
    #expect(Self.engine().count(Array(input.utf8)).slowCount == 0)
  }

  @Test(arguments: seeds(20))
  func everyAnsweredRecordHasAsManyFieldsAsTheHeader(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let dates = [[0], [1], [2], [0, 2], [2, 0]].random(&generator)
    let isRagged = Bool.random(using: &generator)
    var (input, expected) = ("a,b,c,d\n", [["a", "b", "c", "d", "new"]])
    for _ in 0..<Int.random(in: 1...1_500, using: &generator) {
      let count = isRagged ? Int.random(in: 3...6, using: &generator) : 4
      var fields = (0..<count).map { _ in
        ["x", "", "a,b", "\"", "\n"][Int.random(in: 0..<(seed % 2 == 0 ? 2 : 5), using: &generator)]
      }
      for date in dates { fields[date] = "2025-08-29" }
      let record = fields.map { field in
        let isPlain = field == "" || field == "x" || field == "2025-08-29"
        return isPlain
          ? field
          : "\""
            + field.split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\"\"") + "\""
      }
      input += record.joined(separator: ",") + "\n"
      guard count <= 4 else { continue }
      expected.append(fields + Array(repeating: "", count: 4 - count) + ["2025-08-30"])
    }
    for usesSlowPath in [false, true] {
      var engine = Self.engine(dates)
      engine.usesSlowPath = usesSlowPath
      let records = CSV(engine.run(input).output, Self.comma).records
      let isRight = records == expected.map { $0.map { Array($0.utf8) } }
      #expect(isRight)
    }
  }
}
