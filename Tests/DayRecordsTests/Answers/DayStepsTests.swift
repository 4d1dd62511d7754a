import DayKit
import DayRecords
import SeededNumbers
import System
import Testing

/// Answers about the date of the record before and that of the record.
struct DayStepsTests {
  private enum Kind: CaseIterable { case line, text, column, added, blanks, value, addedValue }

  private static func place(_ kind: Kind) -> DatePlace {
    func columns(_ target: Column?, _ separator: FieldSeparator) -> DatePlace {
      .columns(
        ColumnPlace(dates: [.number(1)], target: target, hasHeader: false, separator: separator))
    }
    func values(_ target: String?) -> DatePlace {
      let target = target.map { Array($0.utf8) }
      return .values(
        JSONPlace(dates: [JSONPath(Array("d".utf8))].compactMap { $0 }, target: target))
    }
    return switch kind {
    case .line: .line
    case .text: .text(TextPlace([.iso]))
    case .column: columns(nil, .delimiter(UInt8(ascii: ",")))
    case .added: columns(.name(Array("n".utf8)), .delimiter(UInt8(ascii: ",")))
    case .blanks: columns(nil, .blanks)
    case .value: values(nil)
    case .addedValue: values("n")
    }
  }

  /// A record with a date, or without one, and its answer.
  private static func record(
    _ kind: Kind, _ number: Int, _ day: Day?, _ answer: String?
  ) -> (String, String) {
    let (date, text) = (day.map { "\($0)" } ?? "", answer ?? "")
    return switch kind {
    case .line: (date, text)
    case .text:
      (day == nil ? "x \(number)" : "x \(date) y", day == nil ? "x \(number)" : "x \(text) y")
    case .column: ("\(number),\"\(date)\",z", "\(number),\(Self.quoted(text, day)),z")
    case .added: ("\(number),\(date),z", "\(number),\(date),z,\(text)")
    case .blanks:
      ("\(number) \(day == nil ? "-" : date) z", "\(number) \(answer ?? "-") z")
    case .value:
      (
        #"{"i":\#(number),"d":\#(day == nil ? "null" : "\"\(date)\"")}"#,
        #"{"i":\#(number),"d":\#(answer ?? "null")}"#
      )
    case .addedValue:
      (
        #"{"d":\#(day == nil ? "null" : "\"\(date)\"")}"#,
        #"{"d":\#(day == nil ? "null" : "\"\(date)\""),"n":\#(answer ?? "null")}"#
      )
    }
  }

  /// A field in quotes keeps them, unless nothing is in it any more.
  private static func quoted(_ text: String, _ day: Day?) -> String {
    text.isEmpty && day != nil ? "" : "\"\(text)\""
  }

  @Test(arguments: Kind.allCases, seeds(4))
  private func eachStepIsFromTheLastDayBefore(_ kind: Kind, _ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let ending = seed % 3 == 0 ? "\r\n" : "\n"
    var (input, output, last) = ("", "", Day?.none)
    for number in 0..<Int.random(in: 1...1_500, using: &generator) {
      let isAbsent = Int.random(in: 0..<50, using: &generator) == 0
      let day = isAbsent ? nil : Day(daysSince1970: .random(in: 10_000..<30_000, using: &generator))
      var answer: String?
      if let day, let last { answer = "\(day - last)" }
      let (record, expected) = Self.record(kind, number, day, answer)
      input += record + ending
      output += expected + ending
      last = day ?? last
    }
    let place = Self.place(kind)
    let action = Rewrite(
      .counts(Difference()), as: .iso, comparesWithPrevious: true, at: place)
    var engine = Engine(action, at: place)
    if kind == .blanks { engine.absence?.add(Array("-".utf8)) }
    let bytes = Array(input.utf8)
    let pieces = stride(from: 0, to: bytes.count, by: 61).map {
      Array(bytes[$0..<min($0 + 61, bytes.count)])
    }
    for (way, outcome) in engine.outcomes(bytes, pieces: pieces) {
      let isRight = outcome.text == output
      #expect(isRight, "\(way)")
      #expect(outcome.messages == "")
    }
  }

  @Test(arguments: [Listing.Form.csv, .json], [false, true])
  func rowsHaveBothDays(_ form: Listing.Form, _ usesSlowPath: Bool) {
    let place = Self.place(.column)
    let parts = [
      Listing.Part("from", .date(0)), Listing.Part("to", .date(1)), Listing.Part("days", .answer),
    ]
    let action = Listing(
      .counts(Difference()), as: .iso, in: form, parts: parts, comparesWithPrevious: true, of: place
    )
    var engine = Engine(action, at: place)
    engine.usesSlowPath = usesSlowPath
    let outcome = engine.run(
      "a,2025-08-01\nb,\nc,foo\nc,2025-08-03\nd,2025-08-04,x\ne,2025-08-09\n")
    #expect(
      outcome.text
        == (form == .csv
          ? """
          1,2,from,to,days
          a,2025-08-01,,2025-08-01,
          b,,,,
          c,2025-08-03,2025-08-01,2025-08-03,2
          e,2025-08-09,2025-08-03,2025-08-09,6

          """
          : """
          {"1":"a","2":"2025-08-01","from":null,"to":"2025-08-01","days":null}
          {"1":"b","2":"","from":null,"to":null,"days":null}
          {"1":"c","2":"2025-08-03","from":"2025-08-01","to":"2025-08-03","days":2}
          {"1":"d","2":"2025-08-04","3":"x","from":"2025-08-03","to":"2025-08-04","days":1}
          {"1":"e","2":"2025-08-09","from":"2025-08-04","to":"2025-08-09","days":5}

          """))
    #expect(outcome.messages.hasPrefix("test: in:3: no date 'foo'\n"))
  }

  @Test func theNextInputContinuesTheSteps() {
    let action = Rewrite(.counts(Difference()), as: .iso, comparesWithPrevious: true, at: .line)
    let engine = Engine(action, at: .line)
    let run = engine.run { stream, console throws(SystemError) in
      for text in ["2025-08-01\n2025-08-02\n", "2025-08-05"] {
        try stream.answerLines(
          of: Pieces([Array(text.utf8)]), named: "in", by: engine.plan, in: &console)
      }
    }
    #expect(run.outcome.text == "\n1\n3\n")
  }
}
