import DayKit
import DayRecords
import SeededNumbers
import System
import Testing

struct SortingTests {
  private static let comma = UInt8(ascii: ",")

  private static func sorting(
    isDescending: Bool = false, isUnique: Bool = false, memory: Int = 1 << 26,
    folder: String = "/tmp"
  ) -> Sorting {
    Sorting(
      Sorting.Order(isDescending: isDescending, isUnique: isUnique), memory: memory, folder: folder)
  }

  private static func columns(hasHeader: Bool = false) -> DatePlace {
    .columns(ColumnPlace(dates: [.number(1)], hasHeader: hasHeader, separator: .delimiter(comma)))
  }

  // Laws.

  /// The records in their order, where a text without a date belongs to the one before it, and other
  /// records without a date are last.
  private static func sorted(
    _ sample: Sample, isDescending: Bool, isUnique: Bool
  ) -> [UInt8] {
    var groups: [(day: Int?, bytes: [UInt8])] = []
    var absent: [UInt8] = []
    for line in sample.lines {
      guard let days = sample.days(of: line) else { continue }
      if days.isEmpty, !sample.isText {
        absent += line
      } else if days.isEmpty, let last = groups.popLast() {
        groups.append((last.day, last.bytes + line))
      } else {
        groups.append((days.first, line))
      }
    }
    var seen: Set<Int> = []
    if isUnique { groups = groups.filter { $0.day.map { seen.insert($0).inserted } ?? true } }
    // The standard library does not promise that its sort is stable.
    let order = groups.indices.sorted { first, second in
      let (left, right) = (groups[first].day, groups[second].day)
      guard left != right else { return first < second }
      guard let left, let right else { return left == nil }
      return isDescending ? left > right : left < right
    }
    return sample.header + order.flatMap { groups[$0].bytes } + absent
  }

  @Test(arguments: [nil, 3])
  func linesBeforeTheFirstDateAreKeptByAUniqueSortInAnyMemory(_ threads: Int?) {
    let place = DatePlace.text(TextPlace([.iso]))
    let notes = String(repeating: "a note\n", count: 5_000)
    var engine = Engine(Self.sorting(isUnique: true, memory: 0), at: place)
    (engine.threads, engine.chunkSize) = (threads, 8_192)
    let outcome = engine.run("\(notes)2025-08-30\n2025-08-29\n2025-08-30 again\n")
    #expect(outcome.text == "\(notes)2025-08-29\n2025-08-30\n")
  }

  @Test func theChunksOfThreadsAreAPartOfTheMemory() {
    let sizes: KeyValuePairs = [0: 8, 1 << 8: 8, 1 << 10: 32, 1 << 16: 2048, 1 << 20: 2048]
    for (memory, size) in sizes {
      #expect(Self.sorting(memory: memory << 10).traits.largestChunk == size << 10)
    }
  }

  @Test(arguments: Sample.Kind.allCases, seeds(10))
  func recordsAreSortedStably(_ kind: Sample.Kind, _ seed: UInt64) {
    var sample = Sample(kind, seed: seed, count: 90)
    guard sample.arity == 1 else { return }
    let (isDescending, isUnique) = (seed % 2 == 1, seed % 4 > 1)
    let expected = Self.sorted(sample, isDescending: isDescending, isUnique: isUnique)
    for memory in [1 << 26, 0] {
      let action = Self.sorting(isDescending: isDescending, isUnique: isUnique, memory: memory)
      let engine = Engine(action, at: sample.place, as: sample.formats)
      let bytes = sample.bytes
      for (way, outcome) in engine.outcomes(bytes, pieces: sample.pieces(of: bytes)) {
        #expect(outcome.output == expected, "\(way), memory \(memory)")
      }
    }
  }

  @Test(arguments: Sample.Kind.allCases, seeds(24))
  func severalThreadsSortAsOne(_ kind: Sample.Kind, _ seed: UInt64) {
    var sample = Sample(kind, seed: seed, count: 120)
    guard sample.arity == 1 else { return }
    let bytes = sample.mutatedBytes()
    var engine = sample.engine()
    engine.onError = seed % 3 == 0 ? .stop : .skip
    engine.action = Self.sorting(
      isDescending: seed % 2 == 1, isUnique: seed % 4 > 1, memory: seed % 5 == 0 ? 0 : 1 << 26)
    engine.threads = 1
    let expected = engine.run([bytes])
    for threads in [2, 5] {
      engine.threads = threads
      let file = engine.run(MemoryFile(bytes, portion: 777))
      #expect(file.difference(from: expected) == nil, "\(threads) threads, file")
      let pipe = engine.run(sample.pieces(of: bytes))
      #expect(pipe.difference(from: expected) == nil, "\(threads) threads, pipe")
    }
  }

  @Test(arguments: seeds(8))
  func entriesOfALogStayTogetherOnSeveralThreads(_ seed: UInt64) {
    let memory = seed % 4 < 2 ? 65_536 : 1 << 26
    var generator = SplitMix64(seed: seed)
    // Most chunks begin inside an entry, and some have no date.
    let log = (0..<9_000).map { number in
      let day = Day(daysSince1970: Int.random(in: 0..<40, using: &generator))
      let hasDate = Int.random(in: 0..<9, using: &generator) == 0
      return hasDate ? "\(day) \(number)\n" : "  \(number)\r\n"
    }
    let place = DatePlace.text(TextPlace([.iso]))
    let (isDescending, isUnique) = (seed % 2 == 1, seed % 8 > 3)
    var engine = Engine(
      Self.sorting(isDescending: isDescending, isUnique: isUnique, memory: memory), at: place)
    let expected = engine.run(log.joined() + "end")
    engine.threads = 3
    for chunkSize in sample(oneIn: 3, of: [90, 7, 3_000]) {
      engine.chunkSize = chunkSize
      let outcome = engine.run(MemoryFile(Array((log.joined() + "end").utf8)))
      #expect(outcome.difference(from: expected) == nil, "chunks of \(chunkSize)")
    }
  }

  /// Records in any order, of which one day has most of the bytes, and in the order of their days.
  private static let manyOfOneDay: (bytes: [UInt8], sorted: [UInt8]) = {
    var generator = SplitMix64(seed: 3)
    let lines = (0..<90_000).map { number in
      let day = [5_000, 5_000, 5_000, Int.random(in: 0..<9_000, using: &generator)]
        .random(&generator)
      return (day: day, line: "\(number) the name of a customer,\(Day(daysSince1970: day))\n")
    }
    let order = lines.indices.sorted { (lines[$0].day, $0) < (lines[$1].day, $1) }
    return (
      Array(lines.map { $0.line }.joined().utf8), Array(order.map { lines[$0].line }.joined().utf8)
    )
  }()

  @Test(arguments: [(1, 300_000), (3, 5_000), (3, 300_000)])
  func manyRecordsOfOneDayAreConcatenated(_ threads: Int, _ chunkSize: Int) {
    // The day lies between others, and is not merged in memory.
    var engine = Engine(Self.sorting(), at: Self.columns())
    (engine.threads, engine.chunkSize) = (threads, chunkSize)
    let isRight = engine.run(MemoryFile(Self.manyOfOneDay.bytes)).output == Self.manyOfOneDay.sorted
    #expect(isRight)
  }

  /// The lines of a CSV with the number of each record, so that stability shows.
  private static func lines(_ count: Int, years: Int, seed: UInt64) -> [(day: Int, line: String)] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { number in
      let day = Int.random(in: 0..<years * 365, using: &generator)
      let name = String(repeating: "x", count: Int.random(in: 0..<40, using: &generator))
      return (day, "\(number) \(name),\(Day(daysSince1970: day)),\n")
    }
  }

  @Test(
    arguments: [(0, 2_000), (0, 1), (65_536, 20), (1 << 26, 20)], sample(oneIn: 2, of: [3, 1]))
  func manyRunsAreMergedStably(_ limit: (memory: Int, years: Int), _ threads: Int) {
    let (memory, years) = limit
    // Without memory, each batch becomes a file, so there is more than one pass.
    let lines = Self.lines(34_000, years: years, seed: UInt64(memory + years))
    let input = lines.map { $0.line }.joined()
    let isDescending = years == 20
    let order = lines.indices.sorted { first, second in
      let (left, right) = (lines[first].day, lines[second].day)
      guard left != right else { return first < second }
      return isDescending ? left > right : left < right
    }
    let expected = order.map { lines[$0].line }.joined()
    let action = Self.sorting(isDescending: isDescending, memory: memory)
    var engine = Engine(action, at: Self.columns())
    engine.threads = threads
    let isRight = engine.run(MemoryFile(Array(input.utf8))).text == expected
    #expect(isRight)
  }

  @Test(arguments: [0, 65_536, 1 << 26])
  func sortedRecordsStayAsTheyAre(_ memory: Int) {
    let input = (0..<5_000).map { "\($0),\(Day(daysSince1970: $0 / 3))\n" }.joined()
    let isSame = Engine(Self.sorting(memory: memory), at: Self.columns()).run(input).text == input
    #expect(isSame)
  }

  @Test(arguments: [0, 65_536])
  func aRecordMayBeLongerThanTheMemory(_ memory: Int) {
    let long = String(repeating: "x", count: 900_000)
    let records = ["\(long),2025-08-31\n", "a,2025-08-30\n", "\(long)y,2025-08-29\n"]
    let outcome = Engine(Self.sorting(memory: memory), at: Self.columns()).run(records.joined())
    let isRight = outcome.text == records.reversed().joined()
    #expect(isRight)
  }

  // Values.

  @Test(arguments: [" ", "  ", "-", "+", " - ", ".", "e5", "1e", "1 2"])
  func aValueWithoutDigitsIsNotANumber(_ value: String) {
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(1)], label: .number(0), hasHeader: false, separator: .delimiter(Self.comma))
    )
    let order = Sorting.Order(values: ValueOrder(areNumbers: true))
    var engine = Engine(Sorting(order, memory: 1 << 16, folder: "/tmp"), at: place)
    engine.onError = .skip
    let outcome = engine.run("\(value),2025-08-29\n 4 ,2025-08-29\n")
    #expect(outcome.text == " 4 ,2025-08-29\n" && outcome.messages.contains("in:1"))
  }

  @Test(arguments: [0, 65_536, 1 << 26], sample(oneIn: 2, of: [1, 3]))
  func recordsOfOneDayAreInTheOrderOfAValue(_ memory: Int, _ threads: Int) {
    var generator = SplitMix64(seed: UInt64(memory + threads))
    let isDescending = threads == 3
    let names = [
      "", "b", "a", "\"a\"", "a,b", "aa", "ab", "10", "9", "é", "longer than eight bytes",
    ]
    let lines = (0..<9_000).map { number in
      let day = [40, Int.random(in: 0..<2_000, using: &generator)].random(&generator)
      let name = names.random(&generator)
      let field = name.contains { $0 == "," || $0 == "\"" } ? quoted(name) : name
      return (day: day, name: name, line: "\(field),\(Day(daysSince1970: day)),\(number)\r\n")
    }
    let order = lines.indices.sorted { first, second in
      let (left, right) = (lines[first], lines[second])
      if left.day != right.day { return (left.day < right.day) != isDescending }
      if left.name == right.name { return first < second }
      if left.name.isEmpty || right.name.isEmpty { return right.name.isEmpty }
      return left.name.utf8.lexicographicallyPrecedes(right.name.utf8) != isDescending
    }
    let place = DatePlace.columns(
      ColumnPlace(
        dates: [.number(1)], label: .number(0), hasHeader: false, separator: .delimiter(Self.comma))
    )
    var engine = Engine(
      Sorting(
        Sorting.Order(isDescending: isDescending, values: ValueOrder()), memory: memory,
        folder: "/tmp"), at: place)
    (engine.threads, engine.chunkSize) = (threads, 5_000)
    let input = String(lines.map(\.line).joined().dropLast())
    let outcome = engine.run(MemoryFile(Array(input.utf8)))
    let isRight = outcome.text == order.map { lines[$0].line }.joined()
    #expect(isRight)
    engine.action = OrderCheck(Sorting.Order(isDescending: isDescending, values: ValueOrder()))
    #expect(engine.run(outcome.text).messages == "")
    #expect(engine.run(input).messages.hasPrefix("test: in:"))
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" ? "\"\"" : "\($0)" } + "\""
  }

  // What is written.

  @Test(arguments: [
    ("", ""), ("2025-08-30\n2025-08-29\n", "2025-08-29\n2025-08-30\n"),
    ("2025-08-30\n2025-08-29", "2025-08-29\n2025-08-30\n"),
    ("2025-08-30\r\n2025-08-29", "2025-08-29\r\n2025-08-30\r\n"), ("2025-08-29", "2025-08-29\n"),
    ("\u{FEFF}2025-08-30\n2025-08-29\n", "\u{FEFF}2025-08-29\n2025-08-30\n"),
    ("2025-08-30\r\n2025-08-29\n", "2025-08-29\n2025-08-30\r\n"),
  ])
  func everyRecordHasAnEnding(_ input: String, _ output: String) {
    for usesSlowPath in [false, true] {
      var engine = Engine(Self.sorting(), at: .line)
      engine.usesSlowPath = usesSlowPath
      #expect(engine.run(input).text == output)
    }
  }

  @Test func aMarkIsNotWrittenForACallThatFails() {
    let place = DatePlace.columns(
      ColumnPlace(dates: [.name([0x78])], hasHeader: true, separator: .delimiter(UInt8(ascii: ",")))
    )
    let other = Engine(Self.sorting(), at: place).run("\u{FEFF}a,b\n1,2025-08-29\n")
    #expect(other.text == "" && other.hasFailed)
    let (outcome, _) = Engine(Self.sorting(), at: Self.columns(hasHeader: true)).run {
      stream, console throws(SystemError) in
      for header in ["\u{FEFF}a,b\n", "a,c\n"] {
        let bytes = Array((header + "1,2025-08-29\n").utf8)
        try stream.answerLines(of: MemoryFile(bytes), named: "in", by: WorkPlan(), in: &console)
      }
    }
    #expect(outcome.text == "" && outcome.hasFailed)
  }

  @Test(arguments: [
    ("a,b", "a,b\n"), ("\u{FEFF}a,b\nx,2025-08-29", "\u{FEFF}a,b\nx,2025-08-29\n"),
    ("a,b\r\n", "a,b\r\n"), ("a,b\r\nx,2025-08-29", "a,b\r\nx,2025-08-29\r\n"),
    ("a,b\ny,2025-08-30\nx,2025-08-29", "a,b\nx,2025-08-29\ny,2025-08-30\n"),
  ])
  func theHeaderStaysFirst(_ input: String, _ output: String) {
    #expect(Engine(Self.sorting(), at: Self.columns(hasHeader: true)).run(input).text == output)
  }

  @Test(arguments: [
    ("a,b", "a,b\nx,2025-08-29\ny,2025-08-30\n", ""),
    ("\"a\",b", "a,b\nx,2025-08-29\ny,2025-08-30\n", ""), ("c,d", "", "test: otherHeader\n"),
  ])
  func severalInputsAreSortedTogetherIfTheyHaveTheSameHeader(
    _ header: String, _ output: String, _ messages: String
  ) {
    let engine = Engine(Self.sorting(), at: Self.columns(hasHeader: true))
    let run = engine.run { stream, console throws(SystemError) in
      for text in ["a,b\ny,2025-08-30", "\(header)\nx,2025-08-29"] {
        try stream.answerLines(
          of: Pieces([Array(text.utf8)]), named: "in", by: engine.plan, in: &console)
      }
    }
    #expect(run.outcome.text == output)
    #expect(run.outcome.messages == messages)
  }

  @Test func operandsAreSortedAsLines() {
    let operands = ["2025-08-30", "2025-08-29"].map { Array($0.utf8) }
    let outcome = Engine(Self.sorting(), at: .line).run(operands: operands)
    #expect(outcome.text == "2025-08-29\n2025-08-30\n")
  }

  @Test func aTextWithoutADateFollowsTheOneBeforeIt() {
    let lines = [
      "start\n", "2025-08-30 b\n", "  at 1\n", "2025-08-29 a, not 2025-01-01\n", "  at 2\n",
    ]
    let engine = Engine(Self.sorting(), at: .text(TextPlace([.iso])))
    let expected = [0, 3, 4, 1, 2].map { lines[$0] }.joined()
    #expect(engine.run(lines.joined()).text == expected)
  }

  @Test func failedRecordsAreReportedAndOmitted() {
    let outcome = Engine(Self.sorting(), at: .line).run("2025-08-30\nfoo\n2025-08-29\n")
    #expect(outcome.text == "2025-08-29\n2025-08-30\n")
    #expect(outcome.messages == "test: in:2: no date 'foo'\n")
  }

  @Test func recordsBeforeAReadErrorAreWritten() {
    let source = Pieces([Array("2025-08-30\n2025-08-29\n".utf8)], then: SystemError(code: 5))
    let outcome = Engine(Self.sorting(), at: .line).run(source)
    #expect(outcome.text == "2025-08-29\n2025-08-30\n")
    #expect(outcome.messages == "test: cannot read: Input/output error\n")
  }

  // Temporary files.

  @Test func aMissingFolderEndsTheRunWithoutOutput() {
    let lines = Self.lines(20_000, years: 10, seed: 1).map { $0.line }.joined()
    let action = Self.sorting(memory: 65_536, folder: "/tmp/missing/folder")
    let outcome = Engine(action, at: Self.columns(hasHeader: true)).run("a,b,c\n" + lines)
    #expect(outcome.output == [])
    #expect(outcome.hasFailed)
    #expect(outcome.messages.hasPrefix("test: temporaryFile(folder: \"/tmp/missing/folder\""))
    // Where the memory is enough, there are no files.
    let small = Engine(Self.sorting(folder: "/tmp/missing/folder"), at: Self.columns())
    #expect(small.run(lines).messages == "")
  }

  @Test(arguments: [(700, false), (1_500, true)])
  func theMemoryIsThatOfTheRecordsWithTheRunThatIsFilled(_ count: Int, _ needsFiles: Bool) {
    // 700 lines have 28 kB, and 1,500 lines have 58 kB, beside a run that takes 23 kB.
    let lines = Self.lines(count, years: 10, seed: 1).map { $0.line }.joined()
    let action = Self.sorting(memory: 65_536, folder: "/tmp/missing/folder")
    #expect(Engine(action, at: Self.columns()).run(lines).hasFailed == needsFiles)
  }

  @Test func aClosedOutputEndsTheMerge() {
    let lines = Self.lines(20_000, years: 10, seed: 2).map { $0.line }.joined()
    let log = Log(breakingWith: .closedPipe, after: 1)
    let engine = Engine(Self.sorting(memory: 65_536), at: Self.columns())
    _ = engine.run(writing: log, Log()) { stream, console throws(SystemError) in
      try stream.answerLines(
        of: Pieces([Array(lines.utf8)]), named: "in", by: engine.plan, in: &console)
    }
    #expect(log.writes == 2)
  }
}
