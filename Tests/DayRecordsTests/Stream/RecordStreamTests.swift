import DayKit
import DayRecords
import SeededNumbers
import System
import Testing

struct RecordStreamTests {
  @Test(arguments: [nil, 3])
  func onlyARunThatHasBegunWritesWhatComesAfterItsResults(_ threads: Int?) {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.name(Array("due".utf8))], hasHeader: true, separator: .delimiter(0x2C)))
    var engine = Engine(
      Selection(Between(days: Day.min...Day.max), countsOnly: true), at: place)
    (engine.onError, engine.threads) = (.stop, threads)
    #expect(engine.run("due\n2025-08-29\nx\n2025-08-30\n").text == "1\n")
    #expect(engine.run("date\n2025-08-29\n").text == "")
    #expect(engine.run("due\n").text == "0\n")
  }

  @Test(arguments: [0, 2])
  func linesThatEndWithCarriageReturnsAreReportedAtTheirFirstLine(_ count: Int) {
    let lines = String(repeating: "2025-08-29\n", count: count)
    let outcome = Engine(Selection(Between(days: Day.min...Day.max)), at: .line)
      .run(lines + "2025-08-30\r2025-08-31")
    #expect(outcome.text == lines)
    #expect(outcome.messages == "test: in:\(count + 1): carriage return\n")
  }

  @Test func anOperandAfterALineWithoutANewlineIsALineOfItsOwn() {
    let engine = Engine(Selection(Between(days: Day.min...Day.max)), at: .line)
    let outcome = engine.run { stream, console throws(SystemError) in
      try stream.answerLines(
        of: Pieces([Array("2025-08-29".utf8)]), named: "in", by: engine.plan, in: &console)
      let operand = Array("2025-08-30".utf8)
      stream.answer(operand: operand.span, in: &console)
    }.outcome
    #expect(outcome.text == "2025-08-29\n2025-08-30\n")
  }

  @Test(arguments: Sample.Kind.allCases, seeds(40))
  func theFastPathAnswersAsTheSlowPath(_ kind: Sample.Kind, _ seed: UInt64) {
    var sample = Sample(kind, seed: seed)
    let bytes = sample.mutatedBytes()
    var engine = sample.engine()
    let name = engine.name
    let fast = engine.count(bytes)
    let pieces = engine.run(sample.pieces(of: bytes))
    engine.usesSlowPath = true
    let slow = engine.count(bytes)
    #expect(fast.outcome.difference(from: slow.outcome) == nil, "\(name)")
    #expect(pieces.difference(from: slow.outcome) == nil, "\(name)")
    // After a failure, the records of its batch are read again.
    #expect(slow.outcome.hasFailed || fast.slowCount <= slow.slowCount)
  }

  @Test(arguments: Sample.Kind.allCases, seeds(40))
  func aRecordInAFileIsAnsweredAsAnOperand(_ kind: Sample.Kind, _ seed: UInt64) {
    var sample = Sample(kind, seed: seed)
    guard sample.header.isEmpty else { return }
    var engine = sample.engine()
    guard engine.action is Rewrite, engine.onError != .stop else { return }
    engine.policy = ReportPolicy(limit: nil)
    var (output, messages, line) = ([] as [UInt8], "", 1)
    for record in sample.records {
      // An empty line has no date, and an empty operand is an error.
      let isEmpty = record.isEmpty
      let answer =
        isEmpty
        ? Outcome(output: [0x0A], messages: "", hasFailed: false) : engine.run(operands: [record])
      if !answer.output.isEmpty { output += answer.output.dropLast() + sample.ending }
      messages += answer.messages.replacing("test: ", with: "test: in:\(line): ")
      line += (record + sample.ending).count { $0 == 0x0A }
    }
    let name = engine.name
    let expected = Outcome(output: output, messages: messages, hasFailed: !messages.isEmpty)
    #expect(engine.run([sample.bytes]).difference(from: expected) == nil, "\(name)")
  }

  @Test(arguments: Sample.Kind.allCases, seeds(40))
  func filesAreAnsweredAsTheirRecordsInOneFile(_ kind: Sample.Kind, _ seed: UInt64) {
    var sample = Sample(kind, seed: seed)
    var engine = sample.engine()
    guard engine.onError != .stop else { return }
    // Messages have other numbers of lines.
    engine.policy = ReportPolicy(isQuiet: true)
    var generator = SplitMix64(seed: seed)
    var files: [[UInt8]] = []
    var records = sample.records[...]
    repeat {
      let count = Int.random(in: 0...2, using: &generator)
      var file = sample.header + records.prefix(count).flatMap { $0 + sample.ending }
      if Bool.random(using: &generator) { file.removeLast(min(sample.ending.count, file.count)) }
      files.append(file)
      records = records.dropFirst(count)
    } while !records.isEmpty
    var joined: [UInt8] = []
    for file in files {
      if let last = joined.last, last != 0x0A { joined.append(0x0A) }
      joined += joined.isEmpty ? file[...] : file.dropFirst(sample.header.count)
    }
    let name = engine.name
    let answers = Self.answers(engine, files)
    #expect(answers.difference(from: engine.run([joined])) == nil, "\(name)")
  }

  /// Answers several inputs in one run.
  private static func answers(_ engine: Engine, _ files: [[UInt8]]) -> Outcome {
    engine.run { stream, console throws(SystemError) in
      for file in files where !stream.isOver(console) {
        try stream.answerLines(of: Pieces([file]), named: "in", by: engine.plan, in: &console)
      }
    }.outcome
  }

  @Test(arguments: [
    (OnError.skip, "", "2025-08-30\n"), (.keep, "", "LONG\n2025-08-30\n"),
    (.blank, "", "\n2025-08-30\n"), (.stop, "", ""),
    (.keep, "\r", "LONG\r\n2025-08-30\n"), (.blank, "\r", "\n2025-08-30\n"),
  ])
  func aLongRecordWithoutALineFeedIsClosedBeforeTheNextFile(
    _ policy: OnError, _ end: String, _ output: String
  ) {
    var engine = Engine(Rewrite(.same, as: .iso, at: .line), at: .line)
    engine.onError = policy
    let long = String(repeating: "x", count: RecordLimit.line + 5)
    let outcome = Self.answers(engine, [Array((long + end).utf8), Array("2025-08-30\n".utf8)])
    let isRight = outcome.text == output.replacing("LONG", with: long)
    #expect(isRight)
    #expect(outcome.messages == "test: in:1: too long\n")
  }

  @Test(
    arguments: [(OnError.keep, false), (.keep, true), (.blank, false), (.blank, true)],
    [0, RecordLimit.line])
  func anOpenQuotationAddsNoLineBeforeTheNextFile(
    _ call: (policy: OnError, hasTarget: Bool), _ length: Int
  ) {
    let (policy, hasTarget) = call
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(0)], target: hasTarget ? .number(0) : nil, hasHeader: false,
        separator: .delimiter(UInt8(ascii: ","))))
    var engine = Engine(
      Rewrite(.same, as: .iso, at: place), at: place)
    engine.onError = policy
    let open = "x,\"y\n" + String(repeating: "z", count: length) + "\n"
    let outcome = Self.answers(engine, [open, "2025-08-30,\n"].map { Array($0.utf8) })
    let kept =
      switch (policy, hasTarget) {
      case (.keep, _): open
      case (_, false): "\n"
      // The column of a long record is not searched.
      case (_, true): length > 0 ? open : open.replacing("x,", with: ",")
      }
    let isRight = outcome.text == kept + "2025-08-30,\n"
    #expect(isRight)
  }

  @Test(arguments: [0, RecordLimit.line], ["", "\n", "\"", "\"\n"])
  func aRunIsIncompleteIfAQuotationIsOpenAtTheEnd(_ length: Int, _ end: String) {
    let place = DatePlace.columns(
      ColumnPlace(dates: [.number(0)], hasHeader: false, separator: .delimiter(UInt8(ascii: ","))))
    var engine = Engine(Rewrite(.same, as: .iso, at: place), at: place)
    engine.onError = .keep
    let record = "x,\"y\n" + String(repeating: "z", count: length) + end
    let (_, stream) = engine.run { stream, console throws(SystemError) in
      try stream.answerLines(
        of: Pieces([Array(record.utf8)]), named: "in", by: engine.plan, in: &console)
    }
    #expect(stream.isComplete == end.contains("\""))
  }

  @Test(arguments: ["\n", "\n1,2025-08-29\n", ""])
  func aHeaderThatIsTooLongEndsTheRun(_ rest: String) {
    let place = DatePlace.columns(
      ColumnPlace(dates: [.number(1)], hasHeader: true, separator: .delimiter(UInt8(ascii: ","))))
    let engine = Engine(
      Rewrite(.same, as: .iso, at: place), at: place)
    let header = [UInt8](repeating: UInt8(ascii: "x"), count: RecordLimit.line + 5)
    let bytes = header + Array(rest.utf8)
    let outcomes = [engine.run([bytes]), engine.run([header, Array(rest.utf8)])]
    #expect(
      outcomes.allSatisfy {
        $0
          == Outcome(
            output: [], messages: "test: in:1: too long\n", hasFailed: true, isComplete: false)
      })
  }

  @Test func aHeaderMayBeAsLongAsTheLimitEvenIfItsEndingIsCut() {
    let place = DatePlace.columns(
      ColumnPlace(dates: [.number(1)], hasHeader: true, separator: .delimiter(UInt8(ascii: ","))))
    let engine = Engine(Rewrite(.same, as: .dmy, at: place), at: place)
    let header = "a," + String(repeating: "x", count: RecordLimit.line - 2)
    let outcome = engine.run([Array((header + "\r").utf8), Array("\n1,2025-08-29\n".utf8)])
    let isRight = outcome.text == header + "\r\n1,29/08/2025\n"
    #expect(isRight && outcome.messages == "")
  }

  @Test func aQuoteIsFoundAfterAFileWithoutOne() {
    let place = DatePlace.columns(
      ColumnPlace(dates: [.number(1)], hasHeader: false, separator: .delimiter(UInt8(ascii: ","))))
    let engine = Engine(Rewrite(.same, as: .dmy, at: place), at: place)
    let unquoted = String(repeating: "a line that has no second column ", count: 9)
    let quoted = String(repeating: "\"x,2025-08-29,y\",2025-09-01\n", count: 9)
    let outcome = Self.answers(engine, [unquoted, quoted].map { Array($0.utf8) })
    #expect(outcome.text == quoted.replacing("2025-09-01", with: "01/09/2025"))
  }

  @Test func onlyRewriteAddsALineFeedBetweenALastLineAndTheNextOperand() {
    let place = DatePlace.columns(
      ColumnPlace(dates: [.number(0)], hasHeader: false, separator: .delimiter(UInt8(ascii: ","))))
    let parts = [Listing.Part("date", .date(0)), Listing.Part("answer", .answer)]
    let engine = Engine(Listing(.same, as: .iso, in: .csv, parts: parts, of: place), at: place)
    let outcome = engine.run { stream, console throws(SystemError) in
      let source = Pieces([Array("2025-08-29,x".utf8)])
      try stream.answerLines(of: source, named: "in", by: engine.plan, in: &console)
      stream.answer(operand: Array("2025-08-30".utf8).span, in: &console)
    }.outcome
    #expect(
      outcome.text == "1,2,date,answer\n2025-08-29,x,2025-08-29,2025-08-29\n"
        + "2025-08-30,,2025-08-30,2025-08-30\n")
  }

  @Test(arguments: [
    (OnError.skip, "2025-01-01\n2025-01-03\n"), (.keep, "2025-01-01\nfoo\n2025-01-03\n"),
    (.blank, "2025-01-01\n\n2025-01-03\n"), (.stop, "2025-01-01\n"),
  ])
  func aFailedRecordIsTreatedAsThePolicySays(_ policy: OnError, _ output: String) {
    var engine = Engine(Rewrite(.same, as: .iso, at: .line), at: .line)
    engine.onError = policy
    let outcome = engine.run("2025-01-01\nfoo\n2025-01-03\n")
    #expect(outcome.text == output)
    #expect(outcome.messages == "test: in:2: no date 'foo'\n")
    #expect(outcome.hasFailed)
  }

  @Test(arguments: [
    ("", ""), ("2025-08-29", "2025-08-29\n"), ("2025-08-29\n", "2025-08-29\n"),
    ("2025-08-29\r\n2025-08-30", "2025-08-29\r\n2025-08-30\n"), ("\u{FEFF}", ""),
    ("\u{FEFF}2025-08-29", "2025-08-29\n"),
  ])
  func anAnswerOfAWholeLineEndsWithALineFeed(_ input: String, _ output: String) {
    let engine = Engine(Rewrite(.same, as: .iso, at: .line), at: .line)
    #expect(
      engine.run(input) == Outcome(output: Array(output.utf8), messages: "", hasFailed: false))
  }

  /// Such records come from `find -print0`, and the whole input may be one line.
  @Test func aNULInALastTextThatIsReturnedWholeIsReportedWithItsLine() {
    let place = DatePlace.text(TextPlace([.iso]))
    let engine = Engine(Selection(Before(day: .max)), at: place)
    let outcome = engine.run("2025-08-29\n2025-08-30\n2025-08-31\u{0}2025-09-01")
    #expect(outcome.messages == "test: in:3: several records\n" && outcome.hasFailed)
  }

  @Test func aMissingLineFeedStaysMissingInsideARecord() {
    let engine = Engine(
      Rewrite(.same, as: .dmy, at: .text(TextPlace([.iso]))), at: .text(TextPlace([.iso])))
    #expect(engine.run("a\non 2025-08-29").text == "a\non 29/08/2025")
  }

  @Test func theLinesOfALongRecordAreNotReadAsRecords() {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: RecordLimit.line + 1)
    let place = DatePlace.columns(
      ColumnPlace(dates: [.number(1)], hasHeader: false, separator: .delimiter(UInt8(ascii: ","))))
    var engine = Engine(
      Rewrite(.same, as: .iso, at: place), at: place)
    let record = Array("\"a\n,2025-08-29\n".utf8) + long + Array("\n\",2025-08-29\n".utf8)
    let next = Array("b,2025-08-30\n".utf8)
    for policy in [OnError.skip, .keep, .stop] {
      engine.onError = policy
      let outcome = engine.run([record + next])
      let kept: [UInt8] = policy == .keep ? record : policy == .blank ? [0x0A] : []
      let isRight = outcome.output == kept + (policy == .stop ? [] : next)
      #expect(isRight, "\(policy)")
      #expect(outcome.messages == "test: in:1: too long\n")
    }
  }

  @Test(arguments: [0, 1, 70_000])
  func aLineMayBeAsLongAsTheLimit(_ excess: Int) {
    let line = Array("2025-08-29 ".utf8)
    let rest = [UInt8](repeating: UInt8(ascii: "x"), count: RecordLimit.line + excess - line.count)
    let engine = Engine(
      Rewrite(.same, as: .iso, at: .text(TextPlace([.iso]))), at: .text(TextPlace([.iso])))
    for ending in ["\n", "\r\n", ""] {
      let bytes = line + rest + Array(ending.utf8)
      let outcome = engine.run([bytes])
      let isRight = outcome.output == (excess == 0 ? bytes : [])
      #expect(isRight, "\(ending.utf8.count)")
      #expect(outcome.messages == (excess == 0 ? "" : "test: in:1: too long\n"))
    }
  }

  @Test(arguments: [(0, "x,b,,d\n"), (1, "a,x,,d\n")])
  func aBlankAnswerIsInTheColumnOfTheAnswer(_ date: Int, _ output: String) {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(date)], target: .number(2), hasHeader: false,
        separator: .delimiter(UInt8(ascii: ","))))
    var engine = Engine(Rewrite(.counts(Number()), as: .iso, at: place), at: place)
    engine.onError = .blank
    #expect(engine.run(output.replacing(",,", with: ",c,")).text == output)
  }

  @Test(arguments: ["\n", "\r\n"], [100_001, 1 << 20, 1 << 22])
  func aLongLineThatIsBlankKeepsItsEnding(_ ending: String, _ size: Int) {
    let long = String(repeating: "x", count: RecordLimit.line + 5) + ending
    let input = Array((long + "2025-08-29\n").utf8)
    var engine = Engine(Rewrite(.same, as: .dmy, at: .line), at: .line)
    engine.onError = .blank
    let pieces = stride(from: 0, to: input.count, by: size).map {
      Array(input[$0..<min(input.count, $0 + size)])
    }
    #expect(engine.run(pieces).text == ending + "29/08/2025\n")
  }
}
