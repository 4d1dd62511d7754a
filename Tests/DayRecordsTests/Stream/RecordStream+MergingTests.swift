import DayKit
import DayRecords
import SeededNumbers
import System
import Testing

struct RecordStreamMergingTests {
  /// Merges inputs, each of which comes in pieces.
  private static func merge(
    _ inputs: [[[UInt8]]], _ order: Sorting.Order, at place: DatePlace, as formats: [DayFormat],
    usesSlowPath: Bool = false, onError: OnError = .skip, folder: String = "/tmp"
  ) -> Outcome {
    var engine = Engine(MergeInput(order, folder: folder), at: place, as: formats)
    (engine.usesSlowPath, engine.onError) = (usesSlowPath, onError)
    let names = inputs.indices.map { "in\($0)" }
    return engine.run { stream, console throws(SystemError) in
      do throws(MergeInputError) {
        try stream.merge(
          MergeInputs(names) { number in Pieces(inputs[number]) }, by: WorkPlan(), in: &console)
      } catch {
        throw error.error
      }
    }.outcome
  }

  private static func sort(
    _ bytes: [UInt8], _ order: Sorting.Order, at place: DatePlace, as formats: [DayFormat]
  ) -> [UInt8] {
    Engine(Sorting(order, memory: 1 << 26, folder: "/tmp"), at: place, as: formats)
      .run([bytes]).output
  }

  private static func merge(
    _ texts: [String], isUnique: Bool = false, at place: DatePlace = .line,
    onError: OnError = .skip
  ) -> Outcome {
    merge(
      texts.map { [Array($0.utf8)] }, Sorting.Order(isUnique: isUnique), at: place, as: [.iso],
      onError: onError)
  }

  // Laws.

  @Test(arguments: Sample.Kind.allCases, seeds(24))
  func sortedPartsMergeToTheSortedWhole(_ kind: Sample.Kind, _ seed: UInt64) {
    var sample = Sample(kind, seed: seed, count: 90)
    guard sample.arity == 1 else { return }
    var generator = SplitMix64(seed: seed)
    let order = Sorting.Order(isDescending: seed % 2 == 1, isUnique: seed % 4 > 1)
    let expected = Self.sort(sample.bytes, order, at: sample.place, as: sample.formats)
    // A part may begin anywhere, but not inside an entry of a log, or before any date of it.
    let lines = sample.lines
    let starts =
      sample.isText
      ? Array(lines.indices.filter { sample.days(of: lines[$0]) != [] }.dropFirst())
      : Array(lines.indices)
    guard !starts.isEmpty else { return }
    let count = Int.random(in: 0...80, using: &generator)
    var cuts = (0..<count).map { _ in starts.random(&generator) }
    cuts = [0] + cuts.sorted() + [lines.count]
    let parts = zip(cuts, cuts.dropFirst()).map { start, end in
      Self.sort(
        sample.header + lines[start..<end].joined(), order, at: sample.place, as: sample.formats)
    }
    for usesSlowPath in [false, true] {
      let outcome = Self.merge(
        parts.map { sample.pieces(of: $0) }, order, at: sample.place, as: sample.formats,
        usesSlowPath: usesSlowPath)
      let whole = Outcome(output: expected, messages: "", hasFailed: false)
      #expect(outcome.difference(from: whole) == nil, "\(cuts), slow path: \(usesSlowPath)")
    }
  }

  @Test(arguments: seeds(12))
  func valuesAreInOrderAmongAllInputs(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let order = Sorting.Order(
      isDescending: seed % 2 == 1, values: ValueOrder(areNumbers: seed % 4 > 1))
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(0)], label: .number(1), hasHeader: false,
        separator: .delimiter(UInt8(ascii: ","))))
    let lines = (0..<60).map { number in
      let value = ["", "7", "-2.5", "\"10\"", "1e2"].random(&generator)
      return Array("2025-08-0\(Int.random(in: 1...4, using: &generator)),\(value),\(number)\n".utf8)
    }
    let expected = Self.sort(Array(lines.joined()), order, at: place, as: [.iso])
    let cut = Int.random(in: 0...60, using: &generator)
    let parts = [lines[..<cut], lines[cut...]].map { part in
      Self.sort(Array(part.joined()), order, at: place, as: [.iso])
    }
    #expect(Self.merge(parts.map { [$0] }, order, at: place, as: [.iso]).output == expected)
  }

  @Test(
    arguments: [(64, false), (129, true)]
      + sample(oneIn: 3, of: [(65, true), (129, false), (4_161, true)]))
  func anyNumberOfInputsIsMerged(_ count: Int, _ isUnique: Bool) {
    let texts = (0..<count).map { number in
      "\(Day(daysSince1970: number % 9)) \(number)\n\(Day(daysSince1970: 9)) \(number)\n"
    }
    let place = DatePlace.columns(
      ColumnPlace(dates: [.number(0)], hasHeader: false, separator: .blanks))
    let order = Sorting.Order(isUnique: isUnique)
    let expected = Self.sort(Array(texts.joined().utf8), order, at: place, as: [.iso])
    let outcome = Self.merge(texts, isUnique: isUnique, at: place)
    #expect(outcome.output == expected)
  }

  // Inputs that cannot be merged.

  @Test(arguments: [1, 3, 1_000])
  func aRecordOutOfOrderEndsTheMergeAfterTheRecordsBeforeIt(_ pieceSize: Int) {
    let inputs = ["2025-08-01\n2025-08-09\n", "2025-08-02\n2025-08-05\n2025-08-03\n2025-08-30\n"]
    let outcome = Self.merge(
      inputs.map { text in
        stride(from: 0, to: text.utf8.count, by: pieceSize).map {
          Array(Array(text.utf8)[$0...].prefix(pieceSize))
        }
      }, Sorting.Order(), at: .line, as: [.iso])
    #expect(outcome.text == "2025-08-01\n2025-08-02\n2025-08-05\n")
    #expect(outcome.messages == "test: in1:3: 2025-08-05 2025-08-03\n")
    #expect(outcome.hasFailed)
  }

  @Test func recordsThatCannotBeReadAreOmitted() {
    let outcome = Self.merge(["2025-08-01\nx\n2025-08-09\n", "2025-08-02\n"])
    #expect(outcome.text == "2025-08-01\n2025-08-02\n2025-08-09\n")
    #expect(outcome.messages == "test: in0:2: no date 'x'\n")
    let stopped = Self.merge(["2025-08-01\nx\n2025-08-09\n", "2025-08-02\n"], onError: .stop)
    #expect(stopped.text == "2025-08-01\n")
    #expect(stopped.hasFailed)
  }

  @Test func failuresOfAllInputsAreCountedTogether() {
    let bad = String(repeating: "x\n", count: 60)
    let outcome = Self.merge([bad, bad, "2025-08-01\n"])
    #expect(outcome.text == "2025-08-01\n")
    #expect(outcome.messages.hasSuffix("test: 20 more, in1:41 to in1:60\n"))
  }

  @Test func headersHaveToBeEqual() {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.name(Array("d".utf8))], hasHeader: true, separator: .delimiter(UInt8(ascii: ","))))
    let mark = "\u{FEFF}"
    let outcome = Self.merge(
      ["", "d\n2025-08-02", "\(mark)d\r\n2025-08-01\r\n", "\"d\""], at: place)
    #expect(outcome.text == "\(mark)d\n2025-08-01\r\n2025-08-02\n")
    let bare = Self.merge(["2025-08-02\n", "\(mark)2025-08-01\n"])
    #expect(bare.text == "\(mark)2025-08-01\n2025-08-02\n")
    let other = Self.merge(["d\n2025-08-02", "d,e\n2025-08-01\n"], at: place)
    #expect(other.text == "")
    #expect(other.messages == "test: in1: headerUnlike(\"in0\")\n")
  }

  @Test func arraysAreMergedToOneArray() throws {
    let path = try #require(JSONPath(Array("d".utf8)))
    let place = DatePlace.values(JSONPlace(dates: [path]))
    let arrays = [
      "[{\"d\":\"2025-08-01\"},\n {\"d\":\"2025-08-04\"}]\n",
      "[{\"d\":\"2025-08-02\"},{\"d\":null}]",
    ]
    #expect(
      Self.merge(arrays, at: place).text
        == "[{\"d\":\"2025-08-01\"},{\"d\":\"2025-08-02\"},\n {\"d\":\"2025-08-04\"},{\"d\":null}]")
    let mixed = Self.merge([arrays[0], "{\"d\":\"2025-08-02\"}\n"], at: place)
    #expect(mixed.text == "" && mixed.messages == "test: in1: otherForm\n")
  }

  @Test func manyInputsNeedAFolderForTemporaryFiles() {
    let outcome = Self.merge(
      (0..<65).map { _ in [Array("2025-08-01\n".utf8)] }, Sorting.Order(), at: .line, as: [.iso],
      folder: "/nowhere")
    #expect(outcome.text == "" && outcome.hasFailed)
    #expect(outcome.messages.hasPrefix("test: temporaryFile(folder: \"/nowhere\""))
  }

  @Test func textsWithoutAnyDateAreAMistake() {
    let outcome = Self.merge(["a\n", "b\nc\n"], at: .text(TextPlace([.iso])))
    #expect(outcome.text == "a\nb\nc\n" && outcome.hasFailed)
    #expect(outcome.messages.hasPrefix("test: noDates(of: 3"))
  }

  @Test(arguments: [("2025-08-29", true), ("\"2025-08-29", false)])
  func anOpenQuotationInAnyInputLeavesTheMergeIncomplete(_ last: String, _ isComplete: Bool) {
    let comma = FieldSeparator.delimiter(UInt8(ascii: ","))
    let place = DatePlace.columns(
      ColumnPlace(dates: [.number(0)], hasHeader: false, separator: comma))
    let inputs = ["2025-08-28\n", "2025-08-28\n\(last)\n", "2025-08-30\n"]
    let engine = Engine(MergeInput(Sorting.Order(), folder: "/tmp"), at: place)
    let (outcome, stream) = engine.run { stream, console throws(SystemError) in
      do throws(MergeInputError) {
        try stream.merge(
          MergeInputs(["a", "b", "c"]) { Pieces([Array(inputs[$0].utf8)]) }, by: WorkPlan(),
          in: &console)
      } catch {
        throw error.error
      }
    }
    #expect(outcome.hasFailed != isComplete)
    #expect(stream.isComplete == isComplete)
  }

  @Test func anInputWithoutThePathLeavesTheMergeIncomplete() throws {
    let place = DatePlace.values(JSONPlace(dates: [try #require(JSONPath(Array("d".utf8)))]))
    for (text, isComplete) in [("{\"d\":\"2025-08-29\"}\n", true), ("{\"e\":1}\n", false)] {
      let inputs = ["{\"d\":\"2025-08-28\"}\n", text]
      let engine = Engine(MergeInput(Sorting.Order(), folder: "/tmp"), at: place)
      let (_, stream) = engine.run { stream, console throws(SystemError) in
        do throws(MergeInputError) {
          try stream.merge(
            MergeInputs(["a", "b"]) { Pieces([Array(inputs[$0].utf8)]) }, by: WorkPlan(),
            in: &console)
        } catch {
          throw error.error
        }
      }
      #expect(stream.isComplete == isComplete)
    }
  }
}
