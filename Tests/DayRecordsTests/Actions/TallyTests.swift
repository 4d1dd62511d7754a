import DayKit
import DayRecords
import SeededNumbers
import System
import Testing

struct TallyTests {
  private static func columns(series: Column = .number(0), hasHeader: Bool = false)
    -> DatePlace
  {
    .columns(
      ColumnPlace(
        dates: [.number(1)], label: series, hasHeader: hasHeader,
        separator: .delimiter(UInt8(ascii: ","))))
  }

  @Test(arguments: Sample.Kind.allCases, seeds(10))
  func theCountsSumToTheNumberOfDates(_ kind: Sample.Kind, _ seed: UInt64) {
    var sample = Sample(kind, seed: seed, count: 60)
    guard sample.arity == 1 else { return }
    let days = sample.lines.flatMap { sample.days(of: $0) ?? [] }
    var engine = Engine(
      Tally(at: sample.place, report: Total()), at: sample.place, as: sample.formats)
    engine.chunkSize = 100
    let bytes = sample.bytes
    for (way, outcome) in engine.outcomes(bytes, pieces: sample.pieces(of: bytes)) {
      #expect(outcome.text == "\(days.count)\n", "\(way)")
    }
    engine.action = Tally(at: sample.place, report: Weekdays())
    let weekdays = days.map { Day(daysSince1970: $0).weekday }
    let expected = Weekday.allCases.map { one in "\(weekdays.filter { $0 == one }.count)\n" }
      .joined()
    for (way, outcome) in engine.outcomes(bytes, pieces: sample.pieces(of: bytes)) {
      #expect(outcome.text == expected, "\(way)")
    }
  }

  @Test(arguments: seeds(4))
  func theSeriesOfAllRecordsAreCounted(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let names = (0..<Int.random(in: 1...70, using: &generator)).map { "series \($0)" }
    var input = ""
    var counts: [String: Int] = [:]
    var order: [String] = []
    for _ in 0..<1_000 {
      let name = names.random(&generator)
      let isQuoted = Bool.random(using: &generator)
      input += "\(isQuoted ? "\"\(name)\"" : name),2025-08-29\n"
      if counts[name] == nil { order.append(name) }
      counts[name, default: 0] += 1
    }
    let expected = order.map { "\($0) 2025 \(counts[$0] ?? 0)\n" }.joined()
    var engine = Engine(Tally(at: Self.columns(), report: Years()), at: Self.columns())
    engine.chunkSize = 500
    let bytes = Array(input.utf8)
    for (way, outcome) in engine.outcomes(bytes, pieces: [bytes]) {
      #expect(outcome.text == expected, "\(way)")
    }
  }

  @Test(arguments: [
    ("a,2025-08-29\n\"a\",2025-08-30\r\n", "a 2025 2\n"),
    ("\"a \"\"b\"\"\",2025-08-29\n", "a \"b\" 2025 1\n"), (",2025-08-29\n", " 2025 1\n"),
    ("\"x\ny\",2025-08-29", "x\ny 2025 1\n"), ("", ""),
  ])
  func aSeriesIsTheTextOfItsField(_ input: String, _ output: String) {
    for usesSlowPath in [false, true] {
      var engine = Engine(Tally(at: Self.columns(), report: Years()), at: Self.columns())
      engine.usesSlowPath = usesSlowPath
      #expect(engine.run(input).text == output)
    }
  }

  @Test func aSeriesIsTheTextOfItsJSONValue() throws {
    let path = try #require(JSONPath(Array("d".utf8)))
    let place = DatePlace.values(JSONPlace(dates: [path], label: JSONPath(Array("s".utf8))))
    let input = #"""
      {"d":"2025-08-29","s":"a"}
      {"s":"\u0061","d":"2025-08-29"}
      {"d":"2025-08-29","s":7}
      {"d":"2025-08-29","s":"7"}
      {"d":"2025-08-29"}
      {"d":"2025-08-29","s":"a"}

      """#
    for usesSlowPath in [false, true] {
      var engine = Engine(Tally(at: place, report: Years()), at: place)
      engine.usesSlowPath = usesSlowPath
      engine.chunkSize = 40
      for threads in [1, 4] {
        engine.threads = threads
        let outcome = engine.run(input)
        #expect(outcome.text == "a 2025 3\n7 2025 2\n")
        #expect(outcome.messages == "test: in:5: no series\n")
      }
    }
  }

  @Test func aColumnForTheSeriesMustBeInTheHeader() {
    let name = Column.name(Array("kind".utf8))
    let place = Self.columns(series: name, hasHeader: true)
    let engine = Engine(Tally(at: place, report: Years()), at: place)
    #expect(engine.run("kind,date\nx,2025-08-29\n").text == "x 2025 1\n")
    let outcome = engine.run("type,date\nx,2025-08-29\n")
    #expect(outcome.messages == "test: in:1: no series of 2\n")
    #expect(outcome.text == "")
  }

  @Test func aReversedSpanIsReportedWithItsOwnDates() {
    let pairs = DatePlace.columns(
      ColumnPlace(
        dates: [.number(0), .number(1)], hasHeader: false, separator: .delimiter(UInt8(ascii: ",")))
    )
    let engine = Engine(Tally(at: pairs, countsSpans: true, report: Total()), at: pairs)
    let spans = (1...9).map { "2025-08-0\($0),2025-08-1\($0)\n" }.joined()
    let outcome = engine.run(spans + "2025-08-29,2025-08-28\n" + spans)
    #expect(outcome.messages == "test: in:10: reversed 2025-08-29 2025-08-28\n")
  }

  @Test(arguments: [1, 4])
  func oneSeriesMoreThanTheLimitEndsTheRun(_ threads: Int) {
    let line = { (number: Int) in "s\(number),2025-08-29\n" }
    var engine = Engine(Tally(at: Self.columns(), limit: 100, report: Total()), at: Self.columns())
    engine.threads = threads
    engine.chunkSize = 300
    #expect(engine.run((0..<100).map(line).joined()).text == "100\n")
    let outcome = engine.run((0..<2_000).map(line).joined())
    #expect(outcome.text == "")
    #expect(outcome.messages == "test: tooManySeries(limit: 100)\n")
    #expect(outcome.hasFailed)
  }

  @Test func theNamesOfAllSeriesAreLimited() {
    let name = String(repeating: "x", count: 500_000)
    let engine = Engine(Tally(at: Self.columns(), report: Total()), at: Self.columns())
    let outcome = engine.run((0..<4).map { "\($0)\(name),2025-08-29\n" }.joined())
    #expect(outcome.messages == "test: seriesTooLong(limit: 1048576)\n")
  }

  @Test(arguments: [
    "2025-08-05,\n", ",2025-08-05\n", "2025-08-05, \n",
  ])
  func aSpanWithOnlyOneOfItsDatesFails(_ record: String) {
    let pairs = DatePlace.columns(
      ColumnPlace(
        dates: [.number(0), .number(1)], hasHeader: false, separator: .delimiter(UInt8(ascii: ",")))
    )
    let engine = Engine(Tally(at: pairs, countsSpans: true, report: Total()), at: pairs)
    let run = engine.run(record + ",\n2025-08-01,2025-08-03\n")
    #expect(run.text == "2\n")
    #expect(run.messages == "test: in:1: half 2025-08-05\n")
  }

  /// Spans from Friday to Sunday and of a month from Monday to Tuesday, a Wednesday, and what is not a span.
  @Test(arguments: ["", "r,", "{"])
  func aSpanInOnePlaceIsCountedByItsEnds(_ form: String) throws {
    let path = try #require(JSONPath(Array("d".utf8)))
    let place: DatePlace =
      form == ""
      ? .line : form == "{" ? .values(JSONPlace(dates: [path])) : Self.columns(series: .number(0))
    let texts = ["2025-08-29..2025-08-31", "2025-09", "2025-10-01", "2025-09-31..2025-10-01"]
    let lines = texts.map { text in
      switch form {
      case "": text + "\n"
      case "{": "{\"d\":\"\(text.replacing("..", with: "\\u002e."))\"}\n"
      default: "r,\(text)\n"
      }
    }
    var engine = Engine(Tally(at: place, countsSpans: true, report: Weekdays()), at: place)
    engine.readsSpans = true
    for usesSlowPath in [false, true] {
      engine.usesSlowPath = usesSlowPath
      let outcome = engine.run(lines.joined())
      #expect(outcome.text == "1\n1\n1\n1\n0\n1\n0\n")
      #expect(outcome.messages.hasPrefix("test: in:4: no date '2025-09-31"))
    }
  }

  @Test func spansAndSingleDaysAreCountedByTheirEnds() {
    let comma = UInt8(ascii: ",")
    let pairs = DatePlace.columns(
      ColumnPlace(
        dates: [.number(1), .number(2)], label: .number(0), hasHeader: false,
        separator: .delimiter(comma)))
    var engine = Engine(Tally(at: pairs, countsSpans: true, report: Total()), at: pairs)
    let spans = String(repeating: "a,2025-08-01,2025-08-03\nb,2025-08-02,2025-08-02\n", count: 9)
    for threads in [1, 3] {
      (engine.threads, engine.chunkSize) = (threads, 50)
      #expect(engine.run(spans).text == "36\n")
    }
    let single = Engine(
      Tally(at: Self.columns(), countsSpans: true, report: Total()), at: Self.columns())
    #expect(single.run("a,2025-08-01\nb,2025-08-02\na,2025-08-02\n").text == "3\n")
  }
}
