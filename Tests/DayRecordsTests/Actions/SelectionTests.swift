import DayKit
import DayRecords
import SeededNumbers
import System
import Testing

struct SelectionTests {
  private static let comma = UInt8(ascii: ",")

  private static func columns(hasHeader: Bool = false) -> DatePlace {
    .columns(ColumnPlace(dates: [.number(1)], hasHeader: hasHeader, separator: .delimiter(comma)))
  }

  private static func august(_ inverts: Bool = false, countsOnly: Bool = false) throws -> Selection
  {
    Selection(
      Between(days: try Day(2025, 8, 1)...Day(2025, 8, 31)), inverts: inverts,
      countsOnly: countsOnly)
  }

  // Laws.

  @Test(arguments: Sample.Kind.allCases, seeds(10))
  func theRecordsThatPassAreWrittenUnchanged(_ kind: Sample.Kind, _ seed: UInt64) {
    var sample = Sample(kind, seed: seed, count: 60)
    guard sample.arity == 1 else { return }
    let readable = sample.lines.compactMap { line in
      sample.days(of: line).map { (line: line, days: $0) }
    }
    for inverts in [false, true] {
      // A record without a date meets neither the condition nor its opposite.
      let expected = readable.filter { record in
        !record.days.isEmpty
          && record.days.contains { ($0 - Day.min.daysSince1970) % 3 == 0 } != inverts
      }
      var engine = Engine(
        Selection(Every(), inverts: inverts), at: sample.place, as: sample.formats)
      engine.chunkSize = 100
      let bytes = sample.bytes
      for (way, outcome) in engine.outcomes(bytes, pieces: sample.pieces(of: bytes)) {
        #expect(outcome.output == sample.header + expected.flatMap { $0.line }, "\(way)")
      }
      engine.action = Selection(Every(), inverts: inverts, countsOnly: true)
      for (way, outcome) in engine.outcomes(bytes, pieces: sample.pieces(of: bytes)) {
        #expect(outcome.text == "\(expected.count)\n", "\(way)")
      }
    }
  }

  @Test(arguments: Sample.Kind.allCases, seeds(5))
  func aSelectionAndItsInversePartitionAnyInput(_ kind: Sample.Kind, _ seed: UInt64) throws {
    var sample = Sample(kind, seed: seed, count: 60)
    guard sample.arity == 1 else { return }
    let bytes = sample.mutatedBytes()
    func run(_ action: Selection) -> Outcome? {
      var engine = Engine(action, at: sample.place, as: sample.formats)
      engine.chunkSize = 70
      let outcomes = engine.outcomes(bytes, pieces: sample.pieces(of: bytes))
      for (way, outcome) in outcomes {
        #expect(outcome.difference(from: outcomes[0].outcome) == nil, "\(way)")
      }
      return outcomes.first?.outcome
    }
    let all = try #require(run(Selection(Every(divisor: 1))))
    let parts = try [false, true].map { try #require(run(Selection(Every(), inverts: $0))) }
    #expect(parts[0].messages == all.messages && parts[1].messages == all.messages)
    let none = try #require(run(Selection(Every(remainder: 3))))
    let lines = { (outcomes: [Outcome]) in
      outcomes.flatMap { $0.output.split(separator: 0x0A, omittingEmptySubsequences: false) }
        .map { String(decoding: $0, as: UTF8.self).replacing("\u{FEFF}", with: "") }
        .filter { !$0.isEmpty }.sorted()
    }
    // Both pairs have the header and a byte order mark twice.
    #expect(lines(parts) == lines([all, none]))
  }

  // What is written.

  @Test func adjacentRecordsAreSelectedAcrossBatches() throws {
    let engine = Engine(try Self.august(), at: .line)
    let block = { (line: String, count: Int) in String(repeating: line + "\n", count: count) }
    let input =
      block("2025-08-29", 1_300) + block("2025-09-01", 700) + block("2025-08-30", 1)
      + block("2025-07-31", 513)
    #expect(engine.run(input).text == block("2025-08-29", 1_300) + block("2025-08-30", 1))
  }

  @Test func aTextIsSelectedIfOneOfItsDatesPasses() throws {
    let lines = [
      "from 2025-08-01 to 2025-12-01\n", "none\n", "2025-07-31 and 2025-09-01\n", "\r\n",
      "2025-09-01, 2025-08-31\r\n",
    ]
    for usesSlowPath in [false, true] {
      var engine = Engine(try Self.august(), at: .text(TextPlace([.iso])))
      engine.usesSlowPath = usesSlowPath
      #expect(engine.run(lines.joined()).text == lines[0] + lines[4])
      engine.action = try Self.august(true)
      #expect(engine.run(lines.joined()).text == lines[2])
      engine.action = Selection(
        Every(remainder: 3), undated: Selection.Undated(absent: true, unreadable: true))
      #expect(engine.run(lines.joined()).text == lines[1] + lines[3])
    }
  }

  @Test func recordsWithoutDatesAreSelectedWhereTheyAre() throws {
    let lines = ["foo\n", "2025-08-29\n", "\n", "2025-02-30\n", "bar\n", "2025-09-01\n", "baz"]
    for (absent, unreadable, output) in [
      (false, true, lines[0] + lines[1] + lines[3] + lines[4] + lines[6]),
      (true, false, lines[1] + lines[2]),
    ] {
      for usesSlowPath in [false, true] {
        var engine = Engine(
          Selection(
            Between(days: try Day(2025, 8, 1)...Day(2025, 8, 31)),
            undated: Selection.Undated(absent: absent, unreadable: unreadable, fails: false)),
          at: .line)
        engine.usesSlowPath = usesSlowPath
        #expect(engine.run(lines.joined()).text == output)
      }
    }
  }

  @Test func aRecordWithQuotedLineBreaksIsOneRecord() throws {
    let records = [
      "\"a\nb\",2025-08-29\r\n", "\"\n\n\",2025-09-29\n", "\"2025-08-01\",2025-08-01,\"\n\"\n",
    ]
    for usesSlowPath in [false, true] {
      var engine = Engine(try Self.august(), at: Self.columns())
      engine.usesSlowPath = usesSlowPath
      #expect(engine.run(records.joined()).text == records[0] + records[2])
    }
  }

  @Test(arguments: [
    ("2025-08-29", "2025-08-29"), ("2025-08-29\n2025-08-30", "2025-08-29\n2025-08-30"),
    ("2025-08-29\r\n2025-09-01", "2025-08-29\r\n"), ("", ""),
    ("\u{FEFF}2025-08-29\n", "\u{FEFF}2025-08-29\n"), ("\u{FEFF}2025-09-29\n", ""),
    ("\u{FEFF}2025-09-29\n2025-08-29\n", "\u{FEFF}2025-08-29\n"), ("\u{FEFF}", ""),
    ("\n2025-08-29\n", "2025-08-29\n"),
  ])
  func theLastLineKeepsItsEnding(_ input: String, _ output: String) throws {
    for usesSlowPath in [false, true] {
      var engine = Engine(try Self.august(), at: .line)
      engine.usesSlowPath = usesSlowPath
      #expect(engine.run(input).text == output)
    }
  }

  @Test func anOpenLineIsClosedBeforeTheNextInput() throws {
    for (place, first, second, output) in [
      (DatePlace.line, "2025-08-29", "2025-08-30", "2025-08-29\n2025-08-30"),
      (.line, "2025-09-01", "2025-08-30", "2025-08-30"),
      (Self.columns(hasHeader: true), "a,b", "a,b\nx,2025-08-30\n", "a,b\nx,2025-08-30\n"),
    ] {
      let engine = Engine(try Self.august(), at: place)
      let run = engine.run { stream, console throws(SystemError) in
        for text in [first, second] {
          try stream.answerLines(
            of: Pieces([Array(text.utf8)]), named: "in", by: engine.plan, in: &console)
        }
      }
      #expect(run.outcome.text == output)
    }
  }

  @Test func operandsAreWrittenAsLines() throws {
    let operands = ["2025-08-29", "2025-09-01", "2025-08-30"].map { Array($0.utf8) }
    let engine = Engine(try Self.august(), at: .line)
    #expect(engine.run(operands: operands).text == "2025-08-29\n2025-08-30\n")
    let text = Engine(try Self.august(), at: .text(TextPlace([.iso])))
    #expect(text.run(operands: operands).text == "2025-08-29\n2025-08-30\n")
  }

  @Test(arguments: [
    ("a,b\n", "a,b\n"), ("a,b", "a,b"), ("a,b\r\nx,2025-08-29\r\n", "a,b\r\nx,2025-08-29\r\n"),
    ("a,b\nx,2025-09-29\n", "a,b\n"), ("\u{FEFF}a,b\n", "\u{FEFF}a,b\n"),
    ("\u{FEFF}a,b\nx,2025-08-29\n", "\u{FEFF}a,b\nx,2025-08-29\n"),
  ])
  func theHeaderIsWritten(_ input: String, _ output: String) throws {
    #expect(Engine(try Self.august(), at: Self.columns(hasHeader: true)).run(input).text == output)
    let counting = Engine(try Self.august(countsOnly: true), at: Self.columns(hasHeader: true))
    #expect(counting.run(input).text == (output.contains("x") ? "1\n" : "0\n"))
  }

  // The result of the run.

  @Test(arguments: [
    ("2025-08-29\n", false), ("2025-09-29\n", true), ("", true), ("foo\n2025-08-01\n", false),
  ])
  func aRunWithoutSelectedRecordsAnswersNo(_ input: String, _ answersNo: Bool) throws {
    for threads in [1, 4] {
      for countsOnly in [false, true] {
        var engine = Engine(try Self.august(countsOnly: countsOnly), at: .line)
        engine.threads = threads
        engine.chunkSize = 4
        let run = engine.run { stream, console throws(SystemError) in
          try stream.answerLines(
            of: MemoryFile(Array(input.utf8)), named: "in", by: engine.plan, in: &console)
        }
        #expect(run.stream.answersNo == answersNo)
      }
    }
  }

  @Test func failedRecordsAreReportedAndKeptIfRequested() throws {
    var engine = Engine(try Self.august(), at: .line)
    let input = "2025-08-29\nfoo\n2025-09-01\n2025-08-30\n"
    #expect(engine.run(input).text == "2025-08-29\n2025-08-30\n")
    #expect(engine.run(input).messages == "test: in:2: no date 'foo'\n")
    engine.onError = .keep
    #expect(engine.run(input).text == "2025-08-29\nfoo\n2025-08-30\n")
  }

  @Test func wordsWhoseWidthsAddUpToThoseOfDatesAreSelectedWhole() {
    // Two lines of five and 15 bytes take as many bytes as two dates.
    let engine = Engine(Selection(Between(days: .max ... .max)), at: .line)
    #expect(engine.run("previous-monday\ntoday\n").text == "today\n")
  }
}
