import DayKit
import DayRecords
import SeededNumbers
import Testing

/// Records with several dates, each of which has a result of its own.
struct SeveralDatesTests {
  /// Random records with dates at some places, and what a pass for each date does with them.
  private struct Job {
    /// The place of all dates, and the places of the single ones.
    var place = DatePlace.line
    var places: [DatePlace] = []
    var input = ""

    private var numbers: SplitMix64
    private let rarity: Int

    init(seed: UInt64) {
      numbers = SplitMix64(seed: seed)
      rarity = [2, 8, 1_000].random(&numbers)
      if seed.isMultiple(of: 2) { chooseColumns() } else { chooseValues() }
    }

    /// A date, or something in the place of one.
    private mutating func value() -> String {
      guard Int.random(in: 0..<rarity, using: &numbers) > 0 else {
        return ["", "x", "2025-02-30", "-000043-03-15"].random(&numbers)
      }
      return "\(Day(daysSince1970: Int.random(in: 0..<40_000, using: &numbers)))"
    }

    private mutating func chooseColumns() {
      let hasHeader = Bool.random(using: &numbers)
      let columns = [0, 2, 3, 5].shuffled(using: &numbers).prefix(
        Int.random(in: 2...3, using: &numbers))
      let names: [Column] = [.number(1), .number(4), .name([0x78]), .name([0x79])]
      let targets =
        Bool.random(using: &numbers) ? [] : names.shuffled(using: &numbers).prefix(columns.count)
      let comma = FieldSeparator.delimiter(UInt8(ascii: ","))
      place = .columns(
        ColumnPlace(
          eachOf: columns.map { .number($0) }, targets: Array(targets), hasHeader: hasHeader,
          separator: comma))
      // New columns are added in the order of the dates.
      for (number, column) in columns.enumerated() {
        places.append(
          .columns(
            ColumnPlace(
              dates: [.number(column)], target: targets.isEmpty ? nil : targets[number],
              hasHeader: hasHeader, separator: comma)))
      }
      if hasHeader { input = "a,b,c,d,e,f\n" }
      for _ in 0..<Int.random(in: 1..<60, using: &numbers) {
        let fields = (0..<6).map { _ in
          let value = value()
          return Int.random(in: 0..<rarity, using: &numbers) == 0 ? "\"\(value)\"" : value
        }
        input += fields.joined(separator: ",") + "\n"
      }
    }

    private mutating func chooseValues() {
      let keys = ["a", "b", "c"].shuffled(using: &numbers)
        .prefix(Int.random(in: 2...3, using: &numbers))
      let targets =
        Bool.random(using: &numbers)
        ? [] : ["x", "y", "d"].shuffled(using: &numbers).prefix(keys.count)
      let paths = keys.compactMap { JSONPath(Array($0.utf8)) }
      place = .values(JSONPlace(eachOf: paths, targets: targets.map { Array($0.utf8) }))
      for (number, path) in paths.enumerated() {
        places.append(
          .values(
            JSONPlace(
              dates: [path], target: targets.isEmpty ? nil : Array(targets[number].utf8))))
      }
      for _ in 0..<Int.random(in: 1..<60, using: &numbers) {
        var members = ["a", "b", "c", "d"].map { key in
          Int.random(in: 0..<rarity, using: &numbers) == 0
            ? "\"\(key)\":null" : "\"\(key)\": \"\(value())\""
        }
        members.shuffle(using: &numbers)
        members.removeLast(Int.random(in: 0..<rarity, using: &numbers) == 0 ? 1 : 0)
        input += "{\(members.joined(separator: ","))}\n"
      }
    }
  }

  @Test(arguments: seeds(24))
  func onePassGivesTheSameAsAPassForEachDate(_ seed: UInt64) {
    let job = Job(seed: seed)
    let format: DayFormat = [.iso, .dmy, .epoch, .pattern("MM','dd'\"'yyyy")][Int(seed / 2 % 4)]
    var expected = Array(job.input.utf8)
    for place in job.places {
      expected =
        Engine(Rewrite(.days(Later()), as: format, at: place), at: place).run([expected]).output
    }
    var engine = Engine(Rewrite(.days(Later()), as: format, at: job.place), at: job.place)
    engine.chunkSize = 300
    let bytes = Array(job.input.utf8)
    for (way, outcome) in engine.outcomes(bytes, pieces: bytes.map { [$0] }) {
      #expect(outcome.output == expected, "\(way): \(outcome.text)")
    }
  }

  private static let elements = DatePlace.values(
    JSONPlace(eachOf: [JSONPath(Array("a[*].b".utf8))].compactMap { $0 }))

  @Test(arguments: [
    (#"{"a":[]}"#, ""), (#"{"a":[{"c":1}]}"#, ""), (#"{"a":[{"b":null}]}"#, ""), ("{}", ""),
    (#"{"a":[{"c":1}],x}"#, "test: in:2: no value\n"),
  ])
  func theElementsOfAnArrayMayHaveNoDate(_ record: String, _ messages: String) {
    let engine = Engine(Rewrite(.days(Later()), as: .iso, at: Self.elements), at: Self.elements)
    let dated = #"{"a":[{"b":"2025-08-29"}]}"# + "\n"
    #expect(engine.run(dated + record + "\n").messages == messages)
  }

  @Test(arguments: [#"{"a":[{"c":1}]}"#, "{}"])
  func anOperandWithoutTheKeyFails(_ record: String) {
    let engine = Engine(Rewrite(.days(Later()), as: .iso, at: Self.elements), at: Self.elements)
    #expect(engine.run(operands: [Array(record.utf8)]).messages == "test: no value\n")
  }

  @Test(arguments: [1, 2, 3])
  func eachDateOfARecordGetsTheAmountOfTheRecord(_ count: Int) {
    var place = ColumnPlace(
      eachOf: (0..<count).map { .number($0) }, label: .number(count), hasHeader: false,
      separator: .delimiter(UInt8(ascii: ",")))
    place.needsLabel = true
    func lines(_ change: (Int) -> Int, _ amount: (Int) -> Int) -> String {
      (0..<900).map { number in
        let days = (0..<count).map { "\(Day(daysSince1970: number * 7 + $0 + change(number)))," }
        return "\(days.joined())\(amount(number))\n"
      }.joined()
    }
    let addition = LabelAddition(.lastOfMonth) { .mondayToFriday }
    var engine = Engine(
      Rewrite(.amounts(addition), as: .iso, at: .columns(place)), at: .columns(place))
    for usesSlowPath in [false, true] {
      engine.usesSlowPath = usesSlowPath
      let outcome = engine.run(lines({ _ in 0 }) { $0 % 5 })
      #expect(outcome.text == lines({ $0 % 5 }) { $0 % 5 })
    }
  }

  @Test(arguments: seeds(60))
  func everyDateKeepsItsFormat(_ seed: UInt64) {
    let job = Job(seed: seed)
    let formats: [DayFormat] = [.iso, .dmy]
    var expected = Array(job.input.utf8)
    for place in job.places {
      expected =
        Engine(
          Rewrite(.days(Later()), as: .iso, orAsRead: formats, at: place), at: place, as: formats
        ).run([expected]).output
    }
    let engine = Engine(
      Rewrite(.days(Later()), as: .iso, orAsRead: formats, at: job.place), at: job.place,
      as: formats)
    for usesSlowPath in [false, true] {
      var engine = engine
      engine.usesSlowPath = usesSlowPath
      #expect(engine.run(job.input).output == expected)
    }
  }

  @Test(arguments: [
    (
      "i[*].d", #"{"i":[{"d":"2025-08-29"},{"e":1},{"d":null},{"d":"2025-12-31"}]}"#,
      #"{"i":[{"d":"2025-08-30"},{"e":1},{"d":null},{"d":"2026-01-01"}]}"#
    ),
    (
      "i[*]", #"{"i" : [ "2025-08-29" , "2025-12-31" ],"x":"2025-01-01"}"#,
      #"{"i" : [ "2025-08-30" , "2026-01-01" ],"x":"2025-01-01"}"#
    ),
    (
      "i[*][*].d", #"{"i":[[{"d":"2025-08-29"}],[],[{"d":"2025-12-31"}]]}"#,
      #"{"i":[[{"d":"2025-08-30"}],[],[{"d":"2026-01-01"}]]}"#
    ),
    (
      "i[*].a[1]", #"{"i":[{"a":[1,"2025-08-29"]},{"a":[2]}]}"#,
      #"{"i":[{"a":[1,"2025-08-30"]},{"a":[2]}]}"#
    ),
    ("[*]", #"["2025-08-29","2025-12-31"]"#, #"["2025-08-30","2026-01-01"]"#),
    ("i[*].d", #"{"i":[]}"#, #"{"i":[]}"#), ("i[*].d", #"{"j":1}"#, #"{"j":1}"#),
  ])
  func everyElementOfAnArrayIsAnswered(_ path: String, _ input: String, _ output: String) throws {
    let path = try #require(JSONPath(Array(path.utf8)))
    let place = DatePlace.values(JSONPlace(eachOf: [path]))
    let other = (input.hasPrefix("[") ? "[]" : #"{"i":[]}"#) + "\n"
    for lines in [input + "\n", other + input + "\n", input + "\n" + other + input] {
      let engine = Engine(Rewrite(.days(Later()), as: .iso, at: place), at: place)
      for (way, outcome) in engine.outcomes(Array(lines.utf8), pieces: lines.utf8.map { [$0] }) {
        #expect(outcome.text == lines.replacing(input, with: output), "\(way)")
      }
    }
  }

  @Test(arguments: ["null", "\"\"", "\" \""], [true, false])
  func anElementWithoutADateIsPassedOverEvenIfADateIsRequired(
    _ element: String, _ isRequired: Bool
  ) throws {
    let path = try #require(JSONPath(Array("i[*]".utf8)))
    let place = DatePlace.values(JSONPlace(eachOf: [path]))
    let input = "{\"i\":[\(element),\"2025-08-29\",\(element)]}\n"
    var engine = Engine(Rewrite(.days(Later()), as: .iso, at: place), at: place)
    if isRequired { engine.absence = nil }
    for usesSlowPath in [false, true] {
      engine.usesSlowPath = usesSlowPath
      #expect(engine.run(input).text == input.replacing("29", with: "30"))
      let alone = engine.run("{\"i\":[\(element)]}\n" + input)
      #expect(alone.messages.isEmpty == !isRequired)
    }
  }

  @Test func moreDatesThanABatchHoldsAreAnswered() throws {
    let path = try #require(JSONPath(Array("i[*]".utf8)))
    let place = DatePlace.values(JSONPlace(eachOf: [path]))
    func record(_ day: String) -> String {
      "{\"i\":[" + repeatElement("\"\(day)\"", count: 700).joined(separator: ",") + "]}\n"
    }
    let input = String(repeating: record("2025-08-29"), count: 3)
    let engine = Engine(Rewrite(.days(Later()), as: .iso, at: place), at: place)
    #expect(engine.run(input).text == String(repeating: record("2025-08-30"), count: 3))
  }

  @Test(arguments: ["{}", "{ }", " { } "])
  func anEmptyObjectGetsItsFirstKeys(_ object: String) {
    let paths = ["a", "b"].compactMap { JSONPath(Array($0.utf8)) }
    let place = DatePlace.values(
      JSONPlace(eachOf: paths, targets: [[UInt8(ascii: "x")], [UInt8(ascii: "y")]]))
    let engine = Engine(Rewrite(.same, as: .iso, at: place), at: place)
    let input = object + "\n" + #"{"a":"2025-01-01","b":"2025-01-02"}"# + "\n"
    let text = engine.run(input).text.split(separator: "\n")[0]
    #expect(text.filter { $0 != " " } == #"{"x":null,"y":null}"#)
  }

  @Test func aRecordFailsAsAWhole() {
    let place = DatePlace.columns(
      ColumnPlace(
        eachOf: [.number(0), .number(1)], targets: [.name([0x78]), .name([0x79])], hasHeader: true,
        separator: .delimiter(UInt8(ascii: ","))))
    let input = "a,b\n2025-01-01,x\n2025-01-01,2025-01-02\n"
    for (onError, line) in [
      (OnError.skip, ""), (.keep, "2025-01-01,x,,\n"), (.blank, "2025-01-01,x,,\n"),
    ] {
      var engine = Engine(Rewrite(.same, as: .dmy, at: place), at: place)
      engine.onError = onError
      let outcome = engine.run(input)
      #expect(outcome.text == "a,b,x,y\n" + line + "2025-01-01,2025-01-02,01/01/2025,02/01/2025\n")
      #expect(outcome.messages == "test: in:2: no date 'x'\n", "\(outcome.messages)")
    }
  }

  @Test(arguments: [
    ("2025-01-01,2025-01-01\n9999-12-31,\n", "2025-01-01,2025-01-01,2025-01-02,2025-01-02\n"),
    ("2025-01-01,2025-01-01\n,9999-12-31\n", "2025-01-01,2025-01-01,2025-01-02,2025-01-02\n"),
    ("2025-01-01,\n9999-12-31,2025-01-01\n", "2025-01-01,,2025-01-02,\n"),
    (",2025-01-01\n,\n9999-12-31,", ",2025-01-01,,2025-01-02\n,,,\n"),
  ])
  func aRecordWithoutAResultFailsBesideAbsentDates(_ input: String, _ output: String) {
    let place = DatePlace.columns(
      ColumnPlace(
        eachOf: [.number(0), .number(1)], targets: [.name([0x78]), .name([0x79])], hasHeader: true,
        separator: .delimiter(UInt8(ascii: ","))))
    let engine = Engine(Rewrite(.days(Later()), as: .iso, at: place), at: place)
    let bytes = Array(("a,b\n" + input).utf8)
    for (way, outcome) in engine.outcomes(bytes, pieces: bytes.map { [$0] }) {
      #expect(outcome.text == "a,b,x,y\n" + output, "\(way)")
      #expect(outcome.messages.contains("no result '9999-12-31'"), "\(way)")
    }
  }
}
