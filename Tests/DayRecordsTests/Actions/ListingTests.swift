import DayKit
import DayRecords
import System
import Testing

struct ListingTests {
  private static func listing(
    _ form: Listing.Form, _ rule: DayRule = .same, as format: DayFormat = .iso,
    _ parts: Listing.Part...
  ) -> Listing {
    Listing(rule, as: format, in: form, parts: parts, of: .line)
  }

  @Test(arguments: [("", ""), ("\u{FEFF}", ""), ("foo\n", "test: in:1: no date 'foo'\n")])
  func csvHasAHeaderEvenWithoutAnswers(_ input: String, _ messages: String) {
    let action = Self.listing(
      .csv, .same, Listing.Part("date", .date(0)), Listing.Part("n", .answer))
    let outcome = Engine(action, at: .line).run(input)
    #expect(outcome.text == "date,n\n")
    #expect(outcome.messages == messages)
  }

  @Test(arguments: [
    (Listing.Form.csv, true, true), (.csv, false, false), (.json, true, false),
  ])
  func onlyATableWhoseHeaderComesFromRecordsRunsInOrder(
    _ form: Listing.Form, _ hasNames: Bool, _ runsInOrder: Bool
  ) {
    let columns = ColumnPlace(
      dates: [.number(0)], hasHeader: false, separator: .delimiter(UInt8(ascii: ",")))
    let place = hasNames ? DatePlace.columns(columns) : .line
    let action = Listing(.same, as: .iso, in: form, parts: [], of: place)
    #expect(action.traits.runsInOrder == runsInOrder)
  }

  @Test func jsonHasNoHeader() {
    let action = Self.listing(.json, .same, Listing.Part("date", .date(0)))
    #expect(Engine(action, at: .line).run("").text == "")
  }

  @Test func severalInputsHaveOneHeader() {
    let engine = Engine(Self.listing(.csv, .same, Listing.Part("date", .date(0))), at: .line)
    let outcome = engine.run { stream, console throws(SystemError) in
      stream.answer(operand: Array("2025-08-28".utf8).span, in: &console)
      for _ in 0..<2 {
        let source = Pieces([Array("2025-08-29\n".utf8)])
        try stream.answerLines(of: source, named: "in", by: engine.plan, in: &console)
      }
    }.outcome
    #expect(outcome.text == "date\n2025-08-28\n2025-08-29\n2025-08-29\n")
  }

  @Test(arguments: [(Listing.Form.csv, true), (.json, false)])
  func aTableHasOneHeaderForAllInputs(_ form: Listing.Form, _ fails: Bool) {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.name(Array("d".utf8))], hasHeader: true,
        separator: .delimiter(UInt8(ascii: ","))))
    let parts = [Listing.Part("n", .answer)]
    let engine = Engine(
      Listing(.counts(Number()), as: .iso, in: form, parts: parts, of: place), at: place)
    let outcome = engine.run { stream, console throws(SystemError) in
      for text in ["x,d\n1,2025-08-29\n", "x,d\n2,2025-08-29\n", "d,x\n2025-08-29,3\n,4\n"] {
        try stream.answerLines(
          of: Pieces([Array(text.utf8)]), named: "in", by: engine.plan, in: &console)
      }
    }.outcome
    #expect(outcome.hasFailed == fails)
    if fails { #expect(outcome.text == "x,d,n\n1,2025-08-29,20329\n2,2025-08-29,20329\n") }
    if !fails { #expect(outcome.text.contains(#"{"d":"2025-08-29","x":"3","n":20329}"#)) }
  }

  @Test func textsAreEscapedAsTheFormRequires() {
    let parts = [
      Listing.Part("text", .text("a \"b\", c\\d\t")), Listing.Part("words", .words(Sentence())),
      Listing.Part("answer", .answer),
    ]
    let format = DayFormat.pattern("d','M'\"'y")
    let csv = Listing(.same, as: format, in: .csv, parts: parts, of: .line)
    #expect(
      Engine(csv, at: .line).run("2025-08-29\n2025-08-30\n").text
        == "text,words,answer\n\"a \"\"b\"\", c\\d\t\",\"a \"\"b\"\", c\\d\t2025-08-29\",\"29,8\"\"2025\"\n"
        + "\"a \"\"b\"\", c\\d\t\",even,\"30,8\"\"2025\"\n")
    let json = Listing(.same, as: format, in: .json, parts: parts, of: .line)
    #expect(
      Engine(json, at: .line).run("2025-08-29\n2025-08-30\n").text
        == #"{"text":"a \"b\", c\\d\u0009","words":"a \"b\", c\\d\u00092025-08-29","answer":"29,8\"2025"}"#
        + "\n" + #"{"text":"a \"b\", c\\d\u0009","words":"even","answer":"30,8\"2025"}"# + "\n")
  }

  @Test(arguments: [
    (DayRule.same, DayFormat.iso, #""2025-08-29""#), (.same, .epoch, "1756425600"),
    (.days(Later()), .epoch, "1756512000"), (.counts(Number()), .iso, "20329"),
    (.same, .pattern("yyyyMMdd"), #""20250829""#),
    (.texts(Lines()), .iso, #""2025-08-29\u000a+\u000a+\u000a+\u000a+\u000a+""#),
  ])
  func numbersHaveNoQuotesInJSON(_ rule: DayRule, _ format: DayFormat, _ value: String) {
    let action = Self.listing(
      .json, rule, as: format, Listing.Part("n", .answer), Listing.Part("c", .count(Number())))
    #expect(
      Engine(action, at: .line).run("2025-08-29\n").text == "{\"n\":\(value),\"c\":20329}\n")
  }

  @Test(arguments: ["\n", "\r\n"])
  func aLineWithoutItsEndingIsAPart(_ ending: String) {
    let parts = [Listing.Part("line", .line), Listing.Part("answer", .answer)]
    let input = ["2025-08-29", "2025-08-30", "2025-08-31"].joined(separator: ending)
    for input in [input, input + ending] {
      let csv = Listing(.same, as: .dmy, in: .csv, parts: parts, of: .line)
      #expect(
        Engine(csv, at: .line).run(input).text
          == "line,answer\n2025-08-29,29/08/2025\n2025-08-30,30/08/2025\n2025-08-31,31/08/2025\n")
    }
  }

  @Test func eachDateOfARecordHasItsPart() {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(1), .number(0)], hasHeader: false, separator: .delimiter(UInt8(ascii: ",")))
    )
    let parts = [
      Listing.Part("from", .date(0)), Listing.Part("to", .date(1)), Listing.Part("days", .answer),
    ]
    let action = Listing(.counts(Difference()), as: .iso, in: .csv, parts: parts, of: place)
    let input = String(repeating: "2025-08-30,2025-08-29\n2025-01-01,2025-08-29\n", count: 200)
    let lines =
      "2025-08-30,2025-08-29,2025-08-29,2025-08-30,1\n"
      + "2025-01-01,2025-08-29,2025-08-29,2025-01-01,-240\n"
    #expect(
      Engine(action, at: place).run(input).text
        == "1,2,from,to,days\n" + String(repeating: lines, count: 200))
  }

  @Test func everyDateOfATextHasARecord() {
    let action = Self.listing(
      .csv, .same, Listing.Part("date", .date(0)), Listing.Part("n", .answer))
    var engine = Engine(action, at: .text(TextPlace([.iso])))
    for usesSlowPath in [false, true] {
      engine.usesSlowPath = usesSlowPath
      let outcome = engine.run("2025-08-29 2025-08-30\nnone\n2025-08-31")
      #expect(
        outcome.text
          == "date,n\n2025-08-29,2025-08-29\n2025-08-30,2025-08-30\n2025-08-31,2025-08-31\n")
    }
  }

  @Test func wideAnswersAreWrittenInSlices() {
    let text = String(repeating: "x", count: 100_000)
    let action = Self.listing(.csv, .same, as: .pattern("'\(text)'d"), Listing.Part("n", .answer))
    let log = Log()
    let engine = Engine(action, at: .line)
    _ = engine.run(writing: log, Log()) { stream, console throws(SystemError) in
      let source = Pieces([Array(String(repeating: "2025-08-29\n", count: 10).utf8)])
      try stream.answerLines(of: source, named: "in", by: engine.plan, in: &console)
    }
    let isRight = log.text == "n\n" + String(repeating: text + "29\n", count: 10)
    #expect(isRight)
    // A block holds one or two answers and is written then.
    #expect(log.writes >= 5)
  }
}
