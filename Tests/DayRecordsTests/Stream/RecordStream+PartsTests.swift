import DayKit
import DayRecords
import SeededNumbers
import System
import Testing

struct RecordStreamPartsTests {
  /// The outcomes of all parts.
  private static func outcomes(
    _ engine: Engine, _ bytes: [UInt8], count: Int, portion: Int = .max
  ) -> [Outcome] {
    (1...count).compactMap { RecordPart($0, of: count) }.map { part in
      engine.run { stream, console throws(SystemError) in
        try stream.answer(
          part, of: MemoryFile(bytes, portion: portion), named: "in", by: engine.plan, in: &console)
      }.outcome
    }
  }

  /// The outcomes of all parts, one after the other.
  private static func join(
    _ engine: Engine, _ bytes: [UInt8], count: Int, portion: Int = .max
  ) -> Outcome {
    var whole = Outcome(output: [], messages: "", hasFailed: false)
    for outcome in outcomes(engine, bytes, count: count, portion: portion) {
      whole.output += outcome.output
      whole.messages += outcome.messages
      whole.hasFailed = whole.hasFailed || outcome.hasFailed
      whole.isComplete = whole.isComplete && outcome.isComplete
    }
    return whole
  }

  private static let comma = UInt8(ascii: ",")

  private static func columns(_ column: Int, hasHeader: Bool = false) -> DatePlace {
    .columns(
      ColumnPlace(dates: [.number(column)], hasHeader: hasHeader, separator: .delimiter(comma)))
  }

  // Laws.

  @Test(arguments: Sample.Kind.allCases, seeds(16))
  func partsJoinToTheWhole(_ kind: Sample.Kind, _ seed: UInt64) {
    var sample = Sample(kind, seed: seed, count: 60)
    let bytes = sample.mutatedBytes()
    var engine = sample.engine()
    // What ends a run ends a part only, and messages are counted for each part.
    if engine.onError == .stop { engine.onError = .keep }
    engine.policy.limit = nil
    guard !engine.action.traits.runsInOrder else { return }
    let expected = engine.run([bytes])
    // A header without columns fails in every part, and an array in none.
    guard !expected.messages.contains("in:1:"), !Self.isArray(bytes) else { return }
    for (threads, usesSlowPath) in [(1, false), (3, false), (1, true)] {
      (engine.threads, engine.usesSlowPath) = (threads, usesSlowPath)
      for count in [1, 2, 7, 64] {
        let outcome = Self.join(engine, bytes, count: count, portion: [5, .max][Int(seed % 2)])
        var whole = expected
        // That a part has no date, or no value at a path, is only a note.
        if kind == .texts || kind == .values {
          (whole.messages, whole.hasFailed) = (outcome.messages, outcome.hasFailed)
          whole.isComplete = outcome.isComplete
        }
        #expect(outcome.difference(from: whole) == nil, "\(count) parts, \(threads) threads")
      }
    }
  }

  @Test(arguments: ["x", "x\n", "\n", "\r\n"])
  func onlyOnePartOfATinyFileHasItsRecord(_ text: String) {
    let place = Self.columns(1)
    var engine = Engine(Rewrite(.days(Later()), as: .iso, at: place), at: place)
    engine.onError = .keep
    let bytes = Array(text.utf8)
    let expected = engine.run([bytes])
    #expect(Self.join(engine, bytes, count: 4).difference(from: expected) == nil)
  }

  private static func isArray(_ bytes: [UInt8]) -> Bool {
    bytes.first { ![0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) } == UInt8(ascii: "[")
  }

  /// Records of CSV with quoted newlines, quotes and carriage returns, and lines of any length.
  private static func csv(_ seed: UInt64, _ count: Int, ending: String = "\n") -> String {
    var generator = SplitMix64(seed: seed)
    let texts = [
      "", "plain", "\"a, b\"", "\"two\nlines\"", "\"\n\"", "\"\"", "\"\"\"\n\"\"\"", "in\"side\"",
      "\"end\" of", "\"x\r\ny\"", "\",\n,\"", String(repeating: "long ", count: 400),
      "\"" + String(repeating: "q\n", count: 300) + "\"",
    ]
    return (0..<count).map { number in
      let text = { texts[Int.random(in: 0..<texts.count, using: &generator)] }
      return "\(text()),\(Day(daysSince1970: number)),\(text())\(ending)"
    }.joined()
  }

  @Test(arguments: seeds(3), ["\n", "\r\n"])
  func quotedNewlinesStayInTheirRecordsForAnyNumberOfParts(_ seed: UInt64, _ ending: String) {
    var text = Self.csv(seed, 40, ending: ending)
    if seed % 3 == 0 { text.removeLast() }
    if seed % 3 == 1 { text = "\u{FEFF}\"a\nb\",d,\"c\"\(ending)" + text }
    let place = Self.columns(1, hasHeader: seed % 3 == 1)
    let engine = Engine(Rewrite(.days(Later()), as: .dmy, at: place), at: place)
    let expected = engine.run(text)
    #expect(!expected.hasFailed)
    for count in sample(oneIn: 4, of: 1...64) {
      let outcome = Self.join(engine, Array(text.utf8), count: count)
      #expect(outcome.difference(from: expected) == nil, "\(count) parts")
    }
  }

  @Test(arguments: ["\"a\nb\",d\nx,2025-08-29\n", "\"a,\",d,x\n1,2025-01-01,\"p\nq\"\n"])
  func aQuotationCanBeginAfterAByteOrderMark(_ text: String) {
    let text = "\u{FEFF}" + text
    let place = Self.columns(1, hasHeader: true)
    let engine = Engine(Rewrite(.same, as: .dmy, at: place), at: place)
    let expected = engine.run(text)
    #expect(!expected.hasFailed)
    for count in 1...40 {
      let outcome = Self.join(engine, Array(text.utf8), count: count)
      #expect(outcome.difference(from: expected) == nil, "\(count) parts")
    }
  }

  @Test(arguments: seeds(2))
  func cutsFarFromTheBeginningAreFoundNearTheCut(_ seed: UInt64) throws {
    // The windows before the cuts do not reach the beginning.
    let bytes = Array(Self.csv(seed, 500).utf8)
    let place = Self.columns(1)
    let engine = Engine(Rewrite(.same, as: .dmy, at: place), at: place)
    let expected = engine.run([bytes])
    #expect(bytes.count > 150_000)
    for count in [2, 5] {
      #expect(Self.join(engine, bytes, count: count).difference(from: expected) == nil)
      // Each part but the last is longer than its share by no more than a record.
      for part in Self.outcomes(engine, bytes, count: count) {
        #expect(abs(part.output.count - expected.output.count / count) < 5_000)
      }
    }
  }

  @Test func linesWithoutQuotesAreNotTakenForAQuotation() {
    let line = "2025-08-29," + String(repeating: "x", count: 900) + "\n"
    let bytes = Array(String(repeating: line, count: 1_300).utf8)
    let place = Self.columns(0)
    let engine = Engine(Rewrite(.same, as: .dmy, at: place), at: place)
    let expected = engine.run([bytes])
    #expect(Self.join(engine, bytes, count: 2).difference(from: expected) == nil)
  }

  @Test func aFileInWhichBothReadingsAreRecordsIsReadFromItsBeginning() {
    // Inside a quotation and outside, a quote and a newline take turns, far from the beginning too.
    let line = "\"" + String(repeating: "x", count: 30) + "\n"
    let bytes = Array(("2025-08-29,x\n" + String(repeating: line, count: 6_001)).utf8)
    let place = Self.columns(0)
    var engine = Engine(Rewrite(.same, as: .dmy, at: place), at: place)
    (engine.onError, engine.policy.isQuiet) = (.keep, true)
    let expected = engine.run([bytes])
    #expect(Self.join(engine, bytes, count: 2).difference(from: expected) == nil)
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", "2025-08-29", "\u{FEFF}2025-08-29\n", "\n\n\n"])
  func shortInputsHaveMorePartsThanRecords(_ text: String) {
    let engine = Engine(Rewrite(.days(Later()), as: .iso, at: .line), at: .line)
    let expected = engine.run(text)
    for count in [1, 2, 64] {
      #expect(Self.join(engine, Array(text.utf8), count: count) == expected)
    }
  }

  @Test(arguments: ["", "\u{FEFF}", "d\n", "d"])
  func onlyTheFirstPartHasTheHeaderOfAnInputWithoutRecords(_ text: String) {
    let place = Self.columns(0, hasHeader: true)
    let parts: [Listing.Part] = [Listing.Part("result", .answer)]
    let engine = Engine(Listing(.same, as: .iso, in: .csv, parts: parts, of: place), at: place)
    let expected = engine.run(text)
    #expect(!expected.output.isEmpty)
    #expect(Self.join(engine, Array(text.utf8), count: 3).output == expected.output)
  }

  // Results that are merged.

  @Test(arguments: Sample.Kind.allCases, seeds(8))
  func sortedPartsMergeToTheSortedWhole(_ kind: Sample.Kind, _ seed: UInt64) {
    let sample = Sample(kind, seed: seed, count: 90)
    guard sample.arity == 1, !sample.isText else { return }
    let order = Sorting.Order(isDescending: seed % 2 == 1)
    let bytes = sample.bytes
    let sorting = Engine(
      Sorting(order, memory: 1 << 26, folder: "/tmp"), at: sample.place, as: sample.formats)
    let outputs = (1...9).compactMap { RecordPart($0, of: 9) }.map { part in
      sorting.run { stream, console throws(SystemError) in
        try stream.answer(
          part, of: MemoryFile(bytes), named: "in", by: sorting.plan, in: &console)
      }.outcome.output
    }
    let merging = Engine(
      MergeInput(order, folder: "/tmp"), at: sample.place, as: sample.formats)
    let merged = merging.run { stream, console throws(SystemError) in
      do throws(MergeInputError) {
        try stream.merge(
          MergeInputs(outputs.indices.map { "\($0)" }) { Pieces([outputs[$0]]) }, by: WorkPlan(),
          in: &console)
      } catch {
        throw error.error
      }
    }.outcome
    let whole = Outcome(output: sorting.run([bytes]).output, messages: "", hasFailed: false)
    #expect(merged.difference(from: whole) == nil)
  }

  // Messages.

  @Test func messagesHaveTheLinesOfTheWholeFile() {
    let text = (1...40).map { $0 % 10 == 0 ? "x\n" : "2025-08-29\n" }.joined()
    let engine = Engine(Rewrite(.same, as: .iso, at: .line), at: .line)
    let outcome = Self.join(engine, Array(text.utf8), count: 7)
    #expect(outcome.difference(from: engine.run(text)) == nil)
    #expect(outcome.messages.hasSuffix("test: in:40: no date 'x'\n"))
  }

  @Test func aPipeHasNoParts() throws {
    let engine = Engine(Rewrite(.same, as: .iso, at: .line), at: .line)
    let part = try #require(RecordPart(1, of: 2))
    let outcome = engine.run { stream, console throws(SystemError) in
      try stream.answer(
        part, of: Pieces([Array("2025-08-29\n".utf8)]), named: "in", by: WorkPlan(), in: &console)
    }.outcome
    #expect(outcome.text == "" && outcome.messages == "test: in: noParts\n")
  }

  @Test(arguments: ["[{\"d\":1}]", "\u{FEFF} \n["])
  func anArrayHasNoParts(_ text: String) throws {
    let path = try #require(JSONPath(Array("d".utf8)))
    let place = DatePlace.values(JSONPlace(dates: [path]))
    let engine = Engine(Rewrite(.same, as: .iso, at: place), at: place)
    let outcome = Self.join(engine, Array(text.utf8), count: 2)
    #expect(outcome.text == "")
    #expect(outcome.messages == "test: in: arrayInParts\ntest: in: arrayInParts\n")
  }

  @Test func aKeyThatIsInOtherPartsOnlyIsNotAFailure() throws {
    let path = try #require(JSONPath(Array("d".utf8)))
    let place = DatePlace.values(JSONPlace(dates: [path]))
    let engine = Engine(Rewrite(.same, as: .dmy, at: place), at: place)
    let text = "{\"d\":\"2025-08-29\"}\n{\"e\":\"2025-08-29\"}\n"
    let outcome = Self.join(engine, Array(text.utf8), count: 2)
    #expect(outcome.text == "{\"d\":\"29/08/2025\"}\n{\"e\":\"2025-08-29\"}\n")
    #expect(!outcome.hasFailed && outcome.messages.contains("noPath"))
  }

  @Test(arguments: [nil, 2, 3])
  func theFileIsAtTheEndOfItsLastPart(_ threads: Int?) throws {
    let bytes = Array(String(repeating: "2025-08-29\n", count: 20_000).utf8)
    let file = MemoryFile(bytes)
    var engine = Engine(Rewrite(.same, as: .dmy, at: .line), at: .line)
    engine.threads = threads
    let part = try #require(RecordPart(2, of: 2))
    let outcome = engine.run { stream, console throws(SystemError) in
      try stream.answer(part, of: file, named: "in", by: engine.plan, in: &console)
    }.outcome
    #expect(outcome.output.count == bytes.count / 2)
    if threads != nil { #expect(file.position == bytes.count) }
  }
}
