import DayKit
import System
import Testing

// How many results are written at once does not show in the output.
@testable import DayRecords

struct RewriteTests {
  @Test func linesInSeveralFormatsKeepTheirFormats() {
    let formats = [DayFormat.iso, .dmy, .basic]
    let days = (0..<300).map { Day(daysSince1970: 20_000 + $0) }
    func text(_ distance: Int) -> String {
      days.map { "\(($0 + distance).formatted(as: formats[$0.dayOfMonth / 3 % 3]))\n" }.joined()
    }
    let action = Rewrite(.days(Later()), as: .iso, orAsRead: formats, at: .line)
    #expect(Engine(action, at: .line, as: formats).run(text(0)).text == text(1))
  }

  @Test func columnsInOneFormatKeepTheFormat() {
    let place = Self.columns([0])
    let action = Rewrite(.days(Later()), as: .iso, orAsRead: [.dmy], at: place)
    let engine = Engine(action, at: place, as: [.dmy])
    expect(engine, "29/08/2025,a\n31/08/2025,b\n", "30/08/2025,a\n01/09/2025,b\n")
  }

  @Test func columnsInSeveralFormatsKeepTheirFormats() {
    let place = Self.columns([0])
    let action = Rewrite(.days(Later()), as: .iso, orAsRead: [.iso, .dmy], at: place)
    let engine = Engine(action, at: place, as: [.iso, .dmy])
    expect(
      engine, "29/08/2025,a\n2025-08-31,b\n31/12/2025,c\n",
      "30/08/2025,a\n2025-09-01,b\n01/01/2026,c\n")
  }

  @Test func valuesThatAreReadAsNumbersStayNumbersAndStringsStayStrings() throws {
    let place = DatePlace.values(JSONPlace(dates: [try #require(JSONPath(Array("d".utf8)))]))
    let engine = Engine(
      Rewrite(.days(Later()), as: .iso, orAsRead: [.epoch, .iso], at: place), at: place,
      as: [.epoch, .iso])
    expect(
      engine, #"{"d":1756425600}"# + "\n" + #"{"d":"1756425600"}"# + "\n",
      #"{"d":1756512000}"# + "\n" + #"{"d":"1756512000"}"# + "\n")
  }

  @Test func aRecordWithoutAnAmountHasNoEffectOnTheTimeOfTheNext() throws {
    var values = JSONPlace(
      dates: [try #require(JSONPath(Array("d".utf8)))], label: JSONPath(Array("n".utf8)))
    values.needsLabel = true
    let addition = LabelAddition(.lastOfMonth) { .mondayToFriday }
    let formats = [try DayFormat(parsing: "yyyy-MM-dd HH:mm")]
    let place = DatePlace.values(values)
    let engine = Engine(
      Rewrite(.amounts(addition), as: .iso, orAsRead: formats, at: place), at: place, as: formats)
    let absent = #"{"d":"2025-08-29 10:00","n":null}"# + "\n"
    expect(
      engine, absent + #"{"d":"2025-08-29 11:30","n":1}"# + "\n",
      absent + #"{"d":"2025-08-30 11:30","n":1}"# + "\n")
  }

  @Test(arguments: ["yyyy", "EEEE, d MMMM yyyy", String(repeating: "EEEE ", count: 300)])
  func theResultsThatAreWrittenAtOnceTakeLittleMemory(_ pattern: String) throws {
    let format = try DayFormat(parsing: pattern)
    let action = Rewrite(.same, as: format, at: .line)
    #expect(action.sliceCount * (format.maximumWidth + 2) <= 65_536 && action.sliceCount > 0)
  }

  private static let comma = UInt8(ascii: ",")

  private static func engine(_ rule: DayRule, at place: DatePlace) -> Engine {
    Engine(Rewrite(rule, as: .iso, at: place), at: place)
  }

  private static func columns(
    _ dates: [Int], target: Column? = nil, hasHeader: Bool = false
  ) -> DatePlace {
    .columns(
      ColumnPlace(
        dates: dates.map { .number($0) }, target: target, hasHeader: hasHeader,
        separator: .delimiter(comma)))
  }

  private func expect(
    _ engine: Engine, _ input: String, _ output: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var engine = engine
    for usesSlowPath in [false, true] {
      engine.usesSlowPath = usesSlowPath
      let outcome = engine.run(input)
      #expect(outcome.text == output, sourceLocation: sourceLocation)
      #expect(outcome.messages == "", sourceLocation: sourceLocation)
    }
  }

  // Several dates in a record.

  @Test(arguments: [
    ([0, 2], "31"), ([2, 0], "-31"), ([0, 0], "0"), ([2, 2], "0"),
  ])
  func twoColumnsAreReadInTheRequestedOrder(_ dates: [Int], _ answer: String) {
    let record = { (first: String, last: String) in "\(first),\"a,\n\"\"b\",\(last),\r\n" }
    var fields = ["2025-08-01", "\"2025-09-01\""]
    let input = record(fields[0], fields[1])
    fields[dates[0] / 2] = dates[0] == 2 ? "\"\(answer)\"" : answer
    let output = record(fields[0], fields[1])
    expect(
      Self.engine(.counts(Difference()), at: Self.columns(dates)),
      String(repeating: input, count: 300), String(repeating: output, count: 300))
  }

  @Test(arguments: [
    (["from", "x.to"], nil, #"{"from": 31, "x":{"to":"2025-09-01"}, "n" :"é"}"#),
    (["x.to", "from"], nil, #"{"from": "2025-08-01", "x":{"to":-31}, "n" :"é"}"#),
    (["from", "from"], nil, #"{"from": 0, "x":{"to":"2025-09-01"}, "n" :"é"}"#),
    (["from", "x.to"], "n", #"{"from": "2025-08-01", "x":{"to":"2025-09-01"}, "n" :31}"#),
    (["from", "x.to"], "x", #"{"from": "2025-08-01", "x":31, "n" :"é"}"#),
    (
      ["from", "x.to"], "days",
      #"{"from": "2025-08-01", "x":{"to":"2025-09-01"}, "n" :"é","days":31}"#
    ),
  ])
  func twoValuesAreReadInTheRequestedOrderAndTheAnswerGoesToAKey(
    _ paths: [String], _ key: String?, _ output: String
  ) {
    let input = #"{"from": "2025-08-01", "x":{"to":"2025-09-01"}, "n" :"é"}"#
    let key = key.map { Array($0.utf8) }
    let place = DatePlace.values(
      JSONPlace(dates: paths.compactMap { JSONPath(Array($0.utf8)) }, target: key))
    expect(
      Engine(Rewrite(.counts(Difference()), as: .iso, at: place), at: place),
      String(repeating: input + "\r\n", count: 300), String(repeating: output + "\r\n", count: 300))
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func oneUnreadableDateOfTwoFailsTheRecord(_ dates: [Int]) {
    var engine = Self.engine(.counts(Difference()), at: Self.columns(dates))
    for usesSlowPath in [false, true] {
      engine.usesSlowPath = usesSlowPath
      let outcome = engine.run("foo,2025-08-29\n2025-08-29,\"bar\"\n2025-08-29,2025-08-29\n")
      #expect(
        outcome.messages == "test: in:1: no date 'foo'\ntest: in:2: no date 'bar'\n")
      #expect(outcome.text == (dates[0] == 0 ? "0,2025-08-29\n" : "2025-08-29,0\n"))
    }
  }

  @Test func aRuleForTwoDatesTellsWhichRecordHasNoAnswer() {
    let engine = Self.engine(.days(AfterBoth()), at: Self.columns([1, 0]))
    let outcome = engine.run(
      "2025-08-29,2025-08-30\n9999-12-31,2025-08-29\n2025-08-29,2025-08-28\n")
    #expect(outcome.text == "2025-08-29,2025-08-31\n2025-08-29,2025-08-30\n")
    #expect(outcome.messages.hasPrefix("test: in:2: no result"))
  }

  // Answers elsewhere.

  @Test(
    arguments: [
      (nil, "2025-08-30,\"x \"\"y\",z"), (.number(0), "2025-08-30,\"x \"\"y\",z"),
      (.number(1), "2025-08-29,\"2025-08-30\",z"),
      (.number(2), "2025-08-29,\"x \"\"y\",2025-08-30"),
      (.name([0x6E]), "2025-08-29,\"x \"\"y\",z,2025-08-30"),
    ] as [(Column?, String)])
  func theAnswerGoesIntoAColumnAndEveryOtherByteStays(
    _ column: Column?, _ output: String
  ) {
    let engine = Self.engine(.days(Later()), at: Self.columns([0], target: column))
    for ending in ["\n", "\r\n"] {
      let input = String(repeating: "2025-08-29,\"x \"\"y\",z" + ending, count: 300)
      expect(engine, input, String(repeating: output + ending, count: 300))
      expect(
        engine, String(input.dropLast(1)),
        {
          let all = String(repeating: output + ending, count: 300)
          return String(all.dropLast(1))
        }())
    }
  }

  @Test(arguments: [
    ("due", "id,due,note\n1,2025-08-30,\n"), ("note", "id,due,note\n1,2025-08-29,2025-08-30\n"),
    ("new", "id,due,note,new\n1,2025-08-29,,2025-08-30\n"),
    ("a,\"b", "id,due,note,\"a,\"\"b\"\n1,2025-08-29,,2025-08-30\n"),
  ])
  func aColumnIsFoundOrAddedByName(_ name: String, _ output: String) {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.name(Array("due".utf8))], target: .name(Array(name.utf8)), hasHeader: true,
        separator: .delimiter(Self.comma)))
    let engine = Self.engine(.days(Later()), at: place)
    expect(engine, "id,due,note\n1,2025-08-29,\n", output)
  }

  @Test func anAddedColumnComesBeforeTheEndingOfTheHeader() {
    let place = Self.columns([0], target: .name([0x6E]), hasHeader: true)
    let engine = Self.engine(.days(Later()), at: place)
    expect(engine, "\u{FEFF}d\r\n2025-08-29\r\n", "\u{FEFF}d,n\r\n2025-08-29,2025-08-30\r\n")
    expect(engine, "d", "d,n")
  }

  @Test(arguments: [
    ("n", #"{"a":"2025-08-29","n":"x"}"#, #"{"a":"2025-08-29","n":"30/08/2025"}"#),
    ("n", #"{"a":"2025-08-29","n":-1.5}"#, #"{"a":"2025-08-29","n":"30/08/2025"}"#),
    ("n", #"{"a":"2025-08-29" }"#, #"{"a":"2025-08-29","n":"30/08/2025" }"#),
    ("a\"b", #"{"a":"2025-08-29"}"#, #"{"a":"2025-08-29","a\"b":"30/08/2025"}"#),
    ("é", #"{"\u00e9":null,"a":"2025-08-29"}"#, #"{"\u00e9":"30/08/2025","a":"2025-08-29"}"#),
    ("a", #"{"a":"2025-08-29"}"#, #"{"a":"30/08/2025"}"#),
  ])
  func theAnswerGoesToAJSONKey(_ key: String, _ input: String, _ output: String) {
    let key = Array(key.utf8)
    let place = DatePlace.values(
      JSONPlace(dates: [JSONPath([0x61])].compactMap { $0 }, target: key))
    let engine = Engine(Rewrite(.days(Later()), as: .dmy, at: place), at: place)
    expect(engine, input + "\n" + input, output + "\n" + output)
  }

  // Answers and their limit.

  @Test(arguments: [false, true])
  func theAnswerToAWholeLineHasNoLimit(_ isMany: Bool) {
    let text = String(repeating: "x", count: 70_000)
    let engine = Engine(
      Rewrite(.same, as: .pattern("'\(text)'d"), at: .line), at: .line)
    let count = isMany ? 5 : 1
    let input = String(repeating: "2025-08-29\n", count: count)
    expect(engine, input, String(repeating: text + "29\n", count: count))
  }

  @Test(arguments: [0, 1])
  func anAnsweredRecordMayBeAsLongAsTheLimit(_ excess: Int) {
    // With the space or the newline after it, each of 32,768 answers takes 512 bytes.
    let wide = Wide(count: 511)
    let engine = Engine(
      Rewrite(.texts(wide), as: .iso, at: .text(TextPlace([.iso]))), at: .text(TextPlace([.iso])))
    let dates = Array(repeating: "2025-08-29", count: 32_768).joined(separator: " ")
    let outcome = engine.run(dates + String(repeating: ".", count: excess) + "\n2025-08-29\n")
    #expect(outcome.output.count == (excess == 0 ? RecordLimit.answer : 0) + 512)
    #expect(outcome.messages == (excess == 0 ? "" : "test: in:1: answer too long\n"))
  }

  @Test func anAnsweredRecordBeyondTheLimitIsTreatedAsThePolicySays() {
    let wide = Wide(count: 10_000)
    let dates = String(repeating: "2025-08-29 ", count: 90_000) + "\n"
    var engine = Engine(
      Rewrite(.texts(wide), as: .iso, at: .text(TextPlace([.iso]))), at: .text(TextPlace([.iso])))
    engine.onError = .keep
    let outcome = engine.run(dates)
    let isKept = outcome.output == Array(dates.utf8)
    #expect(isKept)
    #expect(outcome.messages == "test: in:1: answer too long\n")
  }
}
